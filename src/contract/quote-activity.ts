import { z } from 'zod';
import { quoteStatuses } from '#domain/quote/status.ts';
import { endpoint } from './endpoint.ts';
import { idParams, time, uuid } from './fields.ts';

export const listActivity = endpoint({
  method: 'GET',
  path: '/quotes/{id}/activity',
  caller: 'provider',
  summary: 'Who did what and when',
  params: idParams,
  response: z.array(
    z.strictObject({
      id: uuid,
      actor: z.enum(['provider', 'customer', 'system']),
      action: z.string(),
      from_status: z.enum(quoteStatuses).nullable(),
      to_status: z.enum(quoteStatuses).nullable(),
      /** What goes with it in a person’s words: who accepted, why it was declined. */
      note: z.string().nullable(),
      at: time,
    }),
  ),
});
