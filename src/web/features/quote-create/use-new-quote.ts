import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import type { Locale } from '#domain/locale.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { useCreateQuote } from '#web/api/quotes.ts';
import { useIdempotencyKey } from '#web/api/use-idempotency-key.ts';
import { emailErrors } from '#web/provider-kit/email-errors.ts';
import { fieldErrorsOf, showFieldErrors } from '#web/provider-kit/show-field-errors.ts';
import { type AskingMode, emptyQuote, type NewQuoteValues, newQuoteBody, requestLimit } from './new-quote-values.ts';

export interface NewQuoteOptions {
  readonly locale: Locale;
  /** Whom the quote is for, when that is known already. */
  readonly customer?: NewQuoteValues['customer'] | undefined;
  readonly onCreated: (quote: Quote) => void | Promise<void>;
}

export function useNewQuote({ locale, customer, onCreated }: NewQuoteOptions) {
  const { t } = useLingui();
  const form = useForm<NewQuoteValues>({ defaultValues: emptyQuote(locale, customer) });
  const create = useCreateQuote();
  const keyFor = useIdempotencyKey();
  const missing = ({ description, customer }: NewQuoteValues) => ({
    ...(!description.trim() && { description: [t`Paste or write what the customer asked for`] }),
    ...(description.trim().length > requestLimit && { description: [t`This is too long: keep the part that matters`] }),
    ...(!customer.name.trim() && { 'customer.name': [t`Please name the customer`] }),
    ...emailErrors('customer.email', customer.email, t),
  });
  const start = (mode: AskingMode) =>
    form.handleSubmit(async (values) => {
      const errors = missing(values);
      if (Object.keys(errors).length > 0) {
        showFieldErrors(form, errors);
        return;
      }
      const body = newQuoteBody(values, mode);
      try {
        await onCreated(await create.mutateAsync({ body, idempotencyKey: keyFor(body) }));
      } catch (error) {
        showFieldErrors(form, fieldErrorsOf(error));
      }
    });
  const creating = create.isPending ? create.variables.body.mode : null;
  return { form, start, creating, failure: create.error };
}
