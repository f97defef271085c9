import { Trans, useLingui } from '@lingui/react/macro';
import { Archive, ArchiveRestore, ArrowRight, Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { quoteAddress } from '#contract/quote-address.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { type MenuQuote, useQuoteSteps } from './use-quote-steps.ts';

const DeleteQuoteDialog = onDemand(async () => (await import('./delete-quote-dialog.tsx')).DeleteQuoteDialog);

interface QuoteMenuProps extends Pick<ButtonLook, 'variant' | 'size'> {
  readonly quote: MenuQuote;
  /** On the quote's own page there is nothing to open. */
  readonly isOpened?: boolean;
  readonly onDeleted?: () => void;
  readonly className?: string;
}

/** What can be done with a quote as a whole; an agreement can only be opened and copied. */
export function QuoteMenu({ quote, isOpened, onDeleted, className, ...look }: QuoteMenuProps) {
  const { t } = useLingui();
  const steps = useQuoteSteps();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <Button
            square
            {...look}
            pending={steps.isCopying}
            aria-label={t`More about ${quote.title}`}
            {...(className && { className })}
          >
            <Icon icon={Ellipsis} size={16} />
          </Button>
        }
      >
        {isOpened ? null : (
          <MenuItem icon={ArrowRight} to={quoteAddress(quote)}>
            <Trans>Open</Trans>
          </MenuItem>
        )}
        <MenuItem icon={Copy} onSelect={() => void steps.copy(quote)}>
          <Trans>Make a copy</Trans>
        </MenuItem>
        {quote.status === 'accepted' ? null : (
          <>
            {quote.archived_at === null ? (
              <MenuItem icon={Archive} onSelect={() => void steps.archive(quote)}>
                <Trans>Archive</Trans>
              </MenuItem>
            ) : (
              <MenuItem icon={ArchiveRestore} onSelect={() => void steps.bringBack(quote)}>
                <Trans>Bring back</Trans>
              </MenuItem>
            )}
            <MenuSeparator />
            <MenuItem icon={Trash2} isDanger onSelect={() => setDeleting(true)}>
              <Trans>Delete</Trans>
            </MenuItem>
          </>
        )}
      </Menu>
      {isDeleting ? (
        <DeleteQuoteDialog quote={quote} onClose={() => setDeleting(false)} {...(onDeleted && { onDeleted })} />
      ) : null}
    </>
  );
}
