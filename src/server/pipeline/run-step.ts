import type { EngineName, PipelineStep } from '#domain/quote/pipeline.ts';
import { inTransaction, type ProviderScope } from '#server/http/scope.ts';
import type { InstalledPlaybooks } from '#server/playbooks/installed-playbooks.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Engine, ModelCall } from '#server/ports/engine.ts';
import { lockQuote, type QuoteRow } from '#server/quotes/quote-store.ts';
import { findStep, insertAiLogs, isUnfinished, type RunRow, saveStep } from './run-store.ts';

export interface RunContext {
  readonly scope: ProviderScope;
  readonly run: RunRow;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly playbooks: InstalledPlaybooks;
}

export interface StepWork<Result> {
  readonly step: PipelineStep;
  /** `report` hears of each call of a language model. */
  readonly compute: (report: (call: ModelCall) => void) => Promise<Result>;
  /** What was decided and why, for the provider to read. */
  readonly decision: (result: Result) => string;
  /** Brings the result into the quote, in the transaction that completes the step. */
  readonly apply?: (scope: ProviderScope, quote: QuoteRow, result: Result, engine: EngineName) => Promise<void>;
}

/** Thrown in a run that a newer one has replaced: it stops without a trace in the quote. */
export class RunEnded extends Error {}

/**
 * Does a step once: a completed step gives its stored result, so a run that crashed goes on after it.
 * Result, changes of the quote and the log line are one transaction under the quote's row lock.
 */
export async function runStep<Result>(
  { scope, run, engine, clock }: RunContext,
  work: StepWork<Result>,
): Promise<Result> {
  const known = await findStep(scope, run.id, work.step);
  if (known?.status === 'completed') return known.result as Result; // stored by this very step
  const startedAt = clock();
  await saveStep(scope, {
    runId: run.id,
    step: work.step,
    status: 'in_progress',
    engine: engine.name,
    startedAt,
    error: null,
  });
  const begin = performance.now();
  const calls: ModelCall[] = [];
  const result = await work.compute((call) => calls.push(call));
  const durationMs = Math.round(performance.now() - begin);
  const by: EngineName = calls.some(({ status }) => status === 'completed') ? 'llm' : 'builtin';
  await inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, run.quoteId);
    if (!(await isUnfinished(tx, run.id))) throw new RunEnded();
    // Two workers may have got here: the first one's transaction stands.
    if ((await findStep(tx, run.id, work.step))?.status === 'completed') return;
    await work.apply?.(tx, quote, result, by);
    await saveStep(tx, {
      runId: run.id,
      step: work.step,
      status: 'completed',
      engine: by,
      result: result ?? null,
      startedAt,
      finishedAt: clock(),
      error: null,
    });
    const about = { quoteId: run.quoteId, runId: run.id, kind: run.kind, step: work.step };
    await insertAiLogs(tx, [
      ...calls.map((call) => ({ ...about, engine: 'llm' as const, ...call })),
      { ...about, engine: by, status: 'completed', durationMs, decision: work.decision(result) },
    ]);
  });
  return result;
}
