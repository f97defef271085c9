import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Circle, CircleCheck, CircleX } from 'lucide-react';
import type { PipelineStep } from '#domain/quote/pipeline.ts';
import type { PipelineStepState } from '#web/api/quote-types.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** What each step does, said to the provider. */
const stepWords = {
  scope_confidence: msg`Finding out what kind of job it is`,
  scope_questions: msg`Checking what is unclear about the job`,
  section_extraction: msg`Reading the request, part by part`,
  initial_questions: msg`Choosing the questions that matter`,
  media_validation: msg`Looking at the photos`,
  readiness_check: msg`Checking that nothing is missing`,
  follow_up_tasks: msg`Listing what is still open`,
  follow_up_questions: msg`Writing follow-up questions`,
  quote_estimate: msg`Working out quantities and prices`,
} as const satisfies Record<PipelineStep, MessageDescriptor>;

interface PipelineProgressProps {
  readonly pipeline: readonly PipelineStepState[];
  /** The steps of the work that is under way. */
  readonly steps: readonly PipelineStep[];
}

export function PipelineProgress({ pipeline, steps }: PipelineProgressProps) {
  const { i18n } = useLingui();
  const shown = pipeline.filter(({ step }) => steps.includes(step));
  const current = shown.find(({ status }) => status === 'in_progress');
  return (
    <>
      <p role="status" className="sr-only">
        {current ? i18n._(stepWords[current.step]) : null}
      </p>
      <ol className="flex flex-col">
        {shown.map((state) => (
          <StepRow key={state.step} state={state} word={i18n._(stepWords[state.step])} />
        ))}
      </ol>
    </>
  );
}

function StepRow({ state, word }: { readonly state: PipelineStepState; readonly word: string }) {
  const isAhead = state.status === 'pending';
  return (
    <li className="flex min-h-10 items-start gap-3 py-2">
      <StepIcon status={state.status} />
      <span
        className={classNames(
          'min-w-0',
          isAhead && 'text-secondary',
          state.status === 'in_progress' && 'font-semibold',
        )}
      >
        {word}
        {state.error ? <span className="block text-danger">{state.error}</span> : null}
      </span>
    </li>
  );
}

function StepIcon({ status }: { readonly status: PipelineStepState['status'] }) {
  const { t } = useLingui();
  switch (status) {
    case 'completed':
      return <StateIcon icon={CircleCheck} word={t`Done`} className="text-success-icon" />;
    case 'failed':
      return <StateIcon icon={CircleX} word={t`Failed`} className="text-danger-icon" />;
    case 'in_progress':
      return (
        <span className="text-info-icon">
          <Spinner />
          <span className="sr-only">{t`Under way`}</span>
        </span>
      );
    case 'pending':
      return <StateIcon icon={Circle} word={t`To come`} className="text-disabled" />;
  }
}

interface StateIconProps {
  readonly icon: typeof Circle;
  readonly word: string;
  readonly className: string;
}

function StateIcon({ icon, word, className }: StateIconProps) {
  return (
    <span className={className}>
      <Icon icon={icon} />
      <span className="sr-only">{word}</span>
    </span>
  );
}
