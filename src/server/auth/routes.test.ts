import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authAuditLog, authUsers } from '#server/db/schema/auth.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { type Answer, goodPassword, openTestAuth, type TestAuth } from './test-support/start-test-auth.ts';

let database: TestDatabase;
let server: TestAuth;
let atOnce: TestAuth;
let limited: TestAuth;
beforeAll(async () => {
  database = await createTestDatabase();
  server = openTestAuth(database, { phone: true });
  atOnce = openTestAuth(database, { anonymousUsers: true, mailerAutoconfirm: true });
  limited = openTestAuth(database, { anonymousUsers: true, rateLimitFactor: 1 });
});
afterAll(() => database.drop());

/** Every route of sign-in and who may call it; `session` marks those that may answer with one. A new route belongs here first. */
const routes: Readonly<Record<string, 'anyone' | 'session' | 'user'>> = {
  'GET /.well-known/jwks.json': 'anyone',
  'GET /authorize': 'anyone',
  'GET /callback': 'anyone',
  'GET /health': 'anyone',
  'GET /settings': 'anyone',
  'GET /verify': 'anyone',
  'POST /callback': 'anyone',
  'POST /magiclink': 'anyone',
  'POST /otp': 'anyone',
  'POST /passkeys/authentication/options': 'anyone',
  'POST /passkeys/authentication/verify': 'anyone',
  'POST /recover': 'anyone',
  'POST /resend': 'anyone',
  'POST /sso': 'anyone',
  'POST /signup': 'session',
  'POST /token': 'session',
  'POST /verify': 'session',
  'DELETE /factors/:id': 'user',
  'DELETE /passkeys/:id': 'user',
  'DELETE /user/identities/:id': 'user',
  'DELETE /user/oauth/grants': 'user',
  'GET /oauth/authorizations/:id': 'user',
  'GET /passkeys': 'user',
  'GET /reauthenticate': 'user',
  'GET /user': 'user',
  'GET /user/identities/authorize': 'user',
  'GET /user/oauth/grants': 'user',
  'PATCH /passkeys/:id': 'user',
  'POST /factors': 'user',
  'POST /factors/:id/challenge': 'user',
  'POST /factors/:id/verify': 'user',
  'POST /logout': 'user',
  'POST /oauth/authorizations/:id/consent': 'user',
  'POST /passkeys/registration/options': 'user',
  'POST /passkeys/registration/verify': 'user',
  'PUT /user': 'user',
};
const those = (who: string) => Object.keys(routes).filter((route) => routes[route] === who);

function call(route: string, token?: string): Promise<Answer> {
  const [method = '', path = ''] = route.split(' ');
  const body = method === 'GET' || method === 'DELETE' ? undefined : {};
  return server.ask(path.replace(':id', 'd2719d1a-8b5e-4a57-9d24-53e7b5a5a6a1'), body, { method, token });
}

test('every route of sign-in is one of those listed here', () => {
  const mounted = server.auth.routes.routes.filter(({ method }) => method !== 'ALL');
  expect([...new Set(mounted.map(({ method, path }) => `${method} ${path}`))].sort()).toEqual(
    Object.keys(routes).sort(),
  );
});

test.each(those('user'))('%s is for who is signed in, before anything is said about it', async (route) => {
  expect(await call(route)).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
  expect((await call(route, 'no.token.atall')).status).toBe(403);
});

