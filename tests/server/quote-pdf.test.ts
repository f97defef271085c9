import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatMoney } from '#domain/money.ts';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import { alike, checkPdf, infoOf, missingPdfTools, pagesOf, structureOf, textOf } from '../support/pdf-tools.ts';
import {
  answerAll,
  createPainter,
  createQuote,
  type SignedUp,
  sendQuestions,
  sendQuote,
  tokenOf,
  uploadPhoto,
} from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
let painter: SignedUp;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);
const customer = createClient((path, init) => running.app.request(path, init));

beforeAll(async () => {
  running = await startTestApp();
  painter = await createPainter(fetch);
});
afterAll(() => running.stop());

const line = (description: string, fields: object = {}) => ({
  category: 'labour',
  description,
  quantity: 2,
  unit: 'per_unit',
  unit_price_minor: 4500,
  ...fields,
});
const byHand = (lines: readonly object[], fields: object = {}): Promise<Answer['body']> =>
  painter.client.post('/api/quotes', {
    mode: 'by_hand',
    title: 'Two doors',
    customer: { name: 'Mara Muster', address: '4 Nowhere Street' },
    line_items: lines,
    ...fields,
  });
async function send(client: Client, { id }: Answer['body']): Promise<string> {
  await client.post(`/api/quotes/${id}/send`, { channel: 'none' });
  return tokenOf((await client.get(`/api/quotes/${id}/links`))[0].url);
}
const change = async ({ id }: Answer['body'], fields: object) =>
  painter.client.put(`/api/quotes/${id}`, {
    revision: (await painter.client.get(`/api/quotes/${id}`)).revision,
    ...fields,
  });

const ask = async (path: string, headers: Record<string, string> = {}) =>
  running.app.request(`/api${path}`, { headers });
const bearer = ({ token }: SignedUp) => ({ authorization: `Bearer ${token}` });
const ofCustomer = (token: string, headers = {}) => ask(`/customer/quotes/${token}/pdf`, headers);
const ofProvider = (id: string, person = painter) => ask(`/quotes/${id}/pdf`, bearer(person));
async function pdfOf(asked: Response | Promise<Response>): Promise<Uint8Array> {
  const answer = await asked;
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return new Uint8Array(await answer.arrayBuffer());
}

describe('a quote as a file', () => {
  it('carries what it is, its number and whose in its name, and is not kept on the way', async () => {
    const token = await send(painter.client, await byHand([line('Hang a door')]));
    const answer = await ofCustomer(token);
    expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 5)]).toEqual([...Buffer.from('%PDF-')]);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Quote Q-\d+ Invented Painters Ltd\.pdf"; filename\*=UTF-8''Quote%20Q-\d+%20Invented/,
    );
  });

  it('is the same file while nothing changed, and another with another choice', async () => {
    const quote = await byHand([line('Hang a door'), line('Paint it')]);
    await painter.client.post(`/api/quotes/${quote.id}/components`, {
      title: 'Paint',
      is_optional: true,
      line_item_ids: [quote.line_items[1].id],
    });
    const token = await send(painter.client, quote);
    const first = await ofCustomer(token);
    const again = await ofCustomer(token);
    const etag = first.headers.get('etag') ?? '';
    expect(again.headers.get('etag')).toBe(etag);
    expect(await pdfOf(again)).toEqual(await pdfOf(first));
    expect((await ofCustomer(token, { 'if-none-match': etag })).status).toBe(304);
    const { version } = await customer.get(`/api/customer/quotes/${token}`);
    await customer.post(
      `/api/customer/quotes/${token}/components/${version.extras[0].component_id}/toggle-visibility`,
      { is_visible: !version.extras[0].is_chosen },
    );
    expect((await ofCustomer(token, { 'if-none-match': etag })).status).toBe(200);
  });

  it('opens for its provider and by its link, and to nobody else', async () => {
    const quote = await byHand([line('Hang a door')]);
    const token = await send(painter.client, quote);
    const stranger = await createPainter(fetch);
    expect((await ofProvider(quote.id)).status).toBe(200);
    expect((await ofProvider(quote.id, stranger)).status).toBe(404);
    expect((await ask(`/quotes/${quote.id}/pdf`)).status).toBe(401);
    expect((await ofCustomer(quote.id, bearer(stranger))).status).toBe(404);
    expect((await ofCustomer(token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(404);
  });

  it('is refused in words while there is no price', async () => {
    const asked = await createQuote(painter.client);
    const answer = await ofProvider((await byHand([])).id);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'invalid_state', message: expect.stringContaining('no price') });
    expect((await ofProvider(asked.id)).status).toBe(409);
  });

  it('is made by however many ask at once, each getting the whole', async () => {
    const token = await send(painter.client, await byHand([line('Hang a door')]));
    const files = await Promise.all(Array.from({ length: 12 }, () => ofCustomer(token).then(pdfOf)));
    for (const file of files) expect(file).toEqual(files[0]);
  });
});

