import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import { moveQuotes } from '#server/quotes/quote-store.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { type CustomerRow, deleteCustomer, lockCustomer, updateCustomer } from './customer-store.ts';

/**
 * Makes two records of one customer one: the quotes with their history go over, gaps of the one that stays are filled, and the
 * other is gone. What was sent keeps the names it was sent with.
 * @throws Problem not_found, also for another provider's customer; invalid_fields for one and the same
 */
export async function mergeCustomers(scope: ProviderScope, id: string, into: string): Promise<CustomerRow> {
  return inTransaction(scope, async (tx) => {
    // In one order, whichever way round: two merges at once wait for each other.
    const rows = new Map<string, CustomerRow>();
    for (const one of new Set([id, into].toSorted())) rows.set(one, await lockCustomer(tx, one, 'update'));
    if (id === into)
      throw new Problem('invalid_fields', msg`Please check the marked fields.`, {
        fields: { into: [msg`Please choose another customer`] },
      });
    const [gone, stays] = [rows.get(id), rows.get(into)];
    if (!gone || !stays) throw new Error('a locked customer is there');
    await moveQuotes(tx, { from: gone.id, to: stays.id });
    await deleteCustomer(tx, gone.id);
    return updateCustomer(tx, stays.id, {
      name: stays.name,
      email: stays.email ?? gone.email,
      phone: stays.phone ?? gone.phone,
      address: stays.address ?? gone.address,
      kind: stays.kind,
    });
  });
}
