import type { JobKind } from '#domain/quote/pipeline.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';
import type { OwnQuote } from '#server/quotes/quote-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { insertRun, type RunRow } from './run-store.ts';

interface NewRun {
  readonly kind: JobKind;
  readonly trigger: RunRow['trigger'];
  readonly mediaId?: string;
}

/** Stores a run and its job together, in the caller's transaction: either both exist or neither. */
export async function startRun(scope: ProviderScope, queue: JobQueue, quote: OwnQuote, run: NewRun): Promise<RunRow> {
  const row = await insertRun(scope, quote, run);
  await queue.enqueue(scope.db, run.kind, { runId: row.id });
  return row;
}
