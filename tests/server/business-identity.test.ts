import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import { poll } from '../support/poll.ts';
import { latestMail, type SignedUp, signUp, tokenOf } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { runOn } from '../support/test-database.ts';

let running: TestApp;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);
const anybody = () => createClient(fetch);

beforeAll(async () => {
  running = await startTestApp();
}, 120_000);
afterAll(() => running.stop());

async function firm(profile: Record<string, unknown> = {}): Promise<SignedUp> {
  const person = await signUp(fetch);
  await person.client.post('/api/provider/profile', {
    provider_type: 'business',
    business_name: 'Invented Sweeps',
    email: person.email,
    phone_number: '+44 20 7946 0003',
    address: { formatted_address: '3 Nowhere Street, Exampleton' },
    locale: 'en-GB',
    ...profile,
  });
  return person;
}

const settings = (client: Client, change: Record<string, unknown>) => client.put('/api/provider/settings', change);

const line = (description: string, unit_price_minor: number, tax_rate?: number) => ({
  category: 'labour',
  description,
  quantity: 1,
  unit: 'fixed',
  unit_price_minor,
  ...(tax_rate === undefined ? {} : { tax_rate }),
});

const customerMail = 'kunde@customer.example';

const byHand = (client: Client, line_items: readonly object[], fields: object = {}): Promise<Answer['body']> =>
  client.post('/api/quotes', {
    description: 'Sweep two chimneys',
    customer: { name: 'Mara Muster', email: customerMail, address: '4 Nowhere Street' },
    mode: 'by_hand',
    line_items,
    ...fields,
  });

/** Sends a quote by mail, and the customer's own way to it. */
async function send(client: Client, id: string): Promise<{ token: string; quote: Answer['body'] }> {
  const quote = await client.post(`/api/quotes/${id}/send`, { channel: 'email' });
  return { token: tokenOf(quote.links[0].url), quote };
}

const opened = (token: string): Promise<Answer['body']> => anybody().get(`/api/customer/quotes/${token}`);

async function accept(token: string, total: number): Promise<void> {
  const agreed = { version: 1, name: 'Mara Muster', expected_total_minor: total };
  await anybody().post(`/api/customer/quotes/${token}/accept`, agreed);
}

