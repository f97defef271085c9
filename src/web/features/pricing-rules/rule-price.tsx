import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { numberText } from '#domain/measure/number-text.ts';
import { unitMinorFor } from '#domain/pricing/rule-rate.ts';
import type { PriceRule } from '#web/api/pricing-rules.ts';
import { unitWords } from '#web/provider-kit/cost-words.ts';
import { Money } from '#web/ui/money.tsx';
import { type MoneyContext, pricingRuleOf } from './rule-values.ts';

interface RulePriceProps {
  readonly rule: PriceRule;
  readonly money: MoneyContext;
}

/** "£9.50 per m²", with what else decides it below: tiers, markup, minimum. */
export function RulePrice({ rule, money }: RulePriceProps) {
  const { i18n } = useLingui();
  const unit = rule.unit_label ?? i18n._(unitWords[rule.unit]);
  const percent = i18n.number((rule.markup_percent ?? 0) / 100, { style: 'percent', maximumFractionDigits: 3 });
  if (rule.strategy === 'urgency') {
    return (
      <span className="font-semibold">
        <Trans>{percent} of labour</Trans>
      </span>
    );
  }
  const { currency } = money;
  return (
    <>
      <Money
        minor={unitMinorFor(pricingRuleOf(rule), 0) ?? rule.rate_minor}
        currency={currency}
        className="font-semibold"
      />{' '}
      <span className="text-secondary">
        {rule.unit === 'per_unit' && rule.unit_label === null ? unit : <Trans>per {unit}</Trans>}
      </span>
      {rule.tiers?.map((tier) => (
        <RuleNote key={tier.from_quantity}>
          <Trans>
            from {numberText(tier.from_quantity, money.locale)}: <Money minor={tier.rate_minor} currency={currency} />
          </Trans>
        </RuleNote>
      ))}
      {rule.markup_percent === null ? null : (
        <RuleNote>
          <Trans>
            cost <Money minor={rule.rate_minor} currency={currency} /> plus {percent}
          </Trans>
        </RuleNote>
      )}
      {rule.minimum_minor === null ? null : (
        <RuleNote>
          <Trans>
            at least <Money minor={rule.minimum_minor} currency={currency} />
          </Trans>
        </RuleNote>
      )}
    </>
  );
}

function RuleNote({ children }: { readonly children: ReactNode }) {
  return <span className="type-caption block text-secondary">{children}</span>;
}
