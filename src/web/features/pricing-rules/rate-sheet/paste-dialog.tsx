import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { moneyToText } from '#domain/measure/typed-number.ts';
import { pricingUnits } from '#domain/pricing/pricing-unit.ts';
import { unitWords } from '#web/provider-kit/cost-words.ts';
import { cellsOf } from '#web/provider-kit/pasted-cells.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Money } from '#web/ui/money.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { type PastedFault, type PastedRow, readPastedRows } from './read-pasted-rows.ts';
import { useUnitOf } from './row-words.tsx';
import type { TypedCell } from './sheet-draft.ts';
import type { RateSheet } from './use-rate-sheet.ts';

interface PasteDialogProps {
  readonly sheet: RateSheet;
  readonly text: string;
  readonly onClose: () => void;
}

/** A list of work with prices, read before it is taken: what fits which work, and what is left out and why. */
export function PasteDialog({ sheet, text: pasted, onClose }: PasteDialogProps) {
  const { t, i18n } = useLingui();
  const unitOf = useUnitOf();
  const [text, setText] = useState(pasted);
  const works = sheet.rows.map((row) => ({
    key: row.key,
    names: [row.label],
    unit: unitOf(row),
    takesPrice: row.editable.includes('price_minor'),
    takesMinimum: row.editable.includes('minimum_minor'),
  }));
  const units = [...pricingUnits.map((unit) => i18n._(unitWords[unit])), ...works.map(({ unit }) => unit)];
  const read = readPastedRows(cellsOf(text), { ...sheet.money, works, units });
  const cells = read.flatMap(({ result }) => (result.ok ? cellsFor(sheet, result) : []));
  const takenCount = read.filter(({ result }) => result.ok).length;
  return (
    <Dialog
      isOpen
      isModalDecision
      width="wide"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Paste from a spreadsheet`}
      description={<Trans>One row for each kind of work: its name, its unit, your price.</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            disabled={takenCount === 0}
            onClick={() => {
              sheet.type(cells);
              onClose();
            }}
          >
            <Plural value={takenCount} _0="Take the prices" one="Take # price" other="Take # prices" />
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={t`Copied rows`}>
          <TextArea
            size="desk"
            rows={5}
            dir="auto"
            className="font-mono text-[0.8125rem]!"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        {read.length > 0 ? <Preview sheet={sheet} read={read} /> : null}
      </div>
    </Dialog>
  );
}

type Taken = Extract<PastedRow['result'], { readonly ok: true }>;

function cellsFor({ rows, money }: RateSheet, { work, price, minimum }: Taken): TypedCell[] {
  const row = rows.find(({ key }) => key === work.key);
  if (!row) return [];
  const textOf = (minor: number) => moneyToText(minor, money.currency, money.locale);
  return [
    { row, field: 'price_minor', text: textOf(price) },
    ...(minimum === null ? [] : [{ row, field: 'minimum_minor', text: textOf(minimum) } as const]),
  ];
}

function Preview({ sheet, read }: { readonly sheet: RateSheet; readonly read: readonly PastedRow[] }) {
  const { t } = useLingui();
  const leftCount = read.filter(({ result }) => !result.ok).length;
  return (
    <div>
      <p role="status" className="type-label mb-1">
        {leftCount === 0 ? (
          <Trans>All rows are understood</Trans>
        ) : (
          <Plural value={leftCount} one="# row is left out" other="# rows are left out" />
        )}
      </p>
      <ul aria-label={t`What is taken`}>
        {read.map((row, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a text have no other name
            key={at}
            className="flex items-start gap-2.5 border-t border-subtle py-2 first:border-t-0"
          >
            <Icon
              icon={row.result.ok ? CircleCheck : CircleAlert}
              size={16}
              className={row.result.ok ? 'mt-1 text-success-icon' : 'mt-1 text-attention-icon'}
            />
            <PreviewRow sheet={sheet} row={row} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PreviewRow({
  sheet,
  row: { name, unit, amount, result },
}: {
  readonly sheet: RateSheet;
  readonly row: PastedRow;
}) {
  const written = [name, unit, amount].filter(Boolean).join(' · ');
  const work = sheet.rows.find(({ key }) => key === result.work?.key)?.label ?? '';
  if (!result.ok) {
    return (
      <span className="min-w-0">
        <bdi className="block">{written}</bdi>
        <span className="type-small text-secondary">
          <FaultSentence fault={result.fault} work={work} ownUnit={result.work?.unit ?? ''} />
        </span>
      </span>
    );
  }
  const ownUnit = result.work.unit;
  return (
    <>
      <span className="min-w-0 flex-1">
        {work}
        {name.trim() === work ? null : <bdi className="type-small block text-secondary">{written}</bdi>}
        {result.isUnitUnsure ? (
          <span className="type-small block text-attention">
            <Trans>
              Is “{unit}” the same as {ownUnit}? The price is taken per {ownUnit}.
            </Trans>
          </span>
        ) : null}
      </span>
      <span className="flex-none font-medium tabular-nums">
        <Money minor={result.price} currency={sheet.money.currency} />{' '}
        <span className="font-normal text-secondary">/ {ownUnit}</span>
      </span>
    </>
  );
}

interface FaultProps {
  readonly fault: PastedFault;
  readonly work: string;
  readonly ownUnit: string;
}

function FaultSentence({ fault, work, ownUnit }: FaultProps) {
  switch (fault) {
    case 'no_amount':
      return <Trans>Left out: no price can be read here</Trans>;
    case 'no_work':
      return <Trans>Left out: no work of this service is called that</Trans>;
    case 'several':
      return <Trans>Left out: several kinds of work could be meant</Trans>;
    case 'twice':
      return <Trans>Left out: “{work}” has its price from a row above</Trans>;
    case 'other_unit':
      return (
        <Trans>
          Left out: “{work}” is charged per {ownUnit}
        </Trans>
      );
    case 'priced_elsewhere':
      return <Trans>Left out: the price of “{work}” follows from another one</Trans>;
  }
}
