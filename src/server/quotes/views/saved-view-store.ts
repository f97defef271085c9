import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { savedViews } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

/** Of one person in a business: nobody else there sees their views. */
export interface PersonalScope extends ProviderScope {
  readonly user: { readonly userId: string };
}

export type SavedViewRow = typeof savedViews.$inferSelect;
type Values = Pick<SavedViewRow, 'name' | 'filter' | 'isDefault'>;

const ownViews = ({ providerId, user }: PersonalScope) =>
  and(eq(savedViews.providerId, providerId), eq(savedViews.userId, user.userId));
const ownView = (scope: PersonalScope, id: string) => and(ownViews(scope), eq(savedViews.id, id));

export async function listSavedViews(scope: PersonalScope): Promise<SavedViewRow[]> {
  return scope.db.select().from(savedViews).where(ownViews(scope)).orderBy(asc(savedViews.name));
}

export async function insertSavedView(scope: PersonalScope, values: Values): Promise<SavedViewRow> {
  const [row] = await scope.db
    .insert(savedViews)
    .values({ ...values, providerId: scope.providerId, userId: scope.user.userId })
    .returning();
  if (!row) throw new Error('the view was not stored');
  return row;
}

export async function updateSavedView(
  scope: PersonalScope,
  id: string,
  values: Partial<Values>,
): Promise<SavedViewRow | undefined> {
  const [row] = await scope.db
    .update(savedViews)
    .set({ ...values, updatedAt: sql`now()` })
    .where(ownView(scope, id))
    .returning();
  return row;
}

/** @returns whether there was one */
export async function deleteSavedView(scope: PersonalScope, id: string): Promise<boolean> {
  return (await scope.db.delete(savedViews).where(ownView(scope, id)).returning()).length > 0;
}

/** The list opens with at most one of them. */
export async function clearDefault(scope: PersonalScope, exceptId?: string): Promise<void> {
  await scope.db
    .update(savedViews)
    .set({ isDefault: false })
    .where(
      and(
        ownViews(scope),
        eq(savedViews.isDefault, true),
        exceptId === undefined ? undefined : ne(savedViews.id, exceptId),
      ),
    );
}

/** One change of a person's views after the other, or two could take one name. */
export async function lockViews({ db, providerId, user }: PersonalScope): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${providerId} ${user.userId}`}, 0))`);
}
