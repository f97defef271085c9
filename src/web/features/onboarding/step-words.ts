import { useLingui } from '@lingui/react/macro';
import type { OnboardingStep } from '#domain/onboarding/steps.ts';

interface StepWords {
  readonly title: string;
  readonly text?: string;
}

/** What each step of the demo is called. */
export function useStepWords(): Record<OnboardingStep, StepWords> {
  const { t } = useLingui();
  return {
    welcome: {
      title: t`Welcome. See a quote from request to yes`,
      text: t`It takes about five minutes. You can stop anywhere and go on later, on another device too.`,
    },
    role_intro: { title: t`Tell customers who you are`, text: t`Customers see this on every quote you send.` },
    service_selection: {
      title: t`What do you offer?`,
      text: t`Requests are matched with these. Where the questions are ready, a quote takes minutes.`,
    },
    customer_persona: { title: t`Meet a customer`, text: t`From here on everything is a sample. Nothing is kept.` },
    quote_request: {
      title: t`This is what she writes`,
      text: t`By mail, by messenger or on the phone: as people write.`,
    },
    customer_form: {
      title: t`This is what she is asked`,
      text: t`Try it: these are the questions, as they look on her phone.`,
    },
    ai_processing: {
      title: t`Her answers become a draft`,
      text: t`In seconds. Nothing goes out before you have seen it.`,
    },
    quote_breakdown: { title: t`This is your draft`, text: t`You can change every line, by hand or in words.` },
    customer_view: {
      title: t`This is what she gets`,
      text: t`She chooses extras, asks, and accepts on the same page.`,
    },
    success: { title: t`You have seen it all`, text: t`Now with a job of your own.` },
  };
}
