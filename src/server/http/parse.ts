import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import { Problem, type ProblemCode, type Sentence } from '#domain/problem.ts';
import { issueSentence, ruleSentence } from './issue-sentence.ts';
import { isStorable, refuseUnstorable } from './storable.ts';

/** Parses one part of a request. @throws Problem with each field's sentences */
export function parse<S extends z.ZodType>(
  schema: S,
  value: unknown,
  code: ProblemCode = 'invalid_fields',
): z.output<S> {
  if (code !== 'invalid_fields' && !isStorable(value)) throw new Problem(code, msg`There is nothing here.`);
  refuseUnstorable(value);
  const said = new Map<string, Sentence>();
  const parsed = schema.safeParse(value, { error: (issue) => keep(said, issueSentence(issue)) });
  if (parsed.success) return parsed.data;
  if (code !== 'invalid_fields') throw new Problem(code, msg`There is nothing here.`);
  throw new Problem('invalid_fields', msg`Please check the marked fields.`, { fields: fieldsOf(parsed.error, said) });
}

/** zod carries texts only, and asks here where a rule has none of its own: the sentence waits under a name. */
function keep(said: Map<string, Sentence>, sentence: Sentence): string {
  const name = `sentence ${said.size}`;
  said.set(name, sentence);
  return name;
}

function fieldsOf(error: z.ZodError, said: ReadonlyMap<string, Sentence>): Record<string, Sentence[]> {
  const fields: Record<string, Sentence[]> = {};
  for (const { path, message } of error.issues) {
    const field = path.length > 0 ? path.map(String).join('.') : 'body';
    fields[field] = [...(fields[field] ?? []), said.get(message) ?? ruleSentence(message)];
  }
  return fields;
}
