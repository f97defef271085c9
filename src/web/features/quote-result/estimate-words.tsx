import { Trans } from '@lingui/react/macro';
import { Money } from '#web/ui/money.tsx';
import type { CustomerQuote, SentVersion } from './sent-quote.ts';

/** Of a price that somebody has to look at first: between what it will be, and why. */
export function EstimateWords({ quote, version }: { readonly quote: CustomerQuote; readonly version: SentVersion }) {
  const { estimate } = version;
  if (!estimate) return null;
  const money = (minor: number) => <Money minor={minor} currency={quote.currency} locale={quote.locale} />;
  return (
    <div className="mt-2">
      <p className="font-semibold">
        <Trans>Estimate, confirmed after a visit</Trans>
      </p>
      <p>
        <Trans>
          Between {money(estimate.low_minor)} and {money(estimate.high_minor)}
        </Trans>
      </p>
      <ul className="list-disc pl-5">
        {estimate.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
