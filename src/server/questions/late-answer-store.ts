import { asc, eq, sql } from 'drizzle-orm';
import { lateAnswers } from '#server/db/schema.ts';
import type { OwnQuote } from '#server/quotes/quote-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

export type LateAnswerRow = typeof lateAnswers.$inferSelect;

/** Keeps the latest answer to what was taken out. @returns whether it is the first */
export async function keepLateAnswer(
  scope: ProviderScope,
  quote: OwnQuote,
  answer: Omit<LateAnswerRow, 'quoteId'>,
): Promise<boolean> {
  const row = { ...answer, quoteId: quote.id };
  const [kept] = await scope.db
    .insert(lateAnswers)
    .values(row)
    .onConflictDoUpdate({ target: [lateAnswers.quoteId, lateAnswers.questionId], set: row })
    // Only a row that was there before has been touched by another command.
    .returning({ isFirst: sql<boolean>`xmax = 0` });
  return kept?.isFirst === true;
}

export async function listLateAnswers(scope: ProviderScope, quote: OwnQuote): Promise<LateAnswerRow[]> {
  return scope.db
    .select()
    .from(lateAnswers)
    .where(eq(lateAnswers.quoteId, quote.id))
    .orderBy(asc(lateAnswers.answeredAt), asc(lateAnswers.questionId));
}
