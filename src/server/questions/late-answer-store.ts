import { asc, eq, sql } from 'drizzle-orm';
import { lateAnswers } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/http/scope.ts';

export type LateAnswerRow = typeof lateAnswers.$inferSelect;

/** Keeps the latest answer to what was taken out of a quote that the caller has found. @returns whether it is the first */
export async function keepLateAnswer(scope: ProviderScope, row: LateAnswerRow): Promise<boolean> {
  const [kept] = await scope.db
    .insert(lateAnswers)
    .values(row)
    .onConflictDoUpdate({ target: [lateAnswers.quoteId, lateAnswers.questionId], set: row })
    // Only a row that was there before has been touched by another command.
    .returning({ isFirst: sql<boolean>`xmax = 0` });
  return kept?.isFirst === true;
}

export async function listLateAnswers(scope: ProviderScope, quoteId: string): Promise<LateAnswerRow[]> {
  return scope.db
    .select()
    .from(lateAnswers)
    .where(eq(lateAnswers.quoteId, quoteId))
    .orderBy(asc(lateAnswers.answeredAt), asc(lateAnswers.questionId));
}
