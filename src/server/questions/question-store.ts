import { msg } from '@lingui/core/macro';
import { and, asc, desc, eq, inArray, max, sql } from 'drizzle-orm';
import { Problem } from '#domain/problem.ts';
import { quoteQuestions, quoteResponses } from '#server/db/schema.ts';
import type { OwnQuote } from '#server/quotes/quote-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

export type QuestionRow = typeof quoteQuestions.$inferSelect;
export type NewQuestion = Omit<typeof quoteQuestions.$inferInsert, 'quoteId'>;
export type ResponseRow = typeof quoteResponses.$inferSelect;
export type NewResponse = Omit<typeof quoteResponses.$inferInsert, 'quoteId'>;

const ofQuote = (quote: OwnQuote, id: string) => and(eq(quoteQuestions.id, id), eq(quoteQuestions.quoteId, quote.id));
const notFound = () => new Problem('not_found', msg`This question does not exist.`);

/** The questions of a quote, in order. */
export async function listQuestions(scope: ProviderScope, quote: OwnQuote): Promise<QuestionRow[]> {
  return scope.db
    .select()
    .from(quoteQuestions)
    .where(eq(quoteQuestions.quoteId, quote.id))
    .orderBy(asc(quoteQuestions.position), asc(quoteQuestions.id));
}

export async function findQuestion(scope: ProviderScope, quote: OwnQuote, id: string): Promise<QuestionRow> {
  const [row] = await scope.db.select().from(quoteQuestions).where(ofQuote(quote, id));
  if (!row) throw notFound();
  return row;
}

export async function insertQuestions(
  scope: ProviderScope,
  quote: OwnQuote,
  values: readonly NewQuestion[],
): Promise<QuestionRow[]> {
  if (values.length === 0) return [];
  return scope.db
    .insert(quoteQuestions)
    .values(values.map((one) => ({ ...one, quoteId: quote.id })))
    .returning();
}

export async function updateQuestion(
  scope: ProviderScope,
  quote: OwnQuote,
  id: string,
  values: Partial<NewQuestion>,
): Promise<QuestionRow> {
  const [row] = await scope.db
    .update(quoteQuestions)
    .set({ ...values, revision: sql`${quoteQuestions.revision} + 1` })
    .where(ofQuote(quote, id))
    .returning();
  if (!row) throw notFound();
  return row;
}

/** @returns the question as it stood */
export async function deleteQuestion(scope: ProviderScope, quote: OwnQuote, id: string): Promise<QuestionRow> {
  const [row] = await scope.db.delete(quoteQuestions).where(ofQuote(quote, id)).returning();
  if (!row) throw notFound();
  return row;
}

export async function markReviewed(
  scope: ProviderScope,
  quote: OwnQuote,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await scope.db
    .update(quoteQuestions)
    .set({ reviewedAt: at })
    .where(and(eq(quoteQuestions.quoteId, quote.id), inArray(quoteQuestions.id, [...ids])));
}

export async function nextQuestionPosition(scope: ProviderScope, quote: OwnQuote): Promise<number> {
  const [row] = await scope.db
    .select({ last: max(quoteQuestions.position) })
    .from(quoteQuestions)
    .where(eq(quoteQuestions.quoteId, quote.id));
  return (row?.last ?? -1) + 1;
}

/** The answers that count, the latest of each question, oldest first. Earlier ones stay in the table. */
export async function listLatestResponses(scope: ProviderScope, quote: OwnQuote): Promise<ResponseRow[]> {
  const rows = await scope.db
    .selectDistinctOn([quoteResponses.questionId])
    .from(quoteResponses)
    .where(eq(quoteResponses.quoteId, quote.id))
    .orderBy(quoteResponses.questionId, desc(quoteResponses.sequence));
  return rows.toSorted((a, b) => a.sequence - b.sequence);
}

export async function insertResponses(
  scope: ProviderScope,
  quote: OwnQuote,
  values: readonly NewResponse[],
): Promise<void> {
  if (values.length > 0)
    await scope.db.insert(quoteResponses).values(values.map((one) => ({ ...one, quoteId: quote.id })));
}
