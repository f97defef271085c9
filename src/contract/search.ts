import { z } from 'zod';
import { foundKinds } from '#domain/search/rank-found.ts';
import { endpoint } from './endpoint.ts';
import { limits, uuid } from './fields.ts';

const found = z
  .strictObject({
    kind: z.enum(foundKinds),
    /** Of a page its name. */
    id: z.union([uuid, z.string()]),
    title: z.string(),
    subtitle: z.string().optional(),
    /** The page it is on, without the site's address. */
    url: z.string(),
  })
  .meta({ id: 'Found' });

export const search = endpoint({
  method: 'GET',
  path: '/search',
  caller: 'provider',
  summary: 'Quotes, customers, services and pages that fit what is typed, slips of spelling forgiven; the best first',
  query: z.object({
    q: z.string().max(limits.line).default(''),
    limit: z.coerce.number().int().min(1).max(20).default(5),
  }),
  response: z.array(found),
});
