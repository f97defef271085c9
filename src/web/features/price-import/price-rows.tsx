import { Trans, useLingui } from '@lingui/react/macro';
import type { Currency } from '#domain/currency.ts';
import type { PriceImport } from '#web/api/price-files.ts';
import { unitWords } from '#web/provider-kit/cost-words.ts';
import { outcomeWords } from '#web/provider-kit/csv-import/outcome-words.ts';
import { Money } from '#web/ui/money.tsx';
import { Cell, HeadCell, RowHead, Table } from '#web/ui/table.tsx';

interface PriceRowsProps {
  readonly rows: PriceImport['rows'];
  readonly currency: Currency;
}

/** The first rows, as prices. */
export function PriceRows({ rows, currency }: PriceRowsProps) {
  const { t, i18n } = useLingui();
  return (
    <Table caption={t`The first prices of the file`} className="table-fixed">
      <thead>
        <tr>
          <HeadCell>
            <Trans>Name</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Price</Trans>
          </HeadCell>
          <HeadCell className="w-28">
            <Trans>Becomes</Trans>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, name, unit, unit_label, rate_minor, work, outcome }) => (
          <tr key={line}>
            <RowHead dir="auto" className="truncate" title={name}>
              {name}
            </RowHead>
            <Cell className="truncate text-secondary">
              <Money minor={rate_minor} currency={currency} /> / {unit_label ?? i18n._(unitWords[unit])}
            </Cell>
            <Cell className="text-secondary">
              {i18n._(outcomeWords[outcome])}
              {work ? (
                <span className="type-small block">
                  <Trans>prices work</Trans>
                </span>
              ) : null}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