describe('who a provider is for the tax office', () => {
  it('is guessed until it is said, follows the profile until then, and what was said stays', async () => {
    const { client } = await firm({ locale: 'en-GB', address: { formatted_address: 'Hier 1', country: 'Germany' } });
    const guessed = await client.get('/api/provider/settings');
    expect(guessed.tax).toMatchObject({ country: 'DE', is_registered: true, confirmed_at: null });
    expect(guessed.tax.rates.map(({ percent }: { percent: number }) => percent)).toEqual([19, 7]);
    await client.put('/api/provider/profile', { address: { formatted_address: 'Ici 1', country: 'FR' } });
    const moved = await client.get('/api/provider/profile');
    expect(moved.tax).toMatchObject({ country: 'FR', name: 'VAT', is_confirmed: false });
    const said = await settings(client, { tax: { is_registered: true, number: 'FR 12 345678901' } });
    expect(said.tax).toMatchObject({ country: 'FR', number: 'FR 12 345678901', confirmed_at: expect.any(String) });
    await client.put('/api/provider/profile', { address: { formatted_address: 'Hier 1', country: 'DE' } });
    expect((await client.get('/api/provider/settings')).tax).toEqual(said.tax);
  });

  it('changes by what is given alone, and another country brings its own rates', async () => {
    const { client } = await firm();
    const own = { id: 'own', label: 'Ours', percent: 12.5, is_default: true };
    await settings(client, { tax: { rates: [own], number: 'GB123456789', company_number: '01234567' } });
    const without = await settings(client, { tax: { is_registered: false } });
    expect(without.tax).toMatchObject({ rates: [own], number: 'GB123456789', company_number: '01234567' });
    const moved = await settings(client, { tax: { country: 'at' } });
    expect(moved.tax).toMatchObject({ country: 'AT', is_registered: false, number: null, company_number: null });
    expect(moved.tax.rates[0]).toMatchObject({ id: 'standard', label: 'Standard rate', percent: 20 });
  });

  it.each([
    [{ tax: { country: 'XX' } }, 'tax.country', 'Choose one of the countries in the list'],
    [{ tax: { number: 'nonsense' } }, 'tax.number', 'This does not look like a tax number of this country'],
    [{ tax: { rates: [] } }, 'tax.rates', expect.any(String)],
    [
      { tax: { rates: [{ id: 'a', label: 'A', percent: 20, is_default: false }] } },
      'tax.rates',
      'Exactly one rate is the usual one',
    ],
    [
      { quotes: { number_format: 'Q' } },
      'quotes.number_format',
      'Write {number} once where the number goes, such as Q-{number}, with at most 40 letters and digits',
    ],
    [{ quotes: { valid_days: 0 } }, 'quotes.valid_days', expect.any(String)],
    [
      { branding: { primary_color: 'red' } },
      'branding.primary_color',
      'Write the colour as # and six digits, such as #0f766e',
    ],
    [
      { links: { service_product_url: 'javascript:alert(1)' } },
      'links.service_product_url',
      'Write a whole address that begins with https://',
    ],
  ])('%j is refused beside its field', async (change, field, sentence) => {
    const { client } = await firm();
    const { status, body } = await client.send('PUT', '/api/provider/settings', change);
    expect(status).toBe(422);
    expect(body.errors).toEqual({ [field]: [sentence] });
  });

  it('finds every country with its rates of a year, named for the reader', async () => {
    const { client } = await firm();
    const { body } = await client.send('GET', '/api/provider/tax-countries', undefined, { 'accept-language': 'de' });
    const austria = body.data.find(({ country }: { country: string }) => country === 'AT');
    expect(austria).toMatchObject({ name: 'Österreich', tax_name: 'USt.', by_place: false, year: 2026 });
    expect(austria.unregistered_note).toContain('§ 6');
    expect(body.data.find(({ country }: { country: string }) => country === 'US')).toMatchObject({ by_place: true });
  });
});

describe('a sole trader who is not registered', () => {
  const germany = { locale: 'de-DE', address: { formatted_address: 'Hier 1', country: 'DE' } };
  const sentence = 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.';

  it('has no tax anywhere, and the sentence of the country', async () => {
    const { client, email } = await firm({
      ...germany,
      provider_type: 'individual',
      first_name: 'Ida',
      last_name: 'Erfunden',
    });
    await settings(client, { tax: { is_registered: false }, quotes: { detail: 'rates' } });
    const quote = await byHand(client, [line('Kamin kehren', 9_999), line('Anfahrt', 1_500, 7)]);
    expect(quote).toMatchObject({ charges_tax: false, totals: { net_minor: 11_499, tax: [], total_minor: 11_499 } });
    const { token, quote: sent } = await send(client, quote.id);
    expect(sent.totals.tax).toEqual([]);
    const page = await opened(token);
    expect(page.provider.tax).toMatchObject({ is_registered: false, note: sentence, number: null });
    expect(page.version).toMatchObject({ charges_tax: false, totals: { tax: [], total_minor: 11_499 } });
    expect(page.version.line_items.map(({ tax_rate }: { tax_rate: number }) => tax_rate)).toEqual([0, 0]);
    const list = await client.get('/api/quotes?sort=-value');
    expect(list[0].total_minor).toBe(11_499);
    await accept(token, 11_499);
    for (const to of [customerMail, email]) {
      const mail = await poll(`the mail to ${to}`, () => latestMail(anybody(), to));
      expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/VAT|MwSt|plus tax|zzgl/i);
    }
    expect(await latestMail(anybody(), customerMail)).toMatchObject({
      text: expect.stringContaining(sentence),
      html: expect.stringContaining(sentence),
    });
  });

  it('says a sentence of their own instead, and in Britain none', async () => {
    const { client } = await firm(germany);
    await settings(client, { tax: { is_registered: false, note: 'Kleinunternehmerin.' } });
    const { token } = await send(client, (await byHand(client, [line('Kehren', 5_000)])).id);
    expect((await opened(token)).provider.tax.note).toBe('Kleinunternehmerin.');
    const british = await firm();
    await settings(british.client, { tax: { is_registered: false } });
    const other = await send(british.client, (await byHand(british.client, [line('Sweep', 5_000)])).id);
    expect((await opened(other.token)).provider.tax.note).toBeNull();
  });

  it('cannot charge tax on a single quote, and a registered one can leave it off', async () => {
    const { client } = await firm();
    const taxed = await byHand(client, [line('Sweep', 5_000)]);
    const without = await client.put(`/api/quotes/${taxed.id}`, { revision: taxed.revision, charges_tax: false });
    expect(without.totals).toMatchObject({ tax: [], total_minor: 5_000 });
    await settings(client, { tax: { is_registered: false } });
    const { status, body } = await client.send('PUT', `/api/quotes/${taxed.id}`, {
      revision: without.revision,
      charges_tax: true,
    });
    expect(status).toBe(422);
    expect(body.errors.charges_tax[0]).toContain('not registered');
  });
});

