import { and, eq, inArray } from 'drizzle-orm';
import { pipelineRuns } from '#server/db/schema.ts';
import type { CustomerScope } from '#server/http/scope.ts';
import { listQuestions, type QuestionRow } from '#server/questions/question-store.ts';

/** The questions a customer may see: those somebody has looked at. */
export async function listReviewedQuestions(scope: CustomerScope): Promise<QuestionRow[]> {
  const questions = await listQuestions(scope, scope.quoteId);
  return questions.filter(({ reviewedAt }) => reviewedAt !== null);
}

/** Whether answers have been handed in and are still being looked at. */
export async function isSubmitBeingChecked(scope: CustomerScope): Promise<boolean> {
  const rows = await scope.db
    .select({ id: pipelineRuns.id })
    .from(pipelineRuns)
    .where(
      and(
        eq(pipelineRuns.quoteId, scope.quoteId),
        eq(pipelineRuns.trigger, 'submit'),
        inArray(pipelineRuns.status, ['pending', 'processing']),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
