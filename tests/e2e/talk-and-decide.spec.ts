import type { BrowserContext, Page } from '@playwright/test';
import { type Client, createClient } from '../support/api-client.ts';
import { expect, expectAccessible, test } from '../support/browser.ts';
import { signIn } from '../support/screens.ts';
import { createPainter, type SignedUp, sendQuote } from '../support/stories.ts';
import { runOn } from '../support/test-database.ts';

const phoneScreen = { viewport: { width: 390, height: 844 }, locale: 'en-GB' };

interface Sent {
  readonly id: string;
  readonly token: string;
}

let painter: SignedUp;
let anybody: Client;
let phone: BrowserContext;
let customer: Page;

test.beforeAll(async ({ app }) => {
  const fetchApp = (path: string, init: RequestInit) => fetch(app.url + path, init);
  painter = await createPainter(fetchApp);
  anybody = createClient(fetchApp);
});

test.beforeEach(async ({ browser, watched }) => {
  phone = await browser.newContext(phoneScreen);
  customer = await phone.newPage();
  watched(customer);
});
test.afterEach(() => phone.close());

const send = (): Promise<Sent> => sendQuote(painter.client, anybody);
const resultOf = (url: string, { token }: Sent): string => `${url}/q/${token}/result`;
const openSheet = async (name: string): Promise<void> => {
  await customer.getByRole('link', { name }).click();
  await expect(customer.getByRole('dialog')).toBeVisible();
};

test('a long talk shows its end, and what came before it when asked', async ({ app, page }) => {
  test.setTimeout(400_000);
  const sent = await send();
  await runOn(
    app.databaseUrl,
    `insert into quote_messages (quote_id, author, body, created_at)
     select '${sent.id}', 'customer', 'word ' || n, timestamptz '2026-11-01' + n * interval '1 second'
     from generate_series(1, 230) as n`,
  );
  const readAll = async (reader: Page): Promise<void> => {
    const thread = reader.getByRole('list', { name: 'Messages' });
    const earlier = reader.getByRole('button', { name: 'Earlier messages' });
    await expect(thread.getByRole('listitem')).toHaveCount(100);
    await expect(thread.getByText('word 230', { exact: true })).toBeVisible();
    await earlier.click();
    await expect(thread.getByRole('listitem')).toHaveCount(200);
    await earlier.click();
    await expect(thread.getByRole('listitem')).toHaveCount(230);
    await expect(thread.getByText('word 1', { exact: true })).toBeVisible();
    await expect(earlier).toHaveCount(0);
  };
  await customer.goto(`${resultOf(app.url, sent)}?messages=1`);
  await readAll(customer);
  await signIn(page, app, painter);
  await page.goto(`${app.url}/quotes/${sent.id}`);
  await page.getByRole('tab', { name: /Messages/ }).click();
  await readAll(page);
});

test('a message goes there and back, and one written without a connection is kept', async ({ app, page }) => {
  test.setTimeout(400_000);
  const sent = await send();
  await customer.goto(resultOf(app.url, sent));
  await openSheet('Messages');
  await expect(customer.getByText('Nothing said yet')).toBeVisible();
  await expectAccessible(customer);
  await customer.getByRole('button', { name: 'Send message' }).click();
  await expect(customer.getByText('Please write a few words.')).toBeVisible();

  await phone.setOffline(true);
  await customer.getByLabel('Your message').fill('Could you start in May? 🏠 <b>Please</b>');
  await customer.getByRole('button', { name: 'Send message' }).click();
  await expect(customer.getByRole('status').getByText('You are offline.')).toBeVisible();
  await phone.setOffline(false);
  await customer.reload();
  await expect(customer.getByLabel('Your message')).toHaveValue('Could you start in May? 🏠 <b>Please</b>');
  await customer.getByRole('button', { name: 'Send message' }).dblclick();
  const thread = customer.getByRole('list', { name: 'Messages' });
  await expect(thread.getByText('Could you start in May? 🏠 <b>Please</b>')).toBeVisible();
  await expect(customer.getByLabel('Your message')).toHaveValue('');
  await expect(thread.getByRole('listitem')).toHaveCount(1);

  await signIn(page, app, painter);
  await expect(page.getByRole('row', { name: /Mara Muster.*1 new message/ })).toBeVisible();
  await page.goto(`${app.url}/quotes/${sent.id}`);
  await page.getByRole('tab', { name: /Messages.*1 new message/ }).click();
  await expect(page.getByText('Could you start in May? 🏠 <b>Please</b>')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Messages', exact: true })).toBeVisible();
  await expectAccessible(page);
  const reply = page.getByLabel('Write to Mara Muster');
  await reply.fill('Yes, on the 4th.');
  await page.reload();
  await expect(reply).toHaveValue('Yes, on the 4th.');
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(page.getByRole('list', { name: 'Messages' }).getByText('Yes, on the 4th.')).toHaveCount(1);
  await expect(reply).toHaveValue('');
  await expect(thread.getByText('Yes, on the 4th.')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/· Read/)).toBeVisible({ timeout: 15_000 });
});