describe('a firm that is registered', () => {
  it.each([
    { country: 'DE', locale: 'de-DE', name: 'MwSt.', number: 'DE 123456789', rates: [19, 7], tax: [19_00, 3_50] },
    { country: 'FR', locale: 'fr-FR', name: 'TVA', number: 'FR 12 345678901', rates: [20, 5.5], tax: [20_00, 2_75] },
    { country: 'PL', locale: 'pl-PL', name: 'VAT', number: 'PL 123-456-78-90', rates: [23, 8], tax: [23_00, 4_00] },
  ])('in $country names its tax $name and has two rates and a line free of tax in one quote', async (one) => {
    const { client } = await firm({ locale: one.locale, address: { formatted_address: 'Here', country: one.country } });
    const confirmed = await settings(client, { tax: { is_registered: true, number: one.number } });
    const percents = confirmed.tax.rates.map(({ percent }: { percent: number }) => percent);
    expect(percents).toEqual(expect.arrayContaining(one.rates));
    const [standard = 0, reduced = 0] = one.rates;
    const [standardTax = 0, reducedTax = 0] = one.tax;
    const quote = await byHand(client, [line('A', 100_00), line('B', 50_00, reduced), line('C', 10_00, 0)]);
    expect(quote).toMatchObject({ currency: 'EUR', charges_tax: true });
    const { token } = await send(client, quote.id);
    const page = await opened(token);
    expect(page.provider.tax).toMatchObject({ is_registered: true, name: one.name, number: one.number, note: null });
    expect(page.version.totals).toEqual({
      net_minor: 160_00,
      discount_minor: 0,
      tax: [
        { rate: 0, net_minor: 10_00, tax_minor: 0 },
        { rate: reduced, net_minor: 50_00, tax_minor: reducedTax },
        { rate: standard, net_minor: 100_00, tax_minor: standardTax },
      ],
      total_minor: 160_00 + standardTax + reducedTax,
    });
  });
});