const programs = `poppler and qpdf${missingPdfTools.length > 0 ? ` (not here: ${missingPdfTools.join(', ')})` : ''}`;

describe.skipIf(missingPdfTools.length > 0)(`a quote as a file, read by ${programs}`, () => {
  it('says what the customer’s page says, sound, tagged and in its language', async () => {
    const sent = await sendQuote(painter.client, customer);
    const { version, ...quote } = await customer.get(`/api/customer/quotes/${sent.token}`);
    const pdf = await pdfOf(ofCustomer(sent.token));
    await checkPdf(pdf);
    expect(await infoOf(pdf)).toMatchObject({ Title: quote.title, Author: quote.provider.name, Tagged: 'yes' });
    const raw = Buffer.from(pdf).toString('latin1');
    expect(raw).toContain('/Lang (en-GB)');
    expect(raw).toContain('pdfuaid');
    const tree = await structureOf(pdf);
    for (const tag of ['H1', 'H2', 'Table', 'THead', '/Scope /Column']) expect(tree).toContain(tag);
    const text = flat(await textOf(pdf));
    const money = (minor: number) => alike(formatMoney(minor, quote.currency, quote.locale));
    for (const part of [...version.parts, ...version.extras]) expect(text).toContain(money(part.amount_minor));
    for (const said of [quote.number, quote.title, quote.customer.name, money(version.totals.total_minor)])
      expect(text).toContain(said);
    for (const assumption of version.assumptions) expect(text).toContain(assumption);
  });

  it('prints whatever was written as itself', async () => {
    const written = [
      '#set page(fill: red) #panic("no") $ x^2 $ \\ `raw` *bold* _it_ <label> @reference // comment /* c */',
      '"); #read("/etc/passwd") [block] {code} ~ -- --- "quoted" \'single\' = no heading',
      'Ściana łazienki, Ærøskøbing, façade, Größe ẞ, Ñandú, ő Ű ș ț',
      'إصلاح السقف',
      'תיקון הגג',
      'Done 🙂 with a 🔨',
    ];
    const long = 'x'.repeat(480);
    const quote = await byHand([...written, long].map((text) => line(text)));
    await change(quote, { detail: 'rates', terms: written.join('\n'), message: long });
    const pdf = await pdfOf(ofCustomer(await send(painter.client, quote)));
    await checkPdf(pdf);
    expect(Buffer.from(pdf).toString('latin1')).toContain('pdfuaid');
    const letters = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}\p{P}\p{S}]/gu, '');
    const text = letters(await textOf(pdf));
    for (const one of written.filter((said) => !/\p{Script=Arabic}|\p{Script=Hebrew}/u.test(said)))
      expect(text.split(letters(one)).length - 1, one).toBeGreaterThanOrEqual(1);
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    expect(count(/x/g)).toBeGreaterThanOrEqual(960);
    expect(count(/\p{Script=Arabic}/gu)).toBeGreaterThanOrEqual(20);
    expect(count(/\p{Script=Hebrew}/gu)).toBeGreaterThanOrEqual(16);
  });

  it('still comes where a letter is in no font', async () => {
    // For private use: no font of any machine has it.
    const pdf = await pdfOf(ofCustomer(await send(painter.client, await byHand([line('Roof \u{f1234} repair')]))));
    await checkPdf(pdf);
    expect(await infoOf(pdf)).toMatchObject({ Tagged: 'yes' });
    expect(await textOf(pdf)).toMatch(/Roof.*repair/);
    expect(Buffer.from(pdf).toString('latin1')).not.toContain('pdfuaid');
  });

  it('breaks a hundred lines over pages: columns named again, no line split, sums with the last line', async () => {
    const words = (index: number) => Array.from({ length: index % 30 }, () => 'and so on').join(' ');
    const lines = Array.from({ length: 100 }, (_, index) =>
      line(`Door${index + 1}begins ${words(index)} ends${index + 1}.`),
    );
    const quote = await byHand(lines);
    await change(quote, { detail: 'rates' });
    const pages = await pagesOf(await pdfOf(ofProvider(quote.id)));
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages) expect(page).toMatch(/Item\s+Quantity\s+Price\s+Amount/);
    for (let index = 1; index <= 100; index += 1) {
      const page = pages.find((one) => one.includes(`Door${index}begins`)) ?? '';
      expect(page, `line ${index} ends on its page`).toContain(`ends${index}.`);
    }
    const last = pages.at(-1) ?? '';
    expect(last).toContain('Door100begins');
    expect(last).toMatch(/Total\s+£10,800\.00/);
  });

  it('lies on the paper of its country', async () => {
    const sizeOf = async (locale: string) =>
      (await infoOf(await pdfOf(ofProvider((await byHand([line('Hang a door')], { locale })).id))))['Page size'];
    expect(await sizeOf('en-GB')).toContain('A4');
    expect(await sizeOf('en-US')).toContain('letter');
  });

  it('is marked as a draft until it was sent, and never afterwards', async () => {
    const quote = await byHand([line('Hang a door')]);
    expect(await textOf(await pdfOf(ofProvider(quote.id)))).toContain('Draft: not sent yet');
    const token = await send(painter.client, quote);
    for (const pdf of [await pdfOf(ofProvider(quote.id)), await pdfOf(ofCustomer(token))])
      expect(await textOf(pdf)).not.toContain('Draft');
  });

  it('keeps showing what was sent while the next version is composed, and says so', async () => {
    const quote = await byHand([line('Hang a door')]);
    const token = await send(painter.client, quote);
    await painter.client.post(`/api/quotes/${quote.id}/revise`);
    await change(quote, { title: 'Three doors' });
    const forCustomer = await textOf(await pdfOf(ofCustomer(token)));
    expect(forCustomer).toContain('This price is being changed');
    expect(forCustomer).toContain('Two doors');
    expect(forCustomer).not.toContain('Three doors');
    const forProvider = await textOf(await pdfOf(ofProvider(quote.id)));
    expect(forProvider).toMatch(/Draft[\s\S]*Three doors/);
  });

  it('certifies an acceptance: who, when, which version by its fingerprint, and how much', async () => {
    const quote = await byHand([line('Hang a door')]);
    const token = await send(painter.client, quote);
    expect(await textOf(await pdfOf(ofCustomer(token)))).not.toContain('Record of acceptance');
    const agreed = { version: 1, name: 'Mara Łucja Muster', expected_total_minor: 10_800 };
    const { accepted_at } = await customer.post(`/api/customer/quotes/${token}/accept`, agreed);
    const pages = await pagesOf(await pdfOf(ofCustomer(token)));
    const certificate = flat(pages.at(-1) ?? '');
    const { rows } = await running.pool.query('select content_hash from quote_versions where quote_id = $1', [
      quote.id,
    ]);
    expect(rows).toHaveLength(1);
    for (const said of ['Record of acceptance', 'Mara Łucja Muster', '£108.00']) expect(certificate).toContain(said);
    expect(certificate.replaceAll(' ', '')).toContain(rows[0].content_hash);
    expect(certificate).toContain(accepted_at.slice(11, 19));
    expect(certificate).toContain('UTC');
    // Renamed later, nothing that was agreed changes.
    await painter.client.put('/api/provider/profile', { business_name: 'Another Name Ltd' });
    await painter.client.put(`/api/provider/customers/${quote.customer.id}`, { name: 'Nobody Else' }).catch(() => null);
    const later = await pagesOf(await pdfOf(ofProvider(quote.id)));
    await painter.client.put('/api/provider/profile', { business_name: 'Invented Painters Ltd' });
    expect(later).toEqual(pages);
  });

  it('shows the photos that the provider put on the quote, and no other', async () => {
    const quote = await createQuote(painter.client);
    const link = await sendQuestions(painter.client, quote.id);
    const [shown] = [await uploadPhoto(customer, link.token), await uploadPhoto(customer, link.token)];
    await answerAll(customer, painter.client, link.token, quote.id);
    await painter.client.put(`/api/quotes/${quote.id}/media/${shown.body.data.id}`, { is_on_quote: true });
    await painter.client.post(`/api/quotes/${quote.id}/send`, { channel: 'none' });
    const pdf = await pdfOf(ofCustomer(link.token));
    const tree = await structureOf(pdf);
    expect(tree.match(/Figure/g)).toHaveLength(1);
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/Alt ?\(Photo 1\)/);
  });

  it('wears the provider’s logo, described for who cannot see it', async () => {
    const person = await createPainter(fetch);
    const png = await sharp({ create: { width: 80, height: 40, channels: 4, background: '#0f766e' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('logo', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'logo.png');
    const uploaded = await person.client.send('POST', '/api/provider/profile/logo', form);
    expect(uploaded.status, JSON.stringify(uploaded.body)).toBeLessThan(300);
    const quote = await person.client.post('/api/quotes', {
      mode: 'by_hand',
      title: 'A door',
      customer: { name: 'Mara Muster' },
      line_items: [line('Hang a door')],
    });
    const pdf = await pdfOf(ofProvider(quote.id, person));
    expect(await structureOf(pdf)).toContain('Figure');
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/Alt ?\(Invented Painters Ltd\)/);
  });
});

const flat = (text: string): string => text.replace(/\s+/g, ' ');
