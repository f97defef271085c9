import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Money } from '#web/ui/money.tsx';
import type { CustomerQuote, SentTotals, SentVersion } from './sent-quote.ts';

interface SumUpProps {
  readonly quote: CustomerQuote;
  readonly version: SentVersion;
  readonly totals: SentTotals;
}

/** How the lines become the total, where they do not simply add up to it: tax on top, or a discount. */
export function SumUp({ quote, version, totals }: SumUpProps) {
  const hasTaxOnTop = !version.prices_include_tax && totals.tax.some((row) => row.tax_minor !== 0);
  if (totals.discount_minor <= 0 && !hasTaxOnTop) return null;
  return (
    <dl className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-default pt-3 text-[0.9375rem] tabular-nums [&_dd]:text-right">
      <TaxRows quote={quote} totals={totals} pricesIncludeTax={version.prices_include_tax} isShort />
      <dt className="font-semibold">
        <Trans>Total</Trans>
      </dt>
      <dd className="font-semibold">
        <Money minor={totals.total_minor} currency={quote.currency} locale={quote.locale} />
      </dd>
    </dl>
  );
}

interface TaxRowsProps extends Pick<SumUpProps, 'quote' | 'totals'> {
  readonly pricesIncludeTax: boolean;
  /** Without the tax that prices include: another place says it. */
  readonly isShort?: boolean;
}

/** Discount, sum before tax, and each tax: what stands above a total. */
export function TaxRows({ quote, totals, pricesIncludeTax, isShort }: TaxRowsProps) {
  const money = (minor: number) => <Money minor={minor} currency={quote.currency} locale={quote.locale} />;
  const taxes = totals.tax.filter((row) => row.tax_minor !== 0);
  const isTaxShown = taxes.length > 0 && !(pricesIncludeTax && isShort);
  const rate = new Intl.NumberFormat(quote.locale);
  return (
    <>
      {totals.discount_minor > 0 ? <Row label={<Trans>Discount</Trans>}>{money(-totals.discount_minor)}</Row> : null}
      {isTaxShown ? <Row label={<Trans>Sum before tax</Trans>}>{money(totals.net_minor)}</Row> : null}
      {isTaxShown
        ? taxes.map((row) => (
            <Row key={row.rate} label={`${quote.provider.tax.name} ${rate.format(row.rate)} %`}>
              {money(row.tax_minor)}
            </Row>
          ))
        : null}
    </>
  );
}

function Row({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-secondary">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
