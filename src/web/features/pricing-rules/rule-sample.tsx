import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SamplePrice } from '#domain/estimate/pricing/sample-price.ts';
import { numberText } from '#domain/measure/number-text.ts';
import type { PricingRule } from '#domain/pricing/rule.ts';
import type { PricingStrategyInfo } from '#web/api/pricing-rules.ts';
import { unitWords } from '#web/provider-kit/cost-words.ts';
import { Field } from '#web/ui/field.tsx';
import { Money } from '#web/ui/money.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { MoneyContext } from './rule-values.ts';
import { useRuleSample } from './use-rule-sample.ts';

interface RuleSampleProps {
  readonly strategies: readonly PricingStrategyInfo[];
  readonly money: MoneyContext;
}

/** What a job would cost by what is typed, worked out the way estimates are. */
export function RuleSample({ strategies, money }: RuleSampleProps) {
  const { t, i18n } = useLingui();
  const { pricingUnit, workLabel, amountUnit, amountText, setAmount, rule, sample } = useRuleSample(strategies, money);
  const isFixed = pricingUnit === 'fixed' && workLabel === null;
  const unit = amountUnit || i18n._(unitWords[pricingUnit]);
  return (
    <section aria-label={t`Example`} className="rounded-md bg-calm px-4 py-3.5 text-calm">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="type-label">
            <Trans>Example</Trans>
          </h3>
          <p className="text-primary">{workLabel ?? <Trans>Some work</Trans>}</p>
        </div>
        {isFixed ? null : (
          <Field label={t`Amount (${unit})`} className="w-40">
            <TextInput
              size="desk"
              inputMode="decimal"
              className="text-right tabular-nums"
              value={amountText}
              onChange={({ target }) => setAmount(target.value)}
            />
          </Field>
        )}
      </div>
      <div aria-live="polite" className="mt-3 border-t border-subtle pt-3 text-primary tabular-nums">
        {rule && sample ? (
          <SampleWords rule={rule} sample={sample} money={money} />
        ) : (
          <p>
            <Trans>Write a rate and an amount to see what a job would cost.</Trans>
          </p>
        )}
      </div>
    </section>
  );
}

interface SampleWordsProps {
  readonly rule: PricingRule;
  readonly sample: SamplePrice;
  readonly money: MoneyContext;
}

function SampleWords({ rule, sample, money }: SampleWordsProps) {
  const { t, i18n } = useLingui();
  if (!sample.ok) {
    return (
      <p>
        {sample.reason === 'does_not_fit' ? (
          <Trans>
            Estimates measure this work in another way, so this price would not be used. Please choose another way of
            charging.
          </Trans>
        ) : (
          <Trans>This amount is too small or too large for an example.</Trans>
        )}
      </p>
    );
  }
  const unit = sample.unitLabel || i18n._(unitWords[rule.unit]);
  const quantity = `${numberText(sample.quantity, money.locale)} ${unit}`;
  const tax = i18n.number(sample.taxRate / 100, { style: 'percent', maximumFractionDigits: 3 });
  const isInclusive = money.tax.mode === 'inclusive';
  return (
    <dl className="flex flex-col gap-1.5">
      {sample.step ? <SampleRow label={sample.step} /> : null}
      <SampleRow
        label={
          <>
            {quantity} × <Money minor={sample.unitMinor} currency={money.currency} />
          </>
        }
        minor={sample.workMinor}
        currency={money.currency}
      />
      {sample.topUpMinor > 0 ? (
        <SampleRow label={t`Up to the minimum`} minor={sample.topUpMinor} currency={money.currency} />
      ) : null}
      <SampleRow
        label={isInclusive ? t`${tax} tax in it` : t`${tax} tax`}
        minor={sample.taxMinor}
        currency={money.currency}
      />
      <SampleRow label={t`Customer pays`} minor={sample.totalMinor} currency={money.currency} isTotal />
      <SampleNote rule={rule} sample={sample} money={money} unit={unit} />
    </dl>
  );
}

interface SampleNoteProps extends SampleWordsProps {
  readonly sample: Extract<SamplePrice, { ok: true }>;
  readonly unit: string;
}

/** Where the minimum begins, or that the amount does not matter. */
function SampleNote({ rule, sample, money, unit }: SampleNoteProps) {
  if (rule.unit === 'fixed') {
    return (
      <div className="type-small pt-1 text-secondary">
        <dt className="sr-only">
          <Trans>Note</Trans>
        </dt>
        <dd>
          <Trans>The same, however large the job.</Trans>
        </dd>
      </div>
    );
  }
  if (sample.minimumBelow === null || rule.minimumMinor === null) return null;
  const least = `${numberText(sample.minimumBelow, money.locale)} ${unit}`;
  return (
    <div className="type-small pt-1 text-secondary">
      <dt className="sr-only">
        <Trans>Note</Trans>
      </dt>
      <dd>
        <Trans>
          The minimum of <Money minor={rule.minimumMinor} currency={money.currency} /> applies below {least}.
        </Trans>
      </dd>
    </div>
  );
}

interface SampleRowProps {
  readonly label: ReactNode;
  readonly minor?: number;
  readonly currency?: MoneyContext['currency'];
  readonly isTotal?: boolean;
}

function SampleRow({ label, minor, currency, isTotal }: SampleRowProps) {
  return (
    <div className={isTotal ? 'flex justify-between gap-4 pt-1 font-semibold' : 'flex justify-between gap-4'}>
      <dt className="min-w-0">{label}</dt>
      <dd>{minor === undefined || !currency ? null : <Money minor={minor} currency={currency} />}</dd>
    </div>
  );
}
