import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type Dispatch, memo } from 'react';
import { pricingUnits } from '#domain/pricing/pricing-unit.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { kitQuery } from '#web/api/kits.ts';
import { unitWords } from '#web/provider-kit/cost-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Money } from '#web/ui/money.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { DescriptionField } from './description-field.tsx';
import { focusCell } from './focus-cell.ts';
import {
  amountOf,
  faultOf,
  filledBy,
  type HandLine,
  isUnwritten,
  type LineColumn,
  linesOfKit,
  type Writing,
} from './hand-line.ts';
import type { LinesChange } from './use-hand-lines.ts';

/** One line wide at the desk, two on a phone; the head above the rows has the same columns. */
export const rowColumns =
  'grid gap-x-2 gap-y-1.5 grid-cols-[4.5rem_6rem_minmax(0,1fr)_2.75rem] lg:grid-cols-[minmax(0,1fr)_5rem_6rem_7.5rem_7.5rem_2.25rem]';

interface HandLineRowProps extends Writing {
  readonly line: HandLine;
  readonly index: number;
  /** Faults show once somebody has tried to go on. */
  readonly isChecked: boolean;
  readonly change: Dispatch<LinesChange>;
}

/** Kept from being drawn again while another line is written: there may be hundreds. */
export const HandLineRow = memo(function HandLineRow({ line, index, isChecked, change, ...writing }: HandLineRowProps) {
  const { t } = useLingui();
  const putIn = usePutIn(line, writing, change);
  const place = index + 1;
  const fault = isChecked ? faultOf(line, writing) : null;
  const write = (values: Partial<HandLine>) => change({ kind: 'write', key: line.key, values });
  const amount = amountOf(line, writing);
  const invalid = (column: LineColumn) => fault === column && { 'aria-invalid': true as const };
  return (
    <li data-line={line.key} className={`${rowColumns} items-center border-b border-subtle py-2 last:border-b-0`}>
      <DescriptionField
        line={line}
        label={t`Item, line ${place}`}
        currency={writing.currency}
        isInvalid={fault === 'description'}
        onType={(description) => write({ description })}
        onChoose={(suggestion) => {
          write(filledBy(suggestion, writing));
          focusCell(line.key, 'quantity');
        }}
        onPutIn={(kit) => void putIn(kit.id)}
      />
      <TextInput
        size="desk"
        inputMode="decimal"
        aria-label={t`Quantity, line ${place}`}
        data-column="quantity"
        className="text-right tabular-nums"
        {...invalid('quantity')}
        value={line.quantity}
        onChange={({ target }) => write({ quantity: target.value })}
      />
      <UnitChoice line={line} label={t`Unit, line ${place}`} onChoose={write} />
      <TextInput
        size="desk"
        inputMode="decimal"
        placeholder={t`Price`}
        aria-label={t`Price, line ${place}`}
        data-column="price"
        className="text-right tabular-nums max-lg:col-span-2"
        {...invalid('price')}
        value={line.price}
        onChange={({ target }) => write({ price: target.value })}
      />
      <span className="text-right tabular-nums max-lg:col-span-4 max-lg:font-medium">
        {amount === null ? (
          <span className="text-secondary max-lg:hidden">–</span>
        ) : (
          <Money minor={amount} currency={writing.currency} />
        )}
      </span>
      <RemoveButton line={line} index={index} change={change} />
      {fault ? (
        <div className="col-span-full">
          <FieldError>
            <FaultSentence column={fault} />
          </FieldError>
        </div>
      ) : null}
    </li>
  );
});

/** A kit in place of the line in which its name was typed. */
function usePutIn(line: HandLine, writing: Writing, change: Dispatch<LinesChange>) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const client = useQueryClient();
  return async (kitId: string) => {
    try {
      const lines = linesOfKit(await client.fetchQuery(kitQuery(kitId)), writing);
      change({ kind: 'put_in', key: line.key, lines });
    } catch (error) {
      showToast({ level: 'error', title: t`The lines were not put in`, text: errorText(error) });
    }
  };
}

function FaultSentence({ column }: { readonly column: LineColumn }) {
  if (column === 'description') return <Trans>Please write something</Trans>;
  if (column === 'quantity') return <Trans>Please write a number with at most three decimals</Trans>;
  return <Trans>Please write an amount, such as 26.50</Trans>;
}

interface UnitChoiceProps {
  readonly line: HandLine;
  readonly label: string;
  readonly onChoose: (unit: Pick<HandLine, 'unit' | 'unit_label'>) => void;
}

/** The usual units, and the word that a suggestion brought along. */
function UnitChoice({ line, label, onChoose }: UnitChoiceProps) {
  const { i18n } = useLingui();
  const own = line.unit_label === null ? [] : [{ value: 'own', label: line.unit_label }];
  return (
    <Select
      size="desk"
      aria-label={label}
      data-column="unit"
      value={line.unit_label === null ? line.unit : 'own'}
      options={[...own, ...pricingUnits.map((unit) => ({ value: unit, label: i18n._(unitWords[unit]) }))]}
      onChange={({ target }) => {
        const unit = pricingUnits.find((known) => known === target.value);
        if (unit) onChoose({ unit, unit_label: null });
      }}
    />
  );
}

function RemoveButton({ line, index, change }: Pick<HandLineRowProps, 'line' | 'index' | 'change'>) {
  const { t } = useLingui();
  const place = index + 1;
  const remove = () => {
    change({ kind: 'remove', key: line.key });
    if (isUnwritten(line)) return;
    showToast({
      title: t`Deleted “${line.description}”`,
      action: {
        label: t`Undo`,
        altText: t`Bring the line back as it was`,
        run: () => change({ kind: 'put_back', line, at: index }),
      },
    });
  };
  return (
    <Button
      variant="ghost"
      square
      aria-label={t`Delete line ${place}`}
      onClick={remove}
      className="max-lg:col-start-4 max-lg:row-start-1"
    >
      <Icon icon={Trash2} size={16} />
    </Button>
  );
}
