import type { Page } from '@playwright/test';
import { onboardingSteps } from '#domain/onboarding/steps.ts';
import { type Answer, type Client, createClient } from './api-client.ts';
import { poll } from './poll.ts';
import type { RunningApp } from './start-app.ts';

/** Where each screen is, with the demo data; `sign-in` says who has to be there. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn: boolean;
}

export interface Demo {
  readonly email: string;
  readonly password: string;
}

export function demoOf(app: RunningApp): Demo {
  const [, email = '', password = ''] = /demo sign-in: (\S+) {2}password: (\S+)/.exec(app.output()) ?? [];
  if (!password) throw new Error('the app printed no demo sign-in');
  return { email, password };
}

export async function signIn(page: Page, app: RunningApp, { email, password }: Demo): Promise<void> {
  await page.goto(`${app.url}/auth/login?lang=en`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // Past the redirects, to the screen in the account's own language.
  await page.waitForURL(/\/(dashboard|onboarding)/);
  await page.waitForLoadState('networkidle');
}

async function demoClient(app: RunningApp, { email, password }: Demo): Promise<Client> {
  const anybody = createClient((path, init) => fetch(app.url + path, init));
  const session = await anybody.send('POST', '/auth/v1/token?grant_type=password', { email, password });
  return createClient((path, init) => fetch(app.url + path, init), session.body.access_token);
}

/** Gives the demo account's own screens another language. */
export async function setLocale(app: RunningApp, demo: Demo, locale: string): Promise<void> {
  await (await demoClient(app, demo)).put('/api/provider/profile', { locale });
}

/** Every screen there is, on the quotes that the demo data has in each state. */
export async function listScreens(app: RunningApp, demo: Demo): Promise<Screen[]> {
  await poll('the demo quotes', () => app.output().includes('the demo quotes are all there'), { seconds: 180 });
  const anybody = createClient((path, init) => fetch(app.url + path, init));
  const provider = await demoClient(app, demo);
  const quotes: Answer['body'][] = await provider.get('/api/quotes?per_page=100');
  const idOf = (status: string): string => quotes.find((quote) => quote.status === status)?.id;
  const tokenOf = async (status: string): Promise<string> => {
    const [link] = await provider.get(`/api/quotes/${idOf(status)}/links`);
    return new URL(link.url).pathname.split('/')[2] ?? '';
  };
  const [asked, review, sent, accepted] = [
    await tokenOf('awaiting_customer'),
    await tokenOf('provider_review'),
    await tokenOf('sent'),
    await tokenOf('accepted'),
  ];
  const { questions } = await anybody.get(`/api/customer/quotes/${asked}`);
  const [customer] = await provider.get('/api/provider/customers?sort=value');
  const open = (name: string, path: string): Screen => ({ name, path, isSignedIn: false });
  const own = (name: string, path: string): Screen => ({ name, path, isSignedIn: true });
  return [
    open('landing', '/'),
    open('login', '/auth/login'),
    open('signup', '/auth/signup'),
    open('verify-email', '/auth/verify-email?email=mara%40customer.example'),
    open('verify', '/auth/verify#token_hash=x&type=signup'),
    open('forgot-password', '/auth/forgot-password'),
    open('reset-password', '/auth/reset-password'),
    open('magic-link', '/auth/request-magic-link'),
    open('phone', '/auth/phone'),
    open('callback-error', '/auth/callback'),
    open('not-found', '/nowhere'),
    open('offline', '/offline'),
    open('mailbox', '/dev/mailbox'),
    open('design-system', '/dev/design-system'),
    open('quote-flow', '/dev/components/quote-flow'),
    ...questions.map((question: { id: string; type: string }, index: number) =>
      open(`q-flow-${index + 1}-${question.type}`, `/q/${asked}/flow?q=${question.id}`),
    ),
    open('q-customer-review', `/q/${asked}/customer-review`),
    open('q-pending', `/q/${review}/pending`),
    open('q-result', `/q/${sent}/result`),
    open('q-accepted', `/q/${accepted}/result`),
    open('q-demo', '/q/demo'),
    open('q-demo-review', '/q/demo/customer-review'),
    open('q-demo-result', '/q/demo/result'),
    ...onboardingSteps.map((step) => open(`onboarding-test-${step}`, `/onboarding-test/${step}`)),
    open('q-error', `/q/${'A'.repeat(64)}/flow`),
    own('onboarding-role', '/onboarding/role_intro'),
    own('onboarding-tax', '/onboarding/role_intro?part=tax'),
    own('onboarding-services', '/onboarding/service_selection'),
    own('onboarding-prices', '/onboarding/service_selection?part=prices'),
    own('onboarding-view', '/onboarding/customer_view'),
    own('dashboard', '/dashboard'),
    own('quotes', '/quotes'),
    own('quotes-of-figure', '/quotes?happened=requested&from=2026-01-01&to=2026-12-31&reached=sent'),
    own('quotes-empty-filter', '/quotes?status=failed'),
    own('quotes-archived', '/quotes?archived=true'),
    own('quote-create', '/quotes/create'),
    own('quote-by-hand', '/quotes/new/by-hand'),
    own('question-review', `/quotes/${idOf('draft')}/initial-question-review`),
    own('quote-awaiting', `/quotes/${idOf('awaiting_customer')}`),
    own('quote-review', `/quotes/${idOf('provider_review')}`),
    own('quote-sent', `/quotes/${idOf('sent')}`),
    own('quote-accepted', `/quotes/${idOf('accepted')}`),
    own('customers', '/customers?sort=last_quote'),
    own('customers-nobody', '/customers?search=nobody'),
    own('customer', `/customers/${customer.id}`),
    own('quote-create-for', `/quotes/create?customer=${customer.id}`),
    own('profile', '/provider/profile'),
    own('services', '/provider/services'),
    own('tax-setup', '/provider/tax/setup'),
    own('services-setup', '/provider/services/setup'),
    own('pricing', '/provider/pricing'),
    own('pricing-setup', '/provider/pricing/setup'),
    own('settings', '/provider/settings'),
    ...[
      'business',
      'quotes',
      'kits',
      'trades',
      'branding',
      'languages',
      'engine',
      'notifications',
      'products',
      'data',
    ].map((section) => own(`settings-${section}`, `/provider/settings/${section}`)),
    own('pricing-by-service', '/provider/pricing/v2'),
    own('test-pricing', '/test-pricing'),
    own('security', '/account/security'),
  ];
}
