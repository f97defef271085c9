import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { listCatalogue, listSelections, replaceSelections, type Selection } from './service-store.ts';

type Given = Selection | { readonly service_type_id: string };

/** Replaces what the provider offers. @throws Problem invalid_fields for an id that is not in the catalogue */
export async function updateServices(scope: ProviderScope, given: readonly Given[]): Promise<Selection[]> {
  const selections = given.map(
    (item): Selection => ('service_type_id' in item ? { id: item.service_type_id, type: 'service_type' } : item),
  );
  const { categories, types } = await listCatalogue(scope.db);
  const known = { category: new Set(categories.map(({ id }) => id)), service_type: new Set(types.map(({ id }) => id)) };
  const fields = Object.fromEntries(
    selections.flatMap(({ id, type }, index) =>
      known[type].has(id) ? [] : [[`services.${index}.id`, [msg`This service does not exist`]]],
    ),
  );
  if (Object.keys(fields).length > 0) throw new Problem('invalid_fields', msg`Please check the services.`, { fields });
  const distinct = [...new Map(selections.map((selection) => [selection.id, selection])).values()];
  return inTransaction(scope, async (tx) => {
    await replaceSelections(tx, distinct);
    return listSelections(tx);
  });
}
