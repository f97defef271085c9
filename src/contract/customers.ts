import { z } from 'zod';
import { isPhoneNumber } from '#domain/customer/contact.ts';
import { customerKinds } from '#domain/customer/kind.ts';
import { conversationStages } from '#domain/quote/pipeline.ts';
import { quoteStatuses } from '#domain/quote/status.ts';
import { endpoint } from './endpoint.ts';
import { changeOf, currency, emailOrNone, idParams, limits, minorOut, page, time, uuid } from './fields.ts';

export const customerSorts = ['name', 'created_at', 'last_quote', 'value'] as const;

const tooLong = (length: number) => `Please keep it to ${length} characters`;

const name = z.string().trim().min(1, 'Please write the customer’s name').max(limits.name, tooLong(limits.name));
const phone = z
  .string()
  .trim()
  .max(40, tooLong(40))
  .refine(isPhoneNumber, 'Please enter a phone number with its digits, such as 020 7946 0000');
const address = z.string().trim().max(limits.line, tooLong(limits.line));

const customerFields = z.object({
  name,
  email: emailOrNone,
  phone: z.union([phone, z.literal('')]).nullish(),
  address: address.nullish(),
  kind: z.enum(customerKinds).optional(),
});

const head = {
  id: uuid,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The same as its country writes it. */
  phone_formatted: z.string().nullable(),
  address: z.string().nullable(),
  kind: z.enum(customerKinds),
  quote_count: z.int(),
  /** When the latest quote was started. */
  last_quote_at: time.nullable(),
  /** What was accepted so far, in the provider's currency. */
  value_minor: minorOut,
  currency,
  created_at: time,
  updated_at: time,
};

export const customerSummary = z.strictObject(head).meta({ id: 'CustomerSummary' });

export const customerWithHistory = z
  .strictObject({
    ...head,
    /** The latest change first, at most a hundred. */
    quotes: z.array(
      z.strictObject({
        id: uuid,
        number: z.string().nullable(),
        title: z.string(),
        status: z.enum(quoteStatuses),
        conversation_stage: z.enum(conversationStages),
        archived_at: time.nullable(),
        currency,
        total_minor: minorOut.nullable(),
        questions_reviewed_at: time.nullable(),
        created_at: time,
        updated_at: time,
        sent_at: time.nullable(),
        accepted_at: time.nullable(),
      }),
    ),
  })
  .meta({ id: 'CustomerWithHistory' });

export const listCustomers = endpoint({
  method: 'GET',
  path: '/provider/customers',
  caller: 'provider',
  summary: 'The provider’s customers; the search is in name, email, phone and address, without accents and case',
  query: page.extend({
    search: z.string().max(limits.name).optional(),
    sort: z.enum(customerSorts).default('name'),
    order: z.enum(['asc', 'desc']).optional(),
  }),
  response: z.array(customerSummary),
  isList: true,
});

export const createCustomer = endpoint({
  method: 'POST',
  path: '/provider/customers',
  caller: 'provider',
  summary: 'Add a customer',
  body: customerFields,
  response: customerWithHistory,
  status: 201,
});

export const getCustomer = endpoint({
  method: 'GET',
  path: '/provider/customers/{id}',
  caller: 'provider',
  summary: 'One customer with the history of quotes',
  params: idParams,
  response: customerWithHistory,
});

export const updateCustomer = endpoint({
  method: 'PUT',
  path: '/provider/customers/{id}',
  caller: 'provider',
  summary: 'Change a customer; what is left out stays',
  params: idParams,
  body: changeOf(customerFields),
  response: customerWithHistory,
});

export const mergeCustomers = endpoint({
  method: 'POST',
  path: '/provider/customers/{id}/merge',
  caller: 'provider',
  summary: 'Make this customer and another one: the quotes go over to the other, who stays, and gaps there are filled',
  params: idParams,
  body: z.object({ into: uuid }),
  response: customerWithHistory,
});

export const deleteCustomer = endpoint({
  method: 'DELETE',
  path: '/provider/customers/{id}',
  caller: 'provider',
  summary: 'Erase a customer with closed quotes; refused while a quote is accepted or under way',
  params: idParams,
  response: z.null(),
});
