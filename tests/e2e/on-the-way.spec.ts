import { expect, expectAccessible, test } from '../support/browser.ts';
import { painterAndCustomer } from '../support/painter-and-customer.ts';
import { signIn } from '../support/screens.ts';
import type { RunningApp } from '../support/start-app.ts';
import { createQuote, handIn, sendQuestions, sendQuote } from '../support/stories.ts';

const people = painterAndCustomer();

/** A quote whose only questions are these. */
async function ask(
  ...questions: Record<string, unknown>[]
): Promise<{ id: string; token: string; asked: { id: string }[] }> {
  const { client } = people.painter;
  const quote = await createQuote(client);
  for (const { id } of quote.questions) await client.send('DELETE', `/api/quotes/${quote.id}/questions/${id}`);
  const asked = [];
  for (const question of questions) asked.push(await client.post(`/api/quotes/${quote.id}/questions`, question));
  const { token } = await sendQuestions(client, quote.id);
  return { id: quote.id, token, asked };
}

const words = (prompt: string, fields = {}) => ({
  type: 'TextQuestion',
  prompt,
  config: {},
  required: true,
  ...fields,
});
const materials = {
  type: 'MultipleChoice',
  prompt: 'What is the wall made of?',
  config: {
    options: [
      { id: 'brick', label: 'Brick' },
      { id: 'wood', label: 'Wood' },
    ],
  },
  required: true,
};
/** A choice goes while its customer has it before them. */
async function takeOutBrick(app: RunningApp): Promise<string> {
  const { id, token, asked } = await ask(materials, words('Where do we park?'));
  await people.customer.goto(`${app.url}/q/${token}/flow`);
  await expect(people.customer.getByLabel('Brick')).toBeVisible();
  const config = { options: [{ id: 'wood', label: 'Wood' }] };
  await people.painter.client.put(`/api/quotes/${id}/questions/${asked[0]?.id}`, { config });
  return id;
}

const goOn = () => people.customer.getByRole('button', { name: 'Continue' });
const question = (prompt: string) => people.customer.getByRole('heading', { level: 1, name: prompt });

test('a question that is taken out while the customer answers it is told, passed on, and the way goes on', async ({
  app,
  page,
}) => {
  const { id, token, asked } = await ask(words('Is there a dog?'), words('Where do we park?'));
  await people.customer.goto(`${app.url}/q/${token}/flow`);
  await expect(question('Is there a dog?')).toBeVisible();
  await people.painter.client.send('DELETE', `/api/quotes/${id}/questions/${asked[0]?.id}`);

  await people.customer.getByRole('textbox').fill('A small one');
  await expect(people.customer.getByText('does not ask this any more. Your answer was passed on')).toBeVisible();
  await expect(question('Where do we park?')).toBeVisible();
  await expect(people.customer.getByText('Question 1 of 1').first()).toBeVisible();
  await expectAccessible(people.customer);
  await people.customer.getByRole('textbox').fill('In the yard');
  await goOn().click();
  await people.customer.waitForURL('**/customer-review');

  await signIn(page, app, people.painter);
  await page.goto(`${app.url}/quotes/${id}?view=request`);
  const late = page.getByText('Answered after you had taken it out').locator('..');
  await expect(late.getByText('A small one')).toBeVisible();
  await expectAccessible(page);
});

test('a choice that is taken out while the customer picks it is told, passed on, and another one can be chosen', async ({
  app,
}) => {
  const id = await takeOutBrick(app);

  await people.customer.getByLabel('Brick').check({ force: true });
  await goOn().click();
  await expect(question('Where do we park?')).toBeVisible();
  await expect(people.customer.getByText('does not offer “Brick” any more')).toBeVisible();
  await people.customer.getByRole('link', { name: 'To the question' }).click();
  await expect(question('What is the wall made of?')).toBeVisible();
  await expect(people.customer.getByLabel('Brick')).toHaveCount(0);
  await people.customer.getByLabel('Wood').check({ force: true });
  await expect(people.customer.getByText('does not offer “Brick” any more')).toHaveCount(0);
  await goOn().click();
  await people.customer.getByRole('textbox').fill('In the yard');
  await goOn().click();
  await people.customer.waitForURL('**/customer-review');
  expect((await people.painter.client.get(`/api/quotes/${id}`)).late_answers).toMatchObject([
    { value: { selected: ['brick'] } },
  ]);
});

test('a choice that was taken out is gone, too, for somebody who goes back to it before the page has loaded it anew', async ({
  app,
}) => {
  await takeOutBrick(app);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await people.customer.route('**/flow.data**', async (route) => {
    await held;
    // The step to the question may have broken it off.
    await route.continue().catch(() => undefined);
  });

  await people.customer.getByLabel('Brick').check({ force: true });
  await goOn().click();
  await people.customer.getByRole('link', { name: 'To the question' }).click();
  await expect(question('What is the wall made of?')).toBeVisible();
  release();
  await expect(people.customer.getByLabel('Brick')).toHaveCount(0);
  await expect(people.customer.getByLabel('Wood')).toBeVisible();
});

