import { Trans, useLingui } from '@lingui/react/macro';
import { pipelineSteps, stepsOfJob } from '#domain/quote/pipeline.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { PipelineProgress } from '#web/provider-kit/pipeline-progress.tsx';
import { MarkedRequest } from '#web/provider-kit/understood/marked-request.tsx';
import { Card } from '#web/ui/card.tsx';
import { AskedQuestions, askedOf } from './asked-questions.tsx';

/** The steps of what is being worked out, as they really are. */
export function WorkUnderWay({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  const kinds = quote.jobs
    .filter(({ status }) => status === 'pending' || status === 'processing')
    .map(({ kind }) => kind);
  const steps = kinds.length > 0 ? kinds.flatMap((kind) => stepsOfJob[kind]) : pipelineSteps;
  const asked = askedOf(quote);
  return (
    <div className="grid items-start gap-4 px-5 py-5 md:px-6 lg:grid-cols-2 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card title={t`Being worked out`}>
        <PipelineProgress pipeline={quote.pipeline} steps={steps} />
        <p className="mt-2 border-t border-subtle pt-3 text-secondary">
          <Trans>No need to wait here: the quote is in your list when it is ready.</Trans>
        </p>
      </Card>
      <div className="flex min-w-0 flex-col gap-4">
        <Card title={t`Request`}>
          <MarkedRequest quote={quote} />
        </Card>
        {asked.length > 0 ? (
          <Card title={t`Answers`}>
            <AskedQuestions quote={quote} />
          </Card>
        ) : null}
      </div>
    </div>
  );
}
