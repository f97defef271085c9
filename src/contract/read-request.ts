import { z } from 'zod';
import type { FieldProblemCode } from '#domain/problem.ts';
import { endpoint } from './endpoint.ts';
import { locale, longText, uuid } from './fields.ts';

/** What a pasted request says of whoever wrote it; what it does not say is left out. */
export const foundInRequest = z
  .strictObject({
    name: z.string().optional(),
    email: z.string().optional(),
    phone: z.string().optional(),
    address: z.string().optional(),
    locale: locale.optional(),
    /** The known customer with this mail or telephone. */
    customer_id: uuid.optional(),
  })
  .meta({ id: 'FoundInRequest' });

export const readRequest = endpoint({
  method: 'POST',
  path: '/quotes/read-request',
  caller: 'provider',
  summary: 'What a quote for a pasted request would begin with: title, service and customer. Writes nothing',
  body: z.object({
    description: longText.min(1, 'request_required' satisfies FieldProblemCode),
    locale: locale.nullish(),
    service_type_id: uuid.nullish(),
  }),
  response: z.strictObject({
    title: z.string(),
    /** The likeliest; not sure where the customer would be asked. */
    service: z.strictObject({ id: uuid, slug: z.string(), name: z.string(), is_sure: z.boolean() }).nullable(),
    found: foundInRequest,
    known_customer: z
      .strictObject({ id: uuid, name: z.string(), email: z.string().nullable(), phone: z.string().nullable() })
      .nullable(),
  }),
});
