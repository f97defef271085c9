import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/browser.ts';
import { latestMailText } from '../support/mailbox.ts';
import { signIn } from '../support/screens.ts';
import type { RunningApp } from '../support/start-app.ts';
import { createPainter, createQuote, type SignedUp, waitForStatus } from '../support/stories.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });

/** As another device does that signs out everywhere. */
async function endElsewhere(app: RunningApp, { email, password }: Pick<SignedUp, 'email' | 'password'>): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password });
  const session = await fetch(`${app.url}/auth/v1/token?grant_type=password`, { method: 'POST', headers, body });
  const { access_token } = await session.json();
  const answer = await fetch(`${app.url}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(answer.status).toBe(204);
}

async function signInAgain(page: Page, { email, password }: Pick<SignedUp, 'email' | 'password'>): Promise<void> {
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
  await dialog(page).getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a session that ended elsewhere is taken up again over the page, and the change is not lost', async ({
  app,
  page,
  watched,
}) => {
  test.setTimeout(300_000);
  watched(page);
  const fetchApp = (path: string, init: RequestInit) => fetch(app.url + path, init);
  const painter = await createPainter(fetchApp);
  const quote = await createQuote(painter.client);
  await painter.client.post(`/api/quotes/${quote.id}/estimate`);
  await waitForStatus(painter.client, quote.id, 'provider_review');
  await signIn(page, app, painter);
  await page.goto(`${app.url}/quotes/${quote.id}`);
  const quantity = page.getByRole('textbox', { name: /^Quantity of/ }).first();
  await expect(quantity).toBeVisible();

  await test.step('an edit waits for its author to come back, and is then saved', async () => {
    await endElsewhere(app, painter);
    await quantity.fill('77');
    await quantity.press('Tab');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByLabel('Email')).toHaveValue(painter.email);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await signInAgain(page, { ...painter, password: 'not the password at all' });
    await expect(dialog(page).getByRole('alert')).toHaveText('Email or password is not right.');
    await signInAgain(page, painter);
    await expect(dialog(page)).toHaveCount(0);
    await expect(quantity).toHaveValue('77');
    const line = async () =>
      page.evaluate(async (id) => {
        const kept = JSON.parse(localStorage.getItem(`sb-${location.hostname.split('.')[0]}-auth-token`) ?? '{}');
        const answer = await fetch(`/api/quotes/${id}`, { headers: { authorization: `Bearer ${kept.access_token}` } });
        return (await answer.json()).data.line_items.map((item: { quantity: number }) => item.quantity);
      }, quote.id);
    await expect.poll(line).toContain(77);
  });

  await test.step('the way to another page waits too, and a mailed link opened beside it will do', async () => {
    await endElsewhere(app, painter);
    await page.getByRole('link', { name: 'Customers' }).first().click();
    await dialog(page).getByRole('button', { name: 'Email me a sign-in link' }).click();
    await expect(dialog(page).getByText('this page goes on by itself')).toBeVisible();
    const signInLink = /http\S+\/auth\/verify#\S*type=magiclink\S*/;
    // The mail of the sign-up may be the newest for a moment.
    const link = signInLink.exec(await latestMailText(app.url, painter.email, signInLink))?.[0];
    const beside = await page.context().newPage();
    watched(beside);
    await beside.goto(link ?? '');
    await beside.getByRole('button', { name: 'Sign in' }).click();
    await beside.waitForURL('**/dashboard');
    await beside.close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
    await expect(page.getByText('Mara Muster').first()).toBeVisible();
  });

  await test.step('who signs in as another person gets a page of their own', async () => {
    const other = await createPainter(fetchApp);
    await endElsewhere(app, painter);
    await page
      .getByRole('link', { name: /^Quotes/ })
      .first()
      .click();
    await expect(dialog(page)).toBeVisible();
    await signInAgain(page, other);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('Mara Muster')).toHaveCount(0);
  });

  await test.step('opened afresh with a session that has ended, a page leads to sign in and back', async () => {
    await page.goto(`${app.url}/auth/login`);
    await page.evaluate(() => localStorage.clear());
    await signIn(page, app, painter);
    await endElsewhere(app, painter);
    await page.goto(`${app.url}/customers`);
    await page.waitForURL('**/auth/login?next=%2Fcustomers');
  });
});
