import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Estimate } from '#domain/estimate/estimated-line.ts';
import type { JobKind, PipelineStep } from '#domain/quote/pipeline.ts';
import type { Executor } from '#server/db/connection.ts';
import { aiLogs, pipelineRuns, pipelineStepResults, quotes } from '#server/db/schema.ts';
import type { OwnQuote } from '#server/quotes/quote-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

export type RunRow = typeof pipelineRuns.$inferSelect;
export type StepRow = typeof pipelineStepResults.$inferSelect;
/** What a step did is for the step itself; pages ask often and need how far it is. */
export type StepState = Omit<StepRow, 'result'>;
export interface RunWithSteps extends RunRow {
  readonly steps: readonly StepState[];
}

const unfinished = ['pending', 'processing'] as const;

/** A run, with the proof that its quote is the scope's own. */
export interface OwnRun {
  readonly quote: OwnQuote;
  readonly run: Pick<RunRow, 'id'>;
}

export async function insertRun(
  scope: ProviderScope,
  quote: OwnQuote,
  values: Omit<typeof pipelineRuns.$inferInsert, 'quoteId'>,
): Promise<RunRow> {
  const [row] = await scope.db
    .insert(pipelineRuns)
    .values({ ...values, quoteId: quote.id })
    .returning();
  if (!row) throw new Error('the run was not stored');
  return row;
}

/** For a worker, which knows only the run: the run and the provider whose quote it is. */
export async function findRunForWorker(
  db: Executor,
  runId: string,
): Promise<{ run: RunRow; providerId: string } | undefined> {
  const [row] = await db
    .select({ run: pipelineRuns, providerId: quotes.providerId })
    .from(pipelineRuns)
    .innerJoin(quotes, eq(quotes.id, pipelineRuns.quoteId))
    .where(eq(pipelineRuns.id, runId));
  return row;
}

const isOf = ({ quote, run }: OwnRun) => and(eq(pipelineRuns.id, run.id), eq(pipelineRuns.quoteId, quote.id));

export async function updateRun(
  scope: ProviderScope,
  own: OwnRun,
  values: Partial<Omit<typeof pipelineRuns.$inferInsert, 'quoteId'>>,
): Promise<void> {
  await scope.db.update(pipelineRuns).set(values).where(isOf(own));
}

const { result: _result, ...stepState } = getTableColumns(pipelineStepResults);

/** All runs of a quote with their steps, oldest first. */
export async function listRuns(scope: ProviderScope, quote: OwnQuote): Promise<RunWithSteps[]> {
  const runs = await scope.db
    .select()
    .from(pipelineRuns)
    .where(eq(pipelineRuns.quoteId, quote.id))
    .orderBy(asc(pipelineRuns.createdAt), asc(pipelineRuns.id));
  const ids = runs.map(({ id }) => id);
  const steps =
    ids.length > 0
      ? await scope.db.select(stepState).from(pipelineStepResults).where(inArray(pipelineStepResults.runId, ids))
      : [];
  return runs.map((run) => ({ ...run, steps: steps.filter(({ runId }) => runId === run.id) }));
}

/** The run whose failure the quote shows. */
export async function findLatestFailedRun(
  scope: ProviderScope,
  quote: OwnQuote,
  kinds: readonly JobKind[],
): Promise<RunRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(pipelineRuns)
    .where(
      and(
        eq(pipelineRuns.quoteId, quote.id),
        inArray(pipelineRuns.kind, [...kinds]),
        eq(pipelineRuns.status, 'failed'),
      ),
    )
    .orderBy(desc(pipelineRuns.createdAt), desc(pipelineRuns.id))
    .limit(1);
  return row;
}

/** Counts a try and says which one it is. */
export async function beginAttempt(scope: ProviderScope, own: OwnRun): Promise<number> {
  const [row] = await scope.db
    .update(pipelineRuns)
    .set({ status: 'processing', attempts: sql`${pipelineRuns.attempts} + 1` })
    .where(isOf(own))
    .returning({ attempts: pipelineRuns.attempts });
  return row?.attempts ?? 0;
}

