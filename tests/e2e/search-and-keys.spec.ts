import type { Page } from '@playwright/test';
import type { Answer } from '../support/api-client.ts';
import { expect, expectAccessible, test } from '../support/browser.ts';
import { signIn } from '../support/screens.ts';
import { createPainter, type SignedUp } from '../support/stories.ts';

let painter: SignedUp;

const byHand = (title: string, name: string): Promise<Answer['body']> =>
  painter.client.post('/api/quotes', {
    title,
    description: 'As said on the telephone.',
    mode: 'by_hand',
    customer: { name },
    line_items: [{ category: 'labour', description: 'Work', quantity: 1, unit: 'fixed', unit_price_minor: 9900 }],
  });

test.beforeAll(async ({ app }) => {
  painter = await createPainter((path, init) => fetch(app.url + path, init));
  await byHand('Painting job in the hallway', 'Zoë Cooper');
});

test.beforeEach(async ({ app, page, watched }) => {
  watched(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, app, painter);
  await page.goto(`${app.url}/quotes`);
  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
});

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const field = (page: Page) => palette(page).getByRole('combobox');

test('a quote is found by a misspelt name and opened, all by keys', async ({ page }) => {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('placeholder', 'Type a command or search...');
  await expect(palette(page).getByText('Recent quotes')).toBeVisible();
  await page.keyboard.type('coper paint');
  await expect(palette(page).getByRole('option', { name: /Painting job in the hallway/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Painting job in the hallway' })).toBeVisible();
  await expect(palette(page)).toBeHidden();
});

test('what is typed while the palette is still on its way is in it when it comes, and is no shortcut', async ({
  page,
}) => {
  let come = () => {};
  const isThere = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/assets/palette*', async (route) => {
    await isThere;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/palette*');
  await page.keyboard.press('/');
  await asked;
  await page.keyboard.type('new cusxx');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('tomer');
  const address = page.url();
  come();
  await expect(field(page)).toHaveValue('new customer');
  await expect(palette(page).getByRole('option', { name: 'New customer' })).toBeVisible();
  expect(page.url()).toBe(address);
});

test('commands are typed, too, and what fits nothing says so', async ({ page }) => {
  await page.keyboard.press('/');
  await page.keyboard.type('xylophone');
  await expect(palette(page).getByText('No matching data')).toBeVisible();
  await field(page).fill('dark');
  await expect(palette(page).getByRole('option', { name: 'Appearance: dark' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('new customer');
  await expect(palette(page).getByRole('option', { name: 'New customer' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add a customer' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/customers$/);
});

test('the search says that it cannot come, that it is offline, and that it failed', async ({ page, context }) => {
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Search...' }).click();
  await expect(page.getByText('This could not be fetched', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Search...' }).click();
  await expect(field(page)).toBeFocused();
  await context.setOffline(true);
  await page.keyboard.type('cooper');
  await expect(palette(page).getByText('You are offline')).toBeVisible();
  await context.setOffline(false);
  await expect(
    palette(page)
      .getByRole('option', { name: /Zoë Cooper/ })
      .first(),
  ).toBeVisible();
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 500, json: {} }));
  await field(page).fill('hallway');
  await expect(palette(page).getByText('The search did not work')).toBeVisible();
});

test('the palette and the help are accessible in both themes, and on a phone the search is a finger wide', async ({
  page,
}) => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('cooper');
  await expect(
    palette(page)
      .getByRole('option', { name: /Zoë Cooper/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.getByRole('button', { name: 'Search', exact: true });
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await button.click();
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
});

test('keys lead around, not while somebody writes, and can be turned off', async ({ page }) => {
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.keyboard.type('n?gq');
  await expect(page.getByRole('searchbox')).toHaveValue('n?gq');
  await expect(page).toHaveURL(/\/customers/);
  await page.getByRole('heading', { name: 'Customers' }).click();
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: /Single keys are shortcuts/ }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await expect(page).toHaveURL(/\/customers/);
});

test('quotes are reviewed, priced and sent one after the other without a pointer', async ({ page }) => {
  const quotes: Answer['body'][] = [];
  for (const number of [1, 2, 3]) quotes.push(await byHand(`Gazebo ${number}`, `Buyer ${number}`));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Gazebo 3', exact: true })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Gazebo 3', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  for (const number of [3, 2, 1]) {
    await expect(page.getByRole('heading', { name: `Gazebo ${number}` })).toBeVisible();
    await page.keyboard.press('e');
    await expect(page.getByLabel('Item', { exact: true })).toBeFocused();
    await page.keyboard.type(`Gazebo, model ${number}`);
    await page.keyboard.press('Enter');
    await expect(page.getByText('All changes saved')).toBeVisible();
    await page.keyboard.press('s');
    await expect(page.getByRole('button', { name: 'Make the link' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Done' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('j');
  }
  for (const { id } of quotes) {
    const { status, line_items } = await painter.client.get(`/api/quotes/${id}`);
    expect(status).toBe('sent');
    expect(line_items[0].description).toMatch(/^Gazebo, model \d$/);
  }
});
