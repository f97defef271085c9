import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { NewQuoteValues } from './new-quote-values.ts';

interface CustomerFieldsProps {
  readonly nameField: ReactNode;
  readonly isAsked: boolean;
}

/** How to reach someone new, below the name. */
export function CustomerFields({ nameField, isAsked }: CustomerFieldsProps) {
  const { t } = useLingui();
  const { register, formState } = useFormContext<NewQuoteValues>();
  const errors = formState.errors.customer;
  const optional = <Trans>Optional</Trans>;
  return (
    <div className="flex flex-col gap-4">
      {nameField}
      <Field label={t`Email`} aside={optional} error={errors?.email?.message}>
        <TextInput size="desk" type="email" autoComplete="off" {...register('customer.email')} />
      </Field>
      <Field label={t`Phone`} aside={optional} error={errors?.phone?.message}>
        <TextInput size="desk" type="tel" autoComplete="off" {...register('customer.phone')} />
      </Field>
      <Field label={t`Address`} aside={optional} error={errors?.address?.message}>
        <TextInput size="desk" autoComplete="off" dir="auto" {...register('customer.address')} />
      </Field>
      {isAsked ? <SendingChoice /> : null}
    </div>
  );
}

/** Whether the questions go out by themselves; only where there is an address to send them to. */
export function SendingChoice() {
  const { t } = useLingui();
  const { register, watch } = useFormContext<NewQuoteValues>();
  if (watch('customer.email').trim() === '') return null;
  return (
    <Checkbox
      label={t`Mail the questions once I have reviewed them`}
      description={t`Nothing is sent before you have looked at them`}
      {...register('sends_questions')}
    />
  );
}
