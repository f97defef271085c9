import { msg } from '@lingui/core/macro';
import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { KitKind } from '#domain/kit/kit.ts';
import { Problem } from '#domain/problem.ts';
import { providerKits } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

export type KitRow = typeof providerKits.$inferSelect;

const own = ({ providerId }: ProviderScope, id: string) =>
  and(eq(providerKits.id, id), eq(providerKits.providerId, providerId));
const notFound = () => new Problem('not_found', msg`This kit or template does not exist.`);

export async function listKits({ db, providerId }: ProviderScope, kind: KitKind | undefined): Promise<KitRow[]> {
  return db
    .select()
    .from(providerKits)
    .where(and(eq(providerKits.providerId, providerId), kind && eq(providerKits.kind, kind)))
    .orderBy(asc(sql`lower(${providerKits.name})`), asc(providerKits.id));
}

export async function countKits({ db, providerId }: ProviderScope): Promise<number> {
  const [row] = await db.select({ all: count() }).from(providerKits).where(eq(providerKits.providerId, providerId));
  return row?.all ?? 0;
}

/** @throws Problem not_found */
export async function findKit(scope: ProviderScope, id: string): Promise<KitRow> {
  const [row] = await scope.db.select().from(providerKits).where(own(scope, id));
  if (!row) throw notFound();
  return row;
}

/** Whether another one of the kind has the name, however it is written. */
export async function isNameTaken(
  { db, providerId }: ProviderScope,
  { kind, name, besides }: Pick<KitRow, 'kind' | 'name'> & { readonly besides: string | null },
): Promise<boolean> {
  const rows = await db
    .select({ id: providerKits.id })
    .from(providerKits)
    .where(
      and(
        eq(providerKits.providerId, providerId),
        eq(providerKits.kind, kind),
        sql`lower(${providerKits.name}) = lower(${name})`,
        besides === null ? undefined : ne(providerKits.id, besides),
      ),
    );
  return rows.length > 0;
}

export async function insertKit(
  { db, providerId }: ProviderScope,
  values: Omit<typeof providerKits.$inferInsert, 'providerId'>,
): Promise<KitRow> {
  const [row] = await db
    .insert(providerKits)
    .values({ ...values, providerId })
    .returning();
  if (!row) throw new Error('the kit was not stored');
  return row;
}

/** @throws Problem not_found */
export async function setKitName(scope: ProviderScope, id: string, name: string): Promise<KitRow> {
  const [row] = await scope.db
    .update(providerKits)
    .set({ name, updatedAt: sql`now()` })
    .where(own(scope, id))
    .returning();
  if (!row) throw notFound();
  return row;
}

/** @throws Problem not_found */
export async function deleteKit(scope: ProviderScope, id: string): Promise<void> {
  const gone = await scope.db.delete(providerKits).where(own(scope, id)).returning({ id: providerKits.id });
  if (gone.length === 0) throw notFound();
}
