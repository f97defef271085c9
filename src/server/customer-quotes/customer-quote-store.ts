import { and, eq, inArray } from 'drizzle-orm';
import { pipelineRuns } from '#server/db/schema.ts';
import { isScopeOpen, isScopeQuestion } from '#server/pipeline/clarify-scope.ts';
import { listQuestions, type QuestionRow } from '#server/questions/question-store.ts';
import type { CustomerScope } from '#server/scope/customer-scope.ts';

/**
 * The questions a customer may see: those somebody has looked at. What the work is stays as it was answered, because
 * everything after it rests on that.
 */
export async function listReviewedQuestions(scope: CustomerScope): Promise<QuestionRow[]> {
  const questions = await listQuestions(scope, scope.quote);
  const isOpen = await isScopeOpen(scope, scope.quote, questions);
  return questions.filter((question) => question.reviewedAt !== null && (isOpen || !isScopeQuestion(question)));
}

/** The runs of answers that were handed in and are still being looked at, for a query of its own or within another. */
export const submitsBeingChecked = ({ db, quote }: CustomerScope) =>
  db
    .select({ id: pipelineRuns.id })
    .from(pipelineRuns)
    .where(
      and(
        eq(pipelineRuns.quoteId, quote.id),
        eq(pipelineRuns.trigger, 'submit'),
        inArray(pipelineRuns.status, ['pending', 'processing']),
      ),
    );

/** Whether answers have been handed in and are still being looked at. */
export async function isSubmitBeingChecked(scope: CustomerScope): Promise<boolean> {
  return (await submitsBeingChecked(scope).limit(1)).length > 0;
}
