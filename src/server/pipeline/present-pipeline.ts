import type { z } from 'zod';
import type { pipelineStep, quote } from '#contract/quote-shapes.ts';
import { pipelineSteps } from '#domain/quote/pipeline.ts';
import { presentTime } from '#server/http/present-time.ts';
import type { RunWithSteps } from './run-store.ts';

type Presented = Pick<z.input<typeof quote>, 'jobs'> & { pipeline: z.input<typeof pipelineStep>[] };

/** The nine steps with the latest run of each, and the jobs behind them. */
export function presentPipeline(runs: readonly RunWithSteps[]): Presented {
  return {
    pipeline: pipelineSteps.map((step) => {
      const latest = runs.flatMap((run) => run.steps.filter((row) => row.step === step)).at(-1);
      return {
        step,
        status: latest?.status ?? 'pending',
        started_at: presentTime(latest?.startedAt ?? null),
        finished_at: presentTime(latest?.finishedAt ?? null),
        error: latest?.error ?? null,
      };
    }),
    jobs: runs.map(({ id, kind, status, error }) => ({ id, kind, status, error })),
  };
}