describe('what a version keeps of its parties', () => {
  async function accepted() {
    const person = await firm();
    await settings(person.client, { tax: { number: 'GB123456789', company_number: '01234567' } });
    const quote = await byHand(person.client, [line('Sweep', 10_000)], {
      customer: { name: 'Mara Muster', email: customerMail, address: '4 Nowhere Street', kind: 'business' },
    });
    const { token } = await send(person.client, quote.id);
    await accept(token, 12_000);
    return { ...person, token, quote, before: await opened(token) };
  }

  async function renameAll({ client, quote }: { readonly client: Client; readonly quote: Answer['body'] }) {
    await client.put('/api/provider/profile', {
      business_name: 'Other Name',
      phone_number: '+44 20 7946 0009',
      address: { formatted_address: '9 Elsewhere' },
    });
    await settings(client, { tax: { is_registered: false, company_number: null }, apply_to_open_quotes: true });
    await client.put(`/api/provider/customers/${quote.customer.id}`, { name: 'New Name', kind: 'person' });
  }

  it('stays as it was when either is renamed after the acceptance', async () => {
    const story = await accepted();
    await renameAll(story);
    const after = await opened(story.token);
    expect(after.provider).toEqual(story.before.provider);
    expect(after.customer).toEqual(story.before.customer);
    expect(after.customer).toMatchObject({ name: 'Mara Muster', address: '4 Nowhere Street', kind: 'business' });
    expect(after.provider).toMatchObject({
      name: 'Invented Sweeps',
      phone_number: '+44 20 7946 0003',
      tax: { is_registered: true, number: 'GB123456789', company_number: '01234567' },
    });
    expect(after.version).toEqual(story.before.version);
    const { acceptance } = await story.client.get(`/api/quotes/${story.quote.id}`);
    expect(acceptance).toMatchObject({ provider_name: 'Invented Sweeps', customer_name: 'Mara Muster' });
  });

  it('is part of its content hash', async () => {
    const { client } = await firm();
    const quote = await byHand(client, [line('Sweep', 10_000)]);
    await client.post(`/api/quotes/${quote.id}/finalize`);
    await client.put(`/api/provider/customers/${quote.customer.id}`, { name: 'New Name' });
    const { revision } = await client.get(`/api/quotes/${quote.id}`);
    await client.put(`/api/quotes/${quote.id}`, { revision, title: quote.title });
    await client.post(`/api/quotes/${quote.id}/finalize`);
    const { rows } = await running.deps.db.execute(
      sql`select count(distinct content_hash)::int as hashes from quote_versions where quote_id = ${quote.id}`,
    );
    expect(rows).toEqual([{ hashes: 2 }]);
  });

  it('goes by what they are called now in a version from before it was kept', async () => {
    const story = await accepted();
    await runOn(
      running.databaseUrl,
      `update quote_versions
        set snapshot = snapshot - '{parties,chargesTax,detail,starts,duration,depositPercent,guarantee,photoIds}'::text[]
        where quote_id = '${story.quote.id}'`,
    );
    await renameAll(story);
    const after = await opened(story.token);
    expect(after.provider.name).toBe('Other Name');
    const { charges_tax, detail, photos, totals } = after.version;
    expect([charges_tax, detail, photos]).toEqual([true, 'rates', []]);
    expect(totals.total_minor).toBe(12_000);
  });
});

