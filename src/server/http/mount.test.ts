import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '#server/create-app.ts';
import { idempotencyKeys, rateLimits } from '#server/db/schema.ts';
import { createPainter } from '../../../tests/support/stories.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let running: TestApp;
let app: TestApp['app'];
beforeAll(async () => {
  running = await startTestApp();
  const settings = { ...running.deps.settings, rateLimitFactor: 0.01, trustedProxyHops: 1 };
  // The clock stands still: no window ends between two calls.
  const now = new Date();
  app = createApp({ ...running.deps, settings, clock: () => now });
});
afterAll(() => running.stop());
beforeEach(async () => {
  await running.deps.db.delete(rateLimits);
});

const writeFrom = async (address: string) => {
  const headers = { 'x-forwarded-for': address };
  return (await app.request('/api/customer/quotes/no-link/accept', { method: 'POST', headers })).status;
};

test('a household with a whole /64 of IPv6 writes as one caller', async () => {
  for (const last of [1, 2, 3]) expect(await writeFrom(`2001:db8:1:2::${last}`)).toBe(404);
  expect(await writeFrom('2001:db8:1:2::4')).toBe(429);
  expect(await writeFrom('2001:db8:1:3::1')).toBe(404);
});

test('limits hold no address', async () => {
  await writeFrom('203.0.113.7');
  const rows = await running.deps.db.select().from(rateLimits);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
});

test('a write with a key leaves neither its path nor its answer readable', async () => {
  const { client } = await createPainter((path, init) => running.app.request(path, init));
  const order = { description: 'Please paint the lighthouse', customer: { name: 'Mara Muster' } };
  const key = { 'idempotency-key': 'once' };
  const quote = await client.post('/api/quotes', order, key);
  expect((await client.post('/api/quotes', order, key)).id).toBe(quote.id);
  const rows = await running.deps.db.select().from(idempotencyKeys);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/quotes|lighthouse|Mara/);
});
