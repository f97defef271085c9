import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ProgressSteps } from '#web/ui/progress-steps.tsx';

interface StepProgressProps {
  /** From 0. */
  readonly index: number;
  readonly total: number;
}

export function StepProgress({ index, total }: StepProgressProps) {
  const { t } = useLingui();
  return (
    <div className="px-5">
      <ProgressSteps done={index} total={total} label={t`Question ${index + 1} of ${total}`} />
    </div>
  );
}

interface StepEyebrowProps extends StepProgressProps {
  readonly minutes: number;
  readonly isFollowUp: boolean;
}

export function StepEyebrow({ index, total, minutes, isFollowUp }: StepEyebrowProps) {
  return (
    <p className="type-small mb-3 flex justify-between gap-4 font-medium text-secondary">
      <span>
        {isFollowUp ? (
          <Trans>
            Follow-up question {index + 1} of {total}
          </Trans>
        ) : (
          <Trans>
            Question {index + 1} of {total}
          </Trans>
        )}
      </span>
      <span>
        {minutes === 0 ? (
          <Trans>Less than a minute left</Trans>
        ) : (
          <Plural value={minutes} one="About # minute left" other="About # minutes left" />
        )}
      </span>
    </p>
  );
}
