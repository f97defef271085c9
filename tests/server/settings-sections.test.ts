import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import {
  createPainter,
  createQuote,
  mailsTo,
  paintingId,
  sendQuestions,
  signUp,
  tokenOf,
  uploadPhoto,
} from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);

beforeAll(async () => {
  running = await startTestApp();
}, 60_000);
afterAll(() => running.stop());

type Body = Answer['body'];
const byHand = (client: Client, price = 9000): Promise<Body> =>
  client.post('/api/quotes', {
    mode: 'by_hand',
    title: 'Paint the hall',
    customer: { name: 'Mara Muster' },
    line_items: [{ description: 'Paint', category: 'labour', quantity: 1, unit: 'fixed', unit_price_minor: price }],
  });
const finalize = async (client: Client, id: string): Promise<string> =>
  (await client.post(`/api/quotes/${id}/finalize`)).number;

describe('numbers of quotes', () => {
  it('go on from the chosen one without gap or double, also when many are given at once', async () => {
    const { client } = await createPainter(fetch);
    await client.put('/api/provider/settings', { quotes: { number_format: 'AN-{number}', next_number: 250 } });
    const ids: string[] = [];
    for (let count = 0; count < 7; count++) ids.push((await byHand(client)).id);
    const [last = '', ...first] = ids;
    const given = await Promise.all(first.map((id) => finalize(client, id)));
    expect(given.toSorted()).toEqual([250, 251, 252, 253, 254, 255].map((number) => `AN-${number}`));
    expect((await client.get('/api/provider/settings')).quotes.next_number).toBe(256);
    await client.put('/api/provider/settings', { quotes: { next_number: 254 } });
    expect(await finalize(client, last)).toBe('AN-256');
    const tooSmall = await client.send('PUT', '/api/provider/settings', { quotes: { next_number: 0 } });
    expect(tooSmall.body.errors).toHaveProperty(['quotes.next_number']);
  }, 120_000);
});

describe('news of customers', () => {
  it('are mailed but for those that the provider does not want', async () => {
    const { client, email } = await createPainter(fetch);
    await client.put('/api/provider/settings', { notifications: { message: false } });
    const settings = await client.put('/api/provider/settings', { notifications: { changes: false } });
    expect(settings.notifications).toEqual({ message: false, accepted: true, rejected: true, changes: false });
    const quote = await byHand(client);
    const sent = await client.post(`/api/quotes/${quote.id}/send`, { channel: 'none' });
    const token = tokenOf(sent.links[0].url);
    const customer = createClient(fetch);
    const mails = (await mailsTo(client, email)).length;
    await customer.post(`/api/customer/quotes/${token}/message`, { message: 'When could you start?' });
    expect(await client.get(`/api/quotes/${quote.id}/messages`)).toHaveLength(1);
    await customer.post(`/api/customer/quotes/${token}/reject`, { reason: 'price' });
    await expect
      .poll(async () =>
        (await mailsTo(client, email)).slice(0, -mails || undefined).map(({ subject }: Body) => subject),
      )
      .toEqual([expect.stringContaining('declined')]);
  }, 120_000);
});

describe('trades', () => {
  it('are listed by name with their services, chosen, and stand in the profile', async () => {
    const { client } = await createPainter(fetch);
    const trades: Body[] = await client.get('/api/professions');
    const painter = trades.find(({ slug }) => slug === 'painter-decorator');
    expect(painter.service_type_ids).toContain(paintingId);
    expect(trades.map(({ name }) => name)).toEqual(
      trades.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)),
    );
    const chosen = [painter.id, trades[0].id, painter.id];
    const { profession_ids } = await client.put('/api/provider/professions', { profession_ids: chosen });
    expect(profession_ids.toSorted()).toEqual([...new Set(chosen)].toSorted());
    expect((await client.get('/api/provider/profile')).profession_ids).toEqual(profession_ids);
    const german = await client.send('GET', '/api/professions', undefined, { 'accept-language': 'de-DE' });
    expect(german.body.data.find(({ slug }: Body) => slug === 'painter-decorator').name).not.toBe(painter.name);
    await client.put('/api/provider/professions', { profession_ids: [] });
    expect((await client.get('/api/provider/profile')).profession_ids).toEqual([]);
  });

  it('can be read before there is a profile, and are refused where the catalogue has none', async () => {
    const { client } = await signUp(fetch);
    expect((await client.get('/api/professions')).length).toBeGreaterThan(10);
    expect((await client.send('PUT', '/api/provider/professions', { profession_ids: [] })).status).toBe(403);
    const { client: painter } = await createPainter(fetch);
    const unknown = { profession_ids: ['00000000-0000-4000-8000-000000000000'] };
    expect((await painter.send('PUT', '/api/provider/professions', unknown)).body.errors).toHaveProperty([
      'profession_ids.0',
    ]);
  });
});

