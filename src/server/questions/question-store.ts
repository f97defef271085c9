import { msg } from '@lingui/core/macro';
import { and, asc, desc, eq, inArray, max, sql } from 'drizzle-orm';
import { Problem } from '#domain/problem.ts';
import { quoteQuestions, quoteResponses } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/http/scope.ts';

export type QuestionRow = typeof quoteQuestions.$inferSelect;
export type ResponseRow = typeof quoteResponses.$inferSelect;

const ofQuote = (quoteId: string, id: string) => and(eq(quoteQuestions.id, id), eq(quoteQuestions.quoteId, quoteId));
const notFound = () => new Problem('not_found', msg`This question does not exist.`);

/** The questions of a quote that the caller has found in its scope, in order. */
export async function listQuestions(scope: ProviderScope, quoteId: string): Promise<QuestionRow[]> {
  return scope.db
    .select()
    .from(quoteQuestions)
    .where(eq(quoteQuestions.quoteId, quoteId))
    .orderBy(asc(quoteQuestions.position), asc(quoteQuestions.id));
}

export async function findQuestion(scope: ProviderScope, quoteId: string, id: string): Promise<QuestionRow> {
  const [row] = await scope.db.select().from(quoteQuestions).where(ofQuote(quoteId, id));
  if (!row) throw notFound();
  return row;
}

export async function insertQuestions(
  scope: ProviderScope,
  values: (typeof quoteQuestions.$inferInsert)[],
): Promise<QuestionRow[]> {
  if (values.length === 0) return [];
  return scope.db.insert(quoteQuestions).values(values).returning();
}

export async function updateQuestion(
  scope: ProviderScope,
  quoteId: string,
  id: string,
  values: Partial<typeof quoteQuestions.$inferInsert>,
): Promise<QuestionRow> {
  const [row] = await scope.db
    .update(quoteQuestions)
    .set({ ...values, revision: sql`${quoteQuestions.revision} + 1` })
    .where(ofQuote(quoteId, id))
    .returning();
  if (!row) throw notFound();
  return row;
}

/** @returns the question as it stood */
export async function deleteQuestion(scope: ProviderScope, quoteId: string, id: string): Promise<QuestionRow> {
  const [row] = await scope.db.delete(quoteQuestions).where(ofQuote(quoteId, id)).returning();
  if (!row) throw notFound();
  return row;
}

export async function markReviewed(
  scope: ProviderScope,
  quoteId: string,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await scope.db
    .update(quoteQuestions)
    .set({ reviewedAt: at })
    .where(and(eq(quoteQuestions.quoteId, quoteId), inArray(quoteQuestions.id, [...ids])));
}

export async function nextQuestionPosition(scope: ProviderScope, quoteId: string): Promise<number> {
  const [row] = await scope.db
    .select({ last: max(quoteQuestions.position) })
    .from(quoteQuestions)
    .where(eq(quoteQuestions.quoteId, quoteId));
  return (row?.last ?? -1) + 1;
}

/** The answers that count, the latest of each question, oldest first. Earlier ones stay in the table. */
export async function listLatestResponses(scope: ProviderScope, quoteId: string): Promise<ResponseRow[]> {
  const rows = await scope.db
    .selectDistinctOn([quoteResponses.questionId])
    .from(quoteResponses)
    .where(eq(quoteResponses.quoteId, quoteId))
    .orderBy(quoteResponses.questionId, desc(quoteResponses.sequence));
  return rows.toSorted((a, b) => a.sequence - b.sequence);
}

export async function insertResponses(
  scope: ProviderScope,
  values: (typeof quoteResponses.$inferInsert)[],
): Promise<void> {
  if (values.length > 0) await scope.db.insert(quoteResponses).values(values);
}
