import type { OnboardingStep } from '#domain/onboarding/steps.ts';

/** Every page of the product by its pattern: the web's `routes.ts` gives each its module, mails and links lead to them. */
export const patterns = {
  landing: '/',
  offline: '/offline',

  auth: '/auth',
  login: '/auth/login',
  signup: '/auth/signup',
  verify: '/auth/verify',
  verifyEmail: '/auth/verify-email',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  requestMagicLink: '/auth/request-magic-link',
  verifyFactor: '/auth/verify-factor',
  phoneSignIn: '/auth/phone',
  authCallback: '/auth/callback',

  customerLink: '/q/:token/*',
  customerFlow: '/q/:token/flow',
  customerReview: '/q/:token/customer-review',
  customerPending: '/q/:token/pending',
  customerResult: '/q/:token/result',
  customerMessages: '/q/:token/messages',
  customerError: '/q/:token/error',

  onboarding: '/onboarding',
  onboardingTest: '/onboarding-test',

  dashboard: '/dashboard',
  quotes: '/quotes',
  quoteCreate: '/quotes/create',
  quoteByHand: '/quotes/new/by-hand',
  quote: '/quotes/:id',
  quoteQuestions: '/quotes/:id/initial-question-review',
  quotePreview: '/quotes/:id/preview',

  customers: '/customers',
  customer: '/customers/:id',

  provider: '/provider',
  profile: '/provider/profile',
  profileSetup: '/provider/profile/setup',
  services: '/provider/services',
  service: '/services/:id',
  servicesSetup: '/provider/services/setup',
  taxSetup: '/provider/tax/setup',
  pricing: '/provider/pricing',
  pricingSetup: '/provider/pricing/setup',
  pricingV2: '/provider/pricing/v2',
  testPricing: '/test-pricing',
  settings: '/provider/settings',
  settingsBusiness: '/provider/settings/business',
  settingsQuotes: '/provider/settings/quotes',
  settingsKits: '/provider/settings/kits',
  settingsTrades: '/provider/settings/trades',
  settingsBranding: '/provider/settings/branding',
  settingsLook: '/provider/settings/look',
  settingsLanguages: '/provider/settings/languages',
  settingsEngine: '/provider/settings/engine',
  settingsNotifications: '/provider/settings/notifications',
  settingsProducts: '/provider/settings/products',
  settingsData: '/provider/settings/data',

  security: '/account/security',

  dev: '/dev',
  devDesignSystem: '/dev/design-system',
  devQuoteFlow: '/dev/components/quote-flow',
  devMailbox: '/dev/mailbox',
} as const;

/** The customer's pages with sample data; `of` says whose sample it is. */
export const demoPatterns = {
  flow: '/q/demo/:of?',
  'customer-review': '/q/demo/:of?/customer-review',
  pending: '/q/demo/:of?/pending',
  result: '/q/demo/:of?/result',
} as const;

export function demoPath(page: keyof typeof demoPatterns, of?: string): string {
  return demoPatterns[page].replace('/:of?', of ? `/${encodeURIComponent(of)}` : '');
}

/** A step has an address of its own; without one it is the first, or where somebody stopped. */
export const onboardingPath = (step: OnboardingStep): string => `${patterns.onboarding}/${step}`;
export const onboardingTestPath = (step: OnboardingStep): string => `${patterns.onboardingTest}/${step}`;

type PatternName = keyof typeof patterns;
type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type PathArguments<Name extends PatternName> =
  ParamsOf<(typeof patterns)[Name]> extends never
    ? []
    : [params: Readonly<Record<ParamsOf<(typeof patterns)[Name]>, string>>];

/** The address of a page: `pathTo('quote', { id })`. */
export function pathTo<Name extends PatternName>(name: Name, ...[params]: PathArguments<Name>): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  return patterns[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(values.get(key))));
}
