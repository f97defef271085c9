import type { Page } from '@playwright/test';
import { type Answer, createClient } from '../support/api-client.ts';
import { expect, expectAccessible, test } from '../support/browser.ts';
import { completion, type ModelServer, startModelServer } from '../support/model-server.ts';
import { poll } from '../support/poll.ts';
import { signIn } from '../support/screens.ts';
import { type RunningApp, startApp } from '../support/start-app.ts';
import {
  answerTo,
  createPainter,
  createQuote,
  type SignedUp,
  sendQuestions,
  uploadPhoto,
  waitForStatus,
} from '../support/stories.ts';

test.describe.configure({ timeout: 240_000 });

let model: ModelServer;
let app: RunningApp;
let painter: SignedUp;
const fetchApp = (path: string, init: RequestInit) => fetch(app.url + path, init);

const sighting = { option: null, flag: null, count: null, certainty: 0.9 };
const facts = [
  { ...sighting, requirement: 'walls.condition', option: 'poor' },
  { ...sighting, requirement: 'walls.damp', flag: true },
];
const seen = { shows_what_was_asked: true, what_it_shows: 'A bare wall with cracks', facts };

test.beforeAll(async () => {
  model = await startModelServer();
  app = await startApp({ env: { AI_BASE_URL: model.url } });
  painter = await createPainter(fetchApp);
  await painter.client.put('/api/provider/settings', {
    ai: { engine: 'llm', service: 'compatible', model: 'test-model' },
  });
});

test.afterAll(async () => {
  await app.stop();
  await model.stop();
});

interface Asked {
  readonly id: string;
  readonly token: string;
  readonly condition: string;
  readonly photos: string;
}

async function ask(): Promise<Asked> {
  model.behave(({ name }) => (name === 'photo' ? seen : name === 'services' ? { services: [] } : { facts: [] }));
  const description = 'Please paint our bedroom, 4 x 3 m, walls only. There is no damp.';
  const { id } = await createQuote(painter.client, { description });
  const { token } = await sendQuestions(painter.client, id);
  const { questions } = await customer().get(`/api/customer/quotes/${token}`);
  const idOf = (key: string) => questions.find((one: Answer['body']) => one.requirement_key === key).id;
  return { id, token, condition: idOf('walls.condition'), photos: idOf('photos') };
}

const customer = () => createClient(fetchApp);

async function sendPhoto({ token, photos }: Asked): Promise<Answer['body']> {
  await uploadPhoto(customer(), token, photos);
  return poll('the photo is looked at', async () => {
    const quote = await customer().get(`/api/customer/quotes/${token}`);
    return quote.media.every((one: Answer['body']) => !one.is_being_looked_at) && quote;
  });
}

const placeOf = async (page: Page, text: string): Promise<number> => {
  const box = await page.getByText(text).last().boundingBox();
  return box?.y ?? -1;
};

test('what a photo seems to show is a suggestion: it can be changed and taken after all, and nothing moves', async ({
  page,
  watched,
}) => {
  watched(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const asked = await ask();
  await sendPhoto(asked);
  await page.goto(`${app.url}/q/${asked.token}/flow?q=${asked.condition}`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Your photo seems to show:')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Poor/ })).toBeChecked();
  await expectAccessible(page);

  const before = await placeOf(page, 'A few cracks');
  await page.getByRole('radio', { name: /Poor/ }).press('ArrowUp');
  await expect(page.getByRole('radio', { name: /A few cracks/ })).toBeChecked();
  await expect(page.getByText('You have changed this.')).toBeVisible();
  expect(await placeOf(page, 'A few cracks')).toBe(before);

  const again = page.getByRole('button', { name: 'Take this after all' });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /Poor/ })).toBeChecked();
  await expect(page).toHaveURL(new RegExp(asked.condition));
  const yes = page.getByRole('button', { name: 'Yes, that’s right' });
  await expect(yes).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(asked.condition));
});

test('a photo that is understood late changes nothing on the question in hand, and suggests when it is opened again', async ({
  page,
  watched,
}) => {
  watched(page);
  const asked = await ask();
  let finishLooking = () => {};
  model.behave((_, response) => {
    finishLooking = () => response.end(JSON.stringify(completion(JSON.stringify(seen))));
    return undefined;
  });
  await page.goto(`${app.url}/q/${asked.token}/flow?q=${asked.photos}`);
  await page.waitForLoadState('networkidle');
  await page.locator('input[type=file]').first().setInputFiles('tests/support/wall.jpg');
  await expect(page.getByText('Clear')).toBeVisible();
  await page.getByRole('link', { name: /Back to question/ }).click();
  await expect(page.getByRole('radio', { name: /Poor/ })).toBeVisible();

  finishLooking();
  await page.waitForResponse(async (response) => {
    if (!response.url().endsWith(`/api/customer/quotes/${asked.token}`)) return false;
    return JSON.stringify(await response.json()).includes('"prefill_source":"photo"');
  });
  await expect(page.getByRole('radio', { name: /Poor/ })).not.toBeChecked();
  await expect(page.getByText('Your photo seems to show:')).toBeHidden();
  await page.goBack();
  await expect(page.getByText('Clear')).toBeVisible();
  await page.goForward();
  await expect(page.getByText('Your photo seems to show:')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Poor/ })).toBeChecked();
});

test('the provider reads what the model sees, what was asked because of it, and comes back to the line', async ({
  page,
  watched,
}) => {
  watched(page);
  const asked = await ask();
  await sendPhoto(asked);
  for (const _ of ['the first questions', 'what the photo gives reason to ask']) {
    const { questions, media } = await customer().get(`/api/customer/quotes/${asked.token}`);
    const ids = media.map(({ id }: Answer['body']) => id);
    const responses = questions
      .filter(({ response }: Answer['body']) => response === null)
      .map((one: Answer['body']) => ({ question_id: one.id, value: answerTo(one, ids) }));
    await customer().post(`/api/customer/quotes/${asked.token}/responses`, { responses, submit: true });
    await poll('what comes next', async () => {
      const { next } = await customer().get(`/api/customer/quotes/${asked.token}/status`);
      return next === 'flow' || (await painter.client.get(`/api/quotes/${asked.id}`)).status === 'provider_review';
    });
  }
  await waitForStatus(painter.client, asked.id, 'provider_review');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, app, painter);
  await page.goto(`${app.url}/quotes/${asked.id}?view=request`);
  await expect(page.getByText('A bare wall with cracks')).toBeVisible();
  await expect(page.getByText('Asked because of what a photo seems to show')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Price' }).click();
  const basis = page.getByRole('button', { name: /Ceiling height/ }).first();
  await basis.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(basis).toBeFocused();
});
