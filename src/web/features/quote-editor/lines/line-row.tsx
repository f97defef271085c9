import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { numberText } from '#domain/measure/number-text.ts';
import { moneyToText } from '#domain/measure/typed-number.ts';
import type { LineItem } from '#web/api/quote-types.ts';
import { categoryWords, unitWords } from '#web/provider-kit/cost-words.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useLocale } from '#web/ui/money.tsx';
import { DragHandle } from '#web/ui/sortable/drag-handle.tsx';
import { useSortableItem } from '#web/ui/sortable/sortable-item.ts';
import { BasedOn } from './based-on.tsx';
import { CategoryCell, DescriptionCell, QuantityCell, RateCell } from './cells.tsx';
import { LineProblemNotice } from './line-problem.tsx';
import type { LinesProps } from './lines-props.ts';
import { netText } from './net-text.ts';
import { quantityText } from './quantity-text.ts';
import { TaxCell } from './tax-cell.tsx';
import { UnitCell } from './unit-cell.tsx';

export interface LineRowProps extends LinesProps {
  readonly line: LineItem;
  readonly hasTax: boolean;
  readonly columns: number;
}

const td = 'h-10 border-b border-subtle px-1 align-middle group-aria-selected:bg-selected';

export function LineRow(props: LineRowProps) {
  const { line, quote, selectedId, onSelect, editing, columns } = props;
  const isSelected = line.id === selectedId;
  const item = useSortableItem(line.id);
  const problems = editing.problems.filter(({ lineId }) => lineId === line.id);
  return (
    <>
      <tr
        ref={item.ref}
        style={item.style}
        aria-selected={isSelected}
        data-line={line.id}
        onFocus={() => onSelect(line.id)}
        className={classNames('group', item.isDragging && 'relative z-10 bg-raised shadow-3')}
      >
        <HandleCell {...props} handle={item.handle} />
        {props.isEditable ? <EditableCells {...props} /> : <FixedCells {...props} />}
        <td className={classNames(td, 'px-2.5 text-right font-semibold whitespace-nowrap')}>
          <Net {...props} />
        </td>
        <td className={classNames(td, 'pl-2.5')}>
          <BasedOn
            line={line}
            part={quote.components.find(({ id }) => id === line.component_id)?.title}
            isOpen={isSelected && props.isPanelOpen}
            onOpen={() => props.onExplain(line.id)}
          />
        </td>
        <td className={classNames(td, 'px-0! group-aria-selected:rounded-r-sm')}>
          {props.isEditable ? <DeleteButton line={line} editing={editing} /> : null}
        </td>
      </tr>
      {problems.map((problem) => (
        <tr key={problem.field}>
          <td colSpan={columns} className="border-b border-subtle px-1.5 py-1.5">
            <LineProblemNotice problem={problem} line={line} currency={quote.currency} editing={editing} />
          </td>
        </tr>
      ))}
    </>
  );
}

function HandleCell({
  line,
  isEditable,
  handle,
}: LineRowProps & { readonly handle: ReturnType<typeof useSortableItem>['handle'] }) {
  const { t } = useLingui();
  return (
    <td
      className={classNames(
        td,
        'px-1! group-aria-selected:rounded-l-sm group-aria-selected:shadow-[inset_3px_0_0_var(--border-selected)]',
      )}
    >
      {isEditable ? <DragHandle label={t`Move ${line.description}`} handle={handle} className="size-7" /> : null}
    </td>
  );
}

function DeleteButton({ line, editing }: Pick<LineRowProps, 'line' | 'editing'>) {
  const { t } = useLingui();
  return (
    <Button
      variant="ghost"
      size="desk-small"
      square
      aria-label={t`Delete ${line.description}`}
      onClick={(event) => {
        // The second press of a double click would meet the row that moves up.
        if (event.detail < 2) editing.remove(line);
      }}
      className="opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 group-aria-selected:opacity-100 pointer-coarse:opacity-100"
    >
      <Icon icon={Trash2} size={16} />
    </Button>
  );
}

function EditableCells({ line, quote, editing, hasTax }: LineRowProps) {
  const cell = { line, currency: quote.currency, editing };
  return (
    <>
      <td className={td}>
        <DescriptionCell {...cell} />
      </td>
      <td className={td}>
        <CategoryCell {...cell} />
      </td>
      <td className={td}>
        <QuantityCell {...cell} />
      </td>
      <td className={td}>
        <UnitCell {...cell} quote={quote} />
      </td>
      <td className={td}>
        <RateCell {...cell} />
      </td>
      {hasTax ? (
        <td className={td}>
          <TaxCell {...cell} isColumn />
        </td>
      ) : null}
    </>
  );
}

function FixedCells({ line, quote, hasTax }: LineRowProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const fixed = classNames(td, 'px-3!');
  return (
    <>
      <td className={fixed}>
        <span dir="auto" className="block leading-[1.125rem] font-medium break-words whitespace-pre-line">
          {line.description}
        </span>
      </td>
      <td className={classNames(fixed, 'text-secondary')}>{i18n._(categoryWords[line.category])}</td>
      <td className={classNames(fixed, 'text-right')} title={numberText(line.quantity, locale)}>
        {quantityText(line.quantity, locale)}
      </td>
      <td className={classNames(fixed, 'truncate text-secondary')}>
        {line.unit_label ?? i18n._(unitWords[line.unit])}
      </td>
      <td className={classNames(fixed, 'text-right')}>{moneyToText(line.unit_price_minor, quote.currency, locale)}</td>
      {hasTax ? (
        <td className={classNames(fixed, 'text-right text-secondary')}>{numberText(line.tax_rate, locale)} %</td>
      ) : null}
    </>
  );
}

function Net({ line, live }: LineRowProps) {
  const locale = useLocale();
  const shown = live.line_items.find(({ id }) => id === line.id) ?? line;
  return shown.unit_price_minor === null ? (
    <span className="font-normal text-secondary">–</span>
  ) : (
    netText(shown, live, locale)
  );
}
