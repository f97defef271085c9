import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Client } from '../support/api-client.ts';
import { expect, expectAccessible, test } from '../support/browser.ts';
import { painterAndCustomer, phoneScreen } from '../support/painter-and-customer.ts';
import { signIn } from '../support/screens.ts';
import { sendQuote } from '../support/stories.ts';
import { runOn } from '../support/test-database.ts';

interface Sent {
  readonly id: string;
  readonly token: string;
}

const people = painterAndCustomer();

const send = (): Promise<Sent> => sendQuote(people.painter.client, people.anybody);
const resultOf = (url: string, { token }: Sent): string => `${url}/q/${token}/result`;
const openSheet = async (name: string): Promise<void> => {
  await people.customer.getByRole('link', { name }).click();
  await expect(people.customer.getByRole('dialog')).toBeVisible();
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
  await people.customer.goto(`${resultOf(app.url, sent)}?messages=1`);
  await readAll(people.customer);
  await signIn(page, app, people.painter);
  await page.goto(`${app.url}/quotes/${sent.id}`);
  await page.getByRole('tab', { name: /Messages/ }).click();
  await readAll(page);
});

test('a message goes there and back, and one written without a connection is kept', async ({ app, page }) => {
  test.setTimeout(400_000);
  const sent = await send();
  await people.customer.goto(resultOf(app.url, sent));
  await openSheet('Messages');
  await expect(people.customer.getByText('No messages yet')).toBeVisible();
  await expectAccessible(people.customer);
  await people.customer.getByRole('button', { name: 'Send message' }).click();
  await expect(people.customer.getByText('Please write a few words.')).toBeVisible();

  await people.phone.setOffline(true);
  await people.customer.getByLabel('Your message').fill('Could you start in May? 🏠 <b>Please</b>');
  // Back on the line before the try has failed, it would arrive after all.
  const sendInVain = async () => {
    const failed = people.customer.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await people.customer.getByRole('button', { name: 'Send message' }).click();
    await failed;
  };
  await sendInVain();
  await expect(people.customer.getByRole('status').getByText('You are offline.')).toBeVisible();
  await people.phone.setOffline(false);

  // It arrives, but its answer does not: to the customer that is the same.
  await people.customer.route('**/result.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await sendInVain();
  await expect(people.customer.getByText('This did not go through.')).toBeVisible();
  await people.customer.unroute('**/result.data*');
  await people.customer.reload();
  await expect(people.customer.getByLabel('Your message')).toHaveValue('Could you start in May? 🏠 <b>Please</b>');
  await people.customer.getByRole('button', { name: 'Send message' }).dblclick();
  const thread = people.customer.getByRole('list', { name: 'Messages' });
  await expect(thread.getByText('Could you start in May? 🏠 <b>Please</b>')).toBeVisible();
  await expect(people.customer.getByLabel('Your message')).toHaveValue('');
  await expect(thread.getByRole('listitem')).toHaveCount(1);

  await signIn(page, app, people.painter);
  await page.goto(`${app.url}/quotes`);
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
  await people.customer.goto(resultOf(app.url, sent));
  await openSheet('Decline');
  await expectAccessible(people.customer);
  await people.customer.getByRole('radio', { name: 'The price is too high' }).check({ force: true });
  await people.customer.getByLabel('Anything else?').fill('A little too dear for us.');
  await people.customer.getByRole('button', { name: 'Decline this quote' }).dblclick();
  await expect(people.customer.getByRole('heading', { name: 'You declined this quote' })).toBeVisible();
  await expect(people.customer.getByText('Your reason: The price is too high.')).toBeVisible();
  await expect(people.customer.getByRole('link', { name: 'Accept quote' })).toHaveCount(0);
  await expectAccessible(people.customer);

  await signIn(page, app, people.painter);
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
  await people.customer.reload();
  await expect(people.customer.getByRole('heading', { name: /is changing this quote/ })).toBeVisible();
});

test('a change asked for becomes the next version, which is accepted and stays so', async ({ app, page }) => {
  test.setTimeout(400_000);
  const sent = await send();
  await people.customer.goto(resultOf(app.url, sent));
  await openSheet('Ask for a change');
  await expectAccessible(people.customer);
  await people.customer.getByLabel('What should be different?').fill('Without the ceiling, please.');
  await people.customer.getByRole('button', { name: 'Ask for this change' }).dblclick();
  await expect(people.customer.getByRole('heading', { name: 'You asked for a change' })).toBeVisible();
  await expect(people.customer.getByText('Without the ceiling, please.')).toBeVisible();
  await expectAccessible(people.customer);

  await signIn(page, app, people.painter);
  await page.goto(`${app.url}/quotes/${sent.id}`);
  await expect(page.getByText('Mara Muster asks for a change')).toBeVisible();
  await expect(page.getByText('Without the ceiling, please.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Send to Mara/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send the quote' }).click();
  await expect(page.getByRole('dialog').getByText('On its way')).toBeVisible();

  await test.step('the customer’s page shows the next version by itself', async () => {
    await expect(people.customer.getByRole('link', { name: 'Accept quote' })).toBeVisible({ timeout: 20_000 });
  });
  await people.customer.getByRole('link', { name: 'Accept quote' }).dblclick();
  await people.customer.getByLabel('Your full name').fill('Mara M. Muster');
  await people.customer.getByRole('button', { name: /^Accept for/ }).dblclick();
  const agreed = people.customer.getByRole('heading', { name: 'Accepted. It’s a deal.' });
  await expect(agreed).toBeVisible();

  await test.step('back shows the agreement, within the page and from another one', async () => {
    await people.customer.goBack().catch(() => null);
    await people.customer.goto(`${app.url}/offline`);
    await people.customer.goBack();
    await expect(agreed).toBeVisible();
    await expect(people.customer.getByRole('link', { name: 'Accept quote' })).toHaveCount(0);
    await expect(people.customer.getByRole('button', { name: /^Accept for/ })).toHaveCount(0);
  });
  await test.step('an agreement still takes messages', async () => {
    await openSheet('Messages');
    await people.customer.getByLabel('Your message').fill('See you on Monday.');
    await people.customer.getByRole('button', { name: 'Send message' }).click();
    await expect(people.customer.getByRole('list', { name: 'Messages' }).getByText('See you on Monday.')).toBeVisible();
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
  await people.customer.goto(resultOf(app.url, sent));
  await people.anybody.post(`/api/customer/quotes/${sent.token}/accept`, { version: 1, name: 'Mara Muster' });
  // Until the page runs, nobody hears the event.
  await expect(async () => {
    await people.customer.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(people.customer.getByRole('heading', { name: 'Accepted. It’s a deal.' })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
});

test('on paper a quote is a document: who, for whom, every line and the total, light even at night', async ({
  app,
}) => {
  const sent = await send();
  await people.customer.emulateMedia({ colorScheme: 'dark' });
  await people.customer.goto(resultOf(app.url, sent));
  const { version, number } = await people.anybody.get(`/api/customer/quotes/${sent.token}`);
  await people.customer.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const sheet = people.customer.getByRole('article');
  for (const words of ['Invented Painters Ltd', '1 Nowhere Street, Exampleton', 'Mara Muster', number, 'of which'])
    await expect(sheet.getByText(words, { exact: true })).toBeVisible();
  await expect(sheet.getByRole('row').filter({ hasText: '£' })).toHaveCount(countedLines(version));
  await expect(people.customer.getByRole('link', { name: 'Accept quote' })).toBeHidden();
  await expect(people.customer.getByRole('button')).toHaveCount(0);
  const [paper, ink] = await people.customer.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body);
    return [backgroundColor, getComputedStyle(document.querySelector('article') ?? document.body).color];
  });
  expect(paper).toBe('rgb(255, 255, 255)');
  expect(ink).toMatch(/^rgb\((?:\d|[1-4]\d), (?:\d|[1-4]\d), (?:\d|[1-4]\d)\)$/);
});

test('a customer keeps the quote as a file, without script too, and so does the provider from the preview', async ({
  app,
  browser,
  page,
}) => {
  const sent = await send();
  const plain = await browser.newContext({ ...phoneScreen, javaScriptEnabled: false });
  const withoutScript = await plain.newPage();
  await signIn(page, app, people.painter);
  const places: [Page, string, 'link' | 'button'][] = [
    [people.customer, resultOf(app.url, sent), 'link'],
    [withoutScript, resultOf(app.url, sent), 'link'],
    [page, `${app.url}/quotes/${sent.id}/preview`, 'button'],
  ];
  for (const [at, url, role] of places) {
    await at.goto(url);
    const downloading = at.waitForEvent('download');
    await at.getByRole(role, { name: 'Download as PDF' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/Q-\d+.*\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  }
  await plain.close();
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

test('a company reads amounts without tax, the tax below them, and accepts what it comes to', async () => {
  const line = { category: 'labour', unit: 'fixed', quantity: 1 };
  const { id } = await people.painter.client.post('/api/quotes', {
    title: 'Office, two rooms',
    customer: { name: 'Muster Works Ltd', kind: 'business' },
    mode: 'by_hand',
    line_items: [
      { ...line, description: 'Paint the walls', unit_price_minor: 33333 },
      { ...line, description: 'Paint the ceilings', unit_price_minor: 16667, tax_rate: 5 },
    ],
  });
  const { revision } = await people.painter.client.get(`/api/quotes/${id}`);
  await people.painter.client.put(`/api/quotes/${id}`, { revision, detail: 'lines', discount_percent: 10 });
  const { links } = await people.painter.client.post(`/api/quotes/${id}/send`, { channel: 'none' });
  const { customer } = people;
  await customer.goto(links[0].url);
  const page = customer.getByRole('main');
  // 500.00 less a tenth, with 20 % of 300.00 and 5 % of 150.00 on it.
  await expect(customer.getByText('£450.00').filter({ visible: true }).first()).toBeVisible();
  await expect(customer.getByText('plus £7.50 + £60.00 VAT: £517.50 in all').filter({ visible: true })).toBeVisible();
  for (const amount of ['£333.33', '£166.67', '-£50.00', '£60.00', '£7.50', '£517.50'])
    await expect(page.getByText(amount, { exact: true }).first(), amount).toBeVisible();
  await expectAccessible(customer);
  await customer.emulateMedia({ media: 'print' });
  await expect(customer.getByRole('article').getByText('Sum before tax', { exact: true })).toBeVisible();
  await customer.emulateMedia({ media: 'screen' });
  await openSheet('Accept quote');
  await customer.getByLabel('Your full name').fill('Mara Muster');
  await customer.getByRole('button', { name: 'Accept for £517.50' }).click();
  await expect(customer.getByText('Accepted. It’s a deal.')).toBeVisible();
});

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
