import type { Page } from '@playwright/test';
import { createAllTradesFirm } from './all-trades-firm.ts';
import { answerQuestion, expect } from './browser.ts';
import { poll } from './poll.ts';
import { signIn } from './screens.ts';
import type { RunningApp } from './start-app.ts';
import type { SignedUp } from './stories.ts';

/** A firm that does all six trades, signed in in this page. */
export async function openFirm(
  page: Page,
  app: RunningApp,
  { locale, currency }: { locale: string; currency: string },
): Promise<SignedUp> {
  const firm = await createAllTradesFirm((path, init) => fetch(app.url + path, init), { locale, currency });
  await signIn(page, app, firm);
  // The page is shown once more in the account's language; what comes before that would be cut off by it.
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale.slice(0, 2)}`));
  await page.waitForLoadState('networkidle');
  return firm;
}

export interface FlowWords {
  readonly goOn: string;
  readonly handIn: string;
}

/** Answers whatever is asked until the draft is with the provider, follow-ups included. */
export async function answerEverything(
  customer: Page,
  { goOn, handIn }: FlowWords = { goOn: 'Continue', handIn: 'Send my answers' },
): Promise<void> {
  for (let asked = 0; asked < 40; asked++) {
    if (/\/(pending|result)/.test(customer.url())) {
      if (!(await isAskedMore(customer))) return;
      await customer.waitForURL(/\/flow/);
    }
    const heading = customer.getByRole('heading', { level: 1 });
    const last = customer.getByRole('button', { name: handIn });
    // The last look may come while the question before it is still being answered: what is there to press says where we are.
    const next = customer.getByRole('button', { name: goOn }).or(last).first();
    await expect(next).toBeVisible();
    const before = await heading.textContent();
    if (!(await last.isVisible())) await answerQuestion(customer);
    const isHandingIn = await last.isVisible();
    await step(customer, () => next.click());
    if (isHandingIn) await customer.waitForURL(/\/(pending|flow|result)/);
    else await expect(heading).not.toHaveText(before ?? '');
  }
}

/** What stands on the customer's page is told where a step on it fails: the test's own page is another. */
async function step(customer: Page, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const shown = (await customer.locator('body').textContent()) ?? '';
    throw new Error(`at ${customer.url()}: ${shown.slice(0, 600)}`, { cause: error });
  }
}

/** Once answers are handed in: whether a few more things are asked, or the draft is made. */
async function isAskedMore(customer: Page): Promise<boolean> {
  const { origin, pathname } = new URL(customer.url());
  const token = pathname.split('/')[2];
  return poll('the draft or more questions', async () => {
    const answer = await customer.request.get(`${origin}/api/customer/quotes/${token}/status`);
    const { data } = await answer.json();
    if (data.next === 'flow') return 'more';
    return data.status === 'provider_review' ? 'done' : undefined;
  }).then((what) => what === 'more');
}
