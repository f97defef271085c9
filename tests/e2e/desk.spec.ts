import type { Page, Route } from '@playwright/test';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import { drawLate, expect, expectAccessible, pickUp, test } from '../support/browser.ts';
import { signIn } from '../support/screens.ts';
import type { RunningApp } from '../support/start-app.ts';
import { createPainter, createQuote, type SignedUp, waitForStatus } from '../support/stories.ts';

const saved = 'All changes saved';
const walls = 'Paint walls';

const fetchFrom = (app: RunningApp) => (path: string, init: RequestInit) => fetch(app.url + path, init);

let painter: SignedUp;

test.beforeAll(async ({ app }) => {
  painter = await createPainter(fetchFrom(app));
});

test.beforeEach(async ({ app, page, watched }) => {
  watched(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, app, painter);
});

/** A drafted quote, opened at the desk. */
async function openDraft(app: RunningApp, page: Page): Promise<Answer['body']> {
  const asked = await createQuote(painter.client);
  await painter.client.post(`/api/quotes/${asked.id}/estimate`);
  const quote = await waitForStatus(painter.client, asked.id, 'provider_review');
  await page.goto(`${app.url}/quotes/${quote.id}`);
  await expect(page.getByRole('table', { name: 'Lines of the quote' })).toBeVisible();
  // Moving comes once the page stands, and draws the lines anew.
  await expect(page.getByRole('button', { name: /^Move / }).first()).toBeEnabled();
  return quote;
}

const client = (): Client => painter.client;
const stored = (id: string) => client().get(`/api/quotes/${id}`);
const namesOf = (quote: Answer['body']): string[] =>
  quote.line_items.map(({ description }: { description: string }) => description);
const shownNames = (page: Page) => page.getByLabel('Item', { exact: true });
const quantity = (page: Page) => page.getByLabel(`Quantity of ${walls}`, { exact: true });

test('two tabs that edit one line show both values, and nothing is lost', async ({ app, page, context }) => {
  const quote = await openDraft(app, page);
  const other = await context.newPage();
  await other.setViewportSize({ width: 1440, height: 900 });
  await other.goto(page.url());
  await expect(quantity(other)).toBeVisible();
  // The other tab hears nothing of what happens here.
  await other.route(`**/api/quotes/${quote.id}`, (route) => route.abort());

  await quantity(page).fill('11');
  await quantity(page).press('Enter');
  await expect(page.getByText(saved)).toBeVisible();

  await quantity(other).fill('22');
  await quantity(other).press('Enter');
  const conflict = other.getByRole('alert').filter({ hasText: 'Somebody else changed this meanwhile' });
  await expect(conflict).toContainText('Now 11, you wrote 22.');
  await expect(other.getByText('Not all changes are saved')).toBeVisible();
  expect((await stored(quote.id)).line_items.find((line: Answer['body']) => line.description === walls).quantity).toBe(
    11,
  );

  await other.unroute(`**/api/quotes/${quote.id}`);
  await other.getByRole('button', { name: 'Use 22' }).click();
  await expect
    .poll(
      async () =>
        (await stored(quote.id)).line_items.find((line: Answer['body']) => line.description === walls).quantity,
    )
    .toBe(22);
  await expect(conflict).toHaveCount(0);
  await other.close();
});

test('a line that could not be saved keeps the new value beside the old, to be tried again', async ({ app, page }) => {
  const quote = await openDraft(app, page);
  const total = page.locator('footer dd').last();
  const before = await total.textContent();
  await page.route('**/line-items/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await quantity(page).fill('44');
  await expect(total).not.toHaveText(before ?? '');
  await quantity(page).press('Tab');
  const failed = page.getByRole('alert').filter({ hasText: 'is not saved' });
  await expect(failed).toContainText('44');
  await expect(total).toHaveText(before ?? '');
  await page.unroute('**/line-items/*');
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(saved)).toBeVisible();
  const [line] = (await stored(quote.id)).line_items.filter((item: Answer['body']) => item.description === walls);
  expect(line.quantity).toBe(44);
});

test('Escape puts a cell back, and the sums with it', async ({ app, page }) => {
  await openDraft(app, page);
  const total = page.locator('footer dd').last();
  const before = { total: await total.textContent(), quantity: await quantity(page).inputValue() };
  await quantity(page).fill('123');
  await expect(total).not.toHaveText(before.total ?? '');
  await quantity(page).press('Escape');
  await expect(total).toHaveText(before.total ?? '');
  await quantity(page).blur();
  await expect(quantity(page)).toHaveValue(before.quantity);
});

