import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import type { Currency } from '#domain/currency.ts';
import { numberText } from '#domain/measure/number-text.ts';
import { moneyFromText, moneyToText, quantityFromText } from '#domain/measure/typed-number.ts';
import { costCategories } from '#domain/pricing/rule.ts';
import type { LineItem } from '#web/api/quote-types.ts';
import { categoryWords } from '#web/provider-kit/cost-words.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useLocale } from '#web/ui/money.tsx';
import { cellLook } from './cell-look.ts';
import { CellMessage } from './cell-message.tsx';
import { CellSelect } from './cell-select.tsx';
import { quantityText } from './quantity-text.ts';
import { useCell } from './use-cell.ts';
import type { LineEditing } from './use-line-editing.ts';

export interface CellProps {
  readonly line: LineItem;
  readonly currency: Currency;
  readonly editing: LineEditing;
}

export function DescriptionCell({ line, editing }: CellProps) {
  const { t } = useLingui();
  const cell = useCell({
    value: line.description,
    toText: (text) => text,
    fromText: (text) => text.trim() || undefined,
    onCommit: (value, base) => editing.edit({ line, field: 'description', value, base }),
  });
  return (
    <span className="relative block">
      <textarea
        rows={1}
        dir="auto"
        maxLength={500}
        aria-label={t`Item`}
        data-column="description"
        className={classNames(cellLook, 'block field-sizing-content resize-none leading-[1.125rem] font-medium')}
        {...cell.props}
        onKeyDown={(event) => {
          cell.props.onKeyDown(event);
          if (event.key === 'Enter' && (event.altKey || event.ctrlKey || event.metaKey))
            breakLine(event, cell.props.onChange);
        }}
      />
      {cell.isInvalid ? <CellMessage>{t`Please write something`}</CellMessage> : null}
    </span>
  );
}

/** As in a spreadsheet: Enter alone goes to the next row. */
function breakLine(
  event: KeyboardEvent<HTMLTextAreaElement>,
  onChange: (change: { target: HTMLTextAreaElement }) => void,
): void {
  event.preventDefault();
  event.stopPropagation();
  const { currentTarget: field } = event;
  field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end');
  onChange({ target: field });
}

export function CategoryCell({ line, editing }: CellProps) {
  const { t, i18n } = useLingui();
  return (
    <CellSelect
      aria-label={t`Category of ${line.description}`}
      data-column="category"
      value={line.category}
      onChange={({ target }) => {
        const value = costCategories.find((category) => category === target.value);
        if (value) editing.edit({ line, field: 'category', value, base: line.category });
      }}
      className="text-secondary"
    >
      {costCategories.map((category) => (
        <option key={category} value={category}>
          {i18n._(categoryWords[category])}
        </option>
      ))}
    </CellSelect>
  );
}

export function QuantityCell({ line, editing }: CellProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const cell = useCell({
    value: line.quantity,
    toText: (quantity) => quantityText(quantity, locale),
    toExactText: (quantity) => numberText(quantity, locale),
    fromText: (text) => quantityFromText(text, locale) ?? undefined,
    onCommit: (value, base) => editing.edit({ line, field: 'quantity', value, base }),
    onType: (quantity) => editing.preview(line.id, quantity === undefined ? null : { quantity }),
  });
  return (
    <span className="relative block">
      <input
        inputMode="decimal"
        aria-label={t`Quantity of ${line.description}`}
        data-column="quantity"
        className={classNames(cellLook, 'text-right')}
        {...cell.props}
      />
      {cell.isInvalid ? <CellMessage>{t`Please write a number with at most three decimals`}</CellMessage> : null}
    </span>
  );
}

export function RateCell({ line, currency, editing }: CellProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const cell = useCell<number | null>({
    value: line.unit_price_minor,
    toText: (minor) => moneyToText(minor, currency, locale),
    fromText: (text) => (text.trim() ? (moneyFromText(text, currency, locale) ?? undefined) : null),
    onCommit: (value, base) => editing.edit({ line, field: 'unit_price_minor', value, base }),
    onType: (minor) => editing.preview(line.id, minor === undefined ? null : { unit_price_minor: minor }),
  });
  const isMissing = line.unit_price_minor === null;
  return (
    <span className="relative block">
      <input
        inputMode="decimal"
        aria-label={t`Rate of ${line.description}`}
        data-column="rate"
        placeholder={t`Rate`}
        className={classNames(
          cellLook,
          'text-right',
          isMissing && 'not-focus:inset-ring not-focus:inset-ring-(--attention-icon)!',
        )}
        {...cell.props}
      />
      {cell.isInvalid ? <CellMessage>{t`Please write an amount, such as 26.50`}</CellMessage> : null}
    </span>
  );
}

/** Outside the table nothing moves on by Enter: it saves by leaving. */
function leavesByEnter<Element extends HTMLElement>(onKeyDown: (event: KeyboardEvent<Element>) => void) {
  return (event: KeyboardEvent<Element>) => {
    onKeyDown(event);
    if (event.key !== 'Enter') return;
    event.stopPropagation();
    event.currentTarget.blur();
  };
}

/** What one unit costs the provider; empty where nobody knows. */
export function CostCell({ line, currency, editing }: CellProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const cell = useCell<number | null>({
    value: line.unit_cost_minor,
    toText: (minor) => moneyToText(minor, currency, locale),
    fromText: (text) => {
      if (!text.trim()) return null;
      const minor = moneyFromText(text, currency, locale);
      return minor === null || minor < 0 ? undefined : minor;
    },
    onCommit: (value, base) => editing.edit({ line, field: 'unit_cost_minor', value, base }),
  });
  return (
    <span className="relative block">
      <input
        inputMode="decimal"
        aria-label={t`Your cost of ${line.description}`}
        className={classNames(cellLook, 'text-right inset-ring inset-ring-(--border-default)')}
        {...cell.props}
        onKeyDown={leavesByEnter<HTMLInputElement>(cell.props.onKeyDown)}
      />
      {cell.isInvalid ? <CellMessage>{t`Please write an amount, or leave it empty`}</CellMessage> : null}
    </span>
  );
}
