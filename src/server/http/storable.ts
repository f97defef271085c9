import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';

// PostgreSQL stores neither NUL nor half a surrogate pair, in text and jsonb alike.
const unstorable = /\0|\p{Surrogate}/u;
const maxDepth = 20;

/** Refuses what the database could not keep, wherever in the body it stands. @throws Problem invalid_fields */
export function refuseUnstorable(value: unknown, path = '', depth = 0): void {
  if (depth > maxDepth) throw new Problem('invalid_fields', msg`The body is nested too deeply.`);
  if (typeof value === 'string' && unstorable.test(value)) {
    throw new Problem('invalid_fields', msg`Some characters cannot be stored.`, {
      fields: { [path || 'body']: [msg`Some characters cannot be stored`] },
    });
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    refuseUnstorable(key, path, depth);
    refuseUnstorable(part, path ? `${path}.${key}` : key, depth + 1);
  }
}

export function isStorable(value: unknown): boolean {
  try {
    refuseUnstorable(value);
    return true;
  } catch {
    return false;
  }
}
