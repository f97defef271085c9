import type { BrowserContext, Page } from '@playwright/test';
import type { Client } from '../support/api-client.ts';
import { expect, expectAccessible, test } from '../support/browser.ts';
import { answerEverything, openFirm } from '../support/journey-steps.ts';
import type { RunningApp } from '../support/start-app.ts';
import { type Trade, trades } from '../support/trades.ts';

/** Pastes the request, looks at the questions, makes the link; gives the quote's id and the customer's address. */
async function askCustomer(page: Page, app: RunningApp, { client, trade }: { client: Client; trade: Trade }) {
  await page.goto(`${app.url}/quotes/create`);
  await page.getByLabel('What the customer asked for').fill(trade.request);
  await page.getByLabel('Name', { exact: true }).fill('Mara Muster');
  await page.getByLabel('Email').fill('mara@customer.example');
  await page.getByRole('button', { name: 'Prepare the questions' }).click();
  await page.waitForURL('**/initial-question-review');
  const id = page.url().split('/').at(-2) ?? '';
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(async () => (await client.get(`/api/quotes/${id}`)).status).toBe('draft');
  const { questions, service_types } = await client.get(`/api/quotes/${id}`);
  expect(service_types.map((type: { slug: string }) => type.slug)).toEqual([trade.service]);
  const keys: string[] = questions.map((question: { requirement_key: string }) => question.requirement_key);
  expect(keys.length).toBeLessThanOrEqual(8);
  for (const key of trade.stated) expect(keys, `${key} was stated and is asked again`).not.toContain(key);
  for (const key of trade.asked) expect(keys, `${key} has to be asked`).toContain(key);
  await client.post(`/api/quotes/${id}/questions/mark-reviewed`);
  const link = await client.post(`/api/quotes/${id}/send-link`, { channel: 'none' });
  return { id, url: String(link.url) };
}

async function customerPage(context: BrowserContext, watched: (page: Page) => void): Promise<Page> {
  const page = await context.newPage();
  watched(page);
  return page;
}

for (const trade of trades) {
  test(`from a pasted message to an accepted quote: ${trade.name}`, async ({ app, page, browser, watched }) => {
    test.setTimeout(600_000);
    const firm = await openFirm(page, app, { locale: 'en-GB', currency: 'GBP' });
    const asked = await askCustomer(page, app, { client: firm.client, trade });

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
    const customer = await customerPage(phone, watched);
    await customer.goto(asked.url);
    await expectAccessible(customer);
    await answerEverything(customer);

    await page.goto(`${app.url}/quotes/${asked.id}`);
    await expect(page.getByText('Your review').first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByLabel(`Quantity of ${trade.line.name}`).first()).toHaveValue(trade.line.quantity);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Send to Mara/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('A few words from you').fill('Happy to help.');
    await dialog.getByRole('button', { name: 'Send the quote' }).click();
    await expect.poll(async () => (await firm.client.get(`/api/quotes/${asked.id}`)).status).toBe('sent');

    await customer.goto(asked.url);
    await customer.waitForURL('**/result**');
    await expect(customer.getByRole('main').getByText('Happy to help.')).toBeVisible();
    await expectAccessible(customer);
    await customer.getByRole('link', { name: 'Accept quote' }).click();
    await customer.getByLabel('Your full name').fill('Mara Muster');
    await customer.getByRole('button', { name: /^Accept for/ }).dblclick();
    await expect(customer.getByText('Accepted. It’s a deal.')).toBeVisible();
    const quote = await firm.client.get(`/api/quotes/${asked.id}`);
    expect(quote).toMatchObject({ status: 'accepted', acceptance: { name: 'Mara Muster' } });
    await phone.close();
  });
}
