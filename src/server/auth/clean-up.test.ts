import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authAuditLog, authOneTimeTokens, authSessions } from '#server/db/schema/auth.ts';
import { rateLimits } from '#server/db/schema/delivery.ts';
import { startTestAuth } from './test-support/start-test-auth.ts';

let server: Awaited<ReturnType<typeof startTestAuth>>;
beforeAll(async () => {
  server = await startTestAuth();
});
afterAll(() => server.drop());

const counts = async () => ({
  sessions: (await server.db.select().from(authSessions)).length,
  tokens: (await server.db.select().from(authOneTimeTokens)).length,
  limits: (await server.db.select().from(rateLimits)).length > 0,
  addresses: (await server.db.select().from(authAuditLog)).filter(({ ip }) => ip).length > 0,
});

test('cleaning up leaves what still lives and removes what has run out', async () => {
  await server.signUp('tidy@example.com');
  await server.ask('/otp', { email: 'tidy@example.com' });
  await server.auth.cleanUp();
  expect(await counts()).toEqual({ sessions: 1, tokens: 1, limits: true, addresses: true });
  server.wait(3601);
  await server.auth.cleanUp();
  expect(await counts()).toMatchObject({ sessions: 1, tokens: 0, limits: true });
  server.wait(15 * 24 * 3600);
  await server.auth.cleanUp();
  expect(await counts()).toEqual({ sessions: 0, tokens: 0, limits: false, addresses: true });
  const client = new pg.Client({ connectionString: server.database.url });
  await client.connect();
  await client.query(`update auth.audit_log set at = now() - interval '91 days'`);
  await client.end();
  await server.auth.cleanUp();
  expect((await counts()).addresses).toBe(false);
});
