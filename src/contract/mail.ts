import { z } from 'zod';
import { channels } from '#domain/message/delivery-status.ts';
import { endpoint } from './endpoint.ts';
import { email, time, uuid } from './fields.ts';

export const requestMagicLink = endpoint({
  method: 'POST',
  path: '/auth/request-magic-link',
  caller: 'public',
  summary: 'Mail a sign-in link; the answer is the same for every address',
  body: z.object({
    email,
    /** Where a new person came from, as `?source=` said. */
    source: z.string().trim().min(1).max(64).optional(),
  }),
  response: z.null(),
});

export const readMailbox = endpoint({
  method: 'GET',
  path: '/dev/mailbox',
  caller: 'public',
  summary: 'Development only: what would have been sent, newest first',
  response: z.array(
    z.strictObject({
      id: uuid,
      channel: z.enum(channels),
      to: z.string(),
      subject: z.string().nullable(),
      text: z.string(),
      html: z.string().nullable(),
      created_at: time,
    }),
  ),
});
