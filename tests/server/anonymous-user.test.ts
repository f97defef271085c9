import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp();
}, 120_000);
afterAll(() => running.stop());

it('an anonymous user looks, and becomes a provider only once they can be reached', async () => {
  const person = await signUp((path, init) => running.app.request(path, init));
  const set = (isAnonymous: boolean) =>
    running.deps.db.execute(sql`update auth.users set is_anonymous = ${isAnonymous} where email = ${person.email}`);
  const full = {
    provider_type: 'business',
    business_name: 'Invented Sweeps',
    email: person.email,
    phone_number: '+44 20 7946 0003',
    address: { formatted_address: '3 Nowhere Street, Exampleton' },
  };
  const basic = { provider_type: 'individual', first_name: 'Pat', last_name: 'Example' };
  await set(true);
  running.moveClock(61_000);
  expect(await person.client.get('/api/provider/profile/check')).toMatchObject({ exists: false });
  for (const [path, body] of [
    ['/api/provider/profile', full],
    ['/api/provider/profile/basic', basic],
  ] as const) {
    expect(await person.client.send('POST', path, body)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  }
  expect((await person.client.send('GET', '/api/quotes')).status).toBe(403);
  await set(false);
  running.moveClock(61_000);
  expect((await person.client.send('POST', '/api/provider/profile/basic', basic)).status).toBe(201);
});
