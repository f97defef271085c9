import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { neighboursOf, type OnboardingStep, onboardingSteps } from '#domain/onboarding/steps.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ProgressSteps } from '#web/ui/progress-steps.tsx';

export interface OnboardingFrameProps {
  readonly step: OnboardingStep;
  readonly pathOf: (step: OnboardingStep) => string;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
  /** The step has a button of its own that leads on. */
  readonly leadsOnItself?: boolean;
  /** In place of the way back to the step before. */
  readonly backTo?: string;
  readonly onSkip: () => void;
  readonly isSkipping: boolean;
}

/** One step of the onboarding: where one is, what it is about, and the ways on, back and out. */
export function OnboardingFrame(props: OnboardingFrameProps) {
  const { step, pathOf } = props;
  const { t } = useLingui();
  const at = onboardingSteps.indexOf(step);
  const { before, after } = neighboursOf(step);
  const back = props.backTo ?? (before && pathOf(before));
  const heading = useFocusOnStep(step);
  return (
    <>
      <nav aria-label={t`Getting to know it`} className="mb-6">
        <div className="mb-2 flex min-h-9 items-center justify-between gap-3">
          <p className="type-small font-medium text-secondary">
            <Trans>
              Step {at + 1} of {onboardingSteps.length}
            </Trans>
          </p>
          {after ? (
            <Button variant="ghost" size="desk-small" pending={props.isSkipping} onClick={props.onSkip}>
              <Trans>Skip the tour</Trans>
            </Button>
          ) : null}
        </div>
        <ProgressSteps
          done={at}
          total={onboardingSteps.length}
          label={t`Step ${at + 1} of ${onboardingSteps.length}`}
        />
      </nav>
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-[1.5rem] leading-[1.875rem] font-[650] tracking-[-.018em] text-balance outline-none"
      >
        {props.title}
      </h1>
      {props.text ? <p className="mt-1.5 text-pretty text-secondary">{props.text}</p> : null}
      <div className="mt-5">{props.children}</div>
      <footer className="mt-6 flex items-center justify-between gap-3 border-t border-default pt-4">
        {back ? (
          <ButtonLink to={back} variant="ghost">
            <Trans>Back</Trans>
          </ButtonLink>
        ) : (
          <span />
        )}
        {after && !props.leadsOnItself ? (
          <ButtonLink to={pathOf(after)} variant="primary">
            <Trans>Go on</Trans>
          </ButtonLink>
        ) : null}
      </footer>
    </>
  );
}

/** Each step begins at its heading, for eyes and for screen readers; the first is left as the page opened. */
function useFocusOnStep(step: OnboardingStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [step]);
  return heading;
}
