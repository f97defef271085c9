import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authAuditLog, authUsers } from '#server/db/schema/auth.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { goodPassword, openTestAuth, type TestAuth } from './test-support/start-test-auth.ts';

let database: TestDatabase;
let open: TestAuth;
let atOnce: TestAuth;
let closed: TestAuth;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openTestAuth(database, { anonymousUsers: true });
  atOnce = openTestAuth(database, { mailerAutoconfirm: true, phoneAutoconfirm: true, phone: true });
  closed = openTestAuth(database, { signUps: false, anonymousUsers: true, phone: true, mailerAutoconfirm: true });
});
afterAll(() => database.drop());

const password = goodPassword;
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('an anonymous user', () => {
  const begin = async (server = open) => (await server.ask('/signup', { data: { locale: 'de-DE' } })).body;

  test('has a session at once, counts as unconfirmed, and has no address and no identity', async () => {
    const answer = await open.ask('/signup', { data: { theme: 'dark' } });
    expect(answer).toMatchObject({
      status: 200,
      body: { token_type: 'bearer', user: { is_anonymous: true, email: '', phone: '', identities: [] } },
    });
    expect(answer.body.user.user_metadata).toEqual({ theme: 'dark' });
    for (const field of ['confirmed_at', 'email_confirmed_at', 'phone_confirmed_at']) {
      expect(answer.body.user).not.toHaveProperty(field);
    }
    expect(claimsOf(answer.body.access_token)).toMatchObject({ is_anonymous: true, amr: [{ method: 'anonymous' }] });
    expect((await open.refresh(answer.body.refresh_token)).body.user.is_anonymous).toBe(true);
    expect(await open.auth.verifyAccessToken(answer.body.access_token)).toMatchObject({ isAnonymous: true });
  });

  test('is one more at each asking, and is written down', async () => {
    const [one, other] = [await begin(), await begin()];
    expect(one.user.id).not.toBe(other.user.id);
    const rows = await open.db.select().from(authAuditLog).where(eq(authAuditLog.targetUserId, one.user.id));
    expect(rows.map(({ event }) => event).sort()).toEqual(['login', 'user_signedup']);
  });

  test('is refused where an operator wants none', async () => {
    const answer = await atOnce.ask('/signup', {});
    expect(answer).toMatchObject({ status: 422, body: { code: 'anonymous_provider_disabled' } });
  });

  test('goes thirty days after somebody last came back as them, and nobody else does', async () => {
    const server = openTestAuth(database, { anonymousUsers: true });
    const day = 24 * 3600;
    const [idle, alive] = [await begin(server), await begin(server)];
    await server.signUp('stays@example.com');
    server.wait(12 * day);
    const refreshed = await server.refresh(alive.refresh_token);
    expect(refreshed.status).toBe(200);
    server.wait(18 * day + 1);
    await server.auth.cleanUp();
    const left = (await server.db.select().from(authUsers)).map(({ id, email }) => email ?? id);
    expect(left).not.toContain(idle.user.id);
    expect(left).toContain('stays@example.com');
    const events = await server.db.select().from(authAuditLog).where(eq(authAuditLog.targetUserId, idle.user.id));
    expect(events.map(({ event }) => event)).toContain('user_deleted');
  });
});

describe('where addresses count without a message', () => {
  test('an address signs up to a session', async () => {
    const { status, body } = await atOnce.ask('/signup', { email: 'instant@example.com', password });
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'bearer', user: { email: 'instant@example.com' } });
    expect(body.user.email_confirmed_at).toEqual(expect.any(String));
    expect(body.user.identities).toMatchObject([{ identity_data: { email_verified: true } }]);
    expect((await atOnce.signIn('instant@example.com')).status).toBe(200);
    expect(atOnce.mailbox).toEqual([]);
  });

  test('a number signs up to a session, even one that no SMS reaches', async () => {
    const { body } = await atOnce.ask('/signup', { phone: '17964426123', password });
    expect(body.user).toMatchObject({ phone: '17964426123', phone_confirmed_at: expect.any(String) });
    const again = await atOnce.ask('/token?grant_type=password', { phone: '17964426123', password });
    expect(again).toMatchObject({ status: 200, body: { user: { app_metadata: { provider: 'phone' } } } });
  });

  test('what is taken is told, and nothing of it changes', async () => {
    const taken = { status: 422, body: { code: 'user_already_exists', message: 'User already registered' } };
    await atOnce.ask('/signup', { email: 'taken@example.com', password });
    const again = { email: 'taken@example.com', password: 'another-fine-password-8' };
    expect(await atOnce.ask('/signup', again)).toMatchObject(taken);
    expect((await atOnce.signIn('taken@example.com')).status).toBe(200);
    await open.ask('/signup', { email: 'waiting@example.com', password });
    expect(await atOnce.ask('/signup', { ...again, email: 'waiting@example.com' })).toMatchObject(taken);
  });
});

