import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { NewQuoteValues } from './new-quote-values.ts';

export function CustomerFields() {
  const { t } = useLingui();
  const { register, watch, formState } = useFormContext<NewQuoteValues>();
  const errors = formState.errors.customer;
  const optional = <Trans>Optional</Trans>;
  const hasEmail = watch('customer.email').trim() !== '';
  return (
    <div className="flex flex-col gap-4">
      <Field label={t`Name`} error={errors?.name?.message}>
        <TextInput size="desk" autoComplete="off" {...register('customer.name')} />
      </Field>
      <Field label={t`Email`} aside={optional} error={errors?.email?.message}>
        <TextInput size="desk" type="email" autoComplete="off" {...register('customer.email')} />
      </Field>
      <Field label={t`Phone`} aside={optional} error={errors?.phone?.message}>
        <TextInput size="desk" type="tel" autoComplete="off" {...register('customer.phone')} />
      </Field>
      {hasEmail ? (
        <Checkbox
          label={t`Mail the questions once I have reviewed them`}
          description={t`Nothing is sent before you have looked at them`}
          {...register('sends_questions')}
        />
      ) : null}
    </div>
  );
}
