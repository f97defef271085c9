import type { Route } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/browser.ts';
import { signIn } from '../support/screens.ts';
import { createPainter, createQuote, type SignedUp, waitForStatus } from '../support/stories.ts';

let painter: SignedUp;

test.beforeEach(async ({ app, page, watched }) => {
  watched(page);
  painter = await createPainter((path, init) => fetch(app.url + path, init));
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, app, painter);
});

test('a price that is cheaper by quantity is written in rows, and one for the whole job brings its name', async ({
  app,
  page,
}) => {
  const stored = async (name: string) =>
    (await painter.client.get('/api/provider/pricing-rules')).find((rule: { name: string }) => rule.name === name);
  await page.goto(`${app.url}/provider/pricing`);
  await page.getByRole('button', { name: 'Add a price', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Charged').selectOption('tiered');
  await dialog.getByLabel('Name').fill('Doors');
  await dialog.getByLabel('Rate in GBP', { exact: true }).fill('80');
  await dialog.getByRole('button', { name: 'Add price' }).click();
  await expect(dialog.getByRole('alert')).toContainText('a quantity and a rate in each row');
  await dialog.getByLabel('From this quantity, row 1').fill('5');
  await dialog.getByLabel('Rate in GBP, row 1').fill('72.50');
  await expect(dialog.getByRole('region', { name: 'Example' })).toContainText('3 each × £80.00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add price' }).click();
  await expect(page.getByText('from 5: £72.50')).toBeVisible();
  expect((await stored('Doors')).tiers).toEqual([{ from_quantity: 5, rate_minor: 7250 }]);

  await page.getByRole('button', { name: 'Add a price', exact: true }).click();
  await dialog.getByLabel('Charged').selectOption('urgency');
  await expect(dialog.getByLabel('Name')).toHaveValue('Urgency surcharge');
  await dialog.getByRole('button', { name: 'Add price' }).click();
  await expect(dialog.getByText('Please write a percentage from 0 to 1000')).toBeVisible();
  await dialog.getByLabel('Surcharge, %').fill('50');
  await dialog.getByRole('button', { name: 'Add price' }).click();
  await expect(page.getByText('50% of labour')).toBeVisible();
});

test('an example stays until the next is there, says when none comes, and one rate by the hour leaves work without a price', async ({
  app,
  page,
}) => {
  await page.goto(`${app.url}/provider/pricing`);
  const unpriced = page.getByRole('listitem').filter({ hasText: 'Interior painting' });
  const shown = await unpriced.textContent();
  await page.getByRole('button', { name: 'Add a price', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const example = dialog.getByRole('region', { name: 'Example' });
  const rate = dialog.getByLabel('Rate in GBP');
  await rate.fill('40');
  await expect(example).toContainText('8 h × £40.00');

  const samples = '**/pricing-rules/sample';
  const held: Route[] = [];
  await page.route(samples, (route) => {
    held.push(route);
  });
  await rate.fill('50');
  await expect(example.locator('[aria-busy=true]')).toContainText('8 h × £40.00');
  await Promise.all(held.map((route) => route.continue()));
  await expect(example).toContainText('8 h × £50.00');
  await page.unroute(samples);

  await page.route(samples, (route) => route.fulfill({ status: 404, body: '{}' }));
  await rate.fill('60');
  await expect(example).toContainText('The example could not be worked out');
  await expectAccessible(page);
  await page.unroute(samples);
  await example.getByRole('button', { name: 'Try again' }).click();
  await expect(example).toContainText('8 h × £60.00');

  await dialog.getByLabel('Name').fill('My hour');
  await dialog.getByRole('button', { name: 'Add price' }).click();
  await expect(unpriced).not.toHaveText(shown ?? '');
  await expect(unpriced).toContainText(/Your prices for \d+ of \d+ kinds of work, usual rates for the rest/);
});

test('a price below its cost is shown before it goes out, and goes out when it is meant', async ({ app, page }) => {
  const asked = await createQuote(painter.client);
  await painter.client.post(`/api/quotes/${asked.id}/estimate`);
  const quote = await waitForStatus(painter.client, asked.id, 'provider_review');
  const line = quote.line_items[1];
  await page.goto(`${app.url}/quotes/${quote.id}`);
  await page.locator(`[data-line="${line.id}"]`).getByRole('button').nth(-2).click();
  const panel = page.getByRole('complementary', { name: 'What the line rests on' });
  await panel.getByLabel(`Your cost of ${line.description}`).fill('9999');
  await panel.getByLabel(`Your cost of ${line.description}`).press('Enter');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect
    .poll(async () => (await painter.client.get(`/api/quotes/${quote.id}`)).line_items[1].unit_cost_minor)
    .toBe(999_900);

  await page.getByRole('button', { name: /^Send to/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Only the link').click();
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(dialog.getByText(`“${line.description}” is below your cost of £9,999.00`)).toBeVisible();
  await expectAccessible(page);
  expect((await painter.client.get(`/api/quotes/${quote.id}`)).status).toBe('provider_review');
  await dialog.getByRole('button', { name: 'Send all the same' }).click();
  await expect(page.getByText('Ready to share')).toBeVisible();
});
