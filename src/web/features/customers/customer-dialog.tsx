import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Customer } from '#web/api/customers.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { CustomerValues } from './customer-values.ts';
import { useCustomerForm } from './use-customer-form.ts';

interface CustomerDialogProps {
  /** Null adds one. */
  readonly customer: Customer | null;
  readonly onClose: () => void;
  readonly onSaved: (customer: Customer) => void | Promise<void>;
}

export function CustomerDialog({ customer, onClose, onSaved }: CustomerDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const formId = useId();
  const { form, submit, isSaving, failure } = useCustomerForm(customer, onSaved);
  return (
    <Dialog
      isOpen
      isModalDecision
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={customer ? t`Change customer` : t`Add a customer`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={isSaving}>
            {customer ? <Trans>Save customer</Trans> : <Trans>Add customer</Trans>}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {failure ? (
          <Notice level="error" isLive comesIntoView title={t`The customer was not saved`}>
            {errorText(failure)}
          </Notice>
        ) : null}
        <CustomerFields form={form} />
      </form>
    </Dialog>
  );
}

function CustomerFields({ form }: { readonly form: UseFormReturn<CustomerValues> }) {
  const { t } = useLingui();
  const { register, formState } = form;
  const { errors } = formState;
  const optional = <Trans>Optional</Trans>;
  return (
    <>
      <Field label={t`Name`} error={errors.name?.message}>
        <TextInput size="desk" autoComplete="off" dir="auto" {...register('name')} />
      </Field>
      <Field label={t`Email`} aside={optional} error={errors.email?.message}>
        <TextInput size="desk" type="email" autoComplete="off" {...register('email')} />
      </Field>
      <Field label={t`Phone`} aside={optional} error={errors.phone?.message}>
        <TextInput size="desk" type="tel" autoComplete="off" {...register('phone')} />
      </Field>
      <Field label={t`Address`} aside={optional} error={errors.address?.message}>
        <TextArea size="desk" rows={2} className="min-h-16!" autoComplete="off" {...register('address')} />
      </Field>
    </>
  );
}
