import { type SQL, sql } from 'drizzle-orm';
import { pipelineRuns, pipelineStepResults, quotes } from '#server/db/schema.ts';
import type { StepRow } from './run-store.ts';

/** As the database writes a row into JSON. */
export type LatestStep = Pick<StepRow, 'step' | 'status' | 'error'> & {
  readonly started_at: string | null;
  readonly finished_at: string | null;
};

const rows = sql`(
  select coalesce(json_agg(latest), '[]') from (
    select distinct on (${pipelineStepResults.step}) ${pipelineStepResults.step}, ${pipelineStepResults.status},
      ${pipelineStepResults.error}, ${pipelineStepResults.startedAt}, ${pipelineStepResults.finishedAt}
    from ${pipelineStepResults}
    join ${pipelineRuns} on ${pipelineRuns.id} = ${pipelineStepResults.runId}
    where ${pipelineRuns.quoteId} = ${quotes.id}
    order by ${pipelineStepResults.step}, ${pipelineRuns.createdAt} desc, ${pipelineRuns.id} desc
  ) latest
)`;

/**
 * The latest run's row of each step, without its result; for a query on `quotes` that needs nothing else of the runs.
 * Wrapped, because a query on one table takes the tables' names from the columns it finds in a field itself.
 */
export const latestSteps: SQL<LatestStep[]> = sql<LatestStep[]>`${rows}`;
