import type { Page } from '@playwright/test';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import { expect, expectAccessible, test } from '../support/browser.ts';
import { signIn } from '../support/screens.ts';
import { createPainter, tokenOf } from '../support/stories.ts';

const line = { category: 'labour', description: 'Walls', quantity: 2, unit: 'hourly', unit_price_minor: 5000 };

const make = (client: Client, title: string): Promise<Answer['body']> =>
  client.post('/api/quotes', { title, customer: { name: 'Mara Muster' }, mode: 'by_hand', line_items: [line] });

async function send(client: Client, id: string): Promise<string> {
  const { links } = await client.post(`/api/quotes/${id}/send`, { channel: 'none' });
  return tokenOf(links[0].url);
}

/** The list shows so many quotes: those of the filter before may stand there until the answer has come. */
async function expectListed(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Quotes' });
  await expect(table.or(page.getByText('No matching data'))).toBeVisible();
  await expect(table.locator('tbody tr')).toHaveCount(count);
}

test('a provider sees the business at a glance and finds behind each figure just the quotes it counts', async ({
  app,
  page,
  watched,
}) => {
  test.setTimeout(240_000);
  watched(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const fetchApp = (path: string, init: RequestInit) => fetch(app.url + path, init);
  const painter = await createPainter(fetchApp);
  const customer = createClient(fetchApp);
  await signIn(page, app, painter);

  await test.step('a new business is led to its first quote', async () => {
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Your business at a glance')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Start the first quote' }).click();
    await page.waitForURL('**/quotes/create');
  });

  const { client } = painter;
  const titles = ['Hall', 'Stairs', 'Attic', 'Cellar', 'Porch'];
  const [hall, stairs, attic] = await Promise.all(titles.map((title) => make(client, title)));
  const token = await send(client, hall.id);
  await send(client, stairs.id);
  const asked = await send(client, attic.id);
  await customer.post(`/api/customer/quotes/${token}/accept`, { version: 1, name: 'Mara Muster' });
  await customer.post(`/api/customer/quotes/${asked}/message`, { message: 'Can you match the old colour?' });

  const figures = page.getByLabel('Key figures');
  const figureOf = (label: string) =>
    figures.locator('div', { has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) }).getByRole('link');
  const open = async () => {
    await page.goto(`${app.url}/dashboard`);
    await expect(figures).toBeVisible();
  };

  await test.step('each figure leads to as many quotes as it says', async () => {
    for (const [label, count] of [
      ['Waiting for you', 3],
      ['With customers', 2],
      ['Needs answers', 0],
      ['Unread messages', 1],
      ['Not delivered', 0],
    ] as const) {
      await open();
      const figure = figureOf(label);
      await expect(figure).toHaveText(String(count));
      await figure.click();
      await expectListed(page, count);
    }
    for (const [label, text, count] of [
      ['Accepted', '£120.00', 1],
      ['Win rate', '33%', 1],
      ['Request to sent quote', 'Under 5 min', 3],
    ] as const) {
      await open();
      const figure = figureOf(label);
      await expect(figure).toHaveText(text);
      await figure.click();
      await expectListed(page, count);
    }
  });

  await test.step('so does each step from request to acceptance', async () => {
    const steps = ['Requests: 5', 'Questions answered: 0', 'Quote sent: 3', 'Opened by the customer: 0', 'Accepted: 1'];
    for (const name of steps) {
      await open();
      await page.getByRole('link', { name, exact: true }).click();
      await expectListed(page, Number(name.split(': ')[1]));
    }
    await page.getByRole('button', { name: 'All quotes' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expectListed(page, 5);
  });

  await test.step('the chart has a table behind it, and the table leads on', async () => {
    await open();
    await expect(page.getByRole('img', { name: /£360\.00 sent, £120\.00 accepted in 12 weeks/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'As a table' }).click();
    const table = page.getByRole('table', { name: 'Sent and accepted value, by week' });
    await expect(table.locator('tbody tr')).toHaveCount(12);
    await expectAccessible(page);
    await table.getByRole('link', { name: '£360.00' }).click();
    await expectListed(page, 3);
  });

  await test.step('what waits longest is one press away', async () => {
    await open();
    await expect(page.getByText('Can you match the old colour?')).toBeVisible();
    await page.getByRole('link', { name: 'Reply: Attic' }).click();
    await page.waitForURL(`**/quotes/${attic.id}`);
  });

  await test.step('on a phone nothing is wider than the screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(wide).toBe(false);
    await expectAccessible(page);
  });

  await test.step('where it cannot be loaded it says so, and comes back', async () => {
    await page.route('**/api/dashboard/summary*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(`${app.url}/provider`);
    await expect(page.getByText('The dashboard could not be loaded')).toBeVisible({ timeout: 30_000 });
    await page.unroute('**/api/dashboard/summary*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(figures).toBeVisible();
  });
});
