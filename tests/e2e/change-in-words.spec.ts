import type { Page } from '@playwright/test';
import type { Answer } from '../support/api-client.ts';
import { expect, expectAccessible, test } from '../support/browser.ts';
import { startModelServer } from '../support/model-server.ts';
import { signIn } from '../support/screens.ts';
import { type RunningApp, startApp } from '../support/start-app.ts';
import { createPainter, createQuote, type SignedUp, waitForStatus } from '../support/stories.ts';

let painter: SignedUp;

test.describe.configure({ timeout: 240_000 });

test.beforeEach(async ({ app, page, watched }) => {
  watched(page);
  painter = await createPainter((path, init) => fetch(app.url + path, init));
  await signIn(page, app, painter);
});

async function openDraft(app: RunningApp, page: Page): Promise<Answer['body']> {
  const asked = await createQuote(painter.client);
  await painter.client.post(`/api/quotes/${asked.id}/estimate`);
  const quote = await waitForStatus(painter.client, asked.id, 'provider_review');
  await page.goto(`${app.url}/quotes/${quote.id}`);
  await expect(page.getByLabel('Change in words')).toBeVisible();
  return quote;
}

const ratesOf = ({ line_items }: Answer['body']): Record<string, number> =>
  Object.fromEntries(line_items.map((line: Answer['body']) => [line.description, line.unit_price_minor]));

test('a change in words is shown, done by the keyboard alone, and taken back', async ({ app, page }) => {
  const before = await openDraft(app, page);
  const stored = () => painter.client.get(`/api/quotes/${before.id}`);

  await page.getByLabel('Change in words').fill('make paint walls 10% dearer');
  await page.keyboard.press('Enter');
  const change = page.getByRole('region', { name: 'Proposed change' });
  await expect(change).toContainText('Paint walls');
  await expect(change).toBeFocused();
  await page.getByRole('tab', { name: 'Request and answers' }).click();
  await page.getByRole('tab', { name: 'Price' }).click();
  await expect(change).toContainText('Paint walls');
  await expect(change).toBeFocused();
  expect(ratesOf(await stored())).toEqual(ratesOf(before));
  await expectAccessible(page);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(ratesOf(await stored())['Paint walls']).toBe(1100);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => ratesOf(await stored())).toEqual(ratesOf(before));
});

test('the new total and Apply stay in view, however long the change is', async ({ app, page }) => {
  const before = await openDraft(app, page);
  const line = { category: 'other', quantity: 1, unit: 'fixed', unit_price_minor: 1050, tax_rate: 20 };
  for (let number = 1; number <= 14; number += 1)
    await painter.client.post(`/api/quotes/${before.id}/line-items`, { ...line, description: `Sundry ${number}` });
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.reload();
    await page.getByLabel('Change in words').fill('add 10% to all other costs and take 5% off the total');
    await page.keyboard.press('Enter');
    const change = page.getByRole('region', { name: 'Proposed change' });
    await expect(change).toContainText('Discount on the whole');
    await expect(change.getByRole('button', { name: 'Apply' })).toBeInViewport({ ratio: 1 });
    await expect(change.getByText(/^Total/)).toBeInViewport();
    await expect(page.getByText('Customer pays')).toBeHidden();
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath(`change-${viewport.width}.png`) });
  }
});

test('what could mean several lines is asked, and what must not be done is refused', async ({ app, page }) => {
  const before = await openDraft(app, page);
  const field = page.getByLabel('Change in words');

  await field.fill('delete the paint');
  await field.press('Enter');
  await expect(page.getByText('Which line do you mean?')).toBeVisible();
  await expectAccessible(page);

  await field.fill('set the VAT to 5 %');
  await field.press('Enter');
  await expect(page.getByText('Which line do you mean?')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Proposed change' })).toBeHidden();
  await field.press('Escape');
  await expect(field).toHaveValue('');
  expect(ratesOf(await painter.client.get(`/api/quotes/${before.id}`))).toEqual(ratesOf(before));
});

test('a change that could not be sent is still there to be sent', async ({ app, page, context }) => {
  const before = await openDraft(app, page);
  await page.getByLabel('Change in words').fill('make paint walls 10% dearer');
  await page.keyboard.press('Enter');
  const change = page.getByRole('region', { name: 'Proposed change' });
  await expect(change).toBeVisible();

  await context.setOffline(true);
  await change.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('No connection right now. Please try again in a moment.')).toBeVisible();
  await expect(page.getByLabel('Change in words')).toHaveValue('make paint walls 10% dearer');
  await expect(change).toContainText('Paint walls');

  await context.setOffline(false);
  await expect(page.getByText('Offline.')).toBeHidden();
  expect(ratesOf(await painter.client.get(`/api/quotes/${before.id}`))).toEqual(ratesOf(before));
  await change.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(ratesOf(await painter.client.get(`/api/quotes/${before.id}`))['Paint walls']).toBe(1100);
});

