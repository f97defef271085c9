import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SheetField, SheetRow } from '#web/api/rate-sheet.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Cell, HeadCell, RowHead, Table } from '#web/ui/table.tsx';
import { AmountCell } from './amount-cell.tsx';
import { FixedPrice, RowNotes, useUnitOf } from './row-words.tsx';
import type { RateSheet } from './use-rate-sheet.ts';

export interface SheetLayoutProps {
  readonly sheet: RateSheet;
  readonly title: string;
  /** The amounts that any row of this service has. */
  readonly fields: readonly SheetField[];
  /** Opens the form for all of one price. */
  readonly onOpen: (row: SheetRow) => void;
}

export function useFieldWords(): Record<SheetField, string> {
  const { t } = useLingui();
  return { price_minor: t`Price`, minimum_minor: t`At least`, cost_minor: t`Your cost` };
}

export function SheetTable({ sheet, title, fields, onOpen }: SheetLayoutProps) {
  const words = useFieldWords();
  const unitOf = useUnitOf();
  return (
    <Table caption={title} className="[&_tbody_tr:last-child>*]:border-b-0">
      <thead>
        <tr>
          <HeadCell>
            <Trans>Work</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Unit</Trans>
          </HeadCell>
          {fields.map((field) => (
            <HeadCell key={field} isNumber className="w-34">
              {words[field]}
            </HeadCell>
          ))}
          <HeadCell className="w-14">
            <span className="sr-only">
              <Trans>Actions</Trans>
            </span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {sheet.rows.map((row) => (
          <tr key={row.key} data-row={row.key}>
            <RowHead>
              {row.label}
              <RowNotes sheet={sheet} row={row} />
            </RowHead>
            <Cell className="text-secondary">{unitOf(row)}</Cell>
            {fields.map((field) => (
              <Cell key={field} isNumber className="whitespace-normal!">
                <SheetAmount
                  sheet={sheet}
                  row={row}
                  field={field}
                  label={`${words[field]}: ${row.label}`}
                  isLabelHidden
                />
              </Cell>
            ))}
            <Cell className="text-right">
              <OpenButton row={row} onOpen={onOpen} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface SheetAmountProps {
  readonly sheet: RateSheet;
  readonly row: SheetRow;
  readonly field: SheetField;
  readonly label: ReactNode;
  readonly isLabelHidden?: boolean;
}

/** A cell to write in, or what stands there instead. */
export function SheetAmount({ sheet, row, field, label, isLabelHidden }: SheetAmountProps) {
  if (row.editable.includes(field)) {
    return <AmountCell sheet={sheet} row={row} field={field} label={label} isLabelHidden={isLabelHidden ?? false} />;
  }
  if (field === 'price_minor') return <FixedPrice sheet={sheet} row={row} />;
  return isLabelHidden ? <span className="text-secondary">–</span> : null;
}

/** A standard line without a price of this list is changed where it is kept. */
export function OpenButton({ row, onOpen }: { readonly row: SheetRow; readonly onOpen: (row: SheetRow) => void }) {
  const { t } = useLingui();
  if (row.kind === 'standard_line') return null;
  return (
    <Button
      variant="ghost"
      size="desk-small"
      square
      className="max-md:size-11"
      aria-label={row.rule_id === null ? t`Add price: ${row.label}` : t`Change ${row.label}`}
      onClick={() => onOpen(row)}
    >
      <Icon icon={row.rule_id === null ? Plus : Pencil} size={16} />
    </Button>
  );
}
