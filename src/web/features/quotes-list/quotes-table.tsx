import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { quoteAddress } from '#contract/quote-address.ts';
import type { QuoteSummary } from '#web/api/quote-types.ts';
import type { QuoteSort } from '#web/api/quotes.ts';
import { linkPrefetch } from '#web/app/link-prefetch.ts';
import { QuoteMenu } from '#web/provider-kit/quote-menu/quote-menu.tsx';
import { QuoteValue } from '#web/provider-kit/quote-value.tsx';
import { RelativeTime } from '#web/provider-kit/relative-time.tsx';
import { StatusChip } from '#web/provider-kit/status-chip.tsx';
import { CheckboxBox } from '#web/ui/checkbox.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Cell, HeadCell, rowLink, Table } from '#web/ui/table.tsx';
import { UnreadMark } from '#web/ui/unread-mark.tsx';
import { nextSort, type SortColumn } from './list-filter.ts';
import type { Selection } from './use-selection.ts';

/** The desk's list: 40 px rows, the whole row leads to the quote. */
interface QuotesTableProps {
  readonly quotes: readonly QuoteSummary[];
  readonly sort: QuoteSort | undefined;
  readonly onSort: (sort: QuoteSort | undefined) => void;
  readonly selection: Selection;
}

export function QuotesTable({ quotes, sort, onSort, selection }: QuotesTableProps) {
  const { t } = useLingui();
  const sorting = { sort, onSort };
  return (
    <Table caption={t`Quotes`} className="table-fixed [&_tbody_tr:last-child>*]:border-b-0">
      <colgroup>
        <col className="w-10" />
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
          <HeadCell className="pr-0!">
            <AllBox count={quotes.length} selection={selection} />
          </HeadCell>
          <SortableHead column="number" {...sorting}>
            <Trans>Ref</Trans>
          </SortableHead>
          <SortableHead column="title" {...sorting}>
            <Trans>Job</Trans>
          </SortableHead>
          <SortableHead column="customer" {...sorting}>
            <Trans>Customer</Trans>
          </SortableHead>
          <SortableHead column="status" {...sorting}>
            <Trans>Status</Trans>
          </SortableHead>
          <SortableHead column="value" isNumber {...sorting}>
            <Trans>Value</Trans>
          </SortableHead>
          <SortableHead column="updated" isNumber {...sorting}>
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
          <QuoteRow key={quote.id} quote={quote} selection={selection} />
        ))}
      </tbody>
    </Table>
  );
}

interface SortableHeadProps extends Pick<QuotesTableProps, 'sort' | 'onSort'> {
  readonly column: SortColumn;
  readonly isNumber?: boolean;
  readonly children: ReactNode;
}

/** A heading that sorts by its column. */
function SortableHead({ column, isNumber = false, sort, onSort, children }: SortableHeadProps) {
  const now = sort ?? '-updated';
  const isDown = now === `-${column}`;
  const isSorted = isDown || now === column;
  return (
    <HeadCell isNumber={isNumber} aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : 'none'}>
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

/** Chooses the page, or none of it. */
function AllBox({ count, selection }: { readonly count: number } & Pick<QuotesTableProps, 'selection'>) {
  const { t } = useLingui();
  const chosen = selection.ids.length;
  return (
    <CheckboxBox
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && chosen < count;
      }}
      aria-label={t`Choose all quotes of this page`}
      checked={chosen === count}
      onChange={({ target }) => selection.setAll(target.checked)}
    />
  );
}

interface QuoteRowProps {
  readonly quote: QuoteSummary;
  readonly selection: Selection;
}

function QuoteRow({ quote, selection }: QuoteRowProps) {
  const { t } = useLingui();
  const isChosen = selection.has(quote.id);
  return (
    <tr
      className={classNames('relative hover:bg-hover', isChosen && 'bg-selected')}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 'x' || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        selection.toggle(quote.id, event.shiftKey);
      }}
    >
      <Cell className="pr-0!">
        <CheckboxBox
          className="relative z-1"
          aria-label={t`Choose ${quote.title}`}
          aria-keyshortcuts="x"
          checked={isChosen}
          onChange={({ nativeEvent }) =>
            selection.toggle(quote.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </Cell>
      <Cell className="text-secondary">{quote.number ?? '–'}</Cell>
      <Cell>
        <Link
          to={quoteAddress(quote)}
          data-quote={quote.id}
          prefetch={linkPrefetch()}
          title={quote.title}
          className={classNames(rowLink, 'font-medium')}
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
