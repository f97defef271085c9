import type { Page } from '@playwright/test';
import type { Answer } from '../support/api-client.ts';
import { expect, expectAccessible, test } from '../support/browser.ts';
import { painterAndCustomer } from '../support/painter-and-customer.ts';
import { signIn } from '../support/screens.ts';
import { createQuote, sendQuestions, tokenOf, uploadPhoto, waitForStatus } from '../support/stories.ts';

const people = painterAndCustomer();

test.beforeEach(async ({ app, page, watched }) => {
  watched(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, app, people.painter);
});

const byHand = (): Promise<Answer['body']> =>
  people.painter.client.post('/api/quotes', {
    title: 'A new floor',
    mode: 'by_hand',
    customer: { name: 'Pat Example' },
    line_items: [
      { category: 'labour', description: 'Lay the floor', quantity: 1, unit: 'fixed', unit_price_minor: 20_000 },
    ],
  });
const stored = (id: string): Promise<Answer['body']> => people.painter.client.get(`/api/quotes/${id}`);

async function addSection(page: Page, name: string, question: string): Promise<void> {
  await page.getByRole('button', { name: 'More …' }).click();
  await page.getByRole('menuitem', { name: 'Add a section' }).click();
  const dialog = page.getByRole('dialog', { name: 'New section' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('The customer').selectOption({ label: 'chooses it or another one' });
  await dialog.getByLabel('What is chosen?').fill(question);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `Section ${name}` })).toBeVisible();
}

test('lines are pasted, put into sections of which the customer chooses one, and the price follows the choice', async ({
  app,
  page,
}) => {
  const quote = await byHand();
  await page.goto(`${app.url}/quotes/${quote.id}`);
  await page.getByRole('button', { name: 'Paste lines' }).click();
  await page
    .getByLabel('Copied rows')
    .fill('Item\tQty\tUnit\tPrice\nOak boards\t10\tm²\t£50.00\nPine boards\t10\tm²\t20\nSkirting\tsome\tm\t4');
  await expect(page.getByText('1 row could not be read.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add 2 lines' }).click();
  await expect(page.getByLabel('Copied rows')).toHaveValue('Skirting\tsome\tm\t4');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await addSection(page, 'Oak', 'Which wood?');
  await addSection(page, 'Pine', 'Which wood?');
  for (const [line, section] of [
    ['Oak boards', 'Oak'],
    ['Pine boards', 'Pine'],
  ] as const) {
    await page.getByLabel(`Quantity of ${line}`).focus();
    await page.getByLabel(`Section of ${line}`).selectOption({ label: section });
    await expect
      .poll(async () => {
        const { line_items, components } = await stored(quote.id);
        const part = line_items.find((one: Answer['body']) => one.description === line).component_id;
        return components.find(({ id }: Answer['body']) => id === part)?.title;
      })
      .toBe(section);
  }
  expect((await stored(quote.id)).totals.net_minor).toBe(70_000);
  await expectAccessible(page);

  await people.painter.client.post(`/api/quotes/${quote.id}/send`, { channel: 'none' });
  const [link] = await people.painter.client.get(`/api/quotes/${quote.id}/links`);
  const { customer } = people;
  await customer.goto(`${app.url}/q/${tokenOf(link.url)}/result`);
  await expect(customer.getByRole('radio', { name: /Oak/ })).toBeChecked();
  await expectAccessible(customer);
  await customer.getByText('Pine', { exact: true }).first().click();
  await expect(customer.getByRole('radio', { name: /Pine/ })).toBeChecked();
  await expect(customer.getByRole('main').getByText('£480.00')).toBeVisible();
  await customer.getByRole('link', { name: 'Accept quote' }).click();
  await customer.getByLabel('Your full name').fill('Pat Example');
  await customer
    .getByRole('dialog')
    .getByRole('button', { name: /Accept/ })
    .click();
  await expect.poll(async () => (await stored(quote.id)).acceptance?.total_minor).toBe(48_000);
});

