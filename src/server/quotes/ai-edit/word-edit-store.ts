import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { quoteWordEdits } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/http/scope.ts';

export type WordEditRow = typeof quoteWordEdits.$inferSelect;

/** Proposals that nobody took within a day are not taken any more. */
export async function forgetOldProposals(db: Executor, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 86_400_000);
  await db.delete(quoteWordEdits).where(and(isNull(quoteWordEdits.appliedAt), lt(quoteWordEdits.createdAt, yesterday)));
}

/** Keeps a proposal for a quote that the caller has found in its scope. */
export async function insertWordEdit(
  scope: ProviderScope,
  values: typeof quoteWordEdits.$inferInsert,
): Promise<WordEditRow> {
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
