import { msg } from '@lingui/core/macro';
import { and, asc, eq, max, sql } from 'drizzle-orm';
import { Problem } from '#domain/problem.ts';
import { providerStandardLines } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

export type StandardLineRow = typeof providerStandardLines.$inferSelect;
type Values = Omit<typeof providerStandardLines.$inferInsert, 'providerId' | 'serviceTypeId'>;

const ofService = ({ providerId }: ProviderScope, serviceTypeId: string) =>
  and(eq(providerStandardLines.providerId, providerId), eq(providerStandardLines.serviceTypeId, serviceTypeId));
const own = (scope: ProviderScope, serviceTypeId: string, id: string) =>
  and(eq(providerStandardLines.id, id), ofService(scope, serviceTypeId));
const notFound = () => new Problem('not_found', msg`This standard line does not exist.`);

/** What the provider puts into every quote for a service, in order. */
export async function listStandardLines(scope: ProviderScope, serviceTypeId: string): Promise<StandardLineRow[]> {
  return scope.db
    .select()
    .from(providerStandardLines)
    .where(ofService(scope, serviceTypeId))
    .orderBy(asc(providerStandardLines.position), asc(providerStandardLines.id));
}

/** Those of every service, for what is told of all of them at once. */
export async function listAllStandardLines({ db, providerId }: ProviderScope): Promise<StandardLineRow[]> {
  return db
    .select()
    .from(providerStandardLines)
    .where(eq(providerStandardLines.providerId, providerId))
    .orderBy(asc(providerStandardLines.position), asc(providerStandardLines.id));
}

export async function findStandardLine(scope: ProviderScope, serviceTypeId: string, id: string) {
  const [row] = await scope.db
    .select()
    .from(providerStandardLines)
    .where(own(scope, serviceTypeId, id));
  if (!row) throw notFound();
  return row;
}

export async function nextStandardLinePosition(scope: ProviderScope, serviceTypeId: string): Promise<number> {
  const [row] = await scope.db
    .select({ last: max(providerStandardLines.position) })
    .from(providerStandardLines)
    .where(ofService(scope, serviceTypeId));
  return (row?.last ?? -1) + 1;
}

export async function insertStandardLine(
  scope: ProviderScope,
  serviceTypeId: string,
  values: Values,
): Promise<StandardLineRow> {
  const [row] = await scope.db
    .insert(providerStandardLines)
    .values({ ...values, providerId: scope.providerId, serviceTypeId })
    .returning();
  if (!row) throw new Error('the standard line was not stored');
  return row;
}

export async function updateStandardLine(
  scope: ProviderScope,
  serviceTypeId: string,
  id: string,
  values: Partial<Values>,
): Promise<StandardLineRow> {
  const [row] = await scope.db
    .update(providerStandardLines)
    .set({ ...values, updatedAt: sql`now()` })
    .where(own(scope, serviceTypeId, id))
    .returning();
  if (!row) throw notFound();
  return row;
}

export async function deleteStandardLine(scope: ProviderScope, serviceTypeId: string, id: string): Promise<void> {
  const gone = await scope.db
    .delete(providerStandardLines)
    .where(own(scope, serviceTypeId, id))
    .returning({ id: providerStandardLines.id });
  if (gone.length === 0) throw notFound();
}
