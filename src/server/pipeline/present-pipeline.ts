import type { z } from 'zod';
import type { pipelineStep, quote } from '#contract/quote-shapes.ts';
import { type PipelineStep, pipelineSteps } from '#domain/quote/pipeline.ts';
import { presentTime } from '#server/http/present-time.ts';
import type { LatestStep } from './latest-steps.ts';
import type { RunWithSteps, StepState } from './run-store.ts';

type Presented = Pick<z.input<typeof quote>, 'jobs'> & { pipeline: z.input<typeof pipelineStep>[] };

/** The nine steps with the latest run of each, and the jobs behind them. */
export function presentPipeline(runs: readonly RunWithSteps[]): Presented {
  return {
    pipeline: pipelineSteps.map((step) =>
      presentStep(step, runs.flatMap((run) => run.steps.filter((row) => row.step === step)).at(-1)),
    ),
    jobs: runs.map(({ id, kind, status, error }) => ({ id, kind, status, error })),
  };
}

/** The same steps, from a query that read nothing else of the runs. */
export function presentLatestSteps(latest: readonly LatestStep[]): Presented['pipeline'] {
  return pipelineSteps.map((step) => {
    const row = latest.find((one) => one.step === step);
    return presentStep(
      step,
      row && {
        ...row,
        startedAt: row.started_at === null ? null : new Date(row.started_at),
        finishedAt: row.finished_at === null ? null : new Date(row.finished_at),
      },
    );
  });
}

function presentStep(
  step: PipelineStep,
  latest: Pick<StepState, 'status' | 'startedAt' | 'finishedAt' | 'error'> | undefined,
): Presented['pipeline'][number] {
  return {
    step,
    status: latest?.status ?? 'pending',
    started_at: presentTime(latest?.startedAt ?? null),
    finished_at: presentTime(latest?.finishedAt ?? null),
    error: latest?.error ?? null,
  };
}
