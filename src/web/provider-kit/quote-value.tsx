import { Trans } from '@lingui/react/macro';
import { isPassing } from '#web/api/quote-head.ts';
import type { QuoteSummary } from '#web/api/quote-types.ts';
import { Money } from '#web/ui/money.tsx';

/** What the quote counted with where the list stands behind a figure; the total where there is one, else in words why there is none. */
export function QuoteValue({ quote }: { readonly quote: QuoteSummary }) {
  if (quote.counted_minor !== null)
    return <Money minor={quote.counted_minor} currency={quote.currency} className="font-semibold" />;
  if (isPassing(quote.status)) {
    return (
      <span className="text-secondary">
        <Trans>Estimating</Trans>
      </span>
    );
  }
  if (quote.total_minor === null || quote.status === 'draft' || quote.status === 'awaiting_customer') {
    return (
      <span className="text-secondary">
        <Trans>Not yet</Trans>
      </span>
    );
  }
  return <Money minor={quote.total_minor} currency={quote.currency} className="font-semibold" />;
}
