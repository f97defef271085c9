import type { Page } from '@playwright/test';
import type { Answer } from '../support/api-client.ts';
import { expect, expectAccessible, test } from '../support/browser.ts';
import { signIn } from '../support/screens.ts';
import { createPainter, type SignedUp } from '../support/stories.ts';

let painter: SignedUp;

test.beforeAll(async ({ app }) => {
  painter = await createPainter((path, init) => fetch(app.url + path, init));
});

test.beforeEach(async ({ app, page, watched }) => {
  watched(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, app, painter);
});

const byHand = (title: string): Promise<Answer['body']> =>
  painter.client.post('/api/quotes', {
    title,
    mode: 'by_hand',
    customer: { name: 'Pat Example' },
    line_items: [
      { category: 'labour', description: 'Put it up', quantity: 2, unit: 'hourly', unit_price_minor: 4000 },
      { category: 'materials', description: 'Timber', quantity: 1, unit: 'fixed', unit_price_minor: 9900 },
    ],
  });

test('forty quotes are reviewed, changed and sent by keyboard alone', async ({ app, page }) => {
  test.setTimeout(600_000);
  const count = 40;
  const quotes: Answer['body'][] = [];
  for (let number = 1; number <= count; number++) quotes.push(await byHand(`Shed ${number}`));
  await page.goto(`${app.url}/quotes?status=provider_review&per_page=50`);
  await expect(page.getByRole('link', { name: `Shed ${count}`, exact: true })).toBeVisible();
  // From here on nothing is pressed but keys.
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  for (let number = count; number >= 1; number--) {
    await expect(page.getByRole('heading', { name: `Shed ${number}`, exact: true })).toBeVisible();
    await page.keyboard.press('e');
    await expect(page.getByLabel('Item', { exact: true }).first()).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Quantity of Put it up')).toBeFocused();
    await page.keyboard.type('3');
    // To the line below, and out of the last one.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByText('All changes saved')).toBeVisible();
    await page.keyboard.press('s');
    await expect(page.getByRole('button', { name: 'Make the link' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Done' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    if (number > 1) await page.keyboard.press('j');
  }
  for (const { id } of quotes) {
    const { status, line_items } = await painter.client.get(`/api/quotes/${id}`);
    expect([status, line_items[0].quantity]).toEqual(['sent', 3]);
  }
});

test('of two tabs on one quote the stale one is told so, in its lines, sections and notes, and loses nothing', async ({
  page,
  context,
  app,
}) => {
  const quote = await byHand('Two tabs');
  await painter.client.post(`/api/quotes/${quote.id}/components`, { title: 'Outside', line_item_ids: [] });
  await page.goto(`${app.url}/quotes/${quote.id}`);
  const other = await context.newPage();
  await other.setViewportSize({ width: 1440, height: 900 });
  await other.goto(page.url());
  const quantityIn = (tab: Page) => tab.getByLabel('Quantity of Put it up');
  const noteIn = (tab: Page) => tab.getByLabel('Your note on this quote');
  await expect(quantityIn(other)).toBeVisible();
  // The other tab hears nothing of what happens here.
  await other.route(`**/api/quotes/${quote.id}`, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await other.route(`**/api/quotes/${quote.id}/head`, (route) => route.abort());

  await quantityIn(page).fill('11');
  await quantityIn(page).press('Enter');
  await noteIn(page).fill('From the first tab');
  await noteIn(page).blur();
  await expect
    .poll(async () => (await painter.client.get(`/api/quotes/${quote.id}`)).internal_note)
    .toBe('From the first tab');

  await noteIn(other).fill('From the second tab');
  await noteIn(other).blur();
  await expect(other.getByText('Somebody has changed this in the meantime')).toBeVisible();
  await expect(noteIn(other)).toHaveValue('From the second tab');
  await other.getByRole('button', { name: 'Section Outside' }).click();
  await other.getByRole('menuitem', { name: 'Name and choice' }).click();
  const dialog = other.getByRole('dialog', { name: 'Section' });
  await dialog.getByLabel('Name').fill('Indoors');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('dialog').getByText('Somebody has changed this in the meantime')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Indoors');
  await other.keyboard.press('Escape');
  await quantityIn(other).fill('22');
  await quantityIn(other).press('Enter');
  const conflict = other.getByRole('alert').filter({ hasText: 'Somebody else changed this meanwhile' });
  await expect(conflict).toContainText('Now 11, you wrote 22.');

  await other.unroute(`**/api/quotes/${quote.id}`);
  await other.getByRole('button', { name: 'Use 22' }).click();
  await expect(conflict).toHaveCount(0);
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await expect
    .poll(async () => {
      const { internal_note, line_items } = await painter.client.get(`/api/quotes/${quote.id}`);
      return [internal_note, line_items[0].quantity];
    })
    .toEqual(['From the second tab', 22]);
  await other.close();
});

test('a view of the list is kept by a name, opens by itself as the default, and is there on a phone', async ({
  app,
  page,
}) => {
  await byHand('A late one');
  await page.goto(`${app.url}/quotes`);
  await page.getByRole('button', { name: 'Customer', exact: true }).click();
  await expect(page).toHaveURL(/sort=customer/);
  await expect(page.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('menuitem', { name: 'Keep this view' }).click();
  await page.getByLabel('Name of this view').fill('By people');
  await page.getByLabel('Open the list with it').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep this view' }).click();
  await expect(page.getByRole('button', { name: 'View: By people' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${app.url}/quotes`);
  await expect(page).toHaveURL(/sort=customer/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Choose A late one' }).check();
  await expect(page.getByText('1 quote chosen')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('1 quote archived', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'A late one' })).toBeHidden();
});
