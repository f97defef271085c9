import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { numberText } from '#domain/measure/number-text.ts';
import type { PricingStrategyInfo, RuleSample as Sample } from '#web/api/pricing-rules.ts';
import { unitWords } from '#web/provider-kit/cost-words.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { Field } from '#web/ui/field.tsx';
import { Money } from '#web/ui/money.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { MoneyContext } from './rule-values.ts';
import { type RuleSampleState, useRuleSample } from './use-rule-sample.ts';

interface RuleSampleProps {
  readonly strategies: readonly PricingStrategyInfo[];
  readonly money: MoneyContext;
}

/** What a job would cost by what is typed, worked out the way estimates are. */
export function RuleSample({ strategies, money }: RuleSampleProps) {
  const { t, i18n } = useLingui();
  const state = useRuleSample(strategies, money);
  const { pricingUnit, workLabel, amountUnit, amountText, setAmount } = state;
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
        <SampleOrHint state={state} money={money} />
      </div>
    </section>
  );
}

interface SampleOrHintProps {
  readonly state: RuleSampleState;
  readonly money: MoneyContext;
}

/** While the next example is on its way the one before stays, and fades where that takes long. */
function SampleOrHint({ state: { isReadable, query }, money }: SampleOrHintProps) {
  const { t } = useLingui();
  if (!isReadable) {
    return (
      <p>
        <Trans>Write a rate and an amount to see what a job would cost.</Trans>
      </p>
    );
  }
  const isLate = query.isPaused && (!query.data || query.isPlaceholderData);
  if (isLate || query.isError) return <LoadFailure title={t`The example could not be worked out`} query={query} />;
  if (!query.data) return <SkeletonRows count={3} label={t`Working out the example`} rowClassName="h-7" />;
  return (
    <div aria-busy={query.isPlaceholderData} className="transition-opacity aria-busy:opacity-60 aria-busy:delay-300">
      <SampleWords sample={query.data} money={money} />
    </div>
  );
}

interface SampleWordsProps {
  readonly sample: Sample;
  readonly money: MoneyContext;
}

function SampleWords({ sample: { rule, price }, money }: SampleWordsProps) {
  const { t, i18n } = useLingui();
  if (!price.ok) {
    return (
      <p>
        {price.reason === 'does_not_fit' ? (
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
  const unit = price.unit_label || i18n._(unitWords[rule.unit]);
  const quantity = `${numberText(price.quantity, money.locale)} ${unit}`;
  const tax = i18n.number(price.tax_rate / 100, { style: 'percent', maximumFractionDigits: 3 });
  const { name } = money.tax;
  const isInclusive = money.tax.mode === 'inclusive';
  return (
    <dl className="flex flex-col gap-1.5">
      {price.step ? <SampleRow label={price.step} /> : null}
      <SampleRow
        label={
          <>
            {quantity} × <Money minor={price.unit_price_minor} currency={money.currency} />
          </>
        }
        minor={price.work_minor}
        currency={money.currency}
      />
      {price.top_up_minor > 0 ? (
        <SampleRow label={t`Up to the minimum`} minor={price.top_up_minor} currency={money.currency} />
      ) : null}
      {money.tax.mode === 'none' ? null : (
        <SampleRow
          label={isInclusive ? t`${tax} ${name} in it` : `${tax} ${name}`}
          minor={price.tax_minor}
          currency={money.currency}
        />
      )}
      <SampleRow label={t`Customer pays`} minor={price.total_minor} currency={money.currency} isTotal />
      <SampleNote rule={rule} minimumBelow={price.minimum_below} money={money} unit={unit} />
    </dl>
  );
}

interface SampleNoteProps {
  readonly rule: Sample['rule'];
  readonly minimumBelow: number | null;
  readonly money: MoneyContext;
  readonly unit: string;
}

/** Where the minimum begins, or that the amount does not matter. */
function SampleNote({ rule, minimumBelow, money, unit }: SampleNoteProps) {
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
  const minimum = rule.minimum_minor ?? null;
  if (minimumBelow === null || minimum === null) return null;
  const least = `${numberText(minimumBelow, money.locale)} ${unit}`;
  return (
    <div className="type-small pt-1 text-secondary">
      <dt className="sr-only">
        <Trans>Note</Trans>
      </dt>
      <dd>
        <Trans>
          The minimum of <Money minor={minimum} currency={money.currency} /> applies below {least}.
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
