import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { type CustomerRow, insertCustomer, lockCustomer, updateCustomer } from './customer-store.ts';

type Create = z.output<(typeof endpoints)['createCustomer']['body']>;
type Update = z.output<(typeof endpoints)['updateCustomer']['body']>;

export async function createCustomer(
  scope: ProviderScope,
  { name, email, phone, address, kind = 'person' }: Create,
): Promise<CustomerRow> {
  return insertCustomer(scope, { name, email: email || null, phone: phone || null, address: address || null, kind });
}

/** What is left out stays; what is given empty is emptied. @throws Problem not_found */
export async function changeCustomer(scope: ProviderScope, id: string, input: Update): Promise<CustomerRow> {
  return inTransaction(scope, async (tx) => {
    const current = await lockCustomer(tx, id, 'update');
    const after = (given: string | null | undefined, before: string | null) =>
      given === undefined ? before : given || null;
    return updateCustomer(tx, id, {
      name: input.name ?? current.name,
      email: after(input.email, current.email),
      phone: after(input.phone, current.phone),
      address: after(input.address, current.address),
      kind: input.kind ?? current.kind,
    });
  });
}
