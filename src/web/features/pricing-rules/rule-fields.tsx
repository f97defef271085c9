import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { costCategories } from '#domain/pricing/rule.ts';
import type { PricingStrategyInfo } from '#web/api/pricing-rules.ts';
import { categoryWords, unitWords } from '#web/provider-kit/cost-words.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { PricedWorkFields } from './priced-work-fields.tsx';
import type { MoneyContext, RuleValues } from './rule-values.ts';
import { useUsualRate } from './use-rule-work.ts';

interface RuleFieldsProps {
  readonly strategies: readonly PricingStrategyInfo[];
  readonly money: MoneyContext;
}

export function RuleFields({ strategies, money }: RuleFieldsProps) {
  const { t, i18n } = useLingui();
  const { register, watch, formState } = useFormContext<RuleValues>();
  const { errors } = formState;
  const strategy = strategies.find(({ id }) => id === watch('strategy'));
  const usual = useUsualRate(money);
  const usualTax = i18n.number(money.tax.rate / 100, { style: 'percent', maximumFractionDigits: 3 });
  const optional = <Trans>Optional</Trans>;
  return (
    <>
      <PricedWorkFields />
      <Field
        label={t`Name`}
        hint={t`As you would call it; customers see the words of each quote line`}
        error={errors.name?.message}
      >
        <TextInput size="desk" placeholder={t`Walls, two coats`} {...register('name')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t`Charged`} hint={strategy?.description} error={errors.strategy?.message}>
          <Select
            size="desk"
            options={strategies.map(({ id, name }) => ({ value: id, label: name }))}
            {...register('strategy')}
          />
        </Field>
        <Field label={t`Kind of cost`} error={errors.cost_category?.message}>
          <Select
            size="desk"
            options={costCategories.map((value) => ({ value, label: i18n._(categoryWords[value]) }))}
            {...register('cost_category')}
          />
        </Field>
      </div>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Field label={t`Rate in ${money.currency}`} hint={usual} error={errors.rate_minor?.message}>
          <TextInput size="desk" inputMode="decimal" className="text-right tabular-nums" {...register('rate_minor')} />
        </Field>
        <Field label={t`For each`} aside={optional} error={errors.unit_label?.message}>
          <TextInput
            size="desk"
            placeholder={strategy ? i18n._(unitWords[strategy.unit]) : ''}
            {...register('unit_label')}
          />
        </Field>
        <Field
          label={t`At least, in ${money.currency}`}
          aside={optional}
          hint={t`Small amounts of work are raised to this`}
          error={errors.minimum_minor?.message}
        >
          <TextInput
            size="desk"
            inputMode="decimal"
            className="text-right tabular-nums"
            {...register('minimum_minor')}
          />
        </Field>
        <Field
          label={t`Markup, %`}
          aside={optional}
          hint={t`Put on the rate, such as on materials`}
          error={errors.markup_percent?.message}
        >
          <TextInput
            size="desk"
            inputMode="decimal"
            className="text-right tabular-nums"
            {...register('markup_percent')}
          />
        </Field>
        <Field
          label={t`Tax rate, %`}
          aside={optional}
          hint={t`Without one, ${usualTax}`}
          error={errors.tax_rate?.message}
        >
          <TextInput size="desk" inputMode="decimal" className="text-right tabular-nums" {...register('tax_rate')} />
        </Field>
      </div>
      <Checkbox
        label={t`Use it for new estimates`}
        description={t`Switched off, it stays here for later`}
        {...register('is_active')}
      />
    </>
  );
}