async function exported({
  token,
}: {
  readonly token: string;
}): Promise<{ names: string[]; read: (name: string) => string }> {
  const answer = await fetch('/api/provider/export', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="export-\d{4}-\d\d-\d\d\.zip"$/);
  const folder = mkdtempSync(join(tmpdir(), 'test-export-'));
  writeFileSync(join(folder, 'all.zip'), new Uint8Array(await answer.arrayBuffer()));
  // By another program than ours: what it opens is an archive.
  execFileSync('python3', ['-c', unpack, folder]);
  const names: string[] = JSON.parse(readFileSync(join(folder, 'names.json'), 'utf8'));
  const texts = new Map(names.map((name) => [name, readFileSync(join(folder, 'out', name), 'utf8')]));
  rmSync(folder, { recursive: true });
  return { names, read: (name) => texts.get(name) ?? '' };
}

const unpack = `
import json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1] + '/all.zip')
assert archive.testzip() is None
archive.extractall(sys.argv[1] + '/out')
json.dump(archive.namelist(), open(sys.argv[1] + '/names.json', 'w'))
`;

describe('all data of a provider', () => {
  it('come as one archive of tables and files, with nothing that opens a door', async () => {
    const person = await createPainter(fetch);
    const { client } = person;
    const quote = await createQuote(client);
    const { token } = await sendQuestions(client, quote.id);
    const customer = createClient(fetch);
    await uploadPhoto(customer, token);
    await customer.post(`/api/customer/quotes/${token}/message`, { message: 'Grüße, =1+1' });
    const numbered = await byHand(client);
    await client.post(`/api/quotes/${numbered.id}/finalize`);
    await client.post('/api/provider/kits', { kind: 'kit', name: 'Hall', quote_id: numbered.id });
    await client.put('/api/provider/settings', { ai: { service: 'openai', key: 'sk-very-secret' } });
    const { names, read } = await exported(person);
    const file = names.find((name) => name.startsWith('files/'));
    expect(file).toMatch(new RegExp(`^files/${quote.id}/.*\\.jpeg$`));
    const own = JSON.parse(read(`quotes/${quote.id}.json`));
    expect(own.messages).toMatchObject([{ body: 'Grüße, =1+1', author: 'customer' }]);
    expect(own.questions).toHaveLength(quote.questions.length);
    expect(names).toContain(`quotes/Q-1001 ${numbered.id}.json`);
    expect(JSON.parse(read('kits.json'))).toMatchObject([{ name: 'Hall' }]);
    expect(JSON.parse(read('prices.json'))).toMatchObject([{ name: 'Walls, two coats', rate_minor: 1000 }]);
    expect(JSON.parse(read('customers.json')).map(({ name }: Body) => name)).toEqual(['Mara Muster', 'Mara Muster']);
    expect(read('customers.csv')).toContain('mara@customer.example');
    expect(read('quotes.csv')).toContain('Q-1001');
    const all = names.map(read).join('\n');
    for (const secret of ['sk-very-secret', 'sealed_key', token, 'storage_key', 'generation'])
      expect(all).not.toContain(secret);
  }, 120_000);

  it('are nobody else’s, and for those with a profile', async () => {
    const person = await createPainter(fetch);
    const stranger = await createPainter(fetch);
    const quote = await byHand(stranger.client);
    const { names, read } = await exported(person);
    expect(names.map(read).join('\n')).not.toContain(quote.id);
    expect((await createClient(fetch).send('GET', '/api/provider/export')).status).toBe(401);
    const { client } = await signUp(fetch);
    expect((await client.send('GET', '/api/provider/export')).status).toBe(403);
  });
});
