import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Money } from '#web/ui/money.tsx';
import { TaxName } from '#web/ui/tax-name.tsx';
import type { CustomerQuote, SentTotals, SentVersion } from './sent-quote.ts';

interface SumUpProps {
  readonly quote: CustomerQuote;
  readonly version: SentVersion;
  readonly totals: SentTotals;
}

/** How the lines become the total, where they do not simply add up to it: tax on top, or a discount. */
export function SumUp({ quote, version, totals }: SumUpProps) {
  const hasDiscount = totals.discount_minor > 0;
  const hasTaxOnTop = !version.prices_include_tax && totals.tax.some((row) => row.tax_minor !== 0);
  if (!hasDiscount && !hasTaxOnTop) return null;
  const money = (minor: number) => <Money minor={minor} currency={quote.currency} locale={quote.locale} />;
  return (
    <dl className="mt-1 grid gap-1 border-t border-default pt-3 text-[0.9375rem]">
      {hasDiscount ? <Row label={<Trans>Discount</Trans>}>{money(-totals.discount_minor)}</Row> : null}
      {hasTaxOnTop ? <Row label={<Trans>Sum before tax</Trans>}>{money(totals.net_minor)}</Row> : null}
      {hasTaxOnTop
        ? totals.tax.map((row) => (
            <Row
              key={row.rate}
              label={
                <>
                  <TaxName locale={quote.locale} /> {new Intl.NumberFormat(quote.locale).format(row.rate)} %
                </>
              }
            >
              {money(row.tax_minor)}
            </Row>
          ))
        : null}
      <Row
        label={
          <span className="font-semibold text-primary">
            <Trans>Total</Trans>
          </span>
        }
      >
        <span className="font-semibold">{money(totals.total_minor)}</span>
      </Row>
    </dl>
  );
}

function Row({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-secondary">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
