import type { Locale } from '#domain/locale.ts';
import type { NewQuote } from '#web/api/quotes.ts';

/** The longest request the API takes. */
export const requestLimit = 10_000;

/** The form's fields by the wire's names, so that the server's `errors` find their field. */
export interface NewQuoteValues {
  description: string;
  /** With an id it is somebody known, and only the id is sent. */
  customer: { id: string; name: string; email: string; phone: string; address: string };
  title: string;
  service_type_id: string;
  locale: Locale;
  /** Mail the questions as soon as they are reviewed. */
  sends_questions: boolean;
}

export const emptyCustomer: NewQuoteValues['customer'] = { id: '', name: '', email: '', phone: '', address: '' };

export const emptyQuote = (locale: Locale, customer = emptyCustomer): NewQuoteValues => ({
  description: '',
  customer,
  title: '',
  service_type_id: '',
  locale,
  sends_questions: true,
});

/** Questions to the customer first, or the price from the request alone. */
export type AskingMode = 'questions' | 'estimate';

export function newQuoteBody(values: NewQuoteValues, mode: NonNullable<NewQuote['mode']>): NewQuote {
  const { description, customer, title, service_type_id, locale, sends_questions } = values;
  const email = customer.email.trim();
  return {
    description,
    title: title.trim() || null,
    service_type_id: service_type_id || null,
    customer: customer.id
      ? { id: customer.id }
      : {
          name: customer.name.trim(),
          email: email || null,
          phone: customer.phone.trim() || null,
          address: customer.address.trim() || null,
        },
    locale,
    mode,
    ...(mode === 'questions' &&
      sends_questions &&
      email && { send_link: { channel: 'email' as const, recipient: email } }),
  };
}
