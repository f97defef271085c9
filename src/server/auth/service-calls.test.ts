import { GoTrueAdminApi } from '@supabase/auth-js';
import { decodeJwt, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authMfaFactors, authUsers } from '#server/db/schema/auth.ts';
import { administerKeys } from './administer-keys.ts';
import { defaultAuthSettings } from './auth-settings.ts';
import { goodPassword, site, startTestAuth } from './test-support/start-test-auth.ts';

let server: Awaited<ReturnType<typeof startTestAuth>>;
let key: string;
let admin: GoTrueAdminApi;
const settings = { ...defaultAuthSettings, publicUrl: site, issuer: `${site}/auth/v1`, productName: 'Quotewell' };

beforeAll(async () => {
  server = await startTestAuth();
  key = await serviceKey(24 * 3600);
  admin = clientWith(key);
});
afterAll(() => server.drop());

function serviceKey(seconds: number): Promise<string> {
  const quiet = () => undefined;
  const logger = { info: quiet, warn: quiet, error: quiet, debug: quiet, fatal: quiet };
  return administerKeys({ db: server.db, clock: server.now, logger, secret: server.secret, settings }).serviceKey(
    seconds,
  );
}

/** The official client on the operators' own listener. */
function clientWith(token: string) {
  return new GoTrueAdminApi({
    url: `${site}/auth/v1`,
    headers: { Authorization: `Bearer ${token}` },
    fetch: async (url, init) => server.auth.serviceRoutes.request(String(url).replace(`${site}/auth/v1`, ''), init),
  });
}

async function create(email: string, more: object = {}) {
  const { data, error } = await admin.createUser({ email, password: goodPassword, email_confirm: true, ...more });
  expect(error).toBeNull();
  return data.user?.id ?? '';
}

describe('who may make service calls', () => {
  const ask = async (token?: string) => {
    const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
    const response = await server.auth.serviceRoutes.request('/admin/users', { headers });
    const body = (await response.json()) as { code?: string }; // whatever the refusal says
    return { status: response.status, code: body.code };
  };

  test('is whoever carries a service key', async () => expect((await ask(key)).status).toBe(200));

  test('is nobody on the public’s routes', async () => {
    for (const path of ['/admin/users', '/invite', '/admin/generate_link']) {
      expect((await server.ask(path, undefined, { token: key })).status).toBe(404);
    }
  });

  test('is nobody without a token, and no user', async () => {
    expect(await ask()).toEqual({ status: 401, code: 'no_authorization' });
    const { body } = await server.signUp('user@example.com');
    expect(await ask(body.access_token)).toEqual({ status: 403, code: 'not_admin' });
    expect(await ask(body.refresh_token)).toEqual({ status: 403, code: 'bad_jwt' });
  });

  test('is no user who writes a role into what they keep about themselves', async () => {
    const { body } = await server.signUp('climber@example.com');
    const data = { role: 'service_role', app_metadata: { role: 'service_role' } };
    await server.ask('/user', { data }, { token: body.access_token, method: 'PUT' });
    const { body: renewed } = await server.refresh(body.refresh_token);
    expect(decodeJwt(renewed.access_token).role).toBe('authenticated');
    expect(await ask(renewed.access_token)).toEqual({ status: 403, code: 'not_admin' });
  });

  test('is nobody with a key that ended, that is another installation’s, or that others signed', async () => {
    const short = await serviceKey(60);
    const signed = async (claims: object) => {
      const { privateKey } = await generateKeyPair('ES256');
      const { kid } = JSON.parse(Buffer.from(key.split('.')[0] ?? '', 'base64url').toString());
      return new SignJWT({ ...decodeJwt(key), ...claims })
        .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
        .sign(privateKey);
    };
    server.wait(61);
    expect(await ask(short)).toEqual({ status: 403, code: 'bad_jwt' });
    expect(await ask(await signed({}))).toEqual({ status: 403, code: 'bad_jwt' });
    const elsewhere = { ...settings, issuer: 'https://elsewhere.example/auth/v1' };
    const quiet = () => undefined;
    const logger = { info: quiet, warn: quiet, error: quiet, debug: quiet, fatal: quiet };
    const { db, now: clock, secret } = server;
    const foreign = await administerKeys({ db, clock, logger, secret, settings: elsewhere }).serviceKey(600);
    expect(await ask(foreign)).toEqual({ status: 403, code: 'bad_jwt' });
  });

  test('is not a user: a service key opens no route of theirs, and not the product', async () => {
    for (const [path, method] of [
      ['/user', 'GET'],
      ['/user', 'PUT'],
      ['/logout', 'POST'],
    ] as const) {
      const body = method === 'GET' ? undefined : {};
      expect((await server.ask(path, body, { token: key, method })).status).toBe(403);
    }
    expect(await server.auth.verifyAccessToken(key)).toBeUndefined();
  });
});

