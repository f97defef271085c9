import { expect, expectAccessible, test } from '../support/browser.ts';
import { answerEverything, openFirm } from '../support/journey-steps.ts';

/** Words that only English screens have; names of people, firms and the product are not among them. */
const english =
  /\b(the|your|you|and|with|please|what|quote|customer|price|answer|send|total|from|of|for|is|are|not|this|that|by|field|sortable|close|delete)\b/i;

test('a German provider and a German customer never meet an English sentence', async ({
  app,
  page,
  browser,
  watched,
}) => {
  test.setTimeout(600_000);
  const firm = await openFirm(page, app, { locale: 'de-DE', currency: 'EUR' });
  const expectGerman = async (shown: typeof page): Promise<void> => {
    await expect(shown.locator('html')).toHaveAttribute('lang', /^de/);
    // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts, line by line
    const text = (await shown.locator('body').innerText()).split('\n');
    const readOut = await shown.locator('body').evaluate((body) => {
      const names = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'];
      const said = names.flatMap((name) =>
        [...body.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name)),
      );
      return [document.title, ...said];
    });
    const lines = [...text, ...readOut].map((line) => (line ?? '').replaceAll('Invented All Trades Ltd', ''));
    expect(lines.filter((line) => english.test(line))).toEqual([]);
    await expectAccessible(shown);
  };

  await page.goto(`${app.url}/quotes/create?lang=de`);
  await expectGerman(page);
  await page
    .getByLabel('Was der Kunde möchte')
    .fill('Hallo, bei uns müsste das Schlafzimmer gestrichen werden, 4,5 x 3,2 m, nur die Wände. Viele Grüße');
  await page.getByLabel('Name', { exact: true }).fill('Petra Muster');
  await page.getByRole('button', { name: 'Fragen vorbereiten' }).click();
  await page.waitForURL('**/initial-question-review');
  const id = page.url().split('/').at(-2) ?? '';
  await expect.poll(async () => (await firm.client.get(`/api/quotes/${id}`)).status).toBe('draft');
  await expect(page.getByText('In welchem Zustand', { exact: false }).first()).toBeVisible();
  await expectGerman(page);
  const quote = await firm.client.get(`/api/quotes/${id}`);
  expect(quote).toMatchObject({ locale: 'de-DE', currency: 'EUR' });
  const keys = quote.questions.map((question: { requirement_key: string }) => question.requirement_key);
  expect(keys).not.toContain('room.size');
  expect(keys).not.toContain('surfaces');
  await firm.client.post(`/api/quotes/${id}/questions/mark-reviewed`);
  const link = await firm.client.post(`/api/quotes/${id}/send-link`, { channel: 'none' });

  // An English phone: the quote's language counts.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const customer = await phone.newPage();
  watched(customer);
  await customer.goto(String(link.url));
  await expectGerman(customer);
  await answerEverything(customer, { goOn: 'Weiter', handIn: 'Meine Antworten senden' });
  await expectGerman(customer);

  await page.goto(`${app.url}/quotes/${id}`);
  await expect(page.getByText('Ihre Prüfung').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel('Menge von', { exact: false }).first()).toHaveValue(/^\d+(,\d+)?$/);
  await expectGerman(page);
  await page.getByRole('button', { name: 'An Petra senden' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Link erstellen' }).click();
  await expect.poll(async () => (await firm.client.get(`/api/quotes/${id}`)).status).toBe('sent');

  await customer.goto(String(link.url));
  await customer.waitForURL('**/result**');
  await expect(
    customer
      .getByText(/^\d{1,3}(\.\d{3})*,\d{2}\s€$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expectGerman(customer);
  await customer.getByRole('link', { name: 'Angebot annehmen' }).click();
  await customer.getByLabel('Ihr voller Name').fill('Petra Muster');
  await customer.getByRole('button', { name: /annehmen$/ }).click();
  await expect(customer.getByText('Angenommen. Abgemacht.')).toBeVisible();
  await expectGerman(customer);
  for (const path of [
    '/quotes',
    '/customers',
    '/provider/profile',
    '/provider/pricing',
    '/provider/services',
    '/provider/settings/business',
    '/provider/settings/quotes',
    '/provider/settings/trades',
    '/provider/settings/data',
    '/provider/pricing/v2',
    '/test-pricing',
  ]) {
    await page.goto(app.url + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectGerman(page);
  }
  await page.goto(
    `${app.url}/auth/callback?error=access_denied&error_code=otp_expired&error_description=Email+link+is+gone`,
  );
  await expect(page.getByText('Bitte fordern Sie')).toBeVisible();
  await expectGerman(page);
  await phone.close();
});
