import type { z } from 'zod';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { isStorable, refuseUnstorable } from './storable.ts';

/** Parses one part of a request. @throws Problem with each field's sentences */
export function parse<S extends z.ZodType>(
  schema: S,
  value: unknown,
  code: ProblemCode = 'invalid_fields',
): z.output<S> {
  if (code !== 'invalid_fields' && !isStorable(value)) throw new Problem(code, 'There is nothing here.');
  refuseUnstorable(value);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  if (code !== 'invalid_fields') throw new Problem(code, 'There is nothing here.');
  const fields = fieldErrors(parsed.error);
  throw new Problem('invalid_fields', 'Please check the marked fields.', { fields });
}

function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.length > 0 ? issue.path.map(String).join('.') : 'body';
    fields[field] = [...(fields[field] ?? []), issue.message];
  }
  return fields;
}
