import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { quoteWordEdits } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/http/scope.ts';

export type WordEditRow = typeof quoteWordEdits.$inferSelect;

/** Keeps a proposal for a quote that the caller has found in its scope. Proposals of yesterday that nobody took go. */
export async function insertWordEdit(
  scope: ProviderScope,
  values: typeof quoteWordEdits.$inferInsert,
): Promise<WordEditRow> {
  await scope.db
    .delete(quoteWordEdits)
    .where(and(isNull(quoteWordEdits.appliedAt), lt(quoteWordEdits.createdAt, sql`now() - interval '1 day'`)));
  const [row] = await scope.db.insert(quoteWordEdits).values(values).returning();
  if (!row) throw new Error('the proposal was not stored');
  return row;
}

/** A proposal of the quote that was not applied yet. */
export async function findProposal(
  scope: ProviderScope,
  quoteId: string,
  id: string,
): Promise<WordEditRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(quoteWordEdits)
    .where(and(eq(quoteWordEdits.id, id), eq(quoteWordEdits.quoteId, quoteId), isNull(quoteWordEdits.appliedAt)));
  return row;
}

/** The last that was applied and not taken back. */
export async function findLastApplied(scope: ProviderScope, quoteId: string): Promise<WordEditRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(quoteWordEdits)
    .where(
      and(eq(quoteWordEdits.quoteId, quoteId), isNotNull(quoteWordEdits.appliedAt), isNull(quoteWordEdits.undoneAt)),
    )
    .orderBy(desc(quoteWordEdits.appliedAt), desc(quoteWordEdits.createdAt))
    .limit(1);
  return row;
}

export async function updateWordEdit(
  scope: ProviderScope,
  id: string,
  values: Partial<typeof quoteWordEdits.$inferInsert>,
): Promise<void> {
  await scope.db.update(quoteWordEdits).set(values).where(eq(quoteWordEdits.id, id));
}
