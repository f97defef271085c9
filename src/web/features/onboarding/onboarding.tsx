import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OnboardingStep } from '#domain/onboarding/steps.ts';
import { OnboardingFrame, type OnboardingFrameProps } from './onboarding-frame.tsx';
import { Breakdown, Persona, Processing, Request, type SampleQuote, Welcome } from './sample-steps.tsx';
import { useStepWords } from './step-words.ts';

/** What a step is filled with from outside: real forms, or ones to try. */
export interface StepSlots {
  readonly role_intro: ReactNode;
  readonly service_selection: ReactNode;
  /** The customer's own pages. */
  readonly customer_form: ReactNode;
  readonly customer_view: ReactNode;
  readonly success: ReactNode;
}

interface OnboardingProps extends Omit<OnboardingFrameProps, 'title' | 'text' | 'children'> {
  readonly quote: SampleQuote;
  readonly slots: StepSlots;
  /** In place of what the step is usually called. */
  readonly title?: ReactNode;
  readonly text?: ReactNode;
}

/** The ten steps of the demo. */
export function Onboarding({ quote, slots, title, text, ...frame }: OnboardingProps) {
  const words = useStepWords();
  const { t } = useLingui();
  const { title: usualTitle, text: usualText } = words[frame.step];
  return (
    <OnboardingFrame {...frame} title={title ?? usualTitle} text={text ?? usualText}>
      <title>{t`Getting to know it`}</title>
      <Content step={frame.step} quote={quote} slots={slots} />
    </OnboardingFrame>
  );
}

interface ContentProps {
  readonly step: OnboardingStep;
  readonly quote: SampleQuote;
  readonly slots: StepSlots;
}

function Content({ step, quote, slots }: ContentProps) {
  switch (step) {
    case 'welcome':
      return <Welcome />;
    case 'customer_persona':
      return <Persona quote={quote} />;
    case 'quote_request':
      return <Request quote={quote} />;
    case 'ai_processing':
      return <Processing />;
    case 'quote_breakdown':
      return <Breakdown quote={quote} />;
    default:
      return slots[step];
  }
}
