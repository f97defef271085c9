import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { uuid } from './fields.ts';

/** What can be done with several quotes at once. */
export const bulkActions = ['remind', 'archive', 'unarchive', 'copy', 'expire'] as const;

export const changeQuotes = endpoint({
  method: 'POST',
  path: '/quotes/bulk',
  caller: 'provider',
  summary:
    'Do one thing with up to a hundred quotes, each by the rules of the single call: what one refuses is said of it and stops no other',
  body: z.object({ ids: z.array(uuid).min(1).max(100), action: z.enum(bulkActions) }),
  response: z.array(
    z.strictObject({
      id: uuid,
      ok: z.boolean(),
      /** Of a copy: the new quote. */
      copy_id: uuid.nullable(),
      /** Why it was not done. */
      code: z.string().nullable(),
      message: z.string().nullable(),
    }),
  ),
});
