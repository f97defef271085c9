import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { type CustomerRow, lockCustomer, updateCustomer } from './customer-store.ts';
import { takeCustomer } from './known-customer.ts';

type Create = z.output<(typeof endpoints)['createCustomer']['body']>;
type Update = z.output<(typeof endpoints)['updateCustomer']['body']>;

/** Adds a customer; with the mail or telephone of a known one it is that one, whose gaps are filled. */
export async function createCustomer(
  scope: ProviderScope,
  { name, email, phone, address, kind }: Create,
): Promise<CustomerRow> {
  const values = { name, email: email || null, phone: phone || null, address: address || null, kind };
  return inTransaction(scope, (tx) => takeCustomer(tx, values));
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
