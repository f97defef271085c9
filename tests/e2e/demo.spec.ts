import { answerQuestion, expect, expectAccessible, test } from '../support/browser.ts';

test('anybody goes through a customer’s quote with sample data, one tap from the landing page, at 390 px', async ({
  app,
  page,
  watched,
}) => {
  test.setTimeout(600_000);
  watched(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname !== '/api/customer/demo') writes.push(`${request.method()} ${pathname}`);
  });
  await page.goto(app.url);
  await page.getByRole('link', { name: 'Try it as a customer' }).click();
  await page.waitForURL('**/q/demo');
  await expect(page.getByText('Demo: nothing you enter is kept or sent.')).toBeVisible();

  await test.step('answers, with the place and what was answered kept over a reload', async () => {
    const heading = page.getByRole('heading', { level: 1 });
    for (let step = 0; step < 20 && !page.url().includes('customer-review'); step++) {
      const before = await heading.textContent();
      if (step === 0) await expectAccessible(page);
      await answerQuestion(page);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(heading).not.toHaveText(before ?? '');
      if (step !== 1) continue;
      const [at, shown] = [page.url(), await heading.textContent()];
      await page.reload();
      expect(page.url()).toBe(at);
      await expect(heading).toHaveText(shown ?? '');
      // What was answered comes from the tab, once the script is there.
      await page.waitForLoadState('networkidle');
    }
    await expect(heading).toHaveText('Have a last look');
    await expectAccessible(page);
    await page.reload();
    await expect(heading).toHaveText('Have a last look');
    await expect(page.getByText('Not answered yet')).toHaveCount(0);
  });

  await test.step('the price comes, and a chosen extra changes it', async () => {
    await page.getByRole('button', { name: 'Send my answers' }).click();
    await page.waitForURL('**/q/demo/pending');
    await page.waitForURL('**/q/demo/result');
    await expectAccessible(page);
    const accept = page.getByRole('link', { name: 'Accept quote' });
    await expect(accept).toBeVisible();
    const bar = page.locator('p', { hasText: /until|in total|with \d+ extra/ }).last();
    const before = await bar.textContent();
    await page.getByRole('checkbox').first().check({ force: true });
    await expect(bar).toContainText('with 1 extra');
    expect(await bar.textContent()).not.toBe(before);
    await page.reload();
    await expect(page.getByRole('checkbox').first()).toBeChecked();
  });

  await test.step('a message stays in the tab, and accepting is the end', async () => {
    await page.getByRole('link', { name: 'Messages' }).first().click();
    await page.getByLabel('Your message').fill('When could you start?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('When could you start?').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Accept quote' }).click();
    await page.getByLabel('Your full name').fill('Sarah Example');
    await page.getByRole('button', { name: /^Accept for/ }).click();
    await expect(page.getByRole('heading', { name: /accepted/i })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: /accepted/i })).toBeVisible();
  });
  expect(writes).toEqual([]);
});

test('a demo link that was changed opens nothing', async ({ app, page, watched }) => {
  watched(page);
  const answer = await page.goto(`${app.url}/q/demo/${'A'.repeat(64)}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'We can’t find this quote' })).toBeVisible();
});
