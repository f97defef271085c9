import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

const sides = {
  bottom:
    'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-xl data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in',
  right:
    'inset-y-0 right-0 w-full max-w-96 border-l border-subtle data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
} as const;

interface SheetProps {
  /** The button that opens it, and has the focus again afterwards. */
  readonly trigger: ReactElement;
  readonly title: ReactNode;
  readonly side?: keyof typeof sides;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** More of the page, drawn in from an edge: from below at the thumb, from the right at the desk. */
export function Sheet({ trigger, title, side = 'bottom', isOpen, onOpenChange, children }: SheetProps) {
  const { t } = useLingui();
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          aria-describedby={undefined}
          className={classNames('fixed z-50 flex flex-col bg-raised text-primary shadow-3', sides[side])}
        >
          <header className="flex items-center gap-3 px-5 pt-3 pb-1">
            <Radix.Title className="type-title min-w-0 flex-1">{title}</Radix.Title>
            <Radix.Close asChild>
              <Button variant="ghost" square aria-label={t`Close`} className="-mr-2">
                <Icon icon={X} />
              </Button>
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-safe-5">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
