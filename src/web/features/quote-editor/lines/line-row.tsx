import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { numberText } from '#domain/measure/number-text.ts';
import type { LineItem } from '#web/api/quote-types.ts';
import { categoryWords, unitWords } from '#web/provider-kit/cost-words.ts';
import { moneyToText } from '#web/provider-kit/typed-number.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useLocale } from '#web/ui/money.tsx';
import { BasedOn } from './based-on.tsx';
import { CategoryCell, DescriptionCell, QuantityCell, RateCell, UnitCell } from './cells.tsx';
import { LineProblemNotice } from './line-problem.tsx';
import type { LinesProps } from './lines-props.ts';
import { netText } from './net-text.ts';

interface LineRowProps extends LinesProps {
  readonly line: LineItem;
  /** Named under the item where the quote has several parts. */
  readonly part: string | undefined;
}

const td = 'h-10 border-b border-subtle px-1 align-middle group-aria-selected:bg-selected';

export function LineRow(props: LineRowProps) {
  const { line, part, quote, selectedId, onSelect, editing, isEditable } = props;
  const { t } = useLingui();
  const isSelected = line.id === selectedId;
  const problems = editing.problems.filter(({ lineId }) => lineId === line.id);
  return (
    <>
      <tr aria-selected={isSelected} data-line={line.id} onFocus={() => onSelect(line.id)} className="group">
        <td
          className={classNames(
            td,
            'pl-1.5 group-aria-selected:rounded-l-sm group-aria-selected:shadow-[inset_3px_0_0_var(--border-selected)]',
          )}
        >
          {isEditable ? (
            <EditableItem {...props} />
          ) : (
            <span className="block px-2 py-1 leading-[1.125rem] font-medium">{line.description}</span>
          )}
          {part ? <span className="type-caption block px-2 pb-1 font-normal text-secondary">{part}</span> : null}
        </td>
        {isEditable ? <EditableCells {...props} /> : <FixedCells {...props} />}
        <td className={classNames(td, 'px-2.5 text-right font-semibold whitespace-nowrap')}>
          <Net {...props} />
        </td>
        <td className={classNames(td, 'px-2.5')}>
          <BasedOn line={line} isOpen={isSelected && props.isPanelOpen} onOpen={() => props.onExplain(line.id)} />
        </td>
        <td className={classNames(td, 'group-aria-selected:rounded-r-sm')}>
          {isEditable ? (
            <Button
              variant="ghost"
              size="desk-small"
              square
              aria-label={t`Delete ${line.description}`}
              onClick={() => editing.remove(line)}
              className="opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 group-aria-selected:opacity-100 pointer-coarse:opacity-100"
            >
              <Icon icon={Trash2} size={16} />
            </Button>
          ) : null}
        </td>
      </tr>
      {problems.map((problem) => (
        <tr key={problem.field}>
          <td colSpan={8} className="border-b border-subtle px-1.5 py-1.5">
            <LineProblemNotice problem={problem} line={line} currency={quote.currency} editing={editing} />
          </td>
        </tr>
      ))}
    </>
  );
}

function EditableItem({ line, quote, editing }: LineRowProps) {
  return <DescriptionCell line={line} currency={quote.currency} onEdit={editing.edit} />;
}

function EditableCells({ line, quote, editing }: LineRowProps) {
  const cell = { line, currency: quote.currency, onEdit: editing.edit };
  return (
    <>
      <td className={td}>
        <CategoryCell {...cell} />
      </td>
      <td className={td}>
        <QuantityCell {...cell} />
      </td>
      <td className={td}>
        <UnitCell {...cell} />
      </td>
      <td className={td}>
        <RateCell {...cell} />
      </td>
    </>
  );
}

function FixedCells({ line, quote }: LineRowProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const fixed = classNames(td, 'px-2.5');
  return (
    <>
      <td className={classNames(fixed, 'text-secondary')}>{i18n._(categoryWords[line.category])}</td>
      <td className={classNames(fixed, 'text-right')}>{numberText(line.quantity, locale)}</td>
      <td className={classNames(fixed, 'text-secondary')}>{line.unit_label ?? i18n._(unitWords[line.unit])}</td>
      <td className={classNames(fixed, 'text-right')}>{moneyToText(line.unit_price_minor, quote.currency, locale)}</td>
    </>
  );
}

function Net({ line, quote }: LineRowProps) {
  const locale = useLocale();
  return line.unit_price_minor === null ? (
    <span className="font-normal text-secondary">–</span>
  ) : (
    netText(line, quote, locale)
  );
}
