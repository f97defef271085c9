import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authUsers } from '#server/db/schema/auth.ts';
import { goodPassword, openTestAuth, startTestAuth } from './test-support/start-test-auth.ts';

let server: Awaited<ReturnType<typeof startTestAuth>>;
beforeAll(async () => {
  server = await startTestAuth();
  await server.signUp('owner@example.com');
});
afterAll(() => server.drop());

const wrong = { code: 'invalid_credentials', message: 'Invalid login credentials' };

describe('signing in with a password', () => {
  test('the right password gives a session with all its parts', async () => {
    const { status, body } = await server.signIn('Owner@Example.com');
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email: 'owner@example.com' } });
    expect(body.expires_at).toBe(Date.parse('2026-11-27T11:00:00Z') / 1000);
    expect(body.user.identities).toMatchObject([{ provider: 'email', identity_data: { email_verified: true } }]);
    expect(JSON.stringify(body)).not.toMatch(/null|password_hash|argon2/);
  });

  test('a wrong password, an unknown address and a user without a password get one answer', async () => {
    await server.ask('/otp', { email: 'linkonly@example.com' });
    const answers = [
      await server.signIn('owner@example.com', 'not the password'),
      await server.signIn('nobody@example.com'),
      await server.signIn('linkonly@example.com'),
      await server.ask('/token?grant_type=password', { phone: '4912345678', password: goodPassword }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 400, body: wrong });
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test('a trailing blank, other letter case and a cut-off password do not sign in', async () => {
    const long = `${'Wide river, slow boat. '.repeat(4)}The end?`;
    await server.signUp('long@example.com', long);
    expect((await server.signIn('long@example.com', long)).status).toBe(200);
    for (const other of [`${long} `, long.toLowerCase(), long.slice(0, 72)]) {
      expect((await server.signIn('long@example.com', other)).body).toEqual(wrong);
    }
  });

  test('only a right password learns that the user is banned', async () => {
    await server.signUp('banned@example.com');
    await server.db
      .update(authUsers)
      .set({ bannedUntil: new Date('2030-01-01') })
      .where(eq(authUsers.email, 'banned@example.com'));
    expect((await server.signIn('banned@example.com', 'not the password')).body).toEqual(wrong);
    expect((await server.signIn('banned@example.com')).body.code).toBe('user_banned');
  });

  test('each sign-in is a session of its own', async () => {
    const [one, two] = [await server.signIn('owner@example.com'), await server.signIn('owner@example.com')];
    const idOf = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).session_id;
    expect(idOf(one.body.access_token)).not.toBe(idOf(two.body.access_token));
    expect(one.body.refresh_token).not.toBe(two.body.refresh_token);
  });

  test('a user made for the demo can sign in at once', async () => {
    const made = await server.auth.createConfirmedUser({
      email: 'Demo@Example.com',
      password: goodPassword,
      metadata: { user_type: 'business' },
    });
    const { body } = await server.signIn('demo@example.com');
    expect(body.user).toMatchObject({ id: made.userId, user_metadata: { user_type: 'business' } });
  });

  test('a password that no longer meets the rule signs in and is told so', async () => {
    await server.auth.createConfirmedUser({ email: 'old@example.com', password: 'password', metadata: {} });
    const { status, body } = await server.signIn('old@example.com', 'password');
    expect(status).toBe(200);
    expect(body.weak_password.reasons).toEqual(['length', 'pwned']);
  });

  test('a hash made more cheaply than hashes are made now is renewed', async () => {
    await server.signUp('cheap@example.com');
    const hashOf = async () =>
      (await server.db.select().from(authUsers).where(eq(authUsers.email, 'cheap@example.com')))[0]?.passwordHash;
    expect(await hashOf()).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$/);
    const dearer = openTestAuth(server.database, {
      passwordHashCost: { memoryCost: 2048, timeCost: 2, parallelism: 1 },
    });
    const atOnce = await Promise.all([dearer.signIn('cheap@example.com'), dearer.signIn('cheap@example.com')]);
    expect(atOnce.map(({ status }) => status)).toEqual([200, 200]);
    expect(await hashOf()).toMatch(/^\$argon2id\$v=19\$m=2048,t=2,p=1\$/);
    expect((await server.signIn('cheap@example.com')).status).toBe(200);
  });

  test.each([
    ['/token?grant_type=password', { password: 'x' }, 400, 'validation_failed'],
    ['/token?grant_type=id_token', {}, 400, 'provider_disabled'],
    ['/token?grant_type=web3', {}, 422, 'web3_provider_disabled'],
    ['/token?grant_type=other', {}, 400, 'invalid_credentials'],
    ['/token', {}, 400, 'invalid_credentials'],
  ])('%s with %j is refused as %i %s', async (path, body, status, code) => {
    expect(await server.ask(path, body)).toMatchObject({ status, body: { code } });
  });
});