test('lines are put into another order by the keyboard, with each move read out', async ({ app, page }) => {
  const quote = await openDraft(app, page);
  const [first, second] = namesOf(quote);
  const handle = page.getByRole('button', { name: `Move ${first}`, exact: true });
  await pickUp(handle, `Picked up ${first}`);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${first} is now at place 2`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(shownNames(page).nth(0)).toHaveValue(second ?? '');
  await expect.poll(async () => namesOf(await stored(quote.id))[1]).toBe(first);

  await shownNames(page).nth(1).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(shownNames(page).nth(0)).toHaveValue(first ?? '');
  await expect(shownNames(page).nth(0)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'place 1 of' })).toBeAttached();
  await expect.poll(async () => namesOf(await stored(quote.id))[0]).toBe(first);
});

test('lines are put into another order by the mouse', async ({ app, page }) => {
  const quote = await openDraft(app, page);
  const [first, second] = namesOf(quote);
  const from = await page.getByRole('button', { name: `Move ${first}`, exact: true }).boundingBox();
  const to = await page.getByRole('button', { name: `Move ${second}`, exact: true }).boundingBox();
  if (!from || !to) throw new Error('the handles are not on the page');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + 6, { steps: 8 });
  await page.mouse.up();
  await expect(shownNames(page).nth(0)).toHaveValue(second ?? '');
  await expect.poll(async () => namesOf(await stored(quote.id)).slice(0, 2)).toEqual([second, first]);
});

test('a deleted line comes back by Undo with all it rests on', async ({ app, page }) => {
  const quote = await openDraft(app, page);
  const name = namesOf(quote)[0] ?? '';
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Move ${name}`, exact: true }) })
    .hover();
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  await expect.poll(async () => namesOf(await stored(quote.id))).not.toContain(name);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shownNames(page).nth(0)).toHaveValue(name);
  await expect.poll(async () => (await stored(quote.id)).line_items[0].evidence).toEqual(quote.line_items[0].evidence);
});

test('the largest quantity and hostile texts stand in a line as they were written', async ({ app, page }) => {
  const quote = await openDraft(app, page);
  await quantity(page).fill('9999999');
  await quantity(page).press('Tab');
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.locator('footer').first()).toContainText('£');
  for (const text of [
    '<img src=x onerror="window.hacked = true"><b>bold</b>',
    '=HYPERLINK("http://bad.example","click")',
    'صبغ الجدران 👩🏽‍🎨🧱 – שלום',
    `W${'o'.repeat(400)}w`,
  ]) {
    await shownNames(page).first().fill(text);
    await shownNames(page).first().blur();
    await expect.poll(async () => namesOf(await stored(quote.id))).toContain(text);
    await page.reload();
    await expect(shownNames(page).first()).toHaveValue(text);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWide, 'the page scrolls sideways').toBe(false);
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await quantity(page).fill('99999999');
  await quantity(page).press('Tab');
  await expect(page.getByText('Please write a number with at most three decimals')).toBeVisible();
  await expect(quantity(page)).toHaveValue('99999999');
});

