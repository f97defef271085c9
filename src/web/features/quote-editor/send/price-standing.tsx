import { Trans, useLingui } from '@lingui/react/macro';
import type { Quote } from '#web/api/quote-types.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Money } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface PriceStandingProps {
  readonly quote: Quote;
  readonly isFixedPrice: boolean;
  readonly onChange: (isFixedPrice: boolean) => void;
}

/** Why the price goes out as an estimate, and the provider's word that it is a price all the same. */
export function PriceStanding({ quote, isFixedPrice, onChange }: PriceStandingProps) {
  const { t } = useLingui();
  const { level, reasons, low_minor, high_minor } = quote.readiness;
  if (level === 'firm') return null;
  const money = (minor: number) => <Money minor={minor} currency={quote.currency} />;
  return (
    <Notice
      level="warning"
      title={level === 'visit' ? t`This price needs a visit first` : t`This price may still move`}
    >
      <p>
        <Trans>
          It goes out as an estimate between {money(low_minor)} and {money(high_minor)}; your customer can ask for a
          visit but cannot accept it.
        </Trans>
      </p>
      <ul className="my-1.5 list-disc pl-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Checkbox
        label={<Trans>Send as a fixed price all the same</Trans>}
        checked={isFixedPrice}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Notice>
  );
}