describe('where sign-ups are closed', () => {
  const refused = {
    status: 422,
    body: { code: 'signup_disabled', message: 'Signups not allowed for this instance' },
  };

  test.each([
    ['/signup', { email: 'new@example.com', password }],
    ['/signup', { email: 'no address', password: '' }],
    ['/signup', { phone: '4915112345678', password }],
    ['/signup', {}],
    ['/otp', { email: 'new@example.com' }],
    ['/otp', { phone: '4915112345678', create_user: true }],
    ['/magiclink', { email: 'new@example.com' }],
  ])('%s with %j is refused before anything else', async (path, body) => {
    expect(await closed.ask(path, body)).toMatchObject(refused);
  });

  test('who has an account signs in, by password and by link, and no answer tells who that is', async () => {
    await open.signUp('member@example.com');
    expect((await closed.signIn('member@example.com')).status).toBe(200);
    expect(await closed.ask('/otp', { email: 'member@example.com' })).toMatchObject(refused);
    const ask = (email: string) => closed.ask('/otp', { email, create_user: false });
    const [known, unknown] = [await ask('member@example.com'), await ask('stranger@example.com')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const link = { type: 'magiclink', token_hash: closed.lastMail('member@example.com').link };
    expect((await closed.ask('/verify', link)).status).toBe(200);
    const byProduct = { redirectTo: undefined, callerAddress: '192.0.2.9' };
    await closed.auth.requestMagicLink({ ...byProduct, email: 'member@example.com' });
    await closed.auth.requestMagicLink({ ...byProduct, email: 'stranger@example.com' });
    expect(closed.mailbox.map(({ to }) => to)).not.toContain('stranger@example.com');
  });
});

test('the old name of a magic link still mails one', async () => {
  expect((await open.ask('/magiclink', { email: 'old@example.com' })).body).toEqual({});
  expect(open.lastMail('old@example.com').type).toBe('magiclink');
});

test('an unknown address is told only where an operator wants that', async () => {
  const ask = { email: 'nobody@example.com', create_user: false };
  expect((await open.ask('/otp', ask)).status).toBe(200);
  const telling = openTestAuth(database, { tellsUnknownAddresses: true });
  const told = { status: 422, body: { code: 'otp_disabled', message: 'Signups not allowed for otp' } };
  expect(await telling.ask('/otp', ask)).toMatchObject(told);
});

test('a mailed link leads to an address that the operator listed', async () => {
  const redirectAllowList = ['https://app.example.org/*'];
  const server = openTestAuth(database, { redirectAllowList });
  const lead = async (to: string) => {
    await server.ask(`/otp?redirect_to=${encodeURIComponent(to)}`, { email: 'lead@example.com' });
    return server.lastMail('lead@example.com').redirectTo;
  };
  expect(await lead('https://app.example.org/x')).toBe('https://app.example.org/x');
  expect(await lead('https://app.example.net/x')).toBe('https://quotes.example.com');
});

test('the settings tell what is set up', async () => {
  const told = async (server: TestAuth) => (await server.ask('/settings')).body;
  expect(await told(open)).toMatchObject({
    external: { anonymous_users: true, email: true, phone: false, google: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
  });
  const google = { clientId: 'id', clientSecret: 'a secret that stays here' };
  const other = await told(openTestAuth(database, { signUps: false, phone: true, oauth: { google } }));
  expect(other).toMatchObject({
    external: { anonymous_users: false, phone: true, google: true, github: false },
    disable_signup: true,
    sms_provider: 'queue',
  });
  expect(JSON.stringify(other)).not.toContain('secret');
  expect(await told(atOnce)).toMatchObject({ mailer_autoconfirm: true, phone_autoconfirm: true });
});
