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

/** The answer of an endpoint that went well. */
export function success({
  response,
  isList,
  meta,
}: {
  readonly response: z.ZodType;
  readonly isList: boolean;
  readonly meta: z.ZodType | undefined;
}): z.ZodType {
  const beside = isList ? listMeta : meta;
  return z.strictObject({
    success: z.literal(true),
    data: response,
    message: z.string().optional(),
    ...(beside && { meta: beside }),
  });
}
