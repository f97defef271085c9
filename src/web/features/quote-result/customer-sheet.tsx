import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useSheet } from './use-sheet.ts';

interface CustomerSheetProps {
  readonly title: ReactNode;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet with an address of its own: the browser's dialog, so that it opens without script too. */
export function CustomerSheet({ title, isOpen, onClose, children }: CustomerSheetProps) {
  const { t } = useLingui();
  const sheet = useSheet({ isOpen, onClose });
  const id = useId();
  return (
    <dialog
      {...sheet}
      aria-labelledby={id}
      className="fixed inset-x-0 top-auto bottom-0 z-50 m-0 mx-auto max-h-[90dvh] w-full max-w-140 overflow-y-auto rounded-t-xl bg-raised p-0 text-primary shadow-3 backdrop:bg-scrim open:animate-rise-in md:inset-y-0 md:my-auto md:h-fit md:max-w-md md:rounded-xl print:hidden"
    >
      <div className="px-5 pt-4 pb-safe-5">
        <header className="flex items-start gap-3">
          <h2 id={id} className="type-heading min-w-0 flex-1 pt-1.5">
            {title}
          </h2>
          <ButtonLink
            to="?"
            variant="ghost"
            size="touch-small"
            square
            aria-label={t`Close`}
            className="-mr-2"
            onClick={(event) => {
              event.preventDefault();
              onClose();
            }}
          >
            <Icon icon={X} />
          </ButtonLink>
        </header>
        {children}
      </div>
    </dialog>
  );
}
