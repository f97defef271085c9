import { eq, sql } from 'drizzle-orm';
import { displayName } from '#domain/provider/profile.ts';
import type { Executor } from '#server/db/connection.ts';
import { providerMembers, providers } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

export type ProviderRow = typeof providers.$inferSelect;

export async function findProvider(scope: ProviderScope): Promise<ProviderRow> {
  const [row] = await scope.db.select().from(providers).where(eq(providers.id, scope.providerId));
  if (!row) throw new Error('the scope names a provider that is gone');
  return row;
}

/** Of whoever a signed link names. */
export async function findProviderById(db: Executor, id: string): Promise<ProviderRow | undefined> {
  const [row] = await db.select().from(providers).where(eq(providers.id, id));
  return row;
}

/** The name that customers know: the business, or the person. */
export function senderName(provider: ProviderRow): string {
  return displayName({
    provider_type: provider.providerType,
    business_name: provider.businessName,
    first_name: provider.firstName,
    last_name: provider.lastName,
  });
}

/** The same, holding the row until the transaction ends. */
export async function lockProvider(scope: ProviderScope): Promise<ProviderRow> {
  const [row] = await scope.db.select().from(providers).where(eq(providers.id, scope.providerId)).for('update');
  if (!row) throw new Error('the scope names a provider that is gone');
  return row;
}

export async function findProviderOfUser(db: Executor, userId: string): Promise<ProviderRow | undefined> {
  const [row] = await db
    .select({ provider: providers })
    .from(providers)
    .innerJoin(providerMembers, eq(providerMembers.providerId, providers.id))
    .where(eq(providerMembers.userId, userId));
  return row?.provider;
}

export async function insertProvider(
  db: Executor,
  values: typeof providers.$inferInsert,
  ownerId: string,
): Promise<ProviderRow> {
  const [row] = await db.insert(providers).values(values).returning();
  if (!row) throw new Error('the provider was not stored');
  await db.insert(providerMembers).values({ providerId: row.id, userId: ownerId, role: 'owner' });
  return row;
}

export async function updateProvider(
  scope: ProviderScope,
  values: Partial<typeof providers.$inferInsert>,
): Promise<ProviderRow> {
  const [row] = await scope.db
    .update(providers)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(providers.id, scope.providerId))
    .returning();
  if (!row) throw new Error('the scope names a provider that is gone');
  return row;
}

/** The next number of the provider's own sequence, such as 1001, and how it is written. Two at once get different ones. */
export async function takeQuoteNumber(scope: ProviderScope): Promise<{ number: number; format: string }> {
  const [row] = await scope.db
    .update(providers)
    .set({ lastQuoteNumber: sql`${providers.lastQuoteNumber} + 1` })
    .where(eq(providers.id, scope.providerId))
    .returning({ number: providers.lastQuoteNumber, format: providers.numberFormat });
  if (!row) throw new Error('the scope names a provider that is gone');
  return row;
}

export async function isSlugTaken(db: Executor, slug: string): Promise<boolean> {
  const rows = await db.select({ id: providers.id }).from(providers).where(eq(providers.slug, slug));
  return rows.length > 0;
}
