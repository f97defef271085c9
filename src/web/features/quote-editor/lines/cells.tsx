import { useLingui } from '@lingui/react/macro';
import type { Currency } from '#domain/currency.ts';
import { numberText } from '#domain/measure/number-text.ts';
import { costCategories } from '#domain/pricing/rule.ts';
import type { LineItem } from '#web/api/quote-types.ts';
import { categoryWords, unitWords } from '#web/provider-kit/cost-words.ts';
import { moneyFromText, moneyToText, quantityFromText } from '#web/provider-kit/typed-number.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useLocale } from '#web/ui/money.tsx';
import { CellMessage } from './cell-message.tsx';
import { useCell } from './use-cell.ts';
import type { LineEdit } from './use-line-editing.ts';

export const cellLook =
  'w-full min-w-0 rounded-xs bg-transparent px-2 py-1 outline-none hover:bg-surface ' +
  'max-lg:not-focus:inset-ring max-lg:not-focus:inset-ring-(--border-default) hover:inset-ring hover:inset-ring-(--border-default) focus:bg-surface focus:inset-ring-[1.5px] focus:inset-ring-(--border-selected) ' +
  'aria-invalid:inset-ring-[1.5px] aria-invalid:inset-ring-(--danger-icon)';

export interface CellProps {
  readonly line: LineItem;
  readonly currency: Currency;
  readonly onEdit: (edit: LineEdit) => void;
}

export function DescriptionCell({ line, onEdit }: CellProps) {
  const { t } = useLingui();
  const cell = useCell({
    value: line.description,
    toText: (text) => text,
    fromText: (text) => text.trim() || undefined,
    onCommit: (value, base) => onEdit({ line, field: 'description', value, base }),
  });
  return (
    <span className="relative block">
      <textarea
        rows={1}
        aria-label={t`Item`}
        data-column="description"
        className={classNames(cellLook, 'block field-sizing-content resize-none leading-[1.125rem] font-medium')}
        {...cell.props}
        onFocus={undefined}
      />
      {cell.isInvalid ? <CellMessage>{t`Please write something`}</CellMessage> : null}
    </span>
  );
}

export function CategoryCell({ line, onEdit }: CellProps) {
  const { t, i18n } = useLingui();
  return (
    <select
      aria-label={t`Category of ${line.description}`}
      data-column="category"
      value={line.category}
      onChange={({ target }) => {
        const value = costCategories.find((category) => category === target.value);
        if (value) onEdit({ line, field: 'category', value, base: line.category });
      }}
      className={classNames(cellLook, 'appearance-none text-ellipsis text-secondary')}
    >
      {costCategories.map((category) => (
        <option key={category} value={category}>
          {i18n._(categoryWords[category])}
        </option>
      ))}
    </select>
  );
}

export function QuantityCell({ line, onEdit }: CellProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const cell = useCell({
    value: line.quantity,
    toText: (quantity) => numberText(quantity, locale),
    fromText: (text) => quantityFromText(text, locale) ?? undefined,
    onCommit: (value, base) => onEdit({ line, field: 'quantity', value, base }),
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

export function UnitCell({ line, onEdit }: CellProps) {
  const { t, i18n } = useLingui();
  const cell = useCell<string | null>({
    value: line.unit_label,
    toText: (label) => label ?? i18n._(unitWords[line.unit]),
    fromText: (text) => text.trim() || null,
    onCommit: (value, base) => onEdit({ line, field: 'unit_label', value, base }),
  });
  return (
    <input
      aria-label={t`Unit of ${line.description}`}
      data-column="unit"
      maxLength={40}
      className={classNames(cellLook, 'text-secondary')}
      {...cell.props}
    />
  );
}

export function RateCell({ line, currency, onEdit }: CellProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const cell = useCell<number | null>({
    value: line.unit_price_minor,
    toText: (minor) => moneyToText(minor, currency, locale),
    fromText: (text) => (text.trim() ? (moneyFromText(text, currency, locale) ?? undefined) : null),
    onCommit: (value, base) => onEdit({ line, field: 'unit_price_minor', value, base }),
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

export function TaxCell({ line, onEdit }: Pick<CellProps, 'line' | 'onEdit'>) {
  const { t } = useLingui();
  const locale = useLocale();
  const cell = useCell({
    value: line.tax_rate,
    toText: (rate) => numberText(rate, locale),
    fromText: (text) => {
      const rate = quantityFromText(text.replace('%', ''), locale);
      return rate === null || rate < 0 || rate > 100 ? undefined : rate;
    },
    onCommit: (value, base) => onEdit({ line, field: 'tax_rate', value, base }),
  });
  return (
    <span className="relative flex items-center gap-1">
      <input
        inputMode="decimal"
        aria-label={t`Tax rate of ${line.description}, percent`}
        className={classNames(cellLook, 'text-right inset-ring inset-ring-(--border-default)')}
        {...cell.props}
      />
      <span aria-hidden="true">%</span>
      {cell.isInvalid ? <CellMessage>{t`Please write a percentage from 0 to 100`}</CellMessage> : null}
    </span>
  );
}
