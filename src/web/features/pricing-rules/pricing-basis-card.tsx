import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import type { BasisSamples } from '#web/api/pricing-basis.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { keepTogether } from '#web/ui/keep-together.ts';
import { Money } from '#web/ui/money.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { MoneyContext } from './rule-values.ts';
import { usePricingBasis } from './use-pricing-basis.ts';

interface PricingBasisCardProps {
  readonly money: MoneyContext;
}

type Basis = ReturnType<typeof usePricingBasis>;

/** The provider's own hour and markup on material, with what three jobs cost by them. */
export function PricingBasisCard({ money }: PricingBasisCardProps) {
  const { t } = useLingui();
  const basis = usePricingBasis(money);
  const { settings } = basis;
  if (!settings.data && (settings.isError || settings.isPaused))
    return <LoadFailure title={t`Your two numbers could not be loaded`} query={settings} />;
  if (!settings.data) return <SkeletonRows count={3} label={t`Loading your two numbers`} rowClassName="h-12" />;
  return (
    <Card title={<Trans>Your two numbers</Trans>}>
      <p className="mb-4 text-secondary">
        <Trans>We use them for all work that you have not set a price for.</Trans>
      </p>
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        <BasisForm basis={basis} money={money} />
        <BasisExamples basis={basis} money={money} />
      </div>
    </Card>
  );
}

interface BasisPartProps {
  readonly basis: Basis;
  readonly money: MoneyContext;
}

function BasisForm({ basis, money }: BasisPartProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { shown, errors, change, save, isChanged } = basis;
  const usual = basis.samples.data;
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.submit();
      }}
    >
      <Field
        label={t`My hour in ${money.currency}`}
        hint={<UsualHour samples={usual} money={money} />}
        error={errors.hour}
      >
        <TextInput
          size="desk"
          inputMode="decimal"
          className="text-right tabular-nums"
          value={shown.hour}
          onChange={({ target }) => change({ hour: target.value })}
        />
      </Field>
      <Field label={t`My markup on materials, in percent`} hint={<UsualMarkup samples={usual} />} error={errors.markup}>
        <TextInput
          size="desk"
          inputMode="decimal"
          className="text-right tabular-nums"
          value={shown.markup}
          onChange={({ target }) => change({ markup: target.value })}
        />
      </Field>
      {save.isError ? (
        <p role="alert" className="type-small text-danger">
          {errorText(save.error)}
        </p>
      ) : null}
      <div className="flex justify-end">
        <Button type="submit" variant={isChanged ? 'primary' : 'quiet'} pending={save.isPending}>
          <Trans>Save both numbers</Trans>
        </Button>
      </div>
    </form>
  );
}

function UsualHour({ samples, money }: { readonly samples: BasisSamples | undefined; readonly money: MoneyContext }) {
  const [first] = samples?.samples ?? [];
  if (!first || first.usual_hour_minor === null) return <Trans>Before tax. Empty takes the usual one.</Trans>;
  return (
    <Trans>
      Before tax. Empty takes what is usual: <Money minor={first.usual_hour_minor} currency={money.currency} /> for{' '}
      {first.service_type.name}.
    </Trans>
  );
}

function UsualMarkup({ samples }: { readonly samples: BasisSamples | undefined }) {
  const { i18n } = useLingui();
  const usual = samples?.usual_markup_percent ?? null;
  if (usual === null) return <Trans>On what materials cost you. Empty takes the usual one.</Trans>;
  const percent = i18n.number(usual / 100, { style: 'percent', maximumFractionDigits: 3 });
  return <Trans>On what materials cost you. Empty takes what is usual: {percent}.</Trans>;
}

/** While the next figures are on their way those before stay, and fade where that takes long. */
function BasisExamples({ basis: { samples, errors }, money }: BasisPartProps) {
  const { t } = useLingui();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="rounded-md bg-calm px-4 py-3.5 text-calm">
      <h3 id={heading} className="type-label mb-2">
        <Trans>What jobs would cost</Trans>
      </h3>
      <div aria-live="polite" className="text-primary tabular-nums">
        {errors.hour || errors.markup ? (
          <p>
            <Trans>Write both numbers to see what jobs would cost.</Trans>
          </p>
        ) : !samples.data && (samples.isError || samples.isPaused) ? (
          <LoadFailure title={t`The examples could not be worked out`} query={samples} />
        ) : samples.data ? (
          <ExampleRows data={samples.data} isOld={samples.isPlaceholderData} money={money} />
        ) : (
          <SkeletonRows count={3} label={t`Working out the examples`} rowClassName="h-10" />
        )}
      </div>
    </section>
  );
}

interface ExampleRowsProps {
  readonly data: BasisSamples;
  readonly isOld: boolean;
  readonly money: MoneyContext;
}

function ExampleRows({ data, isOld, money }: ExampleRowsProps) {
  if (data.samples.length === 0) {
    return (
      <p>
        <Trans>Choose your services first, and three sample jobs appear here.</Trans>
      </p>
    );
  }
  return (
    <div aria-busy={isOld} className="transition-opacity aria-busy:opacity-60 aria-busy:delay-300">
      <dl className="flex flex-col gap-2.5">
        {data.samples.map(({ service_type, size, net_minor }) => (
          <div key={`${service_type.id} ${size}`} className="flex items-baseline justify-between gap-4">
            <dt className="min-w-0">
              {service_type.name}
              {size ? <span className="type-small block text-secondary">{keepTogether(size)}</span> : null}
            </dt>
            <dd className="font-semibold">
              {net_minor === null ? <Trans>open</Trans> : <Money minor={net_minor} currency={money.currency} />}
            </dd>
          </div>
        ))}
      </dl>
      <p className="type-small pt-2.5 text-secondary">
        <Trans>Before tax, for usual jobs, with the prices below.</Trans>
      </p>
    </div>
  );
}
