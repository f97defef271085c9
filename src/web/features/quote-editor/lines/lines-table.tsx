import { Trans, useLingui } from '@lingui/react/macro';
import type { LineItem } from '#web/api/quote-types.ts';
import { HeadCell } from '#web/ui/table.tsx';
import { AddLine } from './add-line.tsx';
import { groupLines } from './group-lines.ts';
import { LineRow } from './line-row.tsx';
import type { LinesProps } from './lines-props.ts';
import { moveOnEnter } from './move-focus.ts';
import { partNames } from './part-names.ts';

/** The desk's lines: everything is edited in place. */
export function LinesTable(props: LinesProps) {
  const { t } = useLingui();
  const { main, extras } = groupLines(props.quote);
  const partOf = partNames(props.quote);
  const row = (line: LineItem) => <LineRow key={line.id} {...props} line={line} part={partOf(line.component_id)} />;
  return (
    <div className="relative min-w-0 overflow-x-auto px-3 pt-2">
      <table
        onKeyDown={moveOnEnter}
        className="type-body-desk w-full min-w-176 table-fixed border-separate border-spacing-0 tabular-nums"
      >
        <caption className="sr-only">{t`Lines of the quote`}</caption>
        <LineColumns />
        <tbody>{main.map(row)}</tbody>
        {extras.length > 0 ? (
          <tbody>
            <tr>
              <th
                scope="rowgroup"
                colSpan={8}
                className="type-caption h-8.5 border-b border-default px-3.5 pt-2.5 text-left font-semibold text-secondary"
              >
                <Trans>Optional extras, chosen by the customer</Trans>
              </th>
            </tr>
            {extras.map(row)}
          </tbody>
        ) : null}
      </table>
      {props.isEditable ? <AddLine quote={props.quote} /> : null}
    </div>
  );
}

function LineColumns() {
  return (
    <>
      <colgroup>
        <col />
        <col className="w-23" />
        <col className="w-20" />
        <col className="w-22" />
        <col className="w-20" />
        <col className="w-22" />
        <col className="w-32" />
        <col className="w-9" />
      </colgroup>
      <thead>
        <tr>
          <HeadCell className="pl-3.5!">
            <Trans>Item</Trans>
          </HeadCell>
          <HeadCell className="pl-3!">
            <Trans>Category</Trans>
          </HeadCell>
          <HeadCell isNumber className="pr-3!">
            <Trans>Qty</Trans>
          </HeadCell>
          <HeadCell className="pl-3!">
            <Trans>Unit</Trans>
          </HeadCell>
          <HeadCell isNumber className="pr-3!">
            <Trans>Rate</Trans>
          </HeadCell>
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
