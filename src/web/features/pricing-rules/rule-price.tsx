import { Trans, useLingui } from '@lingui/react/macro';
import type { PriceRule } from '#web/api/pricing-rules.ts';
import { unitWords } from '#web/provider-kit/cost-words.ts';
import { Money } from '#web/ui/money.tsx';
import type { MoneyContext } from './rule-values.ts';

/** "£9.50 per m²", with its minimum below. */
export function RulePrice({ rule, money }: { readonly rule: PriceRule; readonly money: MoneyContext }) {
  const { i18n } = useLingui();
  const unit = rule.unit_label ?? i18n._(unitWords[rule.unit]);
  return (
    <>
      <Money minor={rule.rate_minor} currency={money.currency} className="font-semibold" />{' '}
      <span className="text-secondary">
        <Trans>per {unit}</Trans>
      </span>
      {rule.minimum_minor === null ? null : (
        <span className="type-caption block text-secondary">
          <Trans>
            at least <Money minor={rule.minimum_minor} currency={money.currency} />
          </Trans>
        </span>
      )}
    </>
  );
}
