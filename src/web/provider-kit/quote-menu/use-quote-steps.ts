import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { quoteAddress } from '#contract/quote-address.ts';
import { useErrorText } from '#web/api/error-text.ts';
import type { QuoteSummary } from '#web/api/quote-types.ts';
import { useArchiveQuote, useDuplicateQuote } from '#web/api/quotes.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** What of a quote its menu has to know: a row of the list, or the quote itself. */
export type MenuQuote = Pick<QuoteSummary, 'title' | 'archived_at'> & Parameters<typeof quoteAddress>[0];

export interface QuoteSteps {
  readonly copy: (quote: MenuQuote) => Promise<void>;
  readonly isCopying: boolean;
  readonly archive: (quote: MenuQuote) => Promise<void>;
  readonly bringBack: (quote: MenuQuote) => Promise<void>;
}

/** What can be done with a quote as a whole, each told by a message. A row may be gone before the answer comes. */
export function useQuoteSteps(): QuoteSteps {
  const { t } = useLingui();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const duplicate = useDuplicateQuote();
  const archiving = useArchiveQuote();
  const failed = (title: string) => (error: unknown) => {
    showToast({ level: 'error', title, text: errorText(error) });
  };
  const bringBack = ({ id, title }: MenuQuote) =>
    archiving.mutateAsync({ id, isArchived: false }).then(() => {
      showToast({ level: 'success', title: t`“${title}” is back in the list` });
    }, failed(t`The quote was not brought back`));
  return {
    isCopying: duplicate.isPending,
    copy: ({ id }) =>
      duplicate.mutateAsync(id).then((copy) => {
        showToast({ level: 'success', title: t`This is the copy` });
        void navigate(quoteAddress(copy));
      }, failed(t`The copy could not be made`)),
    archive: (quote) =>
      archiving.mutateAsync({ id: quote.id, isArchived: true }).then(() => {
        showToast({
          title: t`Archived “${quote.title}”`,
          action: { label: t`Undo`, altText: t`Bring the quote back to the list`, run: () => void bringBack(quote) },
        });
      }, failed(t`The quote was not archived`)),
    bringBack,
  };
}
