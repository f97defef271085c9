import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveTestAuth } from '#server/auth/test-support/serve-auth.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const secret = 'a shared secret of the tests only, long enough';
const publicKey = 'a-public-key';

describe.each([
  ['published keys', undefined],
  ['a shared secret', secret],
] as const)('a hosted sign-in with %s', (_how, jwtSecret) => {
  let hosted: Awaited<ReturnType<typeof serveTestAuth>>;
  let product: TestApp;
  let token: string;
  let userId: string;
  beforeAll(async () => {
    hosted = await serveTestAuth(jwtSecret ? { signing: { kind: 'secret', secret } } : {});
    product = await startTestApp({ hosted: { url: hosted.url, publicKey, jwtSecret, providersNeedMfa: false } });
    const { body } = await hosted.signUp('hosted@example.com');
    token = body.access_token;
    userId = body.user.id;
  });
  afterAll(async () => {
    await product.stop();
    await hosted.close();
    await hosted.drop();
  });

  const ask = async (path: string, bearer: string | undefined, init: RequestInit = {}) => {
    const headers = { 'Content-Type': 'application/json', ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}) };
    const response = await product.app.request(path, { ...init, headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const check = (bearer: string | undefined) => ask('/api/provider/profile/check', bearer);

  test('lets its users in from first sight on', async () => {
    expect((await check(token)).status).toBe(200);
    expect(await product.deps.auth.verifyAccessToken(token)).toMatchObject({
      userId,
      email: 'hosted@example.com',
      aal: 'aal1',
    });
    expect((await check(undefined)).status).toBe(401);
  });

  test('asks it for its keys once at most, and never about each token', async () => {
    await check(token);
    hosted.takeAsked();
    for (let time = 0; time < 5; time += 1) await check(token);
    expect(hosted.takeAsked()).toEqual([]);
  });

  test('does not answer for it: /auth/v1 is not here', async () => {
    expect((await ask('/auth/v1/settings', undefined)).status).toBe(404);
    expect(product.deps.auth.elsewhere).toEqual({ url: hosted.url, publicKey });
  });

  test('lets nobody in with a token that it did not make, or made for something else', async () => {
    const claims = decodeJwt(token);
    const { privateKey, publicKey: shown } = await generateKeyPair('ES256', { extractable: true });
    const key = jwtSecret ? new TextEncoder().encode(jwtSecret) : privateKey;
    const alg = jwtSecret ? 'HS256' : 'ES256';
    const [header = ''] = token.split('.');
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
    const sign = (changes: object, more: object = {}, by = key) =>
      new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg, kid, typ: 'JWT', ...more }).sign(by);
    const forged = [
      ...(jwtSecret
        ? [
            await sign({ iss: 'https://elsewhere.example/auth/v1' }),
            await sign({ aud: 'somebody' }),
            await sign({ exp: 1 }),
            await sign({ exp: undefined }),
            await sign({ nbf: Number(claims.exp) }),
            await sign({ role: 'service_role' }),
            await sign({ role: 'anon' }),
            await sign({ sub: 'x' }),
            await sign({}, { alg: 'ES256' }, privateKey),
          ]
        : [
            await sign({}),
            await sign({}, { jwk: await exportJWK(shown) }),
            await sign({}, { kid: 'unknown', jku: `${hosted.url}/.well-known/jwks.json` }),
            await sign({}, { alg: 'HS256' }, new TextEncoder().encode(JSON.stringify(await exportJWK(shown)))),
          ]),
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`,
      `${token.slice(0, -6)}AAAAAA`,
      'x',
    ];
    for (const one of forged) expect((await check(one)).status).toBe(401);
    expect((await check(token)).status).toBe(200);
  });

  test('is handed the wish for a sign-in link, with its refusals', async () => {
    const wish = (email: string) => ({ method: 'POST', body: JSON.stringify({ email }) });
    const path = '/api/auth/request-magic-link';
    expect((await ask(path, undefined, wish('new@example.com'))).status).toBe(200);
    expect(hosted.lastMail('new@example.com').type).toBe('magiclink');
    expect(hosted.takeAsked()).toContain('POST /auth/v1/otp');
    const { status, text } = await ask(path, undefined, wish('x@x'));
    expect({ status, code: JSON.parse(text).code }).toEqual({ status: 422, code: 'invalid_fields' });
  });
});

test('while a hosted sign-in does not answer, its users are asked to wait and not sent away', async () => {
  const hosted = await serveTestAuth();
  const { body } = await hosted.signUp('away@example.com');
  await hosted.close();
  const product = await startTestApp({
    hosted: { url: hosted.url, publicKey: undefined, jwtSecret: undefined, providersNeedMfa: false },
  });
  const headers = { Authorization: `Bearer ${body.access_token}` };
  const response = await product.app.request('/api/provider/profile/check', { headers });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  await product.stop();
  await hosted.drop();
});
