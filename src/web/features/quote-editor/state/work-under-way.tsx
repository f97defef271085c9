import { Trans, useLingui } from '@lingui/react/macro';
import { pipelineSteps, stepsOfJob } from '#domain/quote/pipeline.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { PipelineProgress } from '#web/provider-kit/pipeline-progress.tsx';
import { Card } from '#web/ui/card.tsx';

/** The steps of what is being worked out, as they really are. */
export function WorkUnderWay({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  const kinds = quote.jobs
    .filter(({ status }) => status === 'pending' || status === 'processing')
    .map(({ kind }) => kind);
  const steps = kinds.length > 0 ? kinds.flatMap((kind) => stepsOfJob[kind]) : pipelineSteps;
  return (
    <div className="max-w-2xl px-5 py-5 md:px-6">
      <Card title={t`Being worked out`}>
        <PipelineProgress pipeline={quote.pipeline} steps={steps} />
        <p className="mt-2 border-t border-subtle pt-3 text-secondary">
          <Trans>You can leave this page. The quote comes to your list when it is ready.</Trans>
        </p>
      </Card>
    </div>
  );
}