describe('users, as an operator sees them', () => {
  test('are made, found, changed and listed page by page', async () => {
    const id = await create('made@example.com', { user_metadata: { name: 'Pat' }, app_metadata: { plan: 'team' } });
    expect((await admin.getUserById(id)).data.user).toMatchObject({
      email: 'made@example.com',
      user_metadata: { name: 'Pat' },
      app_metadata: { plan: 'team', provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email', identity_data: { email_verified: true } }],
    });
    const changed = await admin.updateUserById(id, {
      email: 'renamed@example.com',
      app_metadata: { plan: null, seats: 3, provider: 'google' },
      user_metadata: { trade: 'painter' },
    });
    expect(changed.data.user).toMatchObject({
      email: 'renamed@example.com',
      user_metadata: { name: 'Pat', trade: 'painter' },
      app_metadata: { seats: 3, provider: 'email' },
    });
    expect(decodeJwt((await server.signIn('renamed@example.com')).body.access_token).app_metadata).toEqual({
      seats: 3,
      provider: 'email',
      providers: ['email'],
    });
    const { data } = await admin.listUsers({ page: 1, perPage: 2 });
    expect(data.users).toHaveLength(2);
    expect(data).toMatchObject({ aud: 'authenticated', total: 3, nextPage: 2, lastPage: 2 });
    expect((await admin.listUsers({ page: 2, perPage: 2 })).data.users).toHaveLength(1);
    expect((await admin.listUsers({ page: -1 })).error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test.each([
    ['an address that somebody has', { email: 'user@example.com' }, 422, 'email_exists'],
    ['no address at all', { email: undefined }, 400, 'validation_failed'],
    ['a malformed address', { email: 'xx:;x@x.x' }, 400, 'validation_failed'],
    ['a weak password', { password: 'password' }, 422, 'weak_password'],
    ['another role', { role: 'service_role' }, 400, 'validation_failed'],
    ['a ban of no length', { ban_duration: 'for ever' }, 400, 'validation_failed'],
    ['a hash that is none', { password: undefined, password_hash: 'plain' }, 400, 'validation_failed'],
  ])('are not made with %s', async (_what, fields, status, code) => {
    const wish: object = { email: 'new@example.com', password: goodPassword, ...fields };
    const { error } = await admin.createUser(wish);
    expect(error).toMatchObject({ status, code });
  });

  test('that are not there are told as such', async () => {
    for (const id of ['83fd9e20-7a80-46e4-bf29-a86e3d6bbf66']) {
      const missing = { status: 404, code: 'user_not_found' };
      expect((await admin.getUserById(id)).error).toMatchObject(missing);
      expect((await admin.updateUserById(id, { email: 'x@example.com' })).error).toMatchObject(missing);
      expect((await admin.deleteUser(id)).error).toMatchObject(missing);
      expect((await admin.mfa.listFactors({ userId: id })).error).toMatchObject(missing);
    }
  });

  test('come from elsewhere with the password they had', async () => {
    const id = await create('before@example.com');
    const [row] = (await server.db.select().from(authUsers)).filter((user) => user.id === id);
    await create('brought@example.com', { password: undefined, password_hash: row?.passwordHash ?? '' });
    expect((await server.signIn('brought@example.com')).status).toBe(200);
  });

  test('are banned at once and for as long as said', async () => {
    const id = await create('banned@example.com');
    const { body } = await server.signIn('banned@example.com');
    expect(await server.auth.verifyAccessToken(body.access_token)).toBeDefined();
    await admin.updateUserById(id, { ban_duration: '1h30m' });
    expect(await server.auth.verifyAccessToken(body.access_token)).toBeUndefined();
    expect((await server.ask('/user', undefined, { token: body.access_token })).body.code).toBe('user_banned');
    expect((await server.refresh(body.refresh_token)).body.code).toBe('user_banned');
    expect((await server.signIn('banned@example.com')).body.code).toBe('user_banned');
    server.wait(5401);
    expect((await server.refresh(body.refresh_token)).status).toBe(200);
    await admin.updateUserById(id, { ban_duration: '1h' });
    await admin.updateUserById(id, { ban_duration: 'none' });
    expect((await server.signIn('banned@example.com')).status).toBe(200);
  });

  test('lose every session with a new password, and hear of it', async () => {
    const id = await create('reset@example.com');
    const { body } = await server.signIn('reset@example.com');
    await admin.updateUserById(id, { password: 'seven-quiet-otters-2207' });
    expect(await server.auth.verifyAccessToken(body.access_token)).toBeUndefined();
    expect((await server.refresh(body.refresh_token)).body.code).toBe('refresh_token_not_found');
    expect((await server.signIn('reset@example.com')).status).toBe(400);
    expect(server.mailbox.some(({ to, subject }) => to === 'reset@example.com' && /changed/.test(subject ?? ''))).toBe(
      true,
    );
  });

  test('are deleted with all that signs them in; softly their id stays and names nobody', async () => {
    for (const soft of [false, true]) {
      const id = await create('gone@example.com', { user_metadata: { name: 'Pat' } });
      const { body } = await server.signIn('gone@example.com');
      expect((await admin.deleteUser(id, soft)).error).toBeNull();
      expect(await server.auth.verifyAccessToken(body.access_token)).toBeUndefined();
      expect((await server.refresh(body.refresh_token)).body.code).toBe('refresh_token_not_found');
      expect((await server.signIn('gone@example.com')).body.code).toBe('invalid_credentials');
      expect((await admin.getUserById(id)).error?.status).toBe(404);
      const rows = (await server.db.select().from(authUsers)).filter((user) => user.id === id);
      expect(rows.map(({ email, userMetadata }) => ({ email, userMetadata }))).toEqual(
        soft ? [{ email: null, userMetadata: {} }] : [],
      );
    }
    expect((await admin.listUsers({ perPage: 1000 })).data.users.map(({ email }) => email)).not.toContain('');
  });

  test('get rid of a second step that they lost', async () => {
    const id = await create('lost@example.com');
    const factor = { userId: id, factorType: 'totp', status: 'verified', friendlyName: 'Phone' } as const;
    await server.db.insert(authMfaFactors).values(factor);
    const { data } = await admin.mfa.listFactors({ userId: id });
    expect(data?.factors).toMatchObject([{ factor_type: 'totp', status: 'verified', friendly_name: 'Phone' }]);
    expect(JSON.stringify(data)).not.toContain('secret');
    const factorId = data?.factors[0]?.id ?? '';
    expect((await admin.mfa.deleteFactor({ userId: id, id: factorId })).data).toMatchObject({ data: { id: factorId } });
    expect((await admin.mfa.listFactors({ userId: id })).data?.factors).toEqual([]);
    expect((await admin.mfa.deleteFactor({ userId: id, id: factorId })).error).toBeDefined();
  });
});
