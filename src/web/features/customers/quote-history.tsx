import { Trans, useLingui } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { quoteAddress } from '#contract/quote-address.ts';
import type { Customer } from '#web/api/customers.ts';
import { pathTo } from '#web/paths.ts';
import { RelativeTime } from '#web/provider-kit/relative-time.tsx';
import { StatusChip } from '#web/provider-kit/status-chip.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Money } from '#web/ui/money.tsx';

type PastQuote = Customer['quotes'][number];

/** What was asked for so far, the latest change first. */
export function QuoteHistory({ customer }: { readonly customer: Customer }) {
  const { t } = useLingui();
  const shown = customer.quotes.length;
  const rest = customer.quote_count - shown;
  return (
    <Card title={t`Quotes`} aside={<span className="text-secondary tabular-nums">{customer.quote_count}</span>}>
      {shown === 0 ? (
        <EmptyState
          icon={FileText}
          title={<Trans>No quote yet</Trans>}
          text={<Trans>What this customer asks for will be listed here.</Trans>}
          action={
            <ButtonLink to={`${pathTo('quoteCreate')}?customer=${customer.id}`}>
              <Trans>Start a quote</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <ul className="-mx-2 flex flex-col">
          {customer.quotes.map((quote) => (
            <HistoryRow key={quote.id} quote={quote} />
          ))}
        </ul>
      )}
      {rest > 0 ? (
        <p className="type-small pt-3 text-secondary">
          <Trans>and {rest} older ones, in the list of quotes</Trans>
        </p>
      ) : null}
    </Card>
  );
}

function HistoryRow({ quote }: { readonly quote: PastQuote }) {
  return (
    <li className="border-b border-subtle last:border-b-0">
      <Link
        to={quoteAddress(quote)}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-sm px-2 py-3 hover:bg-hover"
      >
        <span className="line-clamp-2 font-medium">{quote.title}</span>
        <span className="text-right tabular-nums">
          {quote.total_minor === null ? (
            <span className="text-secondary">
              <Trans>Not yet</Trans>
            </span>
          ) : (
            <Money minor={quote.total_minor} currency={quote.currency} className="font-semibold" />
          )}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-secondary">
          <StatusChip status={quote.status} />
          {quote.number}
          {quote.archived_at === null ? null : <Trans>Archived</Trans>}
        </span>
        <HistoryDate quote={quote} />
      </Link>
    </li>
  );
}

/** The date that says most: when it was agreed, else sent, else begun. */
function HistoryDate({ quote }: { readonly quote: PastQuote }) {
  return (
    <span className="type-small text-right text-secondary">
      {quote.accepted_at ? (
        <Trans>
          accepted <RelativeTime at={quote.accepted_at} />
        </Trans>
      ) : quote.sent_at ? (
        <Trans>
          sent <RelativeTime at={quote.sent_at} />
        </Trans>
      ) : (
        <Trans>
          begun <RelativeTime at={quote.created_at} />
        </Trans>
      )}
    </span>
  );
}
