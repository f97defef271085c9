import { msg } from '@lingui/core/macro';
import { and, eq } from 'drizzle-orm';
import { Problem } from '#domain/problem.ts';
import { customers } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/http/scope.ts';

export type CustomerRow = typeof customers.$inferSelect;

/** @throws Problem not_found, also for another provider's customer */
export async function findCustomer(scope: ProviderScope, id: string): Promise<CustomerRow> {
  const [row] = await scope.db
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), eq(customers.providerId, scope.providerId)));
  if (!row) throw new Problem('not_found', msg`This customer does not exist.`);
  return row;
}

export async function insertCustomer(
  scope: ProviderScope,
  values: Omit<typeof customers.$inferInsert, 'providerId'>,
): Promise<CustomerRow> {
  const [row] = await scope.db
    .insert(customers)
    .values({ ...values, providerId: scope.providerId })
    .returning();
  if (!row) throw new Error('the customer was not stored');
  return row;
}
