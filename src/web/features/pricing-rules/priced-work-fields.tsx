import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { listedKey } from '#domain/pricing/rule.ts';
import { isJobStrategy, type PricingStrategy, strategyUnits } from '#domain/pricing/strategy.ts';
import { useOfferedTypes } from '#web/api/services.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { RuleValues } from './rule-values.ts';
import { usePriceLines } from './use-price-lines.ts';

const countsInSeveralUnits = (strategy: PricingStrategy): boolean => strategyUnits[strategy].length > 1;

/** What the rule prices: any work charged this way, one service's, or one line of a service's estimate. */
export function PricedWorkFields() {
  const { t } = useLingui();
  const linesOf = usePriceLines();
  const { register, watch, setValue, getValues } = useFormContext<RuleValues>();
  const types = useOfferedTypes();
  const typeId = watch('service_type_id');
  const lines = linesOf(typeId);
  /** A known line brings its name, kind and way of charging; what was typed stays. */
  const follow = (key: string) => {
    const line = lines.find((candidate) => candidate.key === key);
    if (!line) return;
    if (!countsInSeveralUnits(getValues('strategy'))) setValue('strategy', line.unit);
    setValue('unit', line.unit);
    setValue('cost_category', line.category);
    setValue('unit_label', line.unit_label);
    if (!getValues('name').trim()) setValue('name', line.label);
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t`Service`}>
        <Select
          size="desk"
          placeholder={t`Any service`}
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
          {...register('service_type_id', { onChange: () => setValue('line_key', '') })}
          value={typeId}
        />
      </Field>
      {(lines.length > 0 || watch('line_key') === listedKey) && !isJobStrategy(watch('strategy')) ? (
        <Field label={t`Work it prices`}>
          <Select
            size="desk"
            placeholder={t`All work charged this way`}
            options={[
              ...lines.map(({ key, label }) => ({ value: key, label })),
              { value: listedKey, label: t`None by itself: put in by its name` },
            ]}
            {...register('line_key', { onChange: ({ target }) => follow(target.value) })}
            value={watch('line_key')}
          />
        </Field>
      ) : null}
    </div>
  );
}
