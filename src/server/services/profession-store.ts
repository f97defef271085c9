import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { professionServiceTypes, professions, providerProfessions } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

export type Profession = typeof professions.$inferSelect & { readonly serviceTypeIds: readonly string[] };

/** Every trade of the catalogue, with the services that one of it usually offers. */
export async function listProfessions(db: Executor): Promise<Profession[]> {
  const [rows, types] = await Promise.all([
    db.select().from(professions).orderBy(asc(professions.position)),
    db.select().from(professionServiceTypes).orderBy(asc(professionServiceTypes.serviceTypeId)),
  ]);
  return rows.map((row) => ({
    ...row,
    serviceTypeIds: types
      .filter(({ professionId }) => professionId === row.id)
      .map(({ serviceTypeId }) => serviceTypeId),
  }));
}

export async function listOwnProfessions({ db, providerId }: ProviderScope): Promise<string[]> {
  const rows = await db
    .select({ id: providerProfessions.professionId })
    .from(providerProfessions)
    .where(eq(providerProfessions.providerId, providerId))
    .orderBy(asc(providerProfessions.professionId));
  return rows.map(({ id }) => id);
}

export async function replaceProfessions({ db, providerId }: ProviderScope, ids: readonly string[]): Promise<void> {
  await db.delete(providerProfessions).where(eq(providerProfessions.providerId, providerId));
  if (ids.length > 0)
    await db.insert(providerProfessions).values(ids.map((professionId) => ({ providerId, professionId })));
}