describe('what this server does not offer', () => {
  test.each([
    ['POST /passkeys/registration/options', 'passkey_disabled'],
    ['POST /passkeys/registration/verify', 'passkey_disabled'],
    ['POST /passkeys/authentication/options', 'passkey_disabled'],
    ['POST /passkeys/authentication/verify', 'passkey_disabled'],
    ['GET /passkeys', 'passkey_disabled'],
    ['PATCH /passkeys/:id', 'passkey_disabled'],
    ['DELETE /passkeys/:id', 'passkey_disabled'],
    ['POST /sso', 'saml_provider_disabled'],
    ['GET /oauth/authorizations/:id', 'not_found'],
    ['GET /user/oauth/grants', 'not_found'],
  ])('%s says so with 404 %s', async (route, code) => {
    const token = (await server.signUp(`stub-${route.replaceAll(/\W/g, '')}@example.com`.toLowerCase())).body
      .access_token;
    expect(await call(route, token)).toMatchObject({ status: 404, body: { code } });
  });

  test('a grant by ID token names the provider that is not set up, and nothing that can be none', async () => {
    const grant = (provider: unknown) => server.ask('/token?grant_type=id_token', { provider, id_token: 'x' });
    const refused = await grant('google');
    expect(refused).toMatchObject({ status: 400, body: { code: 'provider_disabled' } });
    expect(refused.body.message).toBe('Provider (google) is not enabled');
    expect((await grant('<script>')).body.message).toBe('Provider (unknown) is not enabled');
  });

  test('a grant by wallet, or by a name that is none, is refused', async () => {
    const web3 = await server.ask('/token?grant_type=web3', { chain: 'ethereum' });
    expect(web3).toMatchObject({ status: 422, body: { code: 'web3_provider_disabled' } });
    const other = await server.ask('/token?grant_type=other', {});
    expect(other).toMatchObject({
      status: 400,
      body: { code: 'invalid_credentials', message: 'unsupported_grant_type' },
    });
  });
});

/** What each way in is: made ready for an address, it is a call that answers with a session. */
interface Way {
  readonly ready: (email: string) => Promise<() => Promise<Answer>>;
  readonly event: 'login' | 'token_refreshed';
}

const verifier = 'v'.repeat(50);
const challenge = createHash('sha256').update(verifier).digest('base64url');
const pkce = { code_challenge: challenge, code_challenge_method: 's256' };
let numbers = 0;
const byMail =
  (path: string, type: string, given: 'link' | 'code'): Way['ready'] =>
  async (email) => {
    await server.signUp(email);
    await server.ask(path, { email });
    const { link, code } = server.lastMail(email);
    return () => server.ask('/verify', { type, ...(given === 'link' ? { token_hash: link } : { email, token: code }) });
  };

const ways: Readonly<Record<string, Way>> = {
  'a password': {
    event: 'login',
    ready: async (email) => {
      await server.signUp(email);
      return () => server.signIn(email);
    },
  },
  'a magic link': { event: 'login', ready: byMail('/otp', 'magiclink', 'link') },
  'a mailed code': { event: 'login', ready: byMail('/otp', 'email', 'code') },
  'a recovery link': { event: 'login', ready: byMail('/recover', 'recovery', 'link') },
  'the page behind a link': {
    event: 'login',
    ready: async (email) => {
      await server.signUp(email);
      await server.ask('/otp', { email });
      const page = await server.ask(`/verify?type=magiclink&token=${server.lastMail(email).link}`);
      const nonce = /name="nonce" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
      const form = new URLSearchParams({ token: server.lastMail(email).link, type: 'magiclink', nonce }).toString();
      const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookie };
      return async () => {
        const answer = await server.ask('/verify', form, { headers });
        const fields = new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1));
        return { ...answer, body: { ...Object.fromEntries(fields), code: fields.get('error_code') } };
      };
    },
  },
  'a code of the PKCE flow': {
    event: 'login',
    ready: async (email) => {
      await server.signUp(email);
      await server.ask('/otp', { email, ...pkce });
      const page = await server.ask(`/verify?type=magiclink&token=${server.lastMail(email).link}`);
      const nonce = /name="nonce" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
      const form = new URLSearchParams({ token: server.lastMail(email).link, type: 'magiclink', nonce }).toString();
      const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookie };
      const led = (await server.ask('/verify', form, { headers })).headers.get('location') ?? '';
      const auth_code = new URL(led).searchParams.get('code');
      return () => server.ask('/token?grant_type=pkce', { auth_code, code_verifier: verifier });
    },
  },
  'a texted code': {
    event: 'login',
    ready: async (email) => {
      numbers += 1;
      const phone = `4915132345${String(numbers).padStart(3, '0')}`;
      const { access_token } = (await server.signUp(email)).body;
      await server.ask('/user', { phone }, { token: access_token, method: 'PUT' });
      const change = { type: 'phone_change', phone, token: server.lastMail(`+${phone}`).code };
      await server.ask('/verify', change);
      await server.ask('/otp', { phone });
      return () => server.ask('/verify', { type: 'sms', phone, token: server.lastMail(`+${phone}`).code });
    },
  },
  'a texted code for a new number': {
    event: 'login',
    ready: async (email) => {
      numbers += 1;
      const phone = `4915132345${String(numbers).padStart(3, '0')}`;
      const { access_token } = (await server.signUp(email)).body;
      await server.ask('/user', { phone }, { token: access_token, method: 'PUT' });
      return () => server.ask('/verify', { type: 'phone_change', phone, token: server.lastMail(`+${phone}`).code });
    },
  },
  'a refresh token': {
    event: 'token_refreshed',
    ready: async (email) => {
      const { refresh_token } = (await server.signUp(email)).body;
      return () => server.refresh(refresh_token);
    },
  },
};

