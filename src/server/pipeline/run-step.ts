import type { EngineName, PipelineStep } from '#domain/quote/pipeline.ts';
import type { InstalledPlaybooks } from '#server/playbooks/installed-playbooks.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Engine, ModelCall } from '#server/ports/engine.ts';
import { lockQuote, type OwnQuote, type QuoteRow } from '#server/quotes/quote-store.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { findStep, insertAiLogs, isUnfinished, type RunRow, saveStep } from './run-store.ts';

export interface RunContext {
  readonly scope: ProviderScope;
  readonly run: RunRow;
  /** The run's, found as it began: proof and id, its fields may have changed since. */
  readonly quote: OwnQuote;
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
export async function runStep<Result>(context: RunContext, work: StepWork<Result>): Promise<Result> {
  const { scope, run, engine, clock } = context;
  const known = await findStep(scope, context, work.step);
  if (known?.status === 'completed') return known.result as Result; // stored by this very step
  const startedAt = clock();
  await saveStep(scope, context, {
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
    const quote = await lockQuote(tx, context.quote.id);
    if (!(await isUnfinished(tx, context))) throw new RunEnded();
    // Two workers may have got here: the first one's transaction stands.
    if ((await findStep(tx, context, work.step))?.status === 'completed') return;
    await work.apply?.(tx, quote, result, by);
    await saveStep(tx, context, {
      step: work.step,
      status: 'completed',
      engine: by,
      result: result ?? null,
      startedAt,
      finishedAt: clock(),
      error: null,
    });
    const about = { runId: run.id, kind: run.kind, step: work.step };
    await insertAiLogs(tx, quote, [
      ...calls.map((call) => ({ ...about, engine: 'llm' as const, ...call })),
      { ...about, engine: by, status: 'completed', durationMs, decision: work.decision(result) },
    ]);
  });
  return result;
}
