import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Client } from '../support/api-client.ts';
import { createPainter, paintingId, waitForStatus } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);

beforeAll(async () => {
  running = await startTestApp();
}, 60_000);
afterAll(() => running.stop());

type Body = Answer['body'];
const description = 'Paint the living room, walls and ceiling, 5 x 4 m.';
const rows = async (table: string): Promise<number> =>
  Number((await running.pool.query(`select count(*) from ${table}`)).rows[0].count);

describe('a typed request', () => {
  it.each([
    ['plain', description],
    ['with an older mail below', `${description}\n\nOn Tue, 5 May 2026 at 10:12, Tom wrote:\n> the bedroom, 4 x 3 m?`],
    ['with other work in it', `${description} While you are here, fit a new kitchen tap.`],
    [
      'in another language',
      'Bitte streichen Sie das Wohnzimmer, Wände und Decke, 5 x 4 m, und geben Sie mir den Preis.',
    ],
  ])(
    '%s is priced as a quote for it would be, with what each line rests on, and nothing is written',
    async (_, text) => {
      const { client } = await createPainter(fetch);
      const before = [await rows('quotes'), await rows('pipeline_runs'), await rows('quote_line_items')];
      const tried = await client.post('/api/provider/test-pricing', { description: text, locale: 'en-GB' });
      expect([await rows('quotes'), await rows('pipeline_runs'), await rows('quote_line_items')]).toEqual(before);
      expect(tried.service).toMatchObject({ id: paintingId, is_sure: true });
      const lines: Body[] = tried.parts.flatMap((part: Body) => part.lines);
      const walls = lines.find(({ is_own_price }) => is_own_price);
      expect(walls).toMatchObject({ unit: 'per_area', unit_price_minor: 1000 });
      expect(walls.evidence.map(({ kind }: Body) => kind)).toEqual(
        expect.arrayContaining(['request', 'rule', 'formula']),
      );
      const asked = { mode: 'estimate', description: text, locale: 'en-GB', customer: { name: 'Mara' } };
      const { id } = await client.post('/api/quotes', asked);
      const quote = await waitForStatus(client, id, 'provider_review');
      const visible = quote.line_items.filter(
        (one: Body) => quote.components.find(({ id: part }: Body) => part === one.component_id)?.is_visible !== false,
      );
      const shown = ({ description: work, quantity, unit_price_minor }: Body) => [work, quantity, unit_price_minor];
      expect(lines.map(shown)).toEqual(visible.map(shown));
      expect(tried.total_minor).toBe(quote.totals.total_minor);
    },
  );

  it('has to say something, may name its service, and is told when no service fits', async () => {
    const { client } = await createPainter(fetch);
    const send = (body: object) => client.send('POST', '/api/provider/test-pricing', body);
    expect((await send({ description: ' ' })).body.errors).toHaveProperty('description');
    expect((await send({ description, service_type_id: '00000000-0000-4000-8000-000000000000' })).status).toBe(404);
    const named = await send({ description: 'Hello', service_type_id: paintingId });
    expect(named.body.data.service).toMatchObject({ id: paintingId, is_sure: true });
    const vague = await send({ description: 'Hello, please call me back.' });
    expect(vague.body.data.service?.is_sure ?? false).toBe(false);
  });
});

describe('an everyday job', () => {
  const sample = `/api/provider/services/${paintingId}/sample`;
  const sheet = (client: Client): Promise<Body[]> => client.get(`/api/provider/services/${paintingId}/rate-sheet`);

  it('follows prices as they are written, stored nowhere', async () => {
    const { client } = await createPainter(fetch);
    const before = await client.get(sample);
    expect(await client.post(sample)).toEqual(before);
    const rules = await client.get('/api/provider/pricing-rules');
    const dearer = await client.post(sample, { rows: [{ key: 'work:walls', price_minor: 2000 }] });
    const wallsOf = ({ lines }: Body) =>
      lines.find(({ unit_price_minor, is_own_price }: Body) => is_own_price && unit_price_minor >= 1000);
    expect(wallsOf(before).unit_price_minor).toBe(1000);
    expect(wallsOf(dearer).unit_price_minor).toBe(2000);
    expect(dearer.total_minor).toBeGreaterThan(before.total_minor);
    const removed = await client.post(sample, { rows: [{ key: 'work:walls', price_minor: null }] });
    expect(removed.lines.some(({ is_own_price }: Body) => is_own_price)).toBe(false);
    const added = await client.post(sample, { rows: [{ key: 'work:ceiling', price_minor: 3333 }] });
    expect(added.lines.map(({ unit_price_minor }: Body) => unit_price_minor)).toContain(3333);
    expect(await client.get('/api/provider/pricing-rules')).toEqual(rules);
    expect(await client.get(sample)).toEqual(before);
  });

  it('is what is stored once the same prices are saved', async () => {
    const { client } = await createPainter(fetch);
    const written = [
      { key: 'work:walls', price_minor: 1234 },
      { key: 'work:ceiling', price_minor: 777, minimum_minor: 5000 },
    ];
    const previewed = await client.post(sample, { rows: written });
    const marks = new Map((await sheet(client)).map(({ key, mark }) => [key, mark]));
    await client.put(`/api/provider/services/${paintingId}/rate-sheet`, {
      rows: written.map((row) => ({ ...row, mark: marks.get(row.key) })),
    });
    expect(await client.get(sample)).toEqual(previewed);
  });

  it('follows the hour and the markup, and does without rows that are none', async () => {
    const { client } = await createPainter(fetch);
    const before = await client.get(sample);
    const dear = await client.post(sample, { hour_minor: 20_000, materials_markup_percent: 100 });
    expect(dear.total_minor).toBeGreaterThan(before.total_minor);
    expect(await client.post(sample, { rows: [{ key: 'work:nothing', price_minor: 1 }] })).toEqual(before);
    expect((await client.send('POST', sample, { rows: [{ key: 'work:walls', price_minor: -1 }] })).status).toBe(422);
  });
});
