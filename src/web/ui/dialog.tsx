import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Buttons, the main one last. On a phone the main one stands on top. */
  readonly footer?: ReactNode;
  readonly width?: 'narrow' | 'wide';
  /** What is asked here must be answered: a press beside the dialog does not close it. */
  readonly isModalDecision?: boolean;
  /** There is no way around it: nothing but what is done in it closes it. */
  readonly isObligatory?: boolean;
  /** What Enter is for as it opens; else the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children?: ReactNode;
}

const widths = { narrow: 'md:max-w-md', wide: 'md:max-w-2xl' } as const;

/** Where the reader was before; the page's content once that is gone, such as the row that was deleted. */
function focusAgain(opener: Element | null): void {
  const target = opener?.isConnected ? opener : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: target !== opener });
}

/** A sheet from below on a phone, a centred panel at the desk. */
export function Dialog(props: DialogProps) {
  const { t } = useLingui();
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={props.isOpen} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          {...(props.description ? {} : { 'aria-describedby': undefined })}
          {...((props.isModalDecision || props.isObligatory) && {
            onPointerDownOutside: (event) => event.preventDefault(),
          })}
          {...(props.isObligatory && { onEscapeKeyDown: (event) => event.preventDefault() })}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            if (!props.initialFocus?.current) return;
            event.preventDefault();
            props.initialFocus.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix gives the focus back to a trigger of its own only, and these are opened from anywhere.
            event.preventDefault();
            focusAgain(opener.current);
          }}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[90dvh] w-full flex-col rounded-t-xl bg-raised shadow-3',
            'md:inset-y-0 md:my-auto md:h-fit md:rounded-lg',
            'data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in',
            widths[props.width ?? 'narrow'],
          )}
        >
          <header className="flex items-start gap-3 px-5 pt-4 pb-2 md:px-6 md:pt-5">
            <div className="min-w-0 flex-1 pt-1">
              <Radix.Title className="type-title">{props.title}</Radix.Title>
              {props.description ? (
                <Radix.Description className="mt-1 text-[0.9375rem] leading-[1.375rem] text-secondary">
                  {props.description}
                </Radix.Description>
              ) : null}
            </div>
            {props.isObligatory ? null : (
              <Radix.Close asChild>
                <Button variant="ghost" square aria-label={t`Close`} className="-mr-2">
                  <Icon icon={X} />
                </Button>
              </Radix.Close>
            )}
          </header>
          {props.children ? (
            <div className="min-h-0 flex-1 overflow-y-auto px-5 py-3 md:px-6">{props.children}</div>
          ) : null}
          {props.footer ? (
            <footer className="flex flex-col-reverse gap-2 px-5 pt-3 pb-safe-5 md:flex-row md:justify-end md:px-6">
              {props.footer}
            </footer>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
