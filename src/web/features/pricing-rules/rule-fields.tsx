import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import type { PricingUnit } from '#domain/pricing/pricing-unit.ts';
import { costCategories } from '#domain/pricing/rule.ts';
import { isJobStrategy, needsMarkup, type PricingStrategy } from '#domain/pricing/strategy.ts';
import type { PricingStrategyInfo } from '#web/api/pricing-rules.ts';
import { categoryWords, unitWords } from '#web/provider-kit/cost-words.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { DecimalField } from './decimal-field.tsx';
import { PricedWorkFields } from './priced-work-fields.tsx';
import { type MoneyContext, type RuleValues, strategyOf, unitOf } from './rule-values.ts';
import { TierFields } from './tier-fields.tsx';
import { useUsualRate } from './use-usual-rate.ts';

interface RuleFieldsProps {
  readonly strategies: readonly PricingStrategyInfo[];
  readonly money: MoneyContext;
}

export function RuleFields({ strategies, money }: RuleFieldsProps) {
  const { t, i18n } = useLingui();
  const { register, watch, formState } = useFormContext<RuleValues>();
  const { errors } = formState;
  const strategy = strategyOf(strategies, watch('strategy'));
  const uses = (field: string) => strategy?.fields.includes(field) ?? false;
  const follow = useStrategyWords(strategies);
  const unit = strategy && unitOf({ unit: watch('unit') }, strategy);
  const usual = useUsualRate(money);
  const usualTax = i18n.number(money.tax.rate / 100, { style: 'percent', maximumFractionDigits: 3 });
  const optional = <Trans>Optional</Trans>;
  const isCost = strategy?.id === 'cost_plus';
  return (
    <>
      <PricedWorkFields />
      <Field
        label={t`Name`}
        hint={
          strategy && isJobStrategy(strategy.id)
            ? t`Customers read it on the quote`
            : t`As you would call it; customers see the words of each quote line`
        }
        error={errors.name?.message}
      >
        <TextInput size="desk" placeholder={t`Walls, two coats`} {...register('name')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t`Charged`} hint={strategy?.description} error={errors.strategy?.message}>
          <Select
            size="desk"
            options={strategies.map(({ id, name }) => ({ value: id, label: name }))}
            {...register('strategy', { onChange: ({ target }) => follow(target.value) })}
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
        {uses('unit') ? <UnitField strategies={strategies} /> : null}
        {uses('rate_minor') ? (
          <DecimalField
            name="rate_minor"
            label={isCost ? t`Your cost in ${money.currency}` : t`Rate in ${money.currency}`}
            hint={isCost ? undefined : usual}
          />
        ) : null}
        {uses('tiers') ? <TierFields money={money} /> : null}
        {uses('unit_label') ? (
          <Field label={t`For each`} aside={optional} error={errors.unit_label?.message}>
            <TextInput size="desk" placeholder={unit ? i18n._(unitWords[unit]) : ''} {...register('unit_label')} />
          </Field>
        ) : null}
        {uses('minimum_minor') ? (
          <DecimalField
            name="minimum_minor"
            label={t`At least, in ${money.currency}`}
            aside={optional}
            hint={t`Small amounts of work are raised to this`}
          />
        ) : null}
        {uses('markup_percent') ? (
          <DecimalField
            name="markup_percent"
            label={strategy?.id === 'urgency' ? t`Surcharge, %` : t`Markup, %`}
            aside={strategy && needsMarkup(strategy.id) ? undefined : optional}
            hint={strategy?.id === 'urgency' ? undefined : t`Put on the rate, such as on materials`}
          />
        ) : null}
        {money.tax.mode === 'none' ? null : (
          <DecimalField name="tax_rate" label={t`Tax rate, %`} aside={optional} hint={t`Without one, ${usualTax}`} />
        )}
      </div>
      <Checkbox
        label={t`Use it for new estimates`}
        description={t`Switched off, it stays here for later`}
        {...register('is_active')}
      />
    </>
  );
}

/** A way of charging brings its usual unit, one for the whole job its name and kind as well; what was typed stays. */
function useStrategyWords(strategies: readonly PricingStrategyInfo[]): (id: PricingStrategy) => void {
  const { setValue, getValues } = useFormContext<RuleValues>();
  return (id) => {
    const strategy = strategyOf(strategies, id);
    if (!strategy) return;
    setValue('unit', unitOf({ unit: getValues('line_key') ? getValues('unit') : strategy.unit }, strategy));
    if (id === 'tiered' && getValues('tiers').length === 0) {
      setValue('tiers', [{ from_quantity: '', rate_minor: '' }]);
    }
    if (!isJobStrategy(id)) {
      // A charge on the whole job was no line of a playbook.
      if (isJobStrategy(getValues('line_key'))) setValue('line_key', '');
      return;
    }
    setValue('cost_category', id === 'call_out' || id === 'urgency' ? 'labour' : 'other');
    if (!getValues('name').trim()) setValue('name', strategy.name);
  };
}

/** What a way of charging that knows several units counts in. */
function UnitField({ strategies }: Pick<RuleFieldsProps, 'strategies'>) {
  const { t } = useLingui();
  const { register, watch, formState } = useFormContext<RuleValues>();
  const strategy = strategyOf(strategies, watch('strategy'));
  const nameOf = (unit: PricingUnit) => {
    if (strategy?.id !== 'travel') return strategyOf(strategies, unit)?.name ?? unit;
    return unit === 'daily' ? t`Each working day` : t`Once a job`;
  };
  return (
    <Field label={t`Counted`} error={formState.errors.unit?.message}>
      <Select
        size="desk"
        options={(strategy?.units ?? []).map((unit) => ({ value: unit, label: nameOf(unit) }))}
        {...register('unit')}
        value={strategy && unitOf({ unit: watch('unit') }, strategy)}
      />
    </Field>
  );
}
