import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Money } from '#web/ui/money.tsx';
import { type CustomerQuote, type SentVersion, shownTotal, taxesOf } from './sent-quote.ts';

interface SumUpProps {
  readonly quote: CustomerQuote;
  readonly version: SentVersion;
}

/** How the parts become the total, where they do not simply add up to it: a discount, or for a business the tax. */
export function SumUp({ quote, version }: SumUpProps) {
  const hasTaxOnTop = !version.amounts_include_tax && taxesOf(version).length > 0;
  if (version.discount_minor === 0 && !hasTaxOnTop) return null;
  return (
    <dl className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-default pt-3 text-[0.9375rem] tabular-nums [&_dd]:text-right">
      <BeforeTotal quote={quote} version={version} />
      <dt className="font-semibold">
        <Trans>Total</Trans>
      </dt>
      <dd className="font-semibold">
        <Money minor={version.totals.total_minor} currency={quote.currency} locale={quote.locale} />
      </dd>
    </dl>
  );
}

/** The discount, and where the amounts hold no tax also their sum and each tax: what stands above a total. */
export function BeforeTotal({ quote, version }: SumUpProps) {
  const money = (minor: number) => <Money minor={minor} currency={quote.currency} locale={quote.locale} />;
  const isTaxAdded = !version.amounts_include_tax && taxesOf(version).length > 0;
  return (
    <>
      {version.discount_minor === 0 ? null : (
        <Row label={<Trans>Discount</Trans>}>{money(-version.discount_minor)}</Row>
      )}
      {isTaxAdded ? <Row label={<Trans>Sum before tax</Trans>}>{money(shownTotal(version))}</Row> : null}
      {isTaxAdded ? <TaxRows quote={quote} version={version} /> : null}
    </>
  );
}

/** Each tax by its rate. */
export function TaxRows({ quote, version }: SumUpProps) {
  const rate = new Intl.NumberFormat(quote.locale);
  return taxesOf(version).map((row) => (
    <Row key={row.rate} label={`${quote.provider.tax.name} ${rate.format(row.rate)} %`}>
      <Money minor={row.tax_minor} currency={quote.currency} locale={quote.locale} />
    </Row>
  ));
}

function Row({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-secondary">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
