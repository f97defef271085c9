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

function importing(client: Client, file: string, fields: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([file]), 'prices.csv');
  return client.send('POST', '/api/provider/pricing-rules/import', form);
}

const imported = async (client: Client, file: string, fields = {}): Promise<Body> =>
  (await importing(client, file, fields)).body.data;
const rulesOf = (client: Client): Promise<Body[]> => client.get('/api/provider/pricing-rules');
const none = { created: 0, updated: 0, unchanged: 0, skipped: 0, repeated: 0, wrong: 0 };

const list = [
  '\uFEFFBezeichnung;Einheit;EP',
  'Tapete entfernen;m²;4,50',
  'Facharbeiter;Std.;48,00',
  'Sockelleiste;lfm;12,90',
  '"Anfahrt; Stadt";pauschal;35',
  'Ohne Preis;Stk;auf Anfrage',
  ';Stk;3,00',
].join('\r\n');

describe('a price list', () => {
  it('is read by its headings, in any unit, and says which lines are wrong', async () => {
    const { client } = await createPainter(fetch);
    const before = await rulesOf(client);
    const seen = await imported(client, list, { preview: 'true' });
    expect(seen).toMatchObject({ is_preview: true, delimiter: ';', has_headings: true });
    expect(seen.counts).toEqual({ ...none, rows: 6, created: 4, wrong: 2 });
    expect(seen.rows.map((row: Body) => [row.name, row.unit, row.unit_label, row.rate_minor])).toEqual([
      ['Tapete entfernen', 'per_area', null, 450],
      ['Facharbeiter', 'hourly', null, 4800],
      ['Sockelleiste', 'per_unit', 'lfm', 1290],
      ['Anfahrt; Stadt', 'fixed', null, 3500],
    ]);
    expect(seen.wrong.map(({ line, field }: Body) => [line, field])).toEqual([
      [6, 'price'],
      [7, 'name'],
    ]);
    expect(await rulesOf(client)).toEqual(before);
    await imported(client, list, { category: 'labour' });
    const after = (await rulesOf(client)).slice(before.length);
    expect(after.map(({ name }) => name)).toEqual([
      'Tapete entfernen',
      'Facharbeiter',
      'Sockelleiste',
      'Anfahrt; Stadt',
    ]);
    expect(new Set(after.map(({ cost_category }) => cost_category))).toEqual(new Set(['labour']));
  });

  it('without headings is read by what its cells hold', async () => {
    const { client } = await createPainter(fetch);
    const seen = await imported(client, 'Skirting,m,12.90\nDoor,,"1,250.00"\n', { preview: 'true' });
    expect(seen.has_headings).toBe(false);
    expect(seen.columns.map(({ field }: Body) => field)).toEqual(['name', 'unit', 'price']);
    expect(seen.rows[1]).toMatchObject({ name: 'Door', unit: 'per_unit', unit_label: null, rate_minor: 125_000 });
    const chosen = await imported(client, 'Skirting,m,12.90\n', { preview: 'true', columns: 'unit,name,price' });
    expect(chosen.rows[0]).toMatchObject({ name: 'm', unit_label: 'Skirting' });
  });

  it('changes nothing the second time, and brings prices up to date or leaves them', async () => {
    const { client } = await createPainter(fetch);
    await imported(client, 'name,price\nSheets,5\nTape,2\n');
    expect((await imported(client, 'name,price\nSheets,5\nTape,2\n')).counts).toEqual({
      ...none,
      rows: 2,
      unchanged: 2,
    });
    const changed = 'name,price\nSHEETS,6\nTape,2\nTape,9\n';
    expect((await imported(client, changed, { known: 'skip' })).counts).toEqual({
      ...{ ...none, rows: 3, skipped: 1, unchanged: 1, repeated: 1 },
    });
    expect((await imported(client, changed)).counts).toEqual({
      ...none,
      rows: 3,
      updated: 1,
      unchanged: 1,
      repeated: 1,
    });
    const rates = (await rulesOf(client)).map(({ name, rate_minor }) => [name, rate_minor]);
    expect(rates).toContainEqual(['Sheets', 600]);
    expect(rates).toContainEqual(['Tape', 200]);
  });

  it('prices the work it is called like, and leaves a price with a markup alone', async () => {
    const { client } = await createPainter(fetch);
    const lines = (await client.get('/api/provider/pricing-rules/lines'))[0].lines;
    const ceiling = lines.find(({ key }: Body) => key === 'ceiling');
    const walls = lines.find(({ key }: Body) => key === 'walls');
    await client.post('/api/provider/pricing-rules', {
      name: 'Filler',
      service_type_id: paintingId,
      strategy: 'cost_plus',
      cost_category: 'materials',
      unit: 'per_unit',
      rate_minor: 100,
      markup_percent: 20,
    });
    const file = `name,unit,price\n"${ceiling.label}",m2,7\n"${walls.label}",m2,12\nFiller,each,3\nBrush,each,4\n`;
    const result = await imported(client, file, { service_type_id: paintingId });
    expect(result.rows.map(({ work, outcome }: Body) => [work, outcome])).toEqual([
      [ceiling.label, 'created'],
      [walls.label, 'updated'],
      [null, 'skipped'],
      [null, 'created'],
    ]);
    const rules = await rulesOf(client);
    expect(rules.find(({ line_key }) => line_key === 'ceiling')).toMatchObject({
      rate_minor: 700,
      service_type_id: paintingId,
    });
    expect(rules.find(({ line_key }) => line_key === 'walls').rate_minor).toBe(1200);
  });

  it('is put in by name and priced in no draft by itself', async () => {
    const { client } = await createPainter(fetch);
    const request = {
      mode: 'estimate',
      description: 'Paint the living room, walls and ceiling, 5 x 4 m.',
      service_type_id: paintingId,
      customer: { name: 'Mara' },
    };
    const draft = async () => {
      const { id } = await client.post('/api/quotes', request);
      const { line_items } = await waitForStatus(client, id, 'provider_review');
      return line_items.map((one: Body) => [one.description, one.unit_price_minor]);
    };
    const before = await draft();
    await imported(client, 'name,unit,price\nCraftsman,h,99\nRoller,each,8\nScaffold,m2,1\n');
    await imported(client, 'name,unit,price\nCraftsman,h,98\nRoller,each,7\nScaffold,m2,2\n', {
      service_type_id: paintingId,
    });
    expect(await draft()).toEqual(before);
    const found = await client.get('/api/provider/line-suggestions?q=scaff');
    expect(found.map((one: Body) => one.unit_price_minor).sort()).toEqual([100, 200]);
  }, 120_000);

  it('is refused whole where that is wished, for a service that is none, and as no table', async () => {
    const { client } = await createPainter(fetch);
    const before = await rulesOf(client);
    const stopped = await importing(client, 'name,price\nSheets,5\nTape,?\n', { wrong_rows: 'stop' });
    expect([stopped.status, stopped.body.errors]).toEqual([422, { file: [expect.any(String)] }]);
    const nowhere = { service_type_id: '00000000-0000-4000-8000-000000000000' };
    expect((await importing(client, 'name,price\nA,5\n', nowhere)).status).toBe(404);
    expect((await importing(client, 'a\u0000b')).status).toBe(422);
    expect((await importing(client, 'name,price\nA,5\n', { columns: 'name,email' })).status).toBe(422);
    expect(await rulesOf(client)).toEqual(before);
  });
});
