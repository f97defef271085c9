import { useLingui } from '@lingui/react/macro';
import { numberText } from '#domain/measure/number-text.ts';
import type { LineItem } from '#web/api/quote-types.ts';
import { useProviderTax } from '#web/provider-kit/use-provider-tax.ts';
import { useLocale } from '#web/ui/money.tsx';
import { CellSelect } from './cell-select.tsx';
import type { LineEditing } from './use-line-editing.ts';

interface TaxCellProps {
  readonly line: LineItem;
  readonly editing: LineEditing;
  /** A column of the table: moved to by the arrows, framed only in use, and too narrow for more than the figure. */
  readonly isColumn?: boolean;
}

/** One of the provider's rates, or none. */
export function TaxCell({ line, editing, isColumn = false }: TaxCellProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const choices = useRateChoices(line.tax_rate);
  return (
    <CellSelect
      isFigure={isColumn}
      aria-label={t`Tax rate of ${line.description}, percent`}
      {...(isColumn && { 'data-column': 'tax' })}
      value={line.tax_rate}
      onChange={({ target }) =>
        editing.edit({ line, field: 'tax_rate', value: Number(target.value), base: line.tax_rate })
      }
      className={isColumn ? 'text-secondary' : 'inset-ring inset-ring-(--border-default)'}
    >
      {choices.map(({ percent, label }) => (
        <option key={percent} value={percent}>
          {isColumn || !label ? `${numberText(percent, locale)} %` : `${numberText(percent, locale)} % – ${label}`}
        </option>
      ))}
    </CellSelect>
  );
}

/** The provider's rates, one a percentage; "free of tax"; and what the line has, wherever that came from. */
function useRateChoices(current: number): readonly { readonly percent: number; readonly label: string }[] {
  const { t } = useLingui();
  const { rates } = useProviderTax();
  const known = [...rates, { percent: 0, label: t`Free of tax` }, { percent: current, label: '' }];
  const labels = new Map<number, string>();
  for (const { percent, label } of known) if (!labels.has(percent)) labels.set(percent, label);
  return [...labels].map(([percent, label]) => ({ percent, label }));
}
