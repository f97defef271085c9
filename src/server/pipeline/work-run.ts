import type { JobKind } from '#domain/quote/pipeline.ts';
import { transition } from '#domain/quote/status.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import type { Engine } from '#server/ports/engine.ts';
import { changeStatus } from '#server/quotes/change-status.ts';
import { findQuote, lockQuote, type OwnQuote } from '#server/quotes/quote-store.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { summarize } from '#server/summarize-error.ts';
import { analyseMedia } from './analyse-media.ts';
import { draftEstimate } from './draft-estimate.ts';
import { generateQuestions } from './generate-questions.ts';
import { type RunContext, RunEnded } from './run-step.ts';
import { beginAttempt, findRunForWorker, type RunRow, updateRun } from './run-store.ts';

export type WorkerDeps = Pick<AppDeps, 'db' | 'clock' | 'logger' | 'disk' | 'playbooks' | 'queue'> & {
  /** The engine a provider has chosen. */
  readonly engineFor: (scope: ProviderScope) => Promise<Engine>;
};

/** Tries of one run, crashes of the whole process included. */
const maxAttempts = 5;

/** Does a run's remaining steps. Throws to be tried again; after the last try the quote says that it failed. */
export async function workRun(deps: WorkerDeps, runId: string): Promise<void> {
  const found = await findRunForWorker(deps.db, runId);
  if (!found || found.run.status === 'completed' || found.run.status === 'failed') return;
  const { run, providerId } = found;
  const scope: ProviderScope = { db: deps.db, providerId, actor: { kind: 'system' } };
  // A run that takes its process down with it never gets to the catch below.
  const quote = await findQuote(scope, run.quoteId);
  const own = { run, quote };
  if (run.attempts >= maxAttempts) return giveUp(scope, own, deps);
  const attempts = await beginAttempt(scope, own);
  try {
    const { clock, playbooks } = deps;
    await work(run.kind, { scope, run, quote, engine: await deps.engineFor(scope), clock, playbooks }, deps);
  } catch (error) {
    if (error instanceof RunEnded) return;
    deps.logger.error({ run_id: run.id, kind: run.kind, attempts, error: summarize(error) }, 'a run failed');
    if (attempts < maxAttempts) throw error;
    await giveUp(scope, own, deps);
  }
}

async function work(kind: JobKind, context: RunContext, { disk, queue }: WorkerDeps): Promise<void> {
  switch (kind) {
    case 'question_generation':
      return generateQuestions(context, queue);
    case 'media_analysis':
      return analyseMedia(context, disk);
    case 'quote_estimation':
      return draftEstimate(context);
  }
}

/** A photo that cannot be rated stops nobody; anything else leaves the quote for the provider to retry or take over. */
async function giveUp(
  scope: ProviderScope,
  own: { readonly run: RunRow; readonly quote: OwnQuote },
  { clock }: WorkerDeps,
): Promise<void> {
  await inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, own.quote.id);
    await updateRun(tx, own, {
      status: 'failed',
      finishedAt: clock(),
      error: 'This did not work after several tries.',
    });
    if (own.run.kind !== 'media_analysis' && transition(quote.status, 'fail').ok) await changeStatus(tx, quote, 'fail');
  });
}
