import { exportJWK, exportSPKI, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authSessions, authSigningKeys } from '#server/db/schema/auth.ts';
import { unseal } from '#server/seal.ts';
import { deriveKey } from '#server/secrets.ts';
import { openTestAuth, site, startTestAuth } from './test-support/start-test-auth.ts';

let server: Awaited<ReturnType<typeof startTestAuth>>;
let token: string;
let claims: JWTPayload;
beforeAll(async () => {
  server = await startTestAuth();
  token = (await server.signUp('owner@example.com')).body.access_token;
  claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
});
afterAll(() => server.drop());

/** Refused by the sign-in server and by what the product asks alike. */
async function expectRefused(forged: string) {
  expect(await server.ask('/user', undefined, { token: forged })).toMatchObject({
    status: 403,
    body: { code: 'bad_jwt' },
  });
  expect(await server.auth.verifyAccessToken(forged)).toBeUndefined();
}

async function ourKey() {
  const [row] = await server.db.select().from(authSigningKeys);
  const master = deriveKey('a secret of the tests, long enough to be one', 'auth master');
  const jwk = row && unseal(master, row.privateJwkEncrypted, `signing key ${row.kid}`);
  if (!jwk) throw new Error('no key');
  return { kid: row.kid, publicJwk: row.publicJwk, key: await importJWK(JSON.parse(jwk.toString()), 'ES256') };
}

async function signed(changes: JWTPayload, header: Record<string, unknown> = {}) {
  const { kid, key } = await ourKey();
  return new SignJWT({ ...claims, ...changes })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT', ...header })
    .sign(key);
}

describe('an access token', () => {
  test('carries who, which session and how it was proven', () => {
    expect(claims).toMatchObject({
      iss: `${site}/auth/v1`,
      aud: 'authenticated',
      role: 'authenticated',
      email: 'owner@example.com',
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'email/signup' }],
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
    });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
  });

  test('signed with our key and unchanged is accepted', async () => {
    expect((await server.ask('/user', undefined, { token: await signed({}) })).status).toBe(200);
  });

  test('without signature, or with one of the public key as a secret, is refused', async () => {
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    await expectRefused(`${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`);
    const { kid, publicJwk } = await ourKey();
    const spki = await exportSPKI(await importKey(publicJwk));
    for (const secret of [spki, JSON.stringify(publicJwk)]) {
      const header = { alg: 'HS256', kid, typ: 'JWT' };
      await expectRefused(await new SignJWT(claims).setProtectedHeader(header).sign(new TextEncoder().encode(secret)));
    }
  });

  test('of another key is refused, whatever key its header brings', async () => {
    const { kid } = await ourKey();
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    const headers = [
      { kid },
      { kid: 'unknown' },
      {},
      { kid, jwk },
      { kid: 'unknown', jku: 'https://evil.example/jwks.json' },
      { jwk },
    ];
    for (const header of headers) {
      await expectRefused(
        await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'JWT', ...header }).sign(privateKey),
      );
    }
  });

  test('with one changed character is refused', async () => {
    for (let at = 0; at < token.length - 1; at += 23) {
      if (token[at] === '.') continue;
      await expectRefused(token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1));
    }
  });

  test.each([
    ['expired', { exp: Date.parse('2026-11-27T09:00:00Z') / 1000 }],
    ['not yet valid', { nbf: Date.parse('2026-11-27T12:00:00Z') / 1000 }],
    ['for others', { aud: 'somebody' }],
    ['from others', { iss: 'https://evil.example/auth/v1' }],
    ['without end', { exp: undefined }],
    ['without session', { session_id: undefined }],
    ['with a session that is no id', { session_id: 'x' }],
    ['with a user that is no id', { sub: 'x' }],
  ])('%s is refused', async (_what, changes) => {
    await expectRefused(await signed(changes as JWTPayload)); // undefined removes the claim
  });

  test('of another kind is refused', async () => expectRefused(await signed({}, { typ: 'at+jwt' })));

  test('that expired says so', async () => {
    const { body } = await server.ask('/user', undefined, { token: await signed({ exp: 1 }) });
    expect(body.message).toMatch(/^invalid JWT: unable to parse or verify signature, .*token is expired$/);
  });

  test('of one user with the session of another is refused', async () => {
    const other = (await server.signUp('other@example.com')).body;
    const mixed = await signed({ sub: other.user.id });
    await server.auth.verifyAccessToken(token);
    expect(await server.auth.verifyAccessToken(mixed)).toBeUndefined();
    expect((await server.ask('/user', undefined, { token: mixed })).body.code).toBe('session_not_found');
  });

  test('of a session that ended in another process is refused within a minute', async () => {
    const { body } = await server.signIn('owner@example.com');
    expect(await server.auth.verifyAccessToken(body.access_token)).toBeDefined();
    await server.db.delete(authSessions);
    server.wait(61);
    expect(await server.auth.verifyAccessToken(body.access_token)).toBeUndefined();
  });
});

describe('the signing keys', () => {
  test('are shown without their private part, and may be cached', async () => {
    const { body, headers } = await server.ask('/.well-known/jwks.json');
    expect(headers.get('cache-control')).toBe('public, max-age=600');
    expect(body.keys).toHaveLength(1);
    expect(Object.keys(body.keys[0]).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  });

  test('are one, however many processes start at once', async () => {
    await server.db.delete(authSigningKeys);
    const processes = Array.from({ length: 6 }, () => openTestAuth(server.database));
    const sets = await Promise.all(processes.map(({ ask }) => ask('/.well-known/jwks.json')));
    expect(new Set(sets.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await server.db.select().from(authSigningKeys)).toHaveLength(1);
  });
});

async function importKey(jwk: Record<string, unknown>) {
  const key = await importJWK(jwk, 'ES256', { extractable: true });
  if (key instanceof Uint8Array) throw new Error('not symmetric');
  return key;
}
