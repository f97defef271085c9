import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import { startRun } from '#server/pipeline/start-run.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';
import { deleteQuestion, listQuestions, updateQuestion } from '#server/questions/question-store.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { refuseUnknownService } from '#server/services/refuse-unknown-service.ts';
import { staleRevision } from './change-quote.ts';
import { changeStatus } from './change-status.ts';
import { deleteComponents, listComponents } from './component-store.ts';
import { lockQuote, type QuoteRow } from './quote-store.ts';

interface Change {
  readonly service_type_id: string;
  readonly revision?: number | undefined;
}

/**
 * The provider says what a draft is about: its parts and questions are made anew. What the provider has added by hand stays,
 * about the job as a whole, since its part is gone.
 * @throws Problem not_found, invalid_fields, stale_revision, invalid_state
 */
export async function changeService(
  scope: ProviderScope,
  queue: JobQueue,
  id: string,
  { service_type_id, revision }: Change,
): Promise<QuoteRow> {
  await refuseUnknownService(scope, service_type_id);
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, id);
    if (revision !== undefined && revision !== quote.revision) throw staleRevision();
    // Who has a link may be answering them.
    if (quote.status !== 'draft')
      throw new Problem('invalid_state', msg`The questions of this quote can no longer be made anew.`);
    const changed = await changeStatus(tx, quote, 'generate_questions', {
      serviceTypeId: service_type_id,
      statedFacts: [],
      unplacedFigures: [],
      setAside: [],
      questionsReviewedAt: null,
    });
    for (const question of await listQuestions(tx, quote)) {
      const isByHand = question.engine === 'provider' && question.requirementKey === null;
      if (isByHand) await updateQuestion(tx, quote, question.id, { componentId: null });
      else await deleteQuestion(tx, quote, question.id);
    }
    const parts = await listComponents(tx, quote);
    await deleteComponents(
      tx,
      quote,
      parts.filter(({ sectionKey }) => sectionKey !== null).map((part) => part.id),
    );
    // Asked again, as when it was new: a run that the provider triggers asks nothing.
    await startRun(tx, queue, quote, { kind: 'question_generation', trigger: 'creation' });
    return changed;
  });
}
