import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { type CountryFirm, countryFirms } from '../support/country-firms.ts';
import { signIn } from '../support/screens.ts';
import { type SignedUp, signUp } from '../support/stories.ts';

/** What stands on the buttons and fields; of the firms' languages the interface speaks German. */
const inEnglish = {
  country: 'Country of your business',
  unregistered: 'No, I am not registered',
  percent: 'Percent, row',
  goOn: 'Save and go on',
  title: 'Title',
  item: (row: number) => `Item, line ${row}`,
  price: (row: number) => `Price, line ${row}`,
  add: 'Add a line',
  review: 'On to the review',
  rateOf: (line: string) => `Tax rate of ${line}, percent`,
  saved: 'All changes saved',
  send: /^Send to /,
  makeLink: 'Make the link',
  link: 'Link',
  accept: 'Accept quote',
  fullName: 'Your full name',
  accepted: 'Accepted. It’s a deal.',
};
const inGerman: typeof inEnglish = {
  country: 'Land Ihres Betriebs',
  unregistered: 'Nein, keine Steuer',
  percent: 'Prozent, Zeile',
  goOn: 'Speichern und weiter',
  title: 'Titel',
  item: (row) => `Bezeichnung, Position ${row}`,
  price: (row) => `Preis, Position ${row}`,
  add: 'Position hinzufügen',
  review: 'Weiter zur Prüfung',
  rateOf: (line) => `Steuersatz von ${line}, Prozent`,
  saved: 'Alle Änderungen gespeichert',
  send: /^An .* senden$/,
  makeLink: 'Link erstellen',
  link: 'Link',
  accept: 'Angebot annehmen',
  fullName: 'Ihr voller Name',
  accepted: 'Angenommen. Abgemacht.',
};

interface Journey {
  readonly firm: CountryFirm;
  readonly words: typeof inEnglish;
  readonly page: Page;
}

/** Terms and amounts in the order they are read. */
async function expectSums(list: Locator, sums: CountryFirm['deskSums']): Promise<void> {
  for (const [name, amount] of sums)
    await expect(list.locator('dt', { hasText: name }).locator('+ dd'), name).toHaveText(amount);
  await expect(list.locator('dd')).toHaveCount(sums.length);
}

async function sayWhoTheyAre({ firm, words, page }: Journey): Promise<void> {
  const country = page.getByLabel(words.country);
  await expect(country).toHaveValue(firm.country);
  if (!firm.taxNumber) await page.getByRole('radio', { name: words.unregistered }).check({ force: true });
  const percents = page.getByLabel(words.percent);
  await expect(percents).toHaveCount(firm.rates.length);
  for (const [index, percent] of firm.rates.entries()) await expect(percents.nth(index)).toHaveValue(percent);
  for (const number of [firm.taxNumber, firm.companyNumber]) {
    if (number) await page.getByLabel(number.label, { exact: true }).fill(number.value);
  }
  await page.getByRole('button', { name: words.goOn }).click();
  await page.waitForURL('**/services/setup');
}

async function writeTheLines({ firm, words, page }: Journey): Promise<void> {
  await page.getByLabel(words.title).fill(firm.job);
  for (const [index, { description, price }] of firm.lines.entries()) {
    if (index > 0) await page.getByRole('button', { name: words.add }).click();
    await page.getByLabel(words.item(index + 1)).fill(description);
    await page.getByLabel(words.price(index + 1)).fill(price);
  }
  await page.getByRole('button', { name: words.review }).click();
  await page.waitForURL(/\/quotes\/[0-9a-f-]{36}/);
  for (const [index, { description, otherRate }] of firm.lines.entries()) {
    if (!otherRate) continue;
    // The panel beside the lines tells of one of them at a time.
    await page.getByRole('table').locator('[aria-expanded]').nth(index).click();
    await page.getByLabel(words.rateOf(description)).selectOption(otherRate);
    await expect(page.getByText(words.saved)).toBeVisible();
  }
  await expectSums(page.locator('footer dl'), firm.deskSums);
}

