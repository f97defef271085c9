import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { quoteWordEdits } from '#server/db/schema.ts';
import type { OwnQuote } from '#server/quotes/quote-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

export type WordEditRow = typeof quoteWordEdits.$inferSelect;

/** Proposals that nobody took within a day are not taken any more. */
export async function forgetOldProposals(db: Executor, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 86_400_000);
  await db.delete(quoteWordEdits).where(and(isNull(quoteWordEdits.appliedAt), lt(quoteWordEdits.createdAt, yesterday)));
}

/** Keeps a proposal for a quote. */
export async function insertWordEdit(
  scope: ProviderScope,
  quote: OwnQuote,
  values: Omit<typeof quoteWordEdits.$inferInsert, 'quoteId'>,
): Promise<WordEditRow> {
  const [row] = await scope.db
    .insert(quoteWordEdits)
    .values({ ...values, quoteId: quote.id })
    .returning();
  if (!row) throw new Error('the proposal was not stored');
  return row;
}

/** A proposal of the quote that was not applied yet. */
export async function findProposal(
  scope: ProviderScope,
  quote: OwnQuote,
  id: string,
): Promise<WordEditRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(quoteWordEdits)
    .where(and(eq(quoteWordEdits.id, id), eq(quoteWordEdits.quoteId, quote.id), isNull(quoteWordEdits.appliedAt)));
  return row;
}

/** The last that was applied and not taken back. */
export async function findLastApplied(scope: ProviderScope, quote: OwnQuote): Promise<WordEditRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(quoteWordEdits)
    .where(
      and(eq(quoteWordEdits.quoteId, quote.id), isNotNull(quoteWordEdits.appliedAt), isNull(quoteWordEdits.undoneAt)),
    )
    .orderBy(desc(quoteWordEdits.appliedAt), desc(quoteWordEdits.createdAt))
    .limit(1);
  return row;
}

export async function updateWordEdit(
  scope: ProviderScope,
  quote: OwnQuote,
  id: string,
  values: Partial<Omit<typeof quoteWordEdits.$inferInsert, 'quoteId'>>,
): Promise<void> {
  await scope.db
    .update(quoteWordEdits)
    .set(values)
    .where(and(eq(quoteWordEdits.quoteId, quote.id), eq(quoteWordEdits.id, id)));
}
