import { createAllTradesFirm } from '../../tests/support/all-trades-firm.ts';
import { createClient } from '../../tests/support/api-client.ts';
import type { RunningApp } from '../../tests/support/start-app.ts';
import { createQuote, type SignedUp, sendQuestions, sendQuote } from '../../tests/support/stories.ts';
import type { Kept } from './phone.ts';

export interface BenchPage {
  readonly name: string;
  /** As the budgets name it. */
  readonly route: string;
  readonly path: string;
  readonly kept?: Kept;
}

export interface BenchPages {
  readonly pages: readonly BenchPage[];
  /** Where a customer answers the first question. */
  readonly flowPath: string;
}

/** A firm with a few quotes, one of them with its customer, and what each kind of visitor opens. */
export async function preparePages(app: RunningApp): Promise<BenchPages> {
  const fetchFrom = (path: string, init: RequestInit) => fetch(app.url + path, init);
  const firm = await createAllTradesFirm(fetchFrom, { locale: 'en-GB', currency: 'GBP' });
  const sent = await sendQuote(firm.client, createClient(fetchFrom));
  const asked = await createQuote(firm.client);
  const { token } = await sendQuestions(firm.client, asked.id);
  const unasked = await createQuote(firm.client);
  const kept = await keptSession(app, firm);
  const provider = (name: string, route: string, path: string): BenchPage => ({ name, route, path, kept });
  const flowPath = `/q/${token}/flow`;
  return {
    flowPath,
    pages: [
      { name: 'customer’s quote', route: 'pages/q/result', path: `/q/${sent.token}/result` },
      { name: 'question flow', route: 'pages/q/flow', path: flowPath },
      { name: 'landing', route: 'pages/landing', path: '/' },
      { name: 'sign-in', route: 'pages/auth/login', path: '/auth/login' },
      provider('quotes', 'pages/quotes/list', '/quotes'),
      provider('a quote', 'pages/quotes/edit', `/quotes/${sent.id}`),
      provider(
        'question review',
        'pages/quotes/initial-question-review',
        `/quotes/${unasked.id}/initial-question-review`,
      ),
      provider('new quote', 'pages/quotes/create', '/quotes/create'),
      provider('customers', 'pages/customers/list', '/customers'),
      provider('services', 'pages/provider/services', '/provider/services'),
      provider('pricing rules', 'pages/provider/pricing', '/provider/pricing'),
      provider('profile', 'pages/provider/profile', '/provider/profile'),
      provider('settings', 'pages/provider/settings/business', '/provider/settings/business'),
    ],
  };
}

/** The session as the browser's own client keeps it. */
async function keptSession({ url }: RunningApp, { email, password }: SignedUp): Promise<Kept> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`);
  return { [`sb-${new URL(url).hostname.split('.')[0]}-auth-token`]: await answer.text() };
}