/** The link that the provider shares. */
async function send({ firm, words, page }: Journey): Promise<string> {
  await page.getByRole('button', { name: words.send }).click();
  const dialog = page.getByRole('dialog');
  for (const text of [firm.job, ...firm.headline]) await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: words.makeLink }).click();
  return dialog.getByLabel(words.link, { exact: true }).inputValue();
}

async function expectOnScreen({ firm, page }: Journey): Promise<void> {
  const shown = page.locator('body');
  await expect(shown.locator('.type-price')).toHaveText(firm.price);
  for (const text of [firm.taxSentence, ...firm.says, ...firm.lines.map((line) => line.shown)])
    await expect(shown.getByText(text, { exact: true }).filter({ visible: true }).first(), text).toBeVisible();
  if (!firm.taxNumber) await expect(shown.getByText(/\bTVA\b/).filter({ visible: true })).toHaveCount(1);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(isWide, 'the page scrolls sideways').toBe(false);
}

async function expectOnPaper({ firm, page }: Journey, quoteNumber: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article');
  for (const text of [firm.name, firm.address, firm.customer.name, firm.job, quoteNumber, ...firm.says])
    await expect(sheet.getByText(text, { exact: true }).first(), text).toBeVisible();
  for (const { description, shown } of firm.lines)
    await expect(sheet.getByRole('row').filter({ hasText: description })).toContainText(shown);
  await expectSums(sheet.locator('dl').last(), firm.paperSums);
  await page.emulateMedia({ media: 'screen' });
}

for (const firm of countryFirms) {
  test.describe(firm.locale, () => {
    test.use({ locale: firm.locale, viewport: { width: 1440, height: 900 } });
    let person: SignedUp;
    let phone: BrowserContext;

    test.beforeEach(async ({ app, browser, page, watched }) => {
      watched(page);
      person = await signUp((path, init) => fetch(app.url + path, init));
      await person.client.post('/api/provider/profile', {
        provider_type: 'business',
        business_name: firm.name,
        email: person.email,
        phone_number: firm.phone,
        address: { formatted_address: firm.address },
        locale: firm.locale,
      });
      await person.client.put('/api/provider/settings', { quotes: { detail: 'lines' } });
      phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: firm.locale });
    });
    test.afterEach(() => phone.close());

    test(firm.title, async ({ app, page, watched }) => {
      const words = firm.locale === 'de-DE' ? inGerman : inEnglish;
      const desk = { firm, words, page };
      await signIn(page, app, person);
      if (words === inGerman) await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
      // Signing in chose a language; from here the browser's own counts, with its figures.
      await page.context().clearCookies({ name: 'locale' });
      await page.goto(`${app.url}/provider/tax/setup`);
      await sayWhoTheyAre(desk);
      const customer = await person.client.post('/api/provider/customers', firm.customer);
      await page.goto(`${app.url}/quotes/new/by-hand?customer=${customer.id}`);
      await writeTheLines(desk);
      const id = page.url().split('/').at(-1) ?? '';
      const url = await send(desk);
      const { number } = await person.client.get(`/api/quotes/${id}`);

      const hand = { firm, words, page: await phone.newPage() };
      watched(hand.page);
      await hand.page.goto(url);
      await expectOnScreen(hand);
      await expectOnPaper(hand, number);
      await hand.page.getByRole('link', { name: words.accept }).click();
      await hand.page.getByLabel(words.fullName).fill(firm.customer.name);
      await hand.page.getByRole('button', { name: firm.acceptFor }).click();
      await expect(hand.page.getByText(words.accepted)).toBeVisible();
      const { status, acceptance } = await person.client.get(`/api/quotes/${id}`);
      expect({ status, provider: acceptance.provider_name }).toEqual({ status: 'accepted', provider: firm.name });
    });
  });
}
