import { scopeRequirement } from '#domain/estimate/scope-questions.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';
import type { QuestionRow } from '#server/questions/question-store.ts';
import { changeStatus } from '#server/quotes/change-status.ts';
import { listComponents } from '#server/quotes/component-store.ts';
import type { OwnQuote, QuoteRow } from '#server/quotes/quote-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { startRun } from './start-run.ts';

export function isScopeQuestion({ requirementKey }: Pick<QuestionRow, 'requirementKey'>): boolean {
  return requirementKey === scopeRequirement;
}

/** Whether the customer is still being asked what the work is: until that is known, the job has no parts. */
export async function isScopeOpen(
  scope: ProviderScope,
  quote: OwnQuote,
  questions: readonly QuestionRow[],
): Promise<boolean> {
  if (!questions.some(isScopeQuestion)) return false;
  const components = await listComponents(scope, quote);
  return components.every(({ sectionKey }) => sectionKey === null);
}

/**
 * The customer has said what the work is: now the questions about it are made, and wait for the provider's look like the
 * first ones. The caller holds the quote's row.
 */
export async function continueAfterScope(scope: ProviderScope, queue: JobQueue, quote: QuoteRow): Promise<void> {
  await changeStatus(scope, quote, 'generate_questions', {
    conversationStage: 'post_scope_clarification',
    questionsReviewedAt: null,
  });
  await startRun(scope, queue, quote, { kind: 'question_generation', trigger: 'submit' });
}
