import type { Page } from '@playwright/test';
import { answerQuestion, expect, expectAccessible, test } from '../support/browser.ts';
import { latestMailText, mailCount } from '../support/mailbox.ts';

const password = 'correct horse battery staple';

const linkIn = (mail: string): string => /http\S+\/q\/\S+/.exec(mail)?.[0] ?? '';

/** Not on screen, not on paper, not in a name that is only read out. */
async function expectNoTax(page: Page): Promise<void> {
  const words = await page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement; // a clone is what it was cloned from
    for (const unread of copy.querySelectorAll('script, style')) unread.remove();
    const named = Array.from(copy.querySelectorAll('[aria-label], [title]'), (element) => [
      element.getAttribute('aria-label'),
      element.getAttribute('title'),
    ]);
    return `${copy.textContent} ${named.flat().join(' ')}`;
  });
  expect(words).not.toMatch(/\bVAT\b|\btax(?:es|ed)?\b/i);
}

test('a provider turns a pasted request into a quote that the customer accepts on a phone', async ({
  app,
  page,
  browser,
  watched,
}) => {
  test.setTimeout(600_000);
  await test.step('sign up and confirm by the mailed code', async () => {
    await page.goto(`${app.url}/auth/signup`);
    await page.getByLabel('Email').fill('petra@painters.example');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/auth/verify-email**');
    await page
      .getByLabel('Six-digit code')
      .fill(/\b\d{6}\b/.exec(await latestMailText(app.url, 'petra@painters.example'))?.[0] ?? '');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL('**/onboarding');
    await page.getByRole('button', { name: 'Skip the tour' }).click();
    await page.waitForURL('**/provider/profile/setup');
  });

  await test.step('profile, with the sentences for what is missing', async () => {
    await page.getByRole('button', { name: /save|continue|next/i }).click();
    await expect(page.getByText('Business name is required for business providers')).toBeVisible();
    await expect(page.getByText('Phone number is required')).toBeVisible();
    await page.getByLabel('Business name').fill('Petra’s Invented Painting');
    await page.getByLabel('Phone').fill('+44 20 7946 0002');
    await page.getByLabel('Address', { exact: true }).fill('2 Nowhere Street, Exampleton');
    await expectAccessible(page);
    await page.getByRole('button', { name: /save|continue|next/i }).click();
    await page.waitForURL('**/provider/tax/setup');
  });

  await test.step('who is not registered for tax says so, and nothing asks for a rate', async () => {
    await expect(page.getByLabel('Country of your business')).toHaveValue('GB');
    await expect(page.getByText('Guessed from your address')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('radio', { name: /not registered/ }).check({ force: true });
    await expect(page.getByRole('group', { name: 'Your rates' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: /save|continue|next/i }).click();
    await page.waitForURL('**/provider/services/setup');
  });

  await test.step('services and one price', async () => {
    await page.getByLabel('Search services').fill('interior');
    await page.getByRole('checkbox', { name: /interior painting/i }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: /save|continue|next/i }).click();
    await page.waitForURL('**/provider/pricing/setup');
    await page
      .getByRole('button', { name: /add a price|add your first price/i })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Tax rate, %')).toHaveCount(0);
    await dialog.getByLabel('Service').selectOption({ label: 'Interior painting' });
    await dialog.getByLabel('Work it prices').selectOption({ label: 'Paint walls' });
    await dialog.getByLabel('Rate in GBP').fill('9.75');
    await dialog.getByRole('button', { name: 'Add price' }).click();
    await expect(page.getByText('£9.75')).toBeVisible();
    await page
      .getByRole('link', { name: /first quote/i })
      .or(page.getByRole('button', { name: /first quote/i }))
      .click();
    await page.waitForURL('**/quotes/create');
  });

  await test.step('the request, pasted', async () => {
    await page
      .getByLabel('What the customer asked for')
      .fill('Hi! How much to paint our living room, walls only? It is 5 x 4 m. Many thanks, Mara');
    await page.getByLabel('Name').fill('Mara Muster');
    await page.getByLabel('Email').fill('mara@customer.example');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Prepare the questions' }).click();
    await page.waitForURL('**/initial-question-review');
    await page.getByRole('button', { name: 'Looks good, send to Mara' }).click();
    await expect(page.getByRole('heading', { name: 'The questions are on their way' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Needs answers')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('while the answers are awaited, a reminder goes out with the same link', async () => {
    const { pathname: asked } = new URL(linkIn(await latestMailText(app.url, 'mara@customer.example')));
    await expect(page.getByRole('definition').filter({ hasText: 'Not answered yet' }).first()).toBeAttached();
    await expect(page.getByText(asked)).toHaveCount(0);
    const before = await mailCount(app.url, 'mara@customer.example');
    await page.getByRole('button', { name: 'Send a reminder' }).click();
    await expect(page.getByText('Reminder sent', { exact: true })).toBeVisible();
    await expect.poll(() => mailCount(app.url, 'mara@customer.example')).toBe(before + 1);
    expect(new URL(linkIn(await latestMailText(app.url, 'mara@customer.example'))).pathname).toBe(asked);
    await expect(page.getByRole('link', { name: 'Open the customer’s page' })).toHaveAttribute('href', /preview/);
  });

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const customer = await phone.newPage();
  watched(customer);
  const link = linkIn(await latestMailText(app.url, 'mara@customer.example'));

  await test.step('the customer answers with a photo at 390 px', async () => {
    await customer.goto(link);
    await expectAccessible(customer);
    for (let step = 0; step < 15 && !customer.url().includes('customer-review'); step++) {
      const heading = await customer.getByRole('heading', { level: 1 }).textContent();
      await answerQuestion(customer);
      await customer.getByRole('button', { name: 'Continue' }).click();
      await expect(customer.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '');
    }
    await expect(customer.getByRole('heading', { name: 'Have a last look' })).toBeVisible();
    await expectAccessible(customer);
    await customer.getByRole('button', { name: 'Send my answers' }).click();
    await customer.waitForURL('**/pending');
    await expectAccessible(customer);
  });

  await test.step('the provider checks the draft, changes one line and sends', async () => {
    await expect(page.getByText('Your review')).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    const quantity = page.getByLabel('Quantity of Paint walls').first();
    await quantity.click();
    await quantity.fill('40.5');
    await quantity.press('Enter');
    await expect(page.getByText('394.88').first()).toBeVisible();
    await expect(page.getByText('All changes saved')).toBeVisible();
    await expectNoTax(page);
    await page.getByRole('button', { name: /^Send to Mara/ }).click();
    await page.getByRole('dialog').getByLabel('A few words from you').fill('Happy to start in March.');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Send the quote' }).click();
    await expect(page.getByRole('dialog').getByText('On its way')).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('the customer adds an extra and accepts; twice is once', async () => {
    await customer.waitForURL('**/result', { timeout: 30_000 });
    await expect(customer.getByRole('main').getByText('Happy to start in March.')).toBeVisible();
    await expectNoTax(customer);
    await expectAccessible(customer);
    await customer.getByRole('checkbox').first().check({ force: true });
    await expect(customer.getByText(/1 of \d added/)).toBeVisible();
    await customer
      .getByRole('link', { name: 'Accept quote' })
      .or(customer.getByRole('button', { name: 'Accept quote' }))
      .click();
    await customer.getByLabel('Your full name').fill('Mara Muster');
    await expectAccessible(customer);
    await customer
      .getByRole('button', { name: 'Accept this quote' })
      .or(customer.getByRole('button', { name: /^Accept/ }))
      .last()
      .dblclick();
    await expect(customer.getByText('Accepted. It’s a deal.')).toBeVisible();
    await expectNoTax(customer);
    await expectAccessible(customer);
    await customer.goBack();
    await expect(customer.getByRole('button', { name: 'Accept this quote' })).toHaveCount(0);
  });

  await test.step('the provider sees it', async () => {
    await page.goto(`${app.url}/quotes`);
    await expect(page.getByRole('row', { name: /Mara Muster.*Accepted/ })).toBeVisible();
  });
  await phone.close();
});