/** Whether the run is still wanted: not done, not given up, not replaced by a newer one. */
export async function isUnfinished(scope: ProviderScope, own: OwnRun): Promise<boolean> {
  const rows = await scope.db
    .select({ id: pipelineRuns.id })
    .from(pipelineRuns)
    .where(and(isOf(own), inArray(pipelineRuns.status, unfinished)));
  return rows.length > 0;
}

/** Ends estimates under way, whose result nobody wants any more. The caller holds the quote's row. */
export async function supersedeEstimates(scope: ProviderScope, quote: OwnQuote, at: Date): Promise<void> {
  await scope.db
    .update(pipelineRuns)
    .set({ status: 'failed', error: 'Replaced by a newer estimate.', finishedAt: at })
    .where(
      and(
        eq(pipelineRuns.quoteId, quote.id),
        eq(pipelineRuns.kind, 'quote_estimation'),
        inArray(pipelineRuns.status, unfinished),
      ),
    );
}

export async function hasUnfinishedMediaRuns(scope: ProviderScope, quote: OwnQuote): Promise<boolean> {
  const rows = await scope.db
    .select({ id: pipelineRuns.id })
    .from(pipelineRuns)
    .where(
      and(
        eq(pipelineRuns.quoteId, quote.id),
        eq(pipelineRuns.kind, 'media_analysis'),
        inArray(pipelineRuns.status, unfinished),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function findStep(scope: ProviderScope, own: OwnRun, step: PipelineStep): Promise<StepRow | undefined> {
  const [row] = await scope.db
    .select(getTableColumns(pipelineStepResults))
    .from(pipelineStepResults)
    .innerJoin(pipelineRuns, eq(pipelineRuns.id, pipelineStepResults.runId))
    .where(and(isOf(own), eq(pipelineStepResults.step, step)));
  return row;
}

/** The estimate that was stored last for a quote; null for one that never had any. */
export async function findLatestDraft({ db }: ProviderScope, quote: OwnQuote): Promise<Estimate | null> {
  const [row] = await db
    .select({ result: pipelineStepResults.result })
    .from(pipelineStepResults)
    .innerJoin(pipelineRuns, eq(pipelineRuns.id, pipelineStepResults.runId))
    .where(
      and(
        eq(pipelineRuns.quoteId, quote.id),
        eq(pipelineStepResults.step, 'quote_estimate'),
        eq(pipelineStepResults.status, 'completed'),
      ),
    )
    .orderBy(desc(pipelineStepResults.finishedAt))
    .limit(1);
  return (row?.result as Estimate | undefined) ?? null; // stored by that very step
}

export async function saveStep(
  scope: ProviderScope,
  { run }: OwnRun,
  values: Omit<typeof pipelineStepResults.$inferInsert, 'runId'>,
): Promise<void> {
  const { step: _step, ...changes } = values;
  await scope.db
    .insert(pipelineStepResults)
    .values({ ...values, runId: run.id })
    .onConflictDoUpdate({ target: [pipelineStepResults.runId, pipelineStepResults.step], set: changes });
}

export async function insertAiLogs(
  scope: ProviderScope,
  quote: OwnQuote,
  rows: readonly Omit<typeof aiLogs.$inferInsert, 'quoteId'>[],
): Promise<void> {
  if (rows.length > 0) await scope.db.insert(aiLogs).values(rows.map((row) => ({ ...row, quoteId: quote.id })));
}

export async function listAiLogs(scope: ProviderScope, quote: OwnQuote) {
  return scope.db
    .select()
    .from(aiLogs)
    .where(eq(aiLogs.quoteId, quote.id))
    .orderBy(asc(aiLogs.createdAt), asc(aiLogs.id));
}