test('what may be left out is gone past without an answer, and a follow-up round starts at its own first question', async ({
  app,
}) => {
  const { token } = await ask(words('Anything else?', { required: false }));
  await people.customer.goto(`${app.url}/q/${token}/flow`);
  await expect(question('Anything else?')).toBeVisible();
  await goOn().click();
  await people.customer.waitForURL('**/customer-review');
  await people.customer.getByRole('button', { name: 'Send my answers' }).click();
  await people.customer.waitForURL('**/flow**');
  await expect(people.customer.getByText(/^Follow-up question 1 of \d$/)).toBeVisible();
  await expect(people.customer.getByText('Thank you for your answers.')).toBeVisible();
  await expect(question('Anything else?')).toHaveCount(0);
  await expectAccessible(people.customer);
});

test('line breaks in the description of a line are kept, for the provider, the customer and on paper', async ({
  app,
  page,
}) => {
  const { client } = people.painter;
  const { id, token } = await sendQuote(client, people.anybody);
  await client.post(`/api/quotes/${id}/revise`);
  await signIn(page, app, people.painter);
  await page.goto(`${app.url}/quotes/${id}`);
  const description = page.getByRole('textbox', { name: 'Item' }).first();
  await description.fill('Two coats');
  await description.press('Alt+Enter');
  await description.pressSequentially('on walls and ceiling');
  await description.press('Tab');
  const kept = 'Two coats\non walls and ceiling';
  await expect.poll(async () => (await client.get(`/api/quotes/${id}`)).line_items[0].description).toBe(kept);
  await expect(description).toHaveValue(kept);
  const { revision } = await client.get(`/api/quotes/${id}`);
  await client.put(`/api/quotes/${id}`, { revision, detail: 'lines' });
  await client.post(`/api/quotes/${id}/send`, { channel: 'none' });
  await page.reload();
  const shown = page.getByText('on walls and ceiling').filter({ visible: true }).first();
  // biome-ignore lint/performance/useDomNodeTextContent: what is shown counts, breaks included
  await expect.poll(() => shown.innerText()).toBe(kept);
  await people.customer.goto(`${app.url}/q/${token}/result`);
  // biome-ignore lint/performance/useDomNodeTextContent: as above, it is about what is shown
  const seen = () => people.customer.getByText('on walls and ceiling').filter({ visible: true }).first().innerText();
  expect(await seen()).toBe(kept);
  await people.customer.emulateMedia({ media: 'print' });
  expect(await seen()).toBe(kept);
});

test('whoever opens a page of a deleted quote reads who withdrew it', async ({ app }) => {
  const { id, token } = await sendQuote(people.painter.client, people.anybody);
  await people.customer.goto(`${app.url}/q/${token}/result`);
  await people.painter.client.send('DELETE', `/api/quotes/${id}`);
  for (const name of ['flow', 'customer-review', 'pending', 'result', 'messages', 'error']) {
    const answer = await people.customer.goto(`${app.url}/q/${token}/${name}`);
    expect(answer?.status(), name).toBe(410);
    await expect(people.customer.getByRole('heading', { name: 'This quote was withdrawn' })).toBeVisible();
    await expect(people.customer.getByText('Invented Painters Ltd has withdrawn this quote.')).toBeVisible();
  }
  await expect(people.customer.getByRole('link', { name: '+44 20 7946 0001' })).toBeVisible();
  await expectAccessible(people.customer);
});

test('a link that ends while its customer waits leads to who ended it', async ({ app }) => {
  const { id, token } = await ask(words('Where do we park?'));
  await handIn(people.anybody, token);
  await people.customer.goto(`${app.url}/q/${token}/pending`);
  await expect(people.customer).toHaveURL(/pending$/);
  await people.painter.client.send('DELETE', `/api/quotes/${id}`);
  await people.customer.waitForURL('**/error');
  await expect(people.customer.getByText('Invented Painters Ltd has withdrawn this quote.')).toBeVisible();
});

test('what is missing is said in sight, and the first field that lacks it has the focus', async ({ app }) => {
  const size = { shapes: ['rectangular', 'circular'], height: true };
  const { token } = await ask({ type: 'Dimensions', prompt: 'How big is the room?', config: size, required: true });
  const { customer } = people;
  await customer.goto(`${app.url}/q/${token}/flow`, { waitUntil: 'networkidle' });
  await goOn().click();
  const footer = customer.getByRole('button', { name: 'Continue' });
  const said = customer.getByText('Please enter each measure');
  await expect(said).toBeInViewport();
  await expect(customer.getByLabel('Length')).toBeFocused();
  const [sentence, bar] = [await said.boundingBox(), await footer.boundingBox()];
  expect((sentence?.y ?? 0) + (sentence?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await expect(customer.getByLabel('Width')).toHaveAttribute('aria-invalid');
  await expect(customer.getByLabel('Height')).not.toHaveAttribute('aria-invalid');
});

test('a link that lost its end opens the page that the quote is at, and a cut-off one says what to do', async ({
  app,
}) => {
  const { token } = await ask(words('Is there a dog?'));
  const { customer } = people;
  for (const rest of ['', '/', '/flo', '/flow).']) {
    await customer.goto(`${app.url}/q/${token}${rest}`);
    await expect(customer).toHaveURL(`${app.url}/q/${token}/flow`);
    await expect(question('Is there a dog?')).toBeVisible();
  }
  const answer = await customer.goto(`${app.url}/q/${token.slice(0, 20)}`);
  expect(answer?.status()).toBe(404);
  await expect(customer.getByRole('heading', { name: 'We can’t find this quote' })).toBeVisible();
  await expectAccessible(customer);
});
