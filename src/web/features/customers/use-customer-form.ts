import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { isPhoneNumber } from '#domain/customer/contact.ts';
import { type Customer, type CustomerSummary, useSaveCustomer } from '#web/api/customers.ts';
import { emailErrors } from '#web/provider-kit/email-errors.ts';
import { fieldErrorsOf, showFieldErrors } from '#web/provider-kit/show-field-errors.ts';
import { type CustomerValues, customerBody, customerValues } from './customer-values.ts';

/** Null adds a customer. What can be said at once is said here; the server has the last word. */
export function useCustomerForm(
  customer: Customer | CustomerSummary | null,
  onSaved: (customer: Customer) => void | Promise<void>,
) {
  const { t } = useLingui();
  const form = useForm<CustomerValues>({ defaultValues: customerValues(customer) });
  const save = useSaveCustomer();
  const unfit = ({ name, email, phone }: CustomerValues) => ({
    ...(!name.trim() && { name: [t`Please write the customer’s name`] }),
    ...emailErrors('email', email, t),
    ...(phone.trim() &&
      !isPhoneNumber(phone) && { phone: [t`Please enter a phone number with its digits, such as 020 7946 0000`] }),
  });
  const submit = form.handleSubmit(async (values) => {
    const errors = unfit(values);
    if (Object.keys(errors).length > 0) {
      showFieldErrors(form, errors);
      return;
    }
    try {
      await onSaved(await save.mutateAsync({ id: customer?.id, body: customerBody(values) }));
    } catch (error) {
      showFieldErrors(form, fieldErrorsOf(error));
    }
  });
  const hasFieldErrors = Object.keys(fieldErrorsOf(save.error)).length > 0;
  return { form, submit, isSaving: save.isPending, failure: hasFieldErrors ? null : save.error };
}
