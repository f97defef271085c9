import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import { lockProvider } from '#server/providers/provider-store.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { listOwnProfessions, listProfessions, replaceProfessions } from './profession-store.ts';

/** Replaces what the provider is. @throws Problem invalid_fields for an id that is not in the catalogue */
export async function updateProfessions(scope: ProviderScope, given: readonly string[]): Promise<string[]> {
  const known = new Set((await listProfessions(scope.db)).map(({ id }) => id));
  const unknown = given.flatMap((id, at) =>
    known.has(id) ? [] : [[`profession_ids.${at}`, [msg`This trade does not exist`]] as const],
  );
  if (unknown.length > 0)
    throw new Problem('invalid_fields', msg`Please check the trades.`, { fields: Object.fromEntries(unknown) });
  return inTransaction(scope, async (tx) => {
    // Two at once: the second replaces what the first wrote.
    await lockProvider(tx);
    await replaceProfessions(tx, [...new Set(given)]);
    return listOwnProfessions(tx);
  });
}
