import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/create-app.ts';
import { type Client, createClient } from '../support/api-client.ts';
import { poll } from '../support/poll.ts';
import { createPainter, type SignedUp, sendQuote } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { runOn, serverUrlVariable } from '../support/test-database.ts';

let running: TestApp;
let painter: SignedUp;
let customer: Client;
let sent: { id: string; token: string };
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);

beforeAll(async () => {
  running = await startTestApp();
  painter = await createPainter(fetch);
  customer = createClient(fetch);
  sent = await sendQuote(painter.client, customer);
});
afterAll(() => running.stop());

describe('in production', () => {
  const answerAt = (publicUrl: string, isDevelopment: boolean) =>
    createApp({ ...running.deps, settings: { ...running.deps.settings, publicUrl, isDevelopment } });

  it.each(['/healthz', '/api/quotes', '/api/no-such-call', '/auth/v1/user'])(
    'every answer says that the address is for https only: %s',
    async (path) => {
      const { headers } = await answerAt('https://quotes.example.com', false).request(path);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    },
  );

  it.each([
    ['http://quotes.example.com', false],
    ['https://quotes.example.com', true],
  ])('says nothing of the kind at %s (development: %s)', async (publicUrl, isDevelopment) => {
    const { headers } = await answerAt(publicUrl, isDevelopment).request('/healthz');
    expect(headers.get('strict-transport-security')).toBeNull();
  });
});

const retry = { status: 503, body: { success: false, code: 'unavailable' } };

describe('a full disk', () => {
  it('is told as such, to be tried again, and leaves nothing half done', async () => {
    const asOwner = (statement: string) => runOn(running.databaseUrl, statement);
    await asOwner(`create function disk_is_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    for (const table of ['quote_messages', 'rate_limits'])
      await asOwner(`create trigger full_disk before insert on ${table} for each row execute function disk_is_full()`);
    const answer = await painter.client.send('POST', `/api/quotes/${sent.id}/messages`, { message: 'Hello' });
    expect(answer).toMatchObject(retry);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await customer.send('GET', '/readyz')).toMatchObject(retry);
    expect(await customer.send('GET', '/healthz')).toMatchObject({ status: 200 });
    await asOwner('drop function disk_is_full() cascade');
    await painter.client.post(`/api/quotes/${sent.id}/messages`, { message: 'Hello again' });
    const thread = await painter.client.get(`/api/quotes/${sent.id}/messages`);
    expect(thread.map(({ body }: { body: string }) => body)).toEqual(['Hello again']);
    expect(await customer.send('GET', '/readyz')).toMatchObject({ status: 200 });
  });
});

describe('a preview whose quote the database does not give', () => {
  it('is to be tried again, and is no link that leads nowhere', async () => {
    const holder = new pg.Client({ connectionString: running.databaseUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table quotes in access exclusive mode');
    const asked = painter.client.send('GET', `/api/customer/quotes/${sent.id}`);
    await poll('the query for it is cut off', async () => {
      const cut = `select pg_cancel_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      return (await holder.query(cut)).rows.length > 0;
    });
    const answer = await asked.finally(() => holder.end());
    expect(answer).toMatchObject(retry);
  });
});

describe('a database that is away', () => {
  beforeAll(async () => {
    const name = new URL(running.databaseUrl).pathname.slice(1);
    await runOn(process.env[serverUrlVariable] ?? '', `drop database "${name}" with (force)`);
    running.moveClock(120_000); // past what is known of sessions without asking
  });

  it.each([
    ['GET', '/api/quotes'],
    ['GET', '/api/provider/services/categories'],
    ['GET', '/api/customer/quotes/{token}'],
    ['POST', '/api/customer/quotes/{token}/message'],
    ['POST', '/api/auth/request-magic-link'],
    ['GET', '/readyz'],
    ['GET', '/api/customer/quotes/{id}'],
  ])('is told as such, to be tried again, in the language of the caller: %s %s', async (method, path) => {
    const address = path.replace('{token}', sent.token).replace('{id}', sent.id);
    const body = method === 'POST' ? { message: 'Hello', email: 'mara@customer.example' } : undefined;
    const answer = await painter.client.send(method, address, body, { 'accept-language': 'de' });
    expect(answer).toMatchObject(retry);
    expect(answer.body.message).toMatch(/versuchen Sie es gleich noch einmal/);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each([
    ['/auth/v1/token?grant_type=password', { email: 'ida@painters.example', password: 'x' }],
    ['/auth/v1/recover', { email: 'ida@painters.example' }],
  ])('keeps a client of %s signed in and asks it to come again', async (path, body) => {
    const answer = await customer.send('POST', path, body);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