test('a double click does things once', async ({ app, page }) => {
  const quote = await openDraft(app, page);
  const count = quote.line_items.length;
  await page.getByRole('button', { name: 'Add a line' }).dblclick();
  await expect(page.getByText(saved)).toBeVisible();
  await expect.poll(async () => (await stored(quote.id)).line_items.length).toBe(count + 1);
  await expect(shownNames(page).and(page.locator(':focus'))).toHaveValue('New line');

  await page.getByRole('button', { name: 'Looks right' }).dblclick();
  await expect(page.getByText(`1 of ${count + 1} lines checked`)).toBeVisible();

  const name = namesOf(quote)[0] ?? '';
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Move ${name}`, exact: true }) })
    .hover();
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).dblclick();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(1);
  await expect.poll(async () => (await stored(quote.id)).line_items.length).toBe(count);
});

test('Enter goes through the lines that look right until all are checked', async ({ app, page }) => {
  const quote = await openDraft(app, page);
  await page.getByRole('button', { name: 'Next line' }).click();
  await page.getByRole('button', { name: 'Looks right' }).focus();
  for (const _ of quote.line_items) await page.keyboard.press('Enter');
  await expect(page.getByText('All lines checked')).toBeVisible();
  await expect
    .poll(async () => (await stored(quote.id)).line_items.every((line: Answer['body']) => line.checked_at !== null))
    .toBe(true);
});

test('what is edited offline is saved once the network is back', async ({ app, page, context }) => {
  const quote = await openDraft(app, page);
  await context.setOffline(true);
  await quantity(page).fill('33');
  await quantity(page).press('Tab');
  await expect(page.getByText('Saved once you are back online')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(saved)).toBeVisible();
  await expect
    .poll(
      async () =>
        (await stored(quote.id)).line_items.find((line: Answer['body']) => line.description === walls).quantity,
    )
    .toBe(33);
});

test('what could not be loaded comes when it is tried again, and the keyboard goes on where it came', async ({
  app,
  page,
}) => {
  const lists = '**/api/quotes?*';
  const failing = (route: Route) => route.fulfill({ status: 404, body: '{}' });
  await page.route(lists, failing);
  await page.goto(`${app.url}/quotes`);
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.unroute(lists);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  const quote = await openDraft(app, page);
  const activity = `**/api/quotes/${quote.id}/activity*`;
  await page.route(activity, failing);
  await page.getByRole('tab', { name: 'Activity' }).click();
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('tabpanel', { name: 'Activity' });
  await expect(panel).toBeFocused();
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.unroute(activity);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expect(panel).toBeFocused();
});

test('the settings of the quote are saved over others’ line edits, and ask before they write over others’ settings', async ({
  app,
  page,
}) => {
  const quote = await openDraft(app, page);
  const line = quote.line_items[0];
  await page.getByRole('button', { name: 'Quote settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quote settings' });
  await client().put(`/api/quotes/${quote.id}/line-items/${line.id}`, { quantity: 3 });
  await dialog.getByLabel('Title').fill('Hall, two coats');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hall, two coats' })).toBeVisible();

  await page.getByRole('button', { name: 'Quote settings' }).click();
  const { revision } = await stored(quote.id);
  await client().put(`/api/quotes/${quote.id}`, { revision, discount_percent: 7 });
  await dialog.getByLabel('Discount on the whole, percent').fill('12,5');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('7');
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await stored(quote.id)).discount_percent).toBe(12.5);
});

test('a question about a line goes to the customer, who may then answer', async ({ app, page }) => {
  const quote = await openDraft(app, page);
  await page.getByRole('button', { name: 'Ask Mara' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask Mara' });
  await dialog.getByLabel('Question').fill('How high is the ceiling?');
  await dialog.getByRole('button', { name: 'Send the question' }).dblclick();
  await expect(page.getByText('Mailed to mara@customer.example')).toBeVisible();
  const after = await stored(quote.id);
  expect(after.status).toBe('awaiting_customer');
  const asked = after.questions.filter(({ prompt }: { prompt: string }) => prompt === 'How high is the ceiling?');
  expect(asked).toHaveLength(1);
});

test('questions are ordered, reworded, deleted and brought back, and only the chosen way sends them', async ({
  app,
  page,
}) => {
  const email = 'quiet@customer.example';
  const quote = await createQuote(client(), {
    customer: { name: 'Quiet Customer', email },
    send_link: { channel: 'email', recipient: email },
  });
  await drawLate(page);
  await page.goto(`${app.url}/quotes/${quote.id}/initial-question-review`);
  const prompts = page.getByLabel('Question', { exact: true });
  const name = await prompts.first().inputValue();
  await page.getByRole('button', { name: `Delete: ${name}` }).dblclick();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prompts.first()).toHaveValue(name);
  await page.getByRole('button', { name: 'Edit the choices' }).first().click();
  await page.getByRole('button', { name: 'Add one' }).first().click();
  await page.keyboard.type('Something else entirely');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Something else entirely')).toBeVisible();
  await expect(page.getByText(saved)).toBeVisible();
  await page.getByRole('button', { name: 'Only copy the link' }).click();
  await expect(page.getByText('Ready to share')).toBeVisible();
  const { links } = await stored(quote.id);
  expect(links.map(({ channel }: { channel: string }) => channel)).toEqual(['none']);
  expect(await createClient(fetchFrom(app)).get('/api/dev/mailbox')).not.toContainEqual(
    expect.objectContaining({ to: email }),
  );
});

for (const width of [390, 1440]) {
  test(`the desk’s dialogs and panels are accessible in both themes at ${width} px`, async ({ app, page }) => {
    test.setTimeout(600_000);
    const quote = await openDraft(app, page);
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    if (width < 1280) {
      await page
        .locator('[aria-expanded=false]')
        .filter({ hasText: /source|assumed|Ceiling/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Quote settings' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.goto(`${app.url}/quotes/${quote.id}?view=request`);
    await expect(page.getByText('5 x 4 m').first()).toBeVisible();
    await expectAccessible(page);
    const asked = await createQuote(client());
    await page.goto(`${app.url}/quotes/${asked.id}/initial-question-review`);
    await page.getByRole('button', { name: 'Edit the choices' }).first().click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByText('Choice for each', { exact: true }).click();
    await expectAccessible(page);
    await page.goto(`${app.url}/quotes/${asked.id}/preview`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${app.url}/quotes?search=nothing-like-it`);
    await expect(page.getByText('No matching data')).toBeVisible();
    await expectAccessible(page);
  });
}