test('declining says why, closes the quote once, and leads on for both', async ({ app, page }) => {
  test.setTimeout(400_000);
  const sent = await send();
  await customer.goto(resultOf(app.url, sent));
  await openSheet('Decline');
  await expectAccessible(customer);
  await customer.getByRole('radio', { name: 'The price is too high' }).check({ force: true });
  await customer.getByLabel('Anything else?').fill('A little too dear for us.');
  await customer.getByRole('button', { name: 'Decline this quote' }).dblclick();
  await expect(customer.getByRole('heading', { name: 'You declined this quote' })).toBeVisible();
  await expect(customer.getByText('Your reason: The price is too high.')).toBeVisible();
  await expect(customer.getByRole('link', { name: 'Accept quote' })).toHaveCount(0);
  await expectAccessible(customer);

  await signIn(page, app, painter);
  await page.goto(`${app.url}/quotes/${sent.id}`);
  await expect(page.getByText('Mara Muster declined this quote')).toBeVisible();
  await expect(page.getByText('A little too dear for us.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: /Activity/ }).click();
  await expect(page.getByText('Quote declined')).toHaveCount(1);
  await expect(page.getByText('The price is too high')).toBeVisible();
  await page.getByRole('tab', { name: 'Price' }).click();
  await page.getByRole('button', { name: 'Change it and offer again' }).dblclick();
  await expect(page.getByText('Your review')).toBeVisible();
  await customer.reload();
  await expect(customer.getByRole('heading', { name: /is changing this quote/ })).toBeVisible();
});

test('a change asked for becomes the next version, which is accepted and stays so', async ({ app, page }) => {
  test.setTimeout(400_000);
  const sent = await send();
  await customer.goto(resultOf(app.url, sent));
  await openSheet('Ask for a change');
  await expectAccessible(customer);
  await customer.getByLabel('What should be different?').fill('Without the ceiling, please.');
  await customer.getByRole('button', { name: 'Ask for this change' }).dblclick();
  await expect(customer.getByRole('heading', { name: 'You asked for a change' })).toBeVisible();
  await expect(customer.getByText('Without the ceiling, please.')).toBeVisible();
  await expectAccessible(customer);

  await signIn(page, app, painter);
  await page.goto(`${app.url}/quotes/${sent.id}`);
  await expect(page.getByText('Mara Muster asks for a change')).toBeVisible();
  await expect(page.getByText('Without the ceiling, please.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Send to Mara/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send the quote' }).click();
  await expect(page.getByRole('dialog').getByText('On its way')).toBeVisible();

  await test.step('the customer’s page shows the next version by itself', async () => {
    await expect(customer.getByRole('link', { name: 'Accept quote' })).toBeVisible({ timeout: 20_000 });
  });
  await customer.getByRole('link', { name: 'Accept quote' }).dblclick();
  await customer.getByLabel('Your full name').fill('Mara M. Muster');
  await customer.getByRole('button', { name: /^Accept for/ }).dblclick();
  const agreed = customer.getByRole('heading', { name: 'Accepted. It’s a deal.' });
  await expect(agreed).toBeVisible();

  await test.step('back shows the agreement, within the page and from another one', async () => {
    await customer.goBack().catch(() => null);
    await customer.goto(`${app.url}/offline`);
    await customer.goBack();
    await expect(agreed).toBeVisible();
    await expect(customer.getByRole('link', { name: 'Accept quote' })).toHaveCount(0);
    await expect(customer.getByRole('button', { name: /^Accept for/ })).toHaveCount(0);
  });
  await test.step('an agreement still takes messages', async () => {
    await openSheet('Messages');
    await customer.getByLabel('Your message').fill('See you on Monday.');
    await customer.getByRole('button', { name: 'Send message' }).click();
    await expect(customer.getByRole('list', { name: 'Messages' }).getByText('See you on Monday.')).toBeVisible();
  });
  await page.goto(`${app.url}/quotes/${sent.id}`);
  await expect(page.getByText(/Mara M\. Muster, .* version 2/)).toBeVisible();
  await page.getByRole('button', { name: 'Make a copy' }).dblclick();
  await expect(page.getByText('Your review')).toBeVisible();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByText('Copied from another quote')).toBeVisible();
});

test('a page kept in the browser’s memory tells of an acceptance made elsewhere', async ({ app }) => {
  const sent = await send();
  await customer.goto(resultOf(app.url, sent));
  // The button that needs script is there once the page runs.
  await expect(customer.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  await anybody.post(`/api/customer/quotes/${sent.token}/accept`, { version: 1, name: 'Mara Muster' });
  await customer.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(customer.getByRole('heading', { name: 'Accepted. It’s a deal.' })).toBeVisible();
});

test('on paper a quote is a document: who, for whom, every line and the total, light even at night', async ({
  app,
}) => {
  const sent = await send();
  await customer.emulateMedia({ colorScheme: 'dark' });
  await customer.goto(resultOf(app.url, sent));
  await expect(customer.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  const { version, number } = await anybody.get(`/api/customer/quotes/${sent.token}`);
  await customer.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const sheet = customer.getByRole('article');
  for (const words of [
    'Invented Painters Ltd',
    '1 Nowhere Street, Exampleton',
    'Mara Muster',
    number,
    'Sum before tax',
  ])
    await expect(sheet.getByText(words, { exact: true })).toBeVisible();
  await expect(sheet.getByRole('row').filter({ hasText: '£' })).toHaveCount(countedLines(version));
  await expect(customer.getByRole('link', { name: 'Accept quote' })).toBeHidden();
  await expect(customer.getByRole('button')).toHaveCount(0);
  const [paper, ink] = await customer.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body);
    return [backgroundColor, getComputedStyle(document.querySelector('article') ?? document.body).color];
  });
  expect(paper).toBe('rgb(255, 255, 255)');
  expect(ink).toMatch(/^rgb\((?:\d|[1-4]\d), (?:\d|[1-4]\d), (?:\d|[1-4]\d)\)$/);
  const pdf = await customer.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

/** The lines that count: those of extras only where the extra is chosen. */
function countedLines(version: Awaited<ReturnType<Client['get']>>): number {
  const hidden = new Set(
    version.components
      .filter((part: { is_visible: boolean }) => !part.is_visible)
      .map((part: { id: string }) => part.id),
  );
  return version.line_items.filter((line: { component_id: string | null }) => !hidden.has(line.component_id)).length;
}

test('without script the same forms decline and talk', async ({ app, browser }) => {
  const sent = await send();
  const plain = await browser.newContext({ ...phoneScreen, javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto(resultOf(app.url, sent));
  await page.getByRole('link', { name: 'Messages' }).click();
  await page.getByLabel('Your message').fill('Is the ceiling included?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('list', { name: 'Messages' }).getByText('Is the ceiling included?')).toBeVisible();
  await page.goto(`${resultOf(app.url, sent)}?decline=1`);
  await page.getByRole('button', { name: 'Decline this quote' }).click();
  await expect(page.getByRole('heading', { name: 'You declined this quote' })).toBeVisible();
  await plain.close();
});
