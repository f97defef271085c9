import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { signIn } from '../support/screens.ts';
import type { RunningApp } from '../support/start-app.ts';
import { createPainter, createQuote, type SignedUp, signUp } from '../support/stories.ts';

const setUp = ['/provider/profile/setup', '/provider/services/setup'];
const pages = [
  '/quotes',
  '/quotes/create',
  '/provider',
  '/provider/settings',
  '/provider/profile',
  '/provider/services',
  '/provider/pricing',
  '/provider/pricing/v2',
  '/provider/pricing/setup',
  '/customers',
  '/dashboard',
  '/test-pricing',
];
const pagesOf = (id: string) => [...pages, `/quotes/${id}`, `/quotes/${id}/initial-question-review`];

let painter: SignedUp;
let id: string;

test.beforeAll(async ({ app }) => {
  painter = await createPainter(client(app));
  ({ id } = await createQuote(painter.client));
});

const client = (app: RunningApp) => (path: string, init: RequestInit) => fetch(app.url + path, init);

/** Where somebody who opens a page is in the end. */
async function expectAt(page: Page, url: string): Promise<void> {
  await expect(page, url).toHaveURL(url);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

test('without a session every page of a provider leads to the sign-in, and from there back to it', async ({
  app,
  page,
  watched,
}) => {
  watched(page);
  for (const path of [...pagesOf(id), ...setUp]) {
    await page.goto(app.url + path);
    await expectAt(page, `${app.url}/auth/login?next=${encodeURIComponent(path)}`);
  }
  await page.goto(`${app.url}/customers?search=mara`);
  await page.getByLabel('Email').fill(painter.email);
  await page.getByLabel('Password', { exact: true }).fill(painter.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectAt(page, `${app.url}/customers?search=mara`);
});

test('with a session and no profile every page leads to the one that makes it, but for the pages that set up', async ({
  app,
  page,
  watched,
}) => {
  watched(page);
  await signIn(page, app, await signUp(client(app)));
  for (const path of pagesOf(id)) {
    await page.goto(app.url + path);
    await expectAt(page, `${app.url}/provider/profile/setup`);
  }
  for (const path of setUp) {
    await page.goto(app.url + path);
    await expectAt(page, app.url + path);
  }
});

test('with a session and a profile every page opens', async ({ app, page, watched }) => {
  watched(page);
  await signIn(page, app, painter);
  for (const path of [...pagesOf(id), ...setUp]) {
    await page.goto(app.url + path);
    await expectAt(page, app.url + path);
  }
});
