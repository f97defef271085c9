import { and, desc, eq } from 'drizzle-orm';
import type { QuoteStatus } from '#domain/quote/status.ts';
import { pipelineRuns, pipelineStepResults, quoteLineItems, quotes } from '#server/db/schema.ts';
import type { AppDeps } from '#server/http/app-deps.ts';

/** Long enough to be looked at. Then the work goes on by itself, so that nothing in the demo is stuck for good. */
const delaySeconds = 3600;

/** Puts a drafted quote back into a state that it would leave within a second, or that needs something to break. */
export async function setUnderWay(
  { db, queue }: Pick<AppDeps, 'db' | 'queue'>,
  quoteId: string,
  status: QuoteStatus,
): Promise<void> {
  if (status !== 'processing' && status !== 'ready_for_estimate' && status !== 'failed') return;
  await db.transaction(async (tx) => {
    const [run] = await tx
      .select()
      .from(pipelineRuns)
      .where(and(eq(pipelineRuns.quoteId, quoteId), eq(pipelineRuns.kind, 'quote_estimation')))
      .orderBy(desc(pipelineRuns.createdAt))
      .limit(1);
    if (!run) throw new Error('the demo quote was never estimated');
    await tx.delete(quoteLineItems).where(eq(quoteLineItems.quoteId, quoteId));
    await tx
      .delete(pipelineStepResults)
      .where(and(eq(pipelineStepResults.runId, run.id), eq(pipelineStepResults.step, 'quote_estimate')));
    await tx.update(quotes).set({ status }).where(eq(quotes.id, quoteId));
    const isFailed = status === 'failed';
    await tx
      .update(pipelineRuns)
      .set({
        status: isFailed ? 'failed' : 'pending',
        attempts: 0,
        finishedAt: isFailed ? run.finishedAt : null,
        error: isFailed ? 'This did not work after several tries.' : null,
      })
      .where(eq(pipelineRuns.id, run.id));
    if (!isFailed) await queue.enqueue(tx, run.kind, { runId: run.id }, { delaySeconds });
  });
}
