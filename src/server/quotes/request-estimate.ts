import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import { findLatestFailedRun, supersedeEstimates, updateRun } from '#server/pipeline/run-store.ts';
import { startRun } from '#server/pipeline/start-run.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { changeStatus } from './change-status.ts';
import { lockQuote, type QuoteRow } from './quote-store.ts';

interface EstimateDeps {
  readonly queue: JobQueue;
  readonly clock: Clock;
}

/** The provider knows enough, or wants the draft made again. @throws Problem not_found, invalid_state */
export async function requestEstimate(scope: ProviderScope, deps: EstimateDeps, id: string): Promise<QuoteRow> {
  return inTransaction(scope, async (tx) => {
    return estimateAnew(tx, deps, await lockQuote(tx, id));
  });
}

/** The same for a quote whose row the caller holds. */
export async function estimateAnew(
  scope: ProviderScope,
  { queue, clock }: EstimateDeps,
  quote: QuoteRow,
): Promise<QuoteRow> {
  const changed = await changeStatus(scope, quote, 'estimate', {
    finalizedAt: null,
    conversationStage: 'quote_estimation',
  });
  await supersedeEstimates(scope, quote, clock());
  await startRun(scope, queue, quote, { kind: 'quote_estimation', trigger: 'provider' });
  return changed;
}

/** Goes on where the failed job stopped: completed steps stay. @throws Problem not_found, invalid_state */
export async function retryQuote(scope: ProviderScope, queue: JobQueue, id: string): Promise<QuoteRow> {
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, id);
    const changed = await changeStatus(tx, quote, 'retry');
    const run = await findLatestFailedRun(tx, quote, ['question_generation', 'quote_estimation']);
    if (!run) throw new Problem('invalid_state', msg`There is no job to try again.`);
    await updateRun(tx, { run, quote }, { status: 'pending', attempts: 0, error: null, finishedAt: null });
    await queue.enqueue(tx.db, run.kind, { runId: run.id });
    return changed;
  });
}

/** Goes on by hand: the provider writes the lines. @throws Problem not_found, invalid_state */
export async function takeOverQuote(scope: ProviderScope, id: string): Promise<QuoteRow> {
  return inTransaction(scope, async (tx) => changeStatus(tx, await lockQuote(tx, id), 'take_over'));
}

/** Takes a sent, declined or expired quote back for its next version. @throws Problem not_found, invalid_state */
export async function reviseQuote(scope: ProviderScope, id: string): Promise<QuoteRow> {
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, id);
    return changeStatus(tx, quote, 'revise', {
      finalizedAt: null,
      rejectedAt: null,
      rejectReason: null,
      rejectMessage: null,
      validUntil: null,
    });
  });
}
