import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Currency } from '#domain/currency.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import { type QuoteDetail, quoteDetails } from '#domain/quote/detail.ts';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import { alike, checkPdf, missingPdfTools, textOf } from '../support/pdf-tools.ts';
import { signUp, tokenOf } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);
const customer = createClient((path, init) => running.app.request(path, init));
const firms = new Map<boolean, Client>();

beforeAll(async () => {
  running = await startTestApp();
  for (const isRegistered of [true, false]) {
    const { client, email } = await signUp(fetch);
    await client.post('/api/provider/profile', {
      provider_type: 'business',
      business_name: 'Invented Gardens',
      email,
      phone_number: '+49 30 23125 001',
      address: { formatted_address: 'Nirgendweg 1, 10115 Musterstadt', country: 'DE' },
      locale: 'de-DE',
    });
    await client.put('/api/provider/settings', {
      tax: { country: 'DE', is_registered: isRegistered, ...(isRegistered && { number: 'DE 123456789' }) },
    });
    firms.set(isRegistered, client);
  }
});
afterAll(() => running.stop());

interface Paper {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly detail: QuoteDetail;
  readonly kind: 'person' | 'business';
  readonly isRegistered: boolean;
  readonly pricesIncludeTax: boolean;
}

const locales = ['en-GB', 'de-DE', 'pl-PL', 'fr-FR', 'sv-SE'] as const;
const currencies = ['GBP', 'EUR', 'SEK', 'JPY', 'CHF'] as const;

/** Every level of detail to every reader, in both ways of pricing, registered or not: the others go round with them. */
const papers: Paper[] = quoteDetails
  .flatMap((detail) =>
    [true, false].flatMap((isRegistered) =>
      [true, false].flatMap((pricesIncludeTax) =>
        (['person', 'business'] as const).map((kind) => ({ detail, isRegistered, pricesIncludeTax, kind })),
      ),
    ),
  )
  .map((paper, index) => ({
    ...paper,
    locale: locales[index % locales.length] ?? 'en-GB',
    currency: currencies[Math.floor(index / 2) % currencies.length] ?? 'GBP',
  }));

/** Amounts that round, a line without tax, a deduction, thousands, and an odd quantity. */
const lines = (isRegistered: boolean) => {
  const rate = (percent: number) => (isRegistered ? { tax_rate: percent } : {});
  const line = (description: string, quantity: number, price: number, more: object) => ({
    category: 'labour',
    description,
    quantity,
    unit: 'hourly',
    unit_price_minor: price,
    ...more,
  });
  return [
    line('Hecke schneiden', 12.345, 123_457, rate(19)),
    line('Brennholz liefern', 3, 3333, { ...rate(7), unit: 'per_unit', unit_label: 'm³' }),
    line('Porto', 1, 199, { ...rate(0), unit: 'fixed' }),
    line('Treuebonus für Stammkunden', 1, -5001, { ...rate(19), unit: 'fixed' }),
    line('Rollrasen verlegen', 87.5, 1011, { ...rate(19), unit: 'per_area' }),
  ];
};

async function sent({ locale, currency, detail, kind, isRegistered, pricesIncludeTax }: Paper): Promise<string> {
  const client = firms.get(isRegistered) ?? customer;
  const quote = await client.post('/api/quotes', {
    mode: 'by_hand',
    title: 'Garten',
    locale,
    currency,
    customer: { name: 'Petra Muster', kind },
    line_items: lines(isRegistered),
  });
  const idOf = (description: string) =>
    quote.line_items.find((one: Answer['body']) => one.description === description).id;
  const at = `/api/quotes/${quote.id}/components`;
  await client.post(at, { title: 'Hecke', line_item_ids: [idOf('Hecke schneiden'), idOf('Porto')] });
  const extra = { title: 'Rollrasen', is_optional: true, line_item_ids: [idOf('Rollrasen verlegen')] };
  await client.post(at, extra);
  const { revision } = await client.get(`/api/quotes/${quote.id}`);
  await client.put(`/api/quotes/${quote.id}`, {
    revision,
    detail,
    prices_include_tax: pricesIncludeTax,
    discount_percent: 3,
    deposit_percent: 30,
  });
  await client.post(`/api/quotes/${quote.id}/send`, { channel: 'none' });
  const [link] = await client.get(`/api/quotes/${quote.id}/links`);
  return tokenOf(link.url);
}

describe.skipIf(missingPdfTools.length > 0)('every figure that the API says stands in the PDF', () => {
  it.each(papers)(
    'in $locale and $currency: $detail, to a $kind, registered $isRegistered, tax included $pricesIncludeTax',
    async (paper) => {
      const token = await sent(paper);
      const quote = await customer.get(`/api/customer/quotes/${token}`);
      const { version } = quote;
      const answer = await running.app.request(`/api/customer/quotes/${token}/pdf`);
      const pdf = new Uint8Array(await answer.arrayBuffer());
      await checkPdf(pdf);
      const text = (await textOf(pdf)).replace(/ +/g, ' ');
      const money = (minor: number) => alike(formatMoney(minor, paper.currency, paper.locale));
      const parts = [...version.parts, ...version.extras];
      for (const part of parts) {
        if (part.amount_minor !== null) expect(text).toContain(money(part.amount_minor));
        if (!version.extras.includes(part) || part.is_chosen)
          for (const line of part.lines) expect(rowOf(text, line.description)).toContain(money(line.amount_minor));
      }
      const rows = [
        ...version.totals.tax
          .filter(taxed)
          .map((tax: Answer['body']) => [`${quote.provider.tax.name} ${tax.rate} %`, tax.tax_minor]),
        [paper.locale === 'de-DE' ? 'Gesamt' : 'Total', version.totals.total_minor],
        [paper.locale === 'de-DE' ? 'Nachlass' : 'Discount', -version.discount_minor],
      ];
      for (const [label, minor] of rows) expect(rowOf(text, label)).toContain(money(minor));
      expect(text).toContain(money(version.deposit_minor));
      const { tax } = quote.provider;
      const taxRows = text.split('\n').filter((row) => row.trim().startsWith(`${tax.name} `) && / %/.test(row));
      expect(taxRows).toHaveLength(paper.isRegistered ? version.totals.tax.filter(taxed).length : 0);
      expect(text).toContain(paper.isRegistered ? tax.number : flat(tax.note).slice(0, 30));
    },
  );
});

const taxed = ({ tax_minor: minor }: Answer['body']) => minor !== 0;
const flat = (text: string): string => text.replace(/\s+/g, ' ');

function rowOf(text: string, label: string): string {
  const row = text.split('\n').find((one) => one.trim().startsWith(label));
  expect(row, `a row "${label}" in ${text}`).toBeDefined();
  return row ?? '';
}
