import { createClient } from '../support/api-client.ts';
import { expect, test } from '../support/browser.ts';
import { createPainter, createQuote, sendQuestions } from '../support/stories.ts';

test('a customer whose browser runs no script answers by plain forms', async ({ app, browser }) => {
  const fetchApp = (path: string, init: RequestInit) => fetch(app.url + path, init);
  const { client } = await createPainter(fetchApp);
  const quote = await createQuote(client, { description: 'Please paint our bedroom walls, it was dark blue.' });
  const { token } = await sendQuestions(client, quote.id);

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${app.url}/q/${token}/flow`);
  for (let step = 0; step < 15 && !page.url().includes('customer-review'); step++) {
    const length = page.locator('input[name=length]');
    const choice = page.locator('input[type=radio], input[type=checkbox]').first();
    if (await length.count()) {
      await length.fill('5');
      await page.locator('input[name=width]').fill('4');
    } else if (await choice.count()) await choice.check({ force: true });
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect(page).toHaveURL(/pending|flow/);
  const { progress } = await createClient(fetchApp).get(`/api/customer/quotes/${token}`);
  expect(progress.answered).toBe(progress.required);
  await context.close();
});
