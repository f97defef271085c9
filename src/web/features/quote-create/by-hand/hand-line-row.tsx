import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type Dispatch, memo, useState } from 'react';
import { numberText } from '#domain/measure/number-text.ts';
import { pricingUnits } from '#domain/pricing/pricing-unit.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { kitQuery } from '#web/api/kits.ts';
import { unitWords } from '#web/provider-kit/cost-words.ts';
import { useProviderTax } from '#web/provider-kit/use-provider-tax.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Money, useLocale } from '#web/ui/money.tsx';
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
export const rowColumns = (hasTax: boolean): string =>
  classNames(
    'grid gap-x-2 gap-y-1.5 grid-cols-[4.5rem_6rem_minmax(0,1fr)_2.75rem]',
    hasTax
      ? 'lg:grid-cols-[minmax(0,1fr)_5rem_6.5rem_6.5rem_5.5rem_6.5rem_2.25rem]'
      : 'lg:grid-cols-[minmax(0,1fr)_5rem_6.5rem_7.5rem_7.5rem_2.25rem]',
  );

interface HandLineRowProps extends Writing {
  readonly line: HandLine;
  readonly index: number;
  /** Faults show once somebody has tried to go on. */
  readonly isChecked: boolean;
  readonly hasTax: boolean;
  readonly change: Dispatch<LinesChange>;
}

/** Kept from being drawn again while another line is written: there may be hundreds. */
export const HandLineRow = memo(function HandLineRow(props: HandLineRowProps) {
  const { line, index, isChecked, hasTax, change, ...writing } = props;
  const { t } = useLingui();
  const putIn = usePutIn(line, writing, change);
  const place = index + 1;
  const fault = isChecked ? faultOf(line, writing) : null;
  const write = (values: Partial<HandLine>) => change({ kind: 'write', key: line.key, values });
  const amount = amountOf(line, writing);
  const invalid = (column: LineColumn) => fault === column && { 'aria-invalid': true as const };
  return (
    <li
      data-line={line.key}
      className={`${rowColumns(hasTax)} items-center border-b border-subtle py-2 last:border-b-0`}
    >
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
      {hasTax ? <TaxChoice line={line} label={t`Tax, line ${place}`} onChoose={write} /> : null}
      <span
        className={classNames(
          'text-right tabular-nums max-lg:font-medium',
          hasTax ? 'max-lg:col-span-2' : 'max-lg:col-span-4',
        )}
      >
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

/** The usual units, a word of one's own, and the one that a suggestion brought along. */
function UnitChoice({ line, label, onChoose }: UnitChoiceProps) {
  const { i18n, t } = useLingui();
  const [isWriting, setWriting] = useState(false);
  if (isWriting) {
    return (
      <TextInput
        size="desk"
        autoFocus
        aria-label={label}
        data-column="unit"
        maxLength={40}
        defaultValue={line.unit_label ?? ''}
        onBlur={({ target }) => {
          setWriting(false);
          const word = target.value.trim();
          if (word) onChoose({ unit: line.unit, unit_label: word });
        }}
      />
    );
  }
  const own = line.unit_label === null ? [] : [{ value: 'own', label: line.unit_label }];
  return (
    <Select
      size="desk"
      aria-label={label}
      data-column="unit"
      value={line.unit_label === null ? line.unit : 'own'}
      options={[
        ...own,
        ...pricingUnits.map((unit) => ({ value: unit, label: i18n._(unitWords[unit]) })),
        { value: 'another', label: t`Another word …` },
      ]}
      onChange={({ target }) => {
        if (target.value === 'another') setWriting(true);
        const unit = pricingUnits.find((known) => known === target.value);
        if (unit) onChoose({ unit, unit_label: null });
      }}
    />
  );
}

interface TaxChoiceProps {
  readonly line: HandLine;
  readonly label: string;
  readonly onChoose: (tax: Pick<HandLine, 'tax_rate'>) => void;
}

/** One of the provider's rates, or none. */
function TaxChoice({ line, label, onChoose }: TaxChoiceProps) {
  const locale = useLocale();
  const { rates } = useProviderTax();
  const usual = rates.find(({ is_default }) => is_default) ?? rates[0];
  const chosen = line.tax_rate ?? usual?.percent ?? 0;
  const percents = [...new Set([...rates.map(({ percent }) => percent), 0, chosen])];
  return (
    <Select
      size="desk"
      aria-label={label}
      data-column="tax"
      value={String(chosen)}
      options={percents.map((percent) => ({ value: String(percent), label: `${numberText(percent, locale)} %` }))}
      onChange={({ target }) => onChoose({ tax_rate: Number(target.value) })}
      className="max-lg:col-span-2"
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
