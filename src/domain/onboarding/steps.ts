/** The demo that a new provider is led through, in order (R2.21). */
export const onboardingSteps = [
  'welcome',
  'role_intro',
  'service_selection',
  'customer_persona',
  'quote_request',
  'customer_form',
  'ai_processing',
  'quote_breakdown',
  'customer_view',
  'success',
] as const;

export type OnboardingStep = (typeof onboardingSteps)[number];

export function isOnboardingStep(value: unknown): value is OnboardingStep {
  return onboardingSteps.some((step) => step === value);
}

export function neighboursOf(step: OnboardingStep): { before: OnboardingStep | null; after: OnboardingStep | null } {
  const at = onboardingSteps.indexOf(step);
  return { before: onboardingSteps[at - 1] ?? null, after: onboardingSteps[at + 1] ?? null };
}
