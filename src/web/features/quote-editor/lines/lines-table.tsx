import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { useMediaQuery, wideDeskQuery } from '#web/provider-kit/use-media-query.ts';
import { SortableList } from '#web/ui/sortable/sortable-list.tsx';
import { HeadCell } from '#web/ui/table.tsx';
import { AddToQuote } from '../sections/add-to-quote.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { groupLines, isNamed, type LineGroup, linesInOrder } from './group-lines.ts';
import { LineRow } from './line-row.tsx';
import type { LinesProps } from './lines-props.ts';
import { moveBetweenCells } from './move-focus.ts';
import { stepOnAltArrow } from './step-on-alt-arrow.ts';

/** The desk's lines: everything is edited in place. */
export function LinesTable(props: LinesProps) {
  const { t } = useLingui();
  const { main, extras } = groupLines(props.quote);
  const lines = linesInOrder(props.quote);
  const hasTax = useTaxColumn(props);
  const columns = hasTax ? 10 : 9;
  const rows = { ...props, hasTax, columns };
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (props.isEditable) stepOnAltArrow(event, props.editing.step);
    moveBetweenCells(event);
  };
  return (
    <div className="relative min-w-0 overflow-x-auto px-3 pt-2">
      <p role="status" className="sr-only">
        {props.editing.announcement}
      </p>
      <SortableList
        ids={lines.map(({ id }) => id)}
        nameOf={(id) => lines.find((line) => line.id === id)?.description ?? ''}
        onMove={props.editing.drop}
      >
        <table
          onKeyDown={keys}
          className="type-body-desk w-full min-w-176 table-fixed border-separate border-spacing-0 tabular-nums"
        >
          <caption className="sr-only">{t`Lines of the quote`}</caption>
          <LineColumns hasTax={hasTax} />
          <tbody>
            <GroupRows {...rows} groups={main} />
            {extras.length > 0 ? (
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={columns}
                  className="type-caption h-8.5 border-b border-default pt-2.5 pl-12 text-left font-semibold text-secondary"
                >
                  <Trans>Optional extras, chosen by the customer</Trans>
                </th>
              </tr>
            ) : null}
            <GroupRows {...rows} groups={extras} />
          </tbody>
        </table>
      </SortableList>
      {props.isEditable ? <AddToQuote quote={props.quote} /> : null}
    </div>
  );
}

/** Where tax is charged: where the rates differ, or where there is room for them. */
function useTaxColumn({ quote, isPanelOpen }: LinesProps): boolean {
  const isWide = useMediaQuery(wideDeskQuery);
  const rates = new Set(quote.line_items.map(({ tax_rate }) => tax_rate));
  if (!quote.charges_tax) return false;
  return rates.size > 1 || (isWide && !isPanelOpen);
}

type GroupRowsProps = LinesProps & {
  readonly groups: readonly LineGroup[];
  readonly hasTax: boolean;
  readonly columns: number;
};

/** A part of the job is named above its lines, where there is more than one. */
function GroupRows({ groups, ...props }: GroupRowsProps) {
  return groups.flatMap((group) => [
    isNamed(group, groups) ? (
      <tr key={group.component?.id ?? 'job'}>
        <th
          scope="rowgroup"
          colSpan={props.columns}
          className="type-caption h-8 border-b border-subtle bg-canvas py-0.5 pr-1 pl-12 text-left font-medium text-secondary"
        >
          <SectionHead {...props} group={group} />
        </th>
      </tr>
    ) : null,
    ...group.lines.map((line) => <LineRow key={line.id} {...props} line={line} />),
  ]);
}

function LineColumns({ hasTax }: { readonly hasTax: boolean }) {
  return (
    <>
      <colgroup>
        <col className="w-9" />
        <col />
        <col className="w-22" />
        <col className="w-17" />
        <col className="w-20" />
        <col className="w-18" />
        {hasTax ? <col className="w-16" /> : null}
        <col className="w-20" />
        <col className="w-31" />
        <col className="w-7" />
      </colgroup>
      <thead>
        <tr>
          <HeadCell>
            <span className="sr-only">
              <Trans>Order</Trans>
            </span>
          </HeadCell>
          <HeadCell className="px-3!">
            <Trans>Item</Trans>
          </HeadCell>
          <HeadCell className="px-3!">
            <Trans>Category</Trans>
          </HeadCell>
          <HeadCell isNumber className="px-3!">
            <Trans>Qty</Trans>
          </HeadCell>
          <HeadCell className="px-3!">
            <Trans>Unit</Trans>
          </HeadCell>
          <HeadCell isNumber className="px-3!">
            <Trans>Rate</Trans>
          </HeadCell>
          {hasTax ? (
            <HeadCell isNumber className="px-3!">
              <Trans>Tax</Trans>
            </HeadCell>
          ) : null}
          <HeadCell isNumber>
            <Trans>Net</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Based on</Trans>
          </HeadCell>
          <HeadCell>
            <span className="sr-only">
              <Trans>Actions</Trans>
            </span>
          </HeadCell>
        </tr>
      </thead>
    </>
  );
}