describe('a change of identity', () => {
  it('reaches new quotes, and those under way only when the provider says so', async () => {
    const { client } = await firm();
    const open = await byHand(client, [line('Sweep', 10_000), line('Free', 1_000, 0)]);
    const finalized = await byHand(client, [line('Sweep', 10_000)]);
    await client.post(`/api/quotes/${finalized.id}/finalize`);
    const sent = await byHand(client, [line('Sweep', 10_000)]);
    await send(client, sent.id);
    const total = async (id: string) => (await client.get(`/api/quotes/${id}`)).totals.total_minor;

    const changed = await settings(client, { tax: { is_registered: false, note: 'No tax is charged.' } });
    expect(changed.open_quotes_that_differ).toBe(1);
    expect(await total(open.id)).toBe(13_000);
    // What was begun with tax and stays so bears no sentence that says otherwise.
    expect((await client.get(`/api/customer/quotes/${open.id}`)).provider.tax.note).toBeNull();
    expect((await byHand(client, [line('Sweep', 10_000)])).totals.total_minor).toBe(10_000);

    const copy = await client.post(`/api/quotes/${open.id}/duplicate`);
    expect(copy).toMatchObject({ charges_tax: false, totals: { tax: [], total_minor: 11_000 } });

    const left = await settings(client, { apply_to_open_quotes: false });
    expect(left.open_quotes_that_differ).toBe(1);
    const followed = await settings(client, { apply_to_open_quotes: true });
    expect(followed.open_quotes_that_differ).toBe(0);
    expect(await total(open.id)).toBe(11_000);
    expect([await total(finalized.id), await total(sent.id)]).toEqual([12_000, 12_000]);
    const { revision } = await client.get(`/api/quotes/${open.id}`);
    expect(revision).toBeGreaterThan(open.revision);
  });

  it('puts the usual rate on lines whose rate is gone, and leaves lines free of tax', async () => {
    const { client } = await firm();
    const open = await byHand(client, [line('Sweep', 10_000), line('Reduced', 10_000, 5), line('Free', 1_000, 0)]);
    const rates = [{ id: 'standard', label: 'Standard', percent: 21, is_default: true }];
    expect((await settings(client, { tax: { rates } })).open_quotes_that_differ).toBe(1);
    await settings(client, { apply_to_open_quotes: true });
    const { line_items } = await client.get(`/api/quotes/${open.id}`);
    expect(line_items.map(({ tax_rate }: { tax_rate: number }) => tax_rate)).toEqual([21, 21, 0]);
  });
});

describe('what the settings say of quotes', () => {
  it('is what a new quote begins with, and a quote says it otherwise', async () => {
    const { client } = await firm();
    await settings(client, {
      quotes: {
        detail: 'lines',
        valid_days: 7,
        terms: 'Our terms',
        message: 'Kind regards',
        number_format: '{year}/{number}',
        deposit_percent: 30,
        guarantee: 'Two years',
        prices_include_tax: true,
      },
    });
    const quote = await byHand(client, [line('Sweep', 12_000)]);
    expect(quote).toMatchObject({
      detail: 'lines',
      terms: 'Our terms',
      message: 'Kind regards',
      deposit_percent: 30,
      guarantee: 'Two years',
      prices_include_tax: true,
      starts: null,
      archived_at: null,
    });
    const changed = await client.put(`/api/quotes/${quote.id}`, {
      revision: quote.revision,
      detail: 'total',
      starts: 'In the second week of March',
      duration: 'Two days',
      deposit_percent: null,
      guarantee: '',
      message: 'Dear Mara',
    });
    expect(changed).toMatchObject({ detail: 'total', deposit_percent: null, guarantee: null, duration: 'Two days' });
    const { token, quote: sent } = await send(client, quote.id);
    expect(sent.number).toBe(`${new Date().getUTCFullYear()}/1001`);
    const { version } = await opened(token);
    expect(version).toMatchObject({
      detail: 'total',
      starts: 'In the second week of March',
      duration: 'Two days',
      deposit_percent: null,
      guarantee: null,
      terms: 'Our terms',
      message: 'Dear Mara',
    });
    const days = (Date.parse(version.valid_until) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBeLessThanOrEqual(7);
    expect(Math.round(days)).toBeGreaterThanOrEqual(6);
  });

  it('goes on where the number of a changed format is taken already', async () => {
    const { client } = await firm();
    await settings(client, { quotes: { number_format: '1{number}' } });
    const first = await send(client, (await byHand(client, [line('A', 100)])).id);
    expect(first.quote.number).toBe('11001');
    await running.deps.db.execute(sql`update providers set last_quote_number = 11000
      where id = (select provider_id from quotes where id = ${first.quote.id})`);
    await settings(client, { quotes: { number_format: '{number}' } });
    const second = await send(client, (await byHand(client, [line('B', 100)])).id);
    expect(second.quote.number).toBe('11002');
  });
});
