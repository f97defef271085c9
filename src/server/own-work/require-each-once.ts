import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';

/** @throws Problem not_found where nothing of it is the provider's, invalid_fields unless an order names each once */
export function requireEachOnce(field: string, rows: readonly { readonly id: string }[], ids: readonly string[]): void {
  const known = new Set(rows.map(({ id }) => id));
  if (!ids.some((id) => known.has(id))) throw new Problem('not_found', msg`There is nothing to put in order.`);
  if (ids.length === known.size && new Set(ids).size === known.size && ids.every((id) => known.has(id))) return;
  throw new Problem('invalid_fields', msg`The new order has to name each one once.`, {
    fields: { [field]: [msg`Name each one once`] },
  });
}
