import type { JobKind } from '#domain/quote/pipeline.ts';
import type { ProviderScope } from '#server/http/scope.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';
import { insertRun, type RunRow } from './run-store.ts';

interface NewRun {
  readonly quoteId: string;
  readonly kind: JobKind;
  readonly trigger: RunRow['trigger'];
  readonly mediaId?: string;
}

/** Stores a run and its job together, in the caller's transaction: either both exist or neither. */
export async function startRun(scope: ProviderScope, queue: JobQueue, run: NewRun): Promise<RunRow> {
  const row = await insertRun(scope, run);
  await queue.enqueue(scope.db, run.kind, { runId: row.id });
  return row;
}
