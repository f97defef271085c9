import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authAuditLog, authSessions, authUsers } from '#server/db/schema/auth.ts';
import { openTestAuth, startTestAuth } from './test-support/start-test-auth.ts';

let server: Awaited<ReturnType<typeof startTestAuth>>;
const email = 'owner@example.com';
beforeAll(async () => {
  server = await startTestAuth();
  await server.signUp(email);
});
afterAll(() => server.drop());

let first: string;
beforeEach(async () => {
  first = (await server.signIn(email)).body.refresh_token;
});

const used = {
  status: 400,
  body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
};

describe('refreshing a session', () => {
  test('gives new tokens of the same session', async () => {
    const { status, body } = await server.refresh(first);
    expect(status).toBe(200);
    expect(body.refresh_token).not.toBe(first);
    expect(body.user.email).toBe(email);
    expect((await server.refresh(body.refresh_token)).status).toBe(200);
  });

  test('of two tabs within ten seconds gives both the same token, and both go on', async () => {
    const tab = await server.refresh(first);
    server.wait(9);
    const other = await server.refresh(first);
    expect(other.body.refresh_token).toBe(tab.body.refresh_token);
    server.wait(30);
    expect((await server.refresh(other.body.refresh_token)).status).toBe(200);
  });

  test('twenty times at once signs nobody out', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.refresh(first)));
    expect(answers.map(({ status }) => status)).toEqual(new Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    expect((await server.refresh(answers[0]?.body.refresh_token)).status).toBe(200);
  });

  test('twenty times at once from two processes signs nobody out', async () => {
    const second = openTestAuth(server.database);
    const both = Array.from({ length: 20 }, (_, at) =>
      (at % 2 ? server : second).ask('/token?grant_type=refresh_token', { refresh_token: first }),
    );
    for (const answer of await Promise.all(both)) expect(answer.status).toBe(200);
  });

  test('after a lost answer gives the present token again', async () => {
    const lost = await server.refresh(first);
    server.wait(3600);
    const again = await server.refresh(first);
    expect(again.body.refresh_token).toBe(lost.body.refresh_token);
  });

  test('after a lost answer a day later is theft', async () => {
    await server.refresh(first);
    server.wait(24 * 3600 + 1);
    expect(await server.refresh(first)).toMatchObject(used);
  });

  test.each(['the sign-in server', 'the product'])(
    'once %s has seen the new access token, the old refresh token is theft',
    async (where) => {
      const { body } = await server.refresh(first);
      if (where === 'the product') await server.auth.verifyAccessToken(body.access_token);
      else await server.ask('/user', undefined, { token: body.access_token });
      server.wait(11);
      expect(await server.refresh(first)).toMatchObject(used);
    },
  );

  test('with the old access token seen is still a lost answer', async () => {
    const { body } = await server.signIn(email);
    await server.refresh(body.refresh_token);
    await server.ask('/user', undefined, { token: body.access_token });
    await server.auth.verifyAccessToken(body.access_token);
    server.wait(11);
    expect((await server.refresh(body.refresh_token)).status).toBe(200);
  });

  test('with a token two steps old ends the whole session, and the owner hears of it', async () => {
    const second = (await server.refresh(first)).body;
    server.wait(20);
    const third = (await server.refresh(second.refresh_token)).body;
    server.wait(20);
    const before = server.mailbox.length;
    expect(await server.refresh(first)).toMatchObject(used);
    expect(await server.refresh(third.refresh_token)).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_not_found' },
    });
    expect(await server.ask('/user', undefined, { token: third.access_token })).toMatchObject({
      status: 403,
      body: { code: 'session_not_found' },
    });
    expect(await server.auth.verifyAccessToken(third.access_token)).toBeUndefined();
    expect(server.mailbox.slice(before).map(({ subject }) => subject)).toEqual([
      'We ended one of your sign-ins at Quotewell',
    ]);
    const rows = await server.db.select().from(authAuditLog).where(eq(authAuditLog.event, 'token_reuse'));
    expect(rows.length).toBeGreaterThan(0);
  });

  test('two steps old within ten seconds is still several tabs', async () => {
    const second = (await server.refresh(first)).body;
    const third = (await server.refresh(second.refresh_token)).body;
    expect((await server.refresh(first)).body.refresh_token).toBe(third.refresh_token);
  });

  test('ends after fourteen idle days and after thirty in all', async () => {
    server.wait(14 * 24 * 3600);
    expect(await server.refresh(first)).toMatchObject({
      status: 400,
      body: { code: 'session_expired', message: 'Invalid Refresh Token: Session Expired (Inactivity)' },
    });
    let token = (await server.signIn(email)).body.refresh_token;
    for (let day = 0; day < 29; day += 1) {
      server.wait(24 * 3600);
      token = (await server.refresh(token)).body.refresh_token;
    }
    server.wait(24 * 3600);
    expect(await server.refresh(token)).toMatchObject({
      status: 400,
      body: { code: 'session_expired', message: 'Invalid Refresh Token: Session Expired' },
    });
  });

  test('fails at once for a banned and for a deleted user', async () => {
    await server.signUp('gone@example.com');
    const { body } = await server.signIn('gone@example.com');
    const isHim = eq(authUsers.email, 'gone@example.com');
    await server.db
      .update(authUsers)
      .set({ bannedUntil: new Date('2036-01-01') })
      .where(isHim);
    expect((await server.refresh(body.refresh_token)).body.code).toBe('user_banned');
    expect(await server.ask('/user', undefined, { token: body.access_token })).toMatchObject({
      status: 403,
      body: { code: 'user_banned' },
    });
    await server.db.delete(authUsers).where(isHim);
    expect((await server.refresh(body.refresh_token)).body.code).toBe('refresh_token_not_found');
    expect(await server.ask('/user', undefined, { token: body.access_token })).toMatchObject({
      status: 403,
      body: { code: 'user_not_found' },
    });
  });

  test.each(['', 'abc', 'A'.repeat(71), 'ä'.repeat(71)])('with %j is not valid', async (token) => {
    const { status, body } = await server.refresh(token);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'validation_failed' });
    expect(body.message).toContain('Refresh token is not valid');
  });

  test('with any changed byte is not valid or of no session', async () => {
    const bytes = Buffer.from(first, 'base64url');
    for (let at = 0; at < bytes.length; at += 4) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const { status, body } = await server.refresh(changed.toString('base64url'));
      expect(status).toBe(400);
      expect(['validation_failed', 'refresh_token_not_found']).toContain(body.code);
    }
    expect((await server.refresh(first)).status).toBe(200);
  });

  test('answers 503 with Retry-After when the session stays locked', async () => {
    const { id } = await sessionOf(first);
    const client = await server.database.connection.pool.connect();
    await client.query('begin');
    await client.query('select 1 from auth.sessions where id = $1 for update', [id]);
    const answer = await server.refresh(first);
    await client.query('rollback');
    client.release();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(answer.body.error_id).toBeDefined();
    expect((await server.refresh(first)).status).toBe(200);
  });

  test('leaves no working token in the database', async () => {
    const { body } = await server.refresh(first);
    const stored = JSON.stringify(await server.db.select().from(authSessions));
    expect(stored).not.toContain(body.refresh_token);
    expect(stored).not.toContain(body.access_token);
    const session = await sessionOf(first);
    const key = Buffer.from(session.refreshKeyEncrypted, 'base64url');
    expect(key.length).toBe(12 + 16 + 32);
  });
});

async function sessionOf(token: string) {
  const hex = Buffer.from(token, 'base64url').toString('hex', 1, 17);
  const rows = await server.db.select().from(authSessions);
  const session = rows.find(({ id }) => id.replaceAll('-', '') === hex);
  if (!session) throw new Error('no such session');
  return session;
}
