import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { MoneyContext, RuleValues } from './rule-values.ts';

/** From which quantities on all of it is cheaper, a row each. */
export function TierFields({ money }: { readonly money: MoneyContext }) {
  const { t } = useLingui();
  const { register, formState } = useFormContext<RuleValues>();
  const { fields, append, remove } = useFieldArray<RuleValues, 'tiers'>({ name: 'tiers' });
  const error = formState.errors.tiers?.message ?? formState.errors.tiers?.root?.message;
  return (
    <fieldset className="flex flex-col gap-3 sm:col-span-2">
      <legend className="type-label mb-1">
        <Trans>Cheaper from</Trans>
      </legend>
      {fields.map((field, index) => {
        const row = index + 1;
        return (
          <div key={field.id} className="flex items-end gap-3">
            <Field label={t`From this quantity, row ${row}`} isLabelHidden className="min-w-0 flex-1">
              <TextInput
                size="desk"
                inputMode="decimal"
                placeholder={t`From quantity`}
                className="text-right tabular-nums"
                {...register(`tiers.${index}.from_quantity`)}
              />
            </Field>
            <Field label={t`Rate in ${money.currency}, row ${row}`} isLabelHidden className="min-w-0 flex-1">
              <TextInput
                size="desk"
                inputMode="decimal"
                placeholder={t`Rate in ${money.currency}`}
                className="text-right tabular-nums"
                {...register(`tiers.${index}.rate_minor`)}
              />
            </Field>
            <Button variant="ghost" aria-label={t`Remove row ${row}`} onClick={() => remove(index)}>
              <Icon icon={Trash2} size={16} />
            </Button>
          </div>
        );
      })}
      {error ? (
        <p role="alert" className="type-small text-danger">
          {error}
        </p>
      ) : null}
      <div>
        <Button size="desk-small" onClick={() => append({ from_quantity: '', rate_minor: '' })}>
          <Icon icon={Plus} size={16} />
          <Trans>Add a quantity</Trans>
        </Button>
      </div>
    </fieldset>
  );
}
