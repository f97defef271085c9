import type { Page, Route } from '@playwright/test';
import { catalogueId } from '#server/services/catalogue.ts';
import { answerQuestion, expect, expectAccessible, pickUp, test } from '../support/browser.ts';
import { signIn } from '../support/screens.ts';
import { createPainter, createQuote, pastedRequest, type SignedUp, waitForStatus } from '../support/stories.ts';

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

test('a chimney firm keeps its own questions, lines and prices, and a request comes back priced by them and goes out', async ({
  app,
  page,
  browser,
  watched,
}) => {
  test.setTimeout(240_000);
  // No playbook knows the trade; the catalogue has its neighbour.
  const chimneyId = catalogueId('service-type', 'chimney-repair');
  await painter.client.put('/api/provider/services', { services: [{ id: chimneyId, type: 'service_type' }] });
  const dialog = page.getByRole('dialog');

  await test.step('from the services to the page of one of them, where nothing has a price yet', async () => {
    await page.goto(`${app.url}/provider/services`);
    await page.getByRole('link', { name: 'Your questions and prices: Chimney repair' }).click();
    await page.waitForURL(`**/services/${chimneyId}`);
    await expect(page.getByText('Nothing of your own is asked yet')).toBeVisible();
    await expect(page.getByText('A line without a price has to be priced by hand')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a price of its own; the example follows', async () => {
    await page.getByRole('button', { name: 'Add a price' }).click();
    await dialog.getByLabel('Charged').selectOption('per_unit');
    await dialog.getByLabel('Name').fill('Sweep a flue');
    await dialog.getByLabel('Rate in GBP', { exact: true }).fill('65');
    await dialog.getByLabel('For each').fill('flue');
    await dialog.getByRole('button', { name: 'Add price' }).click();
    const example = page.locator('section').filter({ hasText: 'What a job would cost' });
    await expect(example).toContainText('3 flue × £65.00');
    await expect(example).toContainText('£234.00');
  });

  await test.step('two questions, one of which says how many flues there are; ordered by keys and taken back by undo', async () => {
    await page.getByRole('button', { name: 'Add a question' }).click();
    await dialog.getByLabel('Question', { exact: true }).fill('How many flues are to be swept?');
    await dialog.getByText('Number', { exact: true }).click();
    await dialog.getByLabel('The answer is the quantity of').selectOption({ label: 'flue' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add question' }).click();
    await expect(page.getByText('Gives the quantity: flue')).toBeVisible();
    await page.getByRole('button', { name: 'Add a question' }).click();
    await dialog.getByLabel('Question', { exact: true }).fill('What do you burn?');
    await dialog.getByRole('button', { name: 'Add question' }).click();
    const questions = page.locator('section').filter({ hasText: 'Your questions' });
    const order = () => questions.getByRole('listitem').locator('p').first();
    const handle = page.getByRole('button', { name: 'Move “What do you burn?”' });
    await expect(handle).toBeEnabled();
    await pickUp(handle, 'Picked up What do you burn?, place 2 of 2.');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('What do you burn? is now at place 1 of 2.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(order()).toHaveText('What do you burn?');
    await page.getByRole('button', { name: 'Move down: What do you burn?' }).click();
    await expect(order()).toHaveText('How many flues are to be swept?');
    await page.getByRole('button', { name: 'Delete What do you burn?' }).click();
    await expect(questions.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(questions.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('a line of every quote', async () => {
    await page.getByRole('button', { name: 'Add a line' }).click();
    await dialog.getByLabel('Description').fill('Sheets over the floor');
    await dialog.getByLabel('Price in GBP').fill('9');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add line' }).click();
    await expect(page.locator('section').filter({ hasText: 'Standard lines' })).toContainText('£9.00 per job');
    await expect(page.getByText('£244.80')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  const quote = await createQuote(painter.client, {
    description: 'Our chimney needs sweeping before winter, please. Thank you, Mara',
  });

  await test.step('the request is asked about with the firm’s own questions', async () => {
    await page.goto(`${app.url}/quotes/${quote.id}/initial-question-review`);
    await expect(page.getByLabel('Service')).toHaveValue(chimneyId);
    await expect(page.getByText('How many flues are to be swept?').first()).toBeVisible();
    await expectAccessible(page);
  });

  await painter.client.post(`/api/quotes/${quote.id}/questions/mark-reviewed`);
  const { url } = await painter.client.post(`/api/quotes/${quote.id}/send-link`, { channel: 'none' });
  const customer = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  ).newPage();
  watched(customer);

  await test.step('the customer answers them', async () => {
    await customer.goto(url);
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText('How many flues are to be swept?');
    await customer.getByRole('textbox').fill('2');
    await customer.getByRole('button', { name: 'Continue' }).click();
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText('What do you burn?');
    await answerQuestion(customer);
    await customer.getByRole('button', { name: 'Continue' }).click();
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Is there anything else we should know?');
    await customer.getByRole('button', { name: 'Continue' }).click();
    await customer.getByRole('button', { name: 'Send my answers' }).click();
    await customer.waitForURL('**/pending');
  });

  await test.step('the draft is priced by the firm’s own rule and line, and goes out', async () => {
    await waitForStatus(painter.client, quote.id, 'provider_review');
    await page.goto(`${app.url}/quotes/${quote.id}`);
    await expect(page.getByLabel('Quantity of Sweep a flue')).toHaveValue('2');
    await expect(page.getByText('£139.00').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText('A usual rate')).toHaveCount(0);
    await page.getByRole('button', { name: /^Send to Mara/ }).click();
    await dialog.getByRole('button', { name: 'Send the quote' }).click();
    await expect(dialog.getByText('On its way')).toBeVisible();
    await customer.waitForURL('**/result', { timeout: 30_000 });
    await expect(
      customer
        .getByText(/sweep a flue/i)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });
});

const hand = (page: Page) => ({
  item: (line: number) => page.getByRole('combobox', { name: `Item, line ${line}` }),
  quantity: (line: number) => page.getByLabel(`Quantity, line ${line}`, { exact: true }),
  price: (line: number) => page.getByLabel(`Price, line ${line}`, { exact: true }),
});

test('a quote is written by hand with a line taken by keyboard, kept over a reload, looked over and sent', async ({
  app,
  page,
}) => {
  await page.goto(`${app.url}/quotes/create`);
  await page.getByRole('link', { name: 'I know the price' }).click();
  const { item, quantity, price } = hand(page);
  await page.getByRole('button', { name: 'On to the review' }).click();
  await expect(page.getByText('Please name the customer')).toBeVisible();
  await expect(page.getByText('Write at least one line')).toBeVisible();
  await page.getByRole('combobox', { name: 'Name' }).fill('Mara Muster');
  await page.getByLabel('Title').fill('Hall, as agreed');

  await item(1).pressSequentially('wal');
  const own = page.getByRole('option', { name: /Walls, two coats/ });
  await expect(own).toContainText('£10.00 / m²');
  await item(1).press('Escape');
  await expect(own).toBeHidden();
  await item(1).press('ArrowDown');
  await expect(own).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await item(1).press('Enter');
  await expect(item(1)).toHaveValue('Walls, two coats');
  await expect(page.getByLabel('Unit, line 1')).toHaveValue('per_area');
  await expect(quantity(1)).toBeFocused();
  await page.keyboard.type('12.5');
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Enter');
  await expect(item(2)).toBeFocused();
  await page.keyboard.type('Cover the floor');
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Enter');
  await page.keyboard.type('twenty');
  await page.getByRole('button', { name: 'On to the review' }).click();
  await expect(page.getByText('Please write an amount, such as 26.50')).toBeVisible();
  await expect(price(2)).toBeFocused();
  await price(2).fill('25.50');
  await expect(page.locator('footer')).toContainText('£150.50');

  await page.reload();
  await expect(page.getByText('What you had written is still here.')).toBeVisible();
  await expect(item(2)).toHaveValue('Cover the floor');
  await expect(page.getByLabel('Title')).toHaveValue('Hall, as agreed');
  await expectAccessible(page);
  await page.route('**/api/quotes', (route) => route.abort());
  await page.getByRole('button', { name: 'On to the review' }).click();
  await expect(page.getByText('What you wrote is kept in this browser.')).toBeVisible();
  await page.unroute('**/api/quotes');
  await page.getByRole('button', { name: 'On to the review' }).click();
  await expect(page.getByRole('heading', { name: 'Hall, as agreed' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Lines of the quote' })).toBeVisible();

  await page.getByRole('button', { name: 'Send to Mara' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Only the link').click();
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByText('Ready to share')).toBeVisible();
  const [quote] = await painter.client.get('/api/quotes');
  expect(quote).toMatchObject({ title: 'Hall, as agreed', status: 'sent', total_minor: 15050 * 1.2 });

  await page.goto(`${app.url}/quotes/new/by-hand`);
  await expect(item(1)).toHaveValue('');
});

test('a quote is archived from its row and brought back, copied, and deleted once that was asked', async ({
  app,
  page,
}) => {
  const byHand = (title: string) =>
    painter.client.post('/api/quotes', { title, customer: { name: 'Mara Muster' }, mode: 'by_hand' });
  await byHand('Attic');
  await byHand('Cellar');
  await page.goto(`${app.url}/quotes`);
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  const open = async (title: string) => {
    await page.getByRole('button', { name: `More about ${title}` }).focus();
    await page.keyboard.press('Enter');
  };
  const choose = (name: string) => page.getByRole('menuitem', { name }).press('Enter');
  await expect(row('Attic')).toBeVisible();
  await expectAccessible(page);
  await open('Attic');
  await choose('Archive');
  await expect(row('Attic')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row('Attic')).toBeVisible();
  await open('Attic');
  await choose('Archive');
  await expect(row('Attic')).toHaveCount(0);

  await page.getByRole('button', { name: 'Archived quotes' }).click();
  await expect(row('Attic')).toBeVisible();
  await expect(row('Cellar')).toHaveCount(0);
  await row('Attic').getByRole('link').click();
  await expect(page.getByText('This quote is archived')).toBeVisible();
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText('This quote is archived')).toHaveCount(0);

  await page.getByRole('button', { name: 'More about Attic' }).click();
  await page.getByRole('menuitem', { name: 'Make a copy' }).click();
  await expect(page.getByText('This is the copy', { exact: true })).toBeVisible();
  await page.goto(`${app.url}/quotes`);
  await expect(row('Attic')).toHaveCount(2);
  await open('Cellar');
  await choose('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  // Behind the dialog the rows count as hidden.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row('Cellar')).toHaveCount(0);
  expect(await painter.client.get('/api/quotes/counts')).toMatchObject({ total: 2 });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'More about Attic' }).first().click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByRole('button', { name: 'More about Attic' })).toHaveCount(1);
});

test('a request is priced at once where nothing is to be asked', async ({ app, page }) => {
  await page.goto(`${app.url}/quotes/create`);
  await page.getByLabel('What the customer asked for').fill(pastedRequest);
  await page.getByRole('combobox', { name: 'Name' }).fill('Mara Muster');
  await page.getByLabel('Email').fill('mara@customer.example');
  await page.getByRole('button', { name: 'Draft the price at once, ask nothing' }).click();
  await expect(page.getByRole('table', { name: 'Lines of the quote' })).toBeVisible({ timeout: 30_000 });
  const [quote] = await painter.client.get('/api/quotes');
  expect(quote.status).toBe('provider_review');
  expect(new URL(page.url()).pathname).toBe(`/quotes/${quote.id}`);
});
