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

/** Whether answers have been handed in and are still being looked at. */
export async function isSubmitBeingChecked(scope: CustomerScope): Promise<boolean> {
  const rows = await scope.db
    .select({ id: pipelineRuns.id })
    .from(pipelineRuns)
    .where(
      and(
        eq(pipelineRuns.quoteId, scope.quote.id),
        eq(pipelineRuns.trigger, 'submit'),
        inArray(pipelineRuns.status, ['pending', 'processing']),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
