import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { quoteAddress } from '#contract/quote-address.ts';
import type { QuoteSummary } from '#web/api/quote-types.ts';
import type { QuoteSort } from '#web/api/quotes.ts';
import { QuoteMenu } from '#web/provider-kit/quote-menu/quote-menu.tsx';
import { RelativeTime } from '#web/provider-kit/relative-time.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { StatusChip } from '#web/ui/status-chip.tsx';
import { Cell, HeadCell, Table } from '#web/ui/table.tsx';
import { UnreadMark } from '#web/ui/unread-mark.tsx';
import { nextSort } from './list-filter.ts';
import { QuoteValue } from './quote-value.tsx';

/** The desk's list: 40 px rows, the whole row leads to the quote. */
interface QuotesTableProps {
  readonly quotes: readonly QuoteSummary[];
  readonly sort: QuoteSort | undefined;
  readonly onSort: (sort: QuoteSort | undefined) => void;
}

export function QuotesTable({ quotes, sort, onSort }: QuotesTableProps) {
  const { t } = useLingui();
  return (
    <Table caption={t`Quotes`} className="table-fixed [&_tbody_tr:last-child>*]:border-b-0">
      <colgroup>
        <col className="w-20 xl:w-24" />
        <col />
        <col className="w-[20%] xl:w-[22%]" />
        <col className="w-40" />
        <col className="w-26 xl:w-32" />
        <col className="w-28 xl:w-32" />
        <col className="w-12" />
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
          <SortableHead column="value" sort={sort} onSort={onSort}>
            <Trans>Value</Trans>
          </SortableHead>
          <SortableHead column="updated" sort={sort} onSort={onSort}>
            <Trans>Updated</Trans>
          </SortableHead>
          <HeadCell>
            <span className="sr-only">
              <Trans>Actions</Trans>
            </span>
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

interface SortableHeadProps extends Pick<QuotesTableProps, 'sort' | 'onSort'> {
  readonly column: 'updated' | 'value';
  readonly children: ReactNode;
}

/** A heading that sorts by its column. */
function SortableHead({ column, sort, onSort, children }: SortableHeadProps) {
  const now = sort ?? '-updated';
  const isDown = now === `-${column}`;
  const isSorted = isDown || now === column;
  return (
    <HeadCell isNumber aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : 'none'}>
      <button
        type="button"
        onClick={() => onSort(nextSort(column, sort))}
        className="-my-1 inline-flex min-h-7 items-center gap-1 rounded-xs hover:text-primary"
      >
        {children}
        {isSorted ? <Icon icon={isDown ? ArrowDown : ArrowUp} size={16} /> : null}
      </button>
    </HeadCell>
  );
}

function QuoteRow({ quote }: { readonly quote: QuoteSummary }) {
  return (
    <tr className="relative hover:bg-hover">
      <Cell className="text-secondary">{quote.number ?? '–'}</Cell>
      <Cell>
        <Link
          to={quoteAddress(quote)}
          data-quote={quote.id}
          prefetch="intent"
          title={quote.title}
          className="block truncate font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-sm focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {quote.title}
        </Link>
      </Cell>
      <Cell className="truncate text-secondary">
        <span dir="auto">{quote.customer_name}</span>
      </Cell>
      <Cell>
        <span className="flex items-center gap-2">
          <StatusChip status={quote.status} className="whitespace-nowrap" />
          <UnreadMark count={quote.messages_unread} />
        </span>
      </Cell>
      <Cell isNumber>
        <QuoteValue quote={quote} />
      </Cell>
      <Cell isNumber className="text-secondary">
        <RelativeTime at={quote.updated_at} />
      </Cell>
      <Cell className="pr-1! text-right">
        <QuoteMenu quote={quote} variant="ghost" size="desk-small" className="relative z-1" />
      </Cell>
    </tr>
  );
}
