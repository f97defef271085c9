import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { type PricingUnit, pricingUnits } from '#domain/pricing/pricing-unit.ts';
import type { LineItem, Quote } from '#web/api/quote-types.ts';
import { unitWords } from '#web/provider-kit/cost-words.ts';
import { classNames } from '#web/ui/class-names.ts';
import { cellLook } from './cell-look.ts';
import { CellSelect } from './cell-select.tsx';
import type { CellProps } from './cells.tsx';

const ownWord = 'own-word';

interface UnitCellProps extends CellProps {
  readonly quote: Pick<Quote, 'line_items'>;
}

/** One of the usual units, one that another line uses, or a word of one's own. */
export function UnitCell({ line, quote, editing }: UnitCellProps) {
  const { t, i18n } = useLingui();
  const [isWriting, setWriting] = useState(false);
  const choose = (unit: PricingUnit, label: string | null) => {
    if (unit !== line.unit) editing.edit({ line, field: 'unit', value: unit, base: line.unit });
    if (label !== line.unit_label) editing.edit({ line, field: 'unit_label', value: label, base: line.unit_label });
  };
  if (isWriting) {
    return (
      <OwnUnit
        line={line}
        onDone={(label) => {
          setWriting(false);
          if (label) choose(line.unit, label);
        }}
      />
    );
  }
  const labels = labelsOf(quote, line);
  return (
    <CellSelect
      aria-label={t`Unit of ${line.description}`}
      data-column="unit"
      value={line.unit_label === null ? `unit:${line.unit}` : `label:${line.unit_label}`}
      onChange={({ target: { value } }) => {
        if (value === ownWord) setWriting(true);
        const unit = pricingUnits.find((known) => value === `unit:${known}`);
        if (unit) choose(unit, null);
        const labelled = labels.find(({ label }) => value === `label:${label}`);
        if (labelled) choose(labelled.unit, labelled.label);
      }}
      className="text-secondary"
    >
      {pricingUnits.map((unit) => (
        <option key={unit} value={`unit:${unit}`}>
          {i18n._(unitWords[unit])}
        </option>
      ))}
      {labels.map(({ label }) => (
        <option key={label} value={`label:${label}`}>
          {label}
        </option>
      ))}
      <option value={ownWord}>{t`Another word …`}</option>
    </CellSelect>
  );
}

function labelsOf({ line_items }: Pick<Quote, 'line_items'>, line: LineItem): { label: string; unit: PricingUnit }[] {
  const labels = new Map<string, PricingUnit>();
  for (const { unit_label, unit } of [line, ...line_items])
    if (unit_label !== null && !labels.has(unit_label)) labels.set(unit_label, unit);
  return [...labels].map(([label, unit]) => ({ label, unit })).toSorted((a, b) => a.label.localeCompare(b.label));
}

function OwnUnit({ line, onDone }: { readonly line: LineItem; readonly onDone: (label: string | null) => void }) {
  const { t } = useLingui();
  const isDone = useRef(false);
  const finish = (label: string | null) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(label);
  };
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the caret was in the list that it takes the place of
      autoFocus
      aria-label={t`Unit of ${line.description}`}
      data-column="unit"
      maxLength={40}
      defaultValue={line.unit_label ?? ''}
      className={classNames(cellLook, 'text-secondary')}
      onBlur={({ target }) => finish(target.value.trim() || null)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          finish(null);
        }
      }}
    />
  );
}