test('a version is laid beside the one before, and a note and a discount stand on the provider’s page', async ({
  app,
  page,
}) => {
  const quote = await byHand();
  const at = `/api/quotes/${quote.id}`;
  await people.painter.client.post(`${at}/send`, { channel: 'none' });
  await people.painter.client.post(`${at}/revise`);
  await page.goto(`${app.url}/quotes/${quote.id}`);
  await page.getByRole('button', { name: 'More …' }).click();
  await page.getByRole('menuitem', { name: 'Add a discount or credit' }).click();
  await page.getByRole('textbox', { name: 'Rate of Discount' }).fill('25');
  await page.getByRole('textbox', { name: 'Rate of Discount' }).press('Enter');
  await expect.poll(async () => (await stored(quote.id)).totals.net_minor).toBe(17_500);
  await page.getByLabel('Your note on this line').fill('They pay late');
  await page.getByLabel('Your note on this line').blur();
  await expect
    .poll(async () => (await stored(quote.id)).line_items.map(({ internal_note }: Answer['body']) => internal_note))
    .toContain('They pay late');
  await page.getByRole('tab', { name: 'Activity' }).click();
  const table = page.getByRole('table', { name: 'What changed between the two versions' });
  await expect(table.getByText('Added')).toBeVisible();
  await expect(table.getByText('Discount')).toBeVisible();
  await expect(table.getByText('£240.00')).toBeVisible();
  await expect(table.getByText('£210.00')).toBeVisible();
  await expectAccessible(page);
});

test('a place on a photo is marked for a line, by the keys alone', async ({ app, page }) => {
  const asked = await createQuote(people.painter.client);
  const { token } = await sendQuestions(people.painter.client, asked.id);
  const media = (await uploadPhoto(people.anybody, token)).body.data;
  await people.anybody.post(`/api/customer/quotes/${token}/media/${media.id}/pins`, { x: 0.2, y: 0.3, note: 'Damp' });
  await people.painter.client.post(`/api/quotes/${asked.id}/estimate`);
  const quote = await waitForStatus(people.painter.client, asked.id, 'provider_review');
  await page.goto(`${app.url}/quotes/${quote.id}`);
  await expect(page.getByRole('img', { name: 'Mark 1: Damp' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark a place' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Mark 2' })).toBeVisible();
  await page.getByLabel('What is at mark 2').fill('Fill here');
  await page.getByLabel('What is at mark 2').blur();
  await expect
    .poll(async () => (await stored(quote.id)).media[0].pins.map(({ x, note }: Answer['body']) => [x, note]))
    .toEqual([
      [0.2, 'Damp'],
      [0.52, 'Fill here'],
    ]);
  await expectAccessible(page);
});

test('on a phone each field of a line says what it is', async ({ app, page }) => {
  const quote = await byHand();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${app.url}/quotes/${quote.id}`);
  const card = page.locator('[data-line]').first();
  for (const label of ['Quantity', 'Unit', 'Rate', 'Category', 'Tax'])
    await expect(card.getByText(label, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});

test('what is written while the parts for moving lines are still on their way stays, readable or not', async ({
  app,
  page,
}) => {
  const quote = await byHand();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/drag-and-drop-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${app.url}/quotes/${quote.id}`);
  const quantity = page.getByLabel('Quantity of Lay the floor');
  await quantity.fill('about two');
  const arrived = page.waitForResponse(/drag-and-drop-.*\.js/);
  await quantity.press('Tab');
  await expect(page.getByText('Please write a number with at most three decimals')).toBeVisible();
  release();
  const url = (await arrived).url();
  // The page asked for it first, so it has been told by now.
  await page.evaluate((found) => import(found), url);
  const handle = page.getByRole('button', { name: 'Move Lay the floor' });
  await handle.focus();
  await expect(handle).toHaveAttribute('aria-disabled', 'true');
  await expect(quantity).toHaveValue('about two');
  await quantity.fill('2');
  await handle.focus();
  await expect(handle).not.toHaveAttribute('aria-disabled', 'true');
  await expect.poll(async () => (await stored(quote.id)).line_items[0].quantity).toBe(2);
});
