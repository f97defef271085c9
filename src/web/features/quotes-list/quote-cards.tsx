import { Link } from 'react-router';
import { quoteAddress } from '#contract/quote-address.ts';
import type { QuoteSummary } from '#web/api/quote-types.ts';
import { QuoteMenu } from '#web/provider-kit/quote-menu/quote-menu.tsx';
import { QuoteValue } from '#web/provider-kit/quote-value.tsx';
import { RelativeTime } from '#web/provider-kit/relative-time.tsx';
import { StatusChip } from '#web/provider-kit/status-chip.tsx';
import { UnreadMark } from '#web/ui/unread-mark.tsx';

/** The phone's list: one card a quote, pressed anywhere. */
export function QuoteCards({ quotes }: { readonly quotes: readonly QuoteSummary[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {quotes.map((quote) => (
        <li key={quote.id} className="relative">
          <Link
            to={quoteAddress(quote)}
            data-quote={quote.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 rounded-lg border border-subtle bg-surface px-4 py-3 shadow-1 active:bg-hover"
          >
            <span className="line-clamp-2 leading-[1.375rem] font-semibold">{quote.title}</span>
            <span className="text-right tabular-nums">
              <QuoteValue quote={quote} />
            </span>
            <span className="type-body-desk truncate text-secondary">{quote.customer_name}</span>
            <RelativeTime
              at={quote.updated_at}
              className="type-body-desk text-right whitespace-nowrap text-secondary"
            />
            <span className="col-span-2 mt-1 flex items-center justify-between gap-3 pr-9">
              <span className="flex items-center gap-2">
                <StatusChip status={quote.status} />
                <UnreadMark count={quote.messages_unread} />
              </span>
              <span className="type-small text-secondary">{quote.number}</span>
            </span>
          </Link>
          {/* Beside the link, not in it: the card leads to the quote wherever else it is pressed. */}
          <QuoteMenu quote={quote} variant="ghost" className="absolute! right-1 bottom-0.5 md:bottom-1.5" />
        </li>
      ))}
    </ul>
  );
}
