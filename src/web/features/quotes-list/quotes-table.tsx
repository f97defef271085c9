import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { quoteAddress } from '#web/api/quote-address.ts';
import type { QuoteSummary } from '#web/api/quote-types.ts';
import { RelativeTime } from '#web/provider-kit/relative-time.tsx';
import { StatusChip } from '#web/ui/status-chip.tsx';
import { Cell, HeadCell, Table } from '#web/ui/table.tsx';
import { QuoteValue } from './quote-value.tsx';

/** The desk's list: 40 px rows, the whole row leads to the quote. */
export function QuotesTable({ quotes }: { readonly quotes: readonly QuoteSummary[] }) {
  const { t } = useLingui();
  return (
    <Table caption={t`Quotes, latest change first`} className="table-fixed [&_tbody_tr:last-child>*]:border-b-0">
      <colgroup>
        <col className="w-24" />
        <col />
        <col className="w-[22%]" />
        <col className="w-40" />
        <col className="w-32" />
        <col className="w-32" />
      </colgroup>
      <thead>
        <tr>
          <HeadCell>
            <Trans>Ref</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Job</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Customer</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Status</Trans>
          </HeadCell>
          <HeadCell isNumber>
            <Trans>Value</Trans>
          </HeadCell>
          <HeadCell isNumber>
            <Trans>Updated</Trans>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {quotes.map((quote) => (
          <QuoteRow key={quote.id} quote={quote} />
        ))}
      </tbody>
    </Table>
  );
}

function QuoteRow({ quote }: { readonly quote: QuoteSummary }) {
  return (
    <tr className="relative hover:bg-hover">
      <Cell className="text-secondary">{quote.number ?? '–'}</Cell>
      <Cell>
        <Link
          to={quoteAddress(quote)}
          prefetch="intent"
          title={quote.title}
          className="block truncate font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-sm focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {quote.title}
        </Link>
      </Cell>
      <Cell className="truncate text-secondary">{quote.customer_name}</Cell>
      <Cell>
        <StatusChip status={quote.status} className="whitespace-nowrap" />
      </Cell>
      <Cell isNumber>
        <QuoteValue quote={quote} />
      </Cell>
      <Cell isNumber className="text-secondary">
        <RelativeTime at={quote.updated_at} />
      </Cell>
    </tr>
  );
}
