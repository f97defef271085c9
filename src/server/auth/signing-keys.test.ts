import { decodeProtectedHeader, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authAuditLog, authSigningKeys } from '#server/db/schema/auth.ts';
import { administerKeys } from './administer-keys.ts';
import { type AuthSettings, defaultAuthSettings } from './auth-settings.ts';
import { openTestAuth, site, startTestAuth } from './test-support/start-test-auth.ts';

let server: Awaited<ReturnType<typeof startTestAuth>>;
beforeAll(async () => {
  server = await startTestAuth();
});
afterAll(() => server.drop());

const minute = 60;
const email = 'keys@example.com';
const kidOf = (token: string) => decodeProtectedHeader(token).kid;
const shown = async (from: Pick<typeof server, 'ask'> = server) =>
  (await from.ask('/.well-known/jwks.json')).body.keys.map(({ kid }: JWK) => kid);
const tokenOf = async (from = server): Promise<string> => (await from.signIn(email)).body.access_token;

function administration({ now, logged }: Pick<typeof server, 'now' | 'logged'>, secret = server.secret) {
  const settings = { ...defaultAuthSettings, publicUrl: site, issuer: `${site}/auth/v1`, productName: 'Quotewell' };
  const say = (...parts: unknown[]) => void logged.push(JSON.stringify(parts));
  const logger = { info: say, warn: say, error: say, debug: say, fatal: say };
  return administerKeys({ db: server.db, clock: now, logger, secret, settings });
}

describe('a rotation of keys', () => {
  let old: string;
  let next: string;
  let oldToken: string;
  beforeAll(async () => {
    await server.signUp(email);
    oldToken = await tokenOf();
    old = kidOf(oldToken) ?? '';
  });

  test('publishes one key, however often and from wherever it is asked for', async () => {
    const asked = await Promise.all(Array.from({ length: 4 }, () => administration(server).rotate()));
    expect(asked.filter(({ isNew }) => isNew)).toHaveLength(1);
    const { keys } = await administration(server).rotate();
    expect(keys.map(({ state }) => state).toSorted()).toEqual(['current', 'standby']);
    next = keys.find(({ state }) => state === 'standby')?.kid ?? '';
    server.wait(minute);
    expect((await shown()).toSorted()).toEqual([old, next].toSorted());
  });

  test('lets it sign only once nobody can hold a list without it', async () => {
    server.wait(19 * minute);
    expect(kidOf(await tokenOf())).toBe(old);
    server.wait(2 * minute);
    expect(kidOf(await tokenOf())).toBe(next);
    expect((await administration(server).status()).find(({ kid }) => kid === old)?.state).toBe('previous');
  });

  test('is followed by a process that had read the keys before', async () => {
    const other = openTestAuth(server.database);
    other.wait((server.now().getTime() - other.now().getTime()) / 1000 - 21 * minute);
    await shown(other);
    other.wait(21 * minute);
    expect(kidOf(await tokenOf({ ...server, ...other }))).toBe(next);
  });

  test('leaves the old key to prove what it signed, for a token’s life and twenty minutes', async () => {
    expect((await server.ask('/user', undefined, { token: oldToken })).status).toBe(200);
    server.wait(79 * minute);
    expect(await shown()).toContain(old);
    server.wait(2 * minute);
    expect(await shown()).toEqual([next]);
    expect((await server.ask('/user', undefined, { token: oldToken })).body.code).toBe('bad_jwt');
    expect(await server.db.select().from(authSigningKeys)).toHaveLength(2);
    await server.auth.cleanUp();
    expect(await server.db.select().from(authSigningKeys)).toHaveLength(1);
  });

  test('stands in the audit log, step by step', async () => {
    const rows = (await server.db.select().from(authAuditLog)).filter(({ event }) => event === 'key_rotated');
    expect(rows.map(({ reason }) => reason)).toEqual([
      'new key signs at once',
      'next key published',
      'next key signs',
      'old key removed',
    ]);
  });

  test('is not waited for where the installation’s secret changed: a new key signs at once, the old one still proves', async () => {
    const before = await tokenOf();
    await administration(server).rotate();
    const keys = await administration(server, 'another secret of the tests, long enough').status();
    expect(keys.map(({ state }) => state).toSorted()).toEqual(['current', 'previous']);
    expect(keys.find(({ state }) => state === 'previous')?.kid).toBe(kidOf(before));
  });
});

describe('keys of the operator’s own', () => {
  let signing: JWK;
  let kept: JWK;
  let own: ReturnType<typeof openTestAuth>;
  beforeAll(async () => {
    signing = await jwkOf('RS256', { kid: 'first', key_ops: ['sign', 'verify'], use: 'sig' });
    kept = await jwkOf('ES256', { kid: 'old', key_ops: ['verify'] });
    own = open({ signing: { kind: 'given', keys: [kept, signing] } });
    await own.signUp('given@example.com');
  });

  test('sign with the first that may, and prove with each', async () => {
    const { access_token: token, user } = (await own.signIn('given@example.com')).body;
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'RS256', kid: 'first', typ: 'JWT' });
    expect(await own.auth.verifyAccessToken(token)).toMatchObject({ userId: user.id });
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const resigned = await signedBy(kept, claims, { alg: 'ES256', kid: 'old' });
    expect(await own.auth.verifyAccessToken(resigned)).toMatchObject({ userId: user.id });
    const confused = await signedBy(kept, claims, { alg: 'ES256', kid: 'first' });
    expect(await own.auth.verifyAccessToken(confused)).toBeUndefined();
  });

  test('show their public parts alone', async () => {
    const { keys } = (await own.ask('/.well-known/jwks.json')).body;
    expect(keys.map((key: JWK) => Object.keys(key).sort())).toEqual([
      ['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'],
      ['alg', 'e', 'kid', 'kty', 'n', 'use'],
    ]);
  });

  test('leave those in the database alone', async () => {
    const stored = await server.db.select().from(authSigningKeys);
    await own.auth.cleanUp();
    expect(await server.db.select().from(authSigningKeys)).toEqual(stored);
  });
});

test('a shared secret signs without a key to show, and nothing else proves', async () => {
  const secret = 'a shared secret of the tests only, long enough';
  const own = open({ signing: { kind: 'secret', secret } });
  await own.signUp('secret@example.com');
  const { body } = await own.signIn('secret@example.com');
  expect(decodeProtectedHeader(body.access_token)).toEqual({ alg: 'HS256', typ: 'JWT' });
  expect((await own.ask('/.well-known/jwks.json')).body.keys).toEqual([]);
  expect(await own.auth.verifyAccessToken(body.access_token)).toMatchObject({ userId: body.user.id });
  const claims = JSON.parse(Buffer.from(body.access_token.split('.')[1] ?? '', 'base64url').toString());
  const other = await signedBy(await jwkOf('ES256', {}), claims, { alg: 'ES256' });
  expect(await own.auth.verifyAccessToken(other)).toBeUndefined();
});

function open(settings: Partial<AuthSettings>) {
  return openTestAuth(server.database, settings);
}

async function jwkOf(algorithm: string, fields: Partial<JWK>): Promise<JWK> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  return { ...(await exportJWK(privateKey)), ...fields };
}

async function signedBy({ key_ops: _any, ...jwk }: JWK, claims: object, header: { alg: string; kid?: string }) {
  return new SignJWT({ ...claims }).setProtectedHeader({ typ: 'JWT', ...header }).sign(jwk);
}
