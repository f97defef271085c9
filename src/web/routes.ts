import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { demoPatterns, patterns } from './paths.ts';

/** Every page in one table, in the order of the requirements (R2). */
export default [
  index('pages/landing.tsx'),
  route(patterns.offline, 'pages/offline.tsx'),
  route(patterns.dev, 'pages/dev.tsx'),
  route(patterns.devDesignSystem, 'pages/dev-design-system.tsx'),
  route(patterns.devQuoteFlow, 'pages/dev-quote-flow.tsx'),
  route(patterns.devMailbox, 'pages/dev-mailbox.tsx'),

  route(patterns.auth, 'pages/auth/index.tsx'),
  layout('app/auth-layout.tsx', [
    route(patterns.login, 'pages/auth/login.tsx'),
    route(patterns.signup, 'pages/auth/signup.tsx'),
    route(patterns.verify, 'pages/auth/verify.tsx'),
    route(patterns.verifyEmail, 'pages/auth/verify-email.tsx'),
    route(patterns.resetPassword, 'pages/auth/reset-password.tsx'),
    route(patterns.forgotPassword, 'pages/auth/forgot-password.tsx'),
    route(patterns.requestMagicLink, 'pages/auth/request-magic-link.tsx'),
    route(patterns.phoneSignIn, 'pages/auth/phone.tsx'),
    route(patterns.verifyFactor, 'pages/auth/verify-factor.tsx'),
  ]),
  route(patterns.authCallback, 'pages/auth/callback.tsx'),

  route(`${patterns.onboarding}/:step?`, 'pages/onboarding/onboarding.tsx'),
  route(`${patterns.onboardingTest}/:step?`, 'pages/onboarding/onboarding-test.tsx'),

  // The same pages with sample data, and no quote behind them.
  route(demoPatterns.flow, 'pages/q/flow.tsx', { id: 'pages/q/demo-flow' }),
  route(demoPatterns['customer-review'], 'pages/q/customer-review.tsx', { id: 'pages/q/demo-review' }),
  route(demoPatterns.pending, 'pages/q/pending.tsx', { id: 'pages/q/demo-pending' }),
  route(demoPatterns.result, 'pages/q/result.tsx', { id: 'pages/q/demo-result' }),
  route(patterns.customerLink, 'pages/q/link.tsx'),
  route(patterns.customerFlow, 'pages/q/flow.tsx'),
  route(patterns.customerReview, 'pages/q/customer-review.tsx'),
  route(patterns.customerPending, 'pages/q/pending.tsx'),
  route(patterns.customerResult, 'pages/q/result.tsx'),
  route(patterns.customerMessages, 'pages/q/messages.tsx'),
  route(patterns.customerError, 'pages/q/error.tsx'),

  // A session is needed from here on.
  layout('pages/dashboard-layout.tsx', [
    route(patterns.dashboard, 'pages/dashboard.tsx'),
    route(patterns.quotes, 'pages/quotes/list.tsx'),
    route(patterns.quoteCreate, 'pages/quotes/create.tsx'),
    route(patterns.quoteByHand, 'pages/quotes/by-hand.tsx'),
    route(patterns.quote, 'pages/quotes/edit.tsx'),
    route(patterns.quoteQuestions, 'pages/quotes/initial-question-review.tsx'),
    route(patterns.customers, 'pages/customers/list.tsx'),
    route(patterns.customer, 'pages/customers/show.tsx'),
    // The business at a glance under both of its addresses.
    route(patterns.provider, 'pages/dashboard.tsx', { id: 'pages/provider' }),
    route(patterns.profile, 'pages/provider/profile.tsx'),
    route(patterns.services, 'pages/provider/services.tsx'),
    route(patterns.service, 'pages/provider/service.tsx'),
    route(patterns.pricing, 'pages/provider/pricing.tsx'),
    route(patterns.pricingV2, 'pages/provider/pricing-v2.tsx'),
    route(patterns.testPricing, 'pages/test-pricing.tsx'),
    route(patterns.settings, 'pages/provider/settings/index.tsx'),
    route(patterns.settingsBusiness, 'pages/provider/settings/business.tsx'),
    route(patterns.settingsQuotes, 'pages/provider/settings/quotes.tsx'),
    route(patterns.settingsKits, 'pages/provider/settings/kits.tsx'),
    route(patterns.settingsTrades, 'pages/provider/settings/trades.tsx'),
    route(patterns.settingsBranding, 'pages/provider/settings/branding.tsx'),
    route(patterns.settingsLook, 'pages/provider/settings/look.tsx'),
    route(patterns.settingsLanguages, 'pages/provider/settings/languages.tsx'),
    route(patterns.settingsEngine, 'pages/provider/settings/engine.tsx'),
    route(patterns.settingsNotifications, 'pages/provider/settings/notifications.tsx'),
    route(patterns.settingsProducts, 'pages/provider/settings/products.tsx'),
    route(patterns.settingsData, 'pages/provider/settings/data.tsx'),
    route(patterns.security, 'pages/account/security.tsx'),
  ]),
  route(patterns.quotePreview, 'pages/quotes/preview.tsx'),
  layout('pages/setup-layout.tsx', [
    route(patterns.profileSetup, 'pages/provider/profile-setup.tsx'),
    route(patterns.taxSetup, 'pages/provider/tax-setup.tsx'),
    route(patterns.servicesSetup, 'pages/provider/services-setup.tsx'),
    route(patterns.pricingSetup, 'pages/provider/pricing-setup.tsx'),
  ]),

  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
