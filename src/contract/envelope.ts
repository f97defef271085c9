import { z } from 'zod';
import { problemCodes } from '#domain/problem.ts';

export const listMeta = z.strictObject({
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  total_pages: z.int(),
});
export type ListMeta = z.infer<typeof listMeta>;

export const failure = z
  .strictObject({
    success: z.literal(false),
    message: z.string(),
    code: z.enum(problemCodes),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    /** The current state, after a stale edit. */
    data: z.unknown().optional(),
    request_id: z.string(),
  })
  .meta({ id: 'Failure', description: 'Every refusal has this shape.' });
export type Failure = z.infer<typeof failure>;

export function success<T extends z.ZodType>(data: T, isList = false): z.ZodType {
  return z.strictObject({
    success: z.literal(true),
    data,
    message: z.string().optional(),
    ...(isList ? { meta: listMeta } : {}),
  });
}