describe.each(Object.entries(ways))('%s', (name, { ready, event }) => {
  const address = (what: string) => `${what}-${name.replaceAll(' ', '-')}@example.com`.toLowerCase();
  const idOf = async (email: string) =>
    (await server.db.select().from(authUsers).where(eq(authUsers.email, email)))[0]?.id ?? '';
  const rowsOf = async (email: string) => {
    const ofUser = and(eq(authAuditLog.targetUserId, await idOf(email)), eq(authAuditLog.event, event));
    return (await server.db.select().from(authAuditLog).where(ofUser)).length;
  };

  test('gives a session and is written down', async () => {
    const email = address('in');
    const go = await ready(email);
    const before = await rowsOf(email);
    expect((await go()).body.refresh_token).toEqual(expect.any(String));
    expect(await rowsOf(email)).toBe(before + 1);
  });

  test('gives none to who is banned', async () => {
    const email = address('out');
    const go = await ready(email);
    const bannedUntil = new Date(server.now().getTime() + 3_600_000);
    await server.db.update(authUsers).set({ bannedUntil }).where(eq(authUsers.email, email));
    const { body } = await go();
    expect(body).not.toHaveProperty('refresh_token');
    expect(body.code).toBe('user_banned');
  });
});

test.each([
  ['anonymously', {}],
  ['at once', { email: 'route-at-once@example.com', password: goodPassword }],
])('a sign-up %s gives a session and is written down', async (_how, body) => {
  const { user, refresh_token } = (await atOnce.ask('/signup', body)).body;
  expect(refresh_token).toEqual(expect.any(String));
  const rows = await server.db.select().from(authAuditLog).where(eq(authAuditLog.targetUserId, user.id));
  expect(rows.map(({ event }) => event).sort()).toEqual(['login', 'user_signedup']);
});

test('a password gives no session while its address is unconfirmed', async () => {
  await server.ask('/signup', { email: 'unconfirmed@example.com', password: goodPassword });
  expect((await server.signIn('unconfirmed@example.com')).body.code).toBe('email_not_confirmed');
});

test.each([
  ['/token?grant_type=password', { email: 'x@example.com', password: 'x' }, 30],
  ['/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'x' }, 30],
  ['/verify', { type: 'sms', phone: '4915112345678', token: '000000' }, 30],
  ['/signup', {}, 30],
  ['/signup', { email: 'x@example.com' }, 40],
  ['/otp', { phone: '1' }, 40],
])('%s with %j may be called so often by one caller, and no more often: %i', async (path, body, most) => {
  const from = `198.51.100.${most}, 203.0.113.${path.length + Object.keys(body).length}`;
  const answers = [];
  for (let times = 0; times < most + 2; times += 1) {
    if (path.includes('password')) Object.assign(body, { email: `x${times}@example.com` });
    answers.push(await limited.ask(path, body, { from }));
  }
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  expect(refused[0]?.body.code).toBe('over_request_rate_limit');
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});