test('a price that was typed offline is kept, and saved only when asked again', async ({ app, page, context }) => {
  await page.goto(`${app.url}/provider/pricing`);
  const add = page.getByRole('button', { name: 'Add a price' });
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add a price' });
  await dialog.getByLabel('Name').fill('Ceilings');
  await dialog.getByLabel('Rate in GBP').fill('12.50');
  const example = dialog.getByRole('region', { name: 'Example' });
  await expect(example).toContainText('8 h × £12.50');
  await context.setOffline(true);
  await dialog.getByLabel('Rate in GBP').fill('13');
  await expect(example).toContainText('You are offline');
  await expect(example).not.toContainText('£12.50');
  await dialog.getByRole('button', { name: 'Add price' }).click();
  await expect(dialog.getByText('No connection right now. Please try again in a moment.')).toBeInViewport();
  await expect(dialog.getByLabel('Name')).toHaveValue('Ceilings');
  await context.setOffline(false);
  await expect(page.getByText('Offline.')).toBeHidden();
  await expect(example).toContainText('8 h × £13.00');
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  expect(await painter.client.get('/api/provider/pricing-rules')).toHaveLength(1);
});

test('the settings ask for what a model needs, and keep the built-in engine until then', async ({ app, page }) => {
  await page.goto(`${app.url}/provider/settings/engine`);
  await page.getByText('A language model beside it').click();
  await page.getByLabel('Service', { exact: true }).selectOption('openai');
  await page.getByLabel('Budget a month, US dollars').fill('twenty');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Write an amount, such as 20')).toBeVisible();
  await page.getByLabel('Budget a month, US dollars').fill('20');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Name the model.')).toBeVisible();
  await expect(page.getByText('This service needs a key.')).toBeVisible();
  await expectAccessible(page);
  expect((await painter.client.get('/api/provider/settings')).ai.engine).toBe('builtin');

  await page.getByLabel('Model', { exact: true }).fill('an-invented-model');
  await page.getByLabel('Key').fill('an-invented-key');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved').first()).toBeVisible();
  expect((await painter.client.get('/api/provider/settings')).ai).toMatchObject({
    engine: 'llm',
    service: 'openai',
    model: 'an-invented-model',
    has_key: true,
    monthly_budget_minor: 2000,
  });
  await expect(page.getByLabel('Key')).toHaveValue('');
});

test('what a model has read is proposed as such, and applied on a second press only', async ({ page, watched }) => {
  const model = await startModelServer();
  const app = await startApp({ env: { AI_BASE_URL: model.url } });
  try {
    watched(page);
    painter = await createPainter((path, init) => fetch(app.url + path, init));
    await painter.client.put('/api/provider/settings', {
      ai: { engine: 'llm', service: 'compatible', model: 'test-model' },
    });
    const empty = { parts: [], amount: null, number: null, description: null, category: null, unit: null };
    const step = { ...empty, action: 'raise_price', lines: ['line1'], percent: 12, rounding: null };
    model.behave(({ name }) => (name === 'edit_steps' ? { steps: [step] } : { facts: [] }));
    await signIn(page, app, painter);
    const before = await openDraft(app, page);
    const [first] = before.line_items;

    await page.getByLabel('Change in words').fill('Make the very first thing a whopping 12 % pricier');
    await page.keyboard.press('Enter');
    const change = page.getByRole('region', { name: 'Proposed change' });
    await expect(change).toContainText('Read by the language model');
    await expect(change).toContainText(first.description);
    await expectAccessible(page);
    const priceOf = async () => (await painter.client.get(`/api/quotes/${before.id}`)).line_items[0].unit_price_minor;
    expect(await priceOf()).toBe(first.unit_price_minor);

    await change.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(page.getByText('1 line changes.')).toBeVisible();
    expect(await priceOf()).toBe(Math.round(first.unit_price_minor * 1.12));

    model.behave((_, response) => {
      response.writeHead(401).end('{}');
      return undefined;
    });
    await page.goto(`${app.url}/provider/settings/engine`);
    await page.getByRole('button', { name: 'Try the model' }).click();
    await expect(page.getByText('refused the key. Enter it again')).toBeVisible();
    await expect(page.getByText('Until it answers, drafts are made without it.')).toBeVisible();
    await expectAccessible(page);
  } finally {
    await app.stop();
    await model.stop();
  }
});
