import type { ReactNode } from 'react';
import { moneyToText } from '#domain/measure/typed-number.ts';
import type { SheetField, SheetRow } from '#web/api/rate-sheet.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { cellKey, storedText } from './sheet-draft.ts';
import type { RateSheet } from './use-rate-sheet.ts';

interface AmountCellProps {
  readonly sheet: RateSheet;
  readonly row: SheetRow;
  readonly field: SheetField;
  readonly label: ReactNode;
  /** At the desk the column's head says it. */
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
}

/** One amount, written in place; Escape takes back what was typed. */
export function AmountCell({ sheet, row, field, label, isLabelHidden, hint }: AmountCellProps) {
  const { money } = sheet;
  const write = (text: string) => sheet.type([{ row, field, text }]);
  const usual = field === 'price_minor' ? row.usual_rate_minor : null;
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden ?? false}
      hint={hint}
      error={sheet.errorOf(row, field)}
      className="text-left"
    >
      <TextInput
        size="desk"
        inputMode="decimal"
        autoComplete="off"
        className="text-right tabular-nums"
        placeholder={moneyToText(usual, money.currency, money.locale)}
        data-amount={cellKey(row, field)}
        data-column={field}
        value={sheet.textOf(row, field)}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') write(storedText(row, field, money));
        }}
      />
    </Field>
  );
}
