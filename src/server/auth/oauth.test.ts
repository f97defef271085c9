import { generateKeyPairSync } from 'node:crypto';
import { importSPKI, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authAuditLog, authFlowStates } from '#server/db/schema/auth.ts';
import { type Person, startCounterpart } from '../../../tests/support/oauth-counterpart.ts';
import { site, startTestAuth } from './test-support/start-test-auth.ts';
import { newPkce, openTestBrowser } from './test-support/test-browser.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const callback = `${site}/auth/callback`;

let counterpart: Awaited<ReturnType<typeof startCounterpart>>;
let server: Awaited<ReturnType<typeof startTestAuth>>;
beforeAll(async () => {
  counterpart = await startCounterpart({ site, appleKey: privateKey });
  server = await startTestAuth({
    oauth: counterpart.oauth,
    redirectAllowList: ['https://app.example.com/welcome'],
  });
});
afterAll(async () => {
  await counterpart.close();
  await server.drop();
});

let made = 0;
let person: Person;
beforeEach(() => {
  made += 1;
  person = {
    sub: String(1000 + made),
    email: `Person${made}@example.com`,
    emailVerified: true,
    name: 'Pat Example',
    picture: 'https://pictures.example.com/pat.jpg',
  };
  counterpart.state.person = person;
});

const exchange = (code: string | null, verifier: string) =>
  server.ask('/token?grant_type=pkce', { auth_code: code, code_verifier: verifier });

/** Through the other service and back, as far as the code. */
async function comeBack(provider: string, query = {}) {
  const pkce = newPkce();
  const browser = openTestBrowser(server);
  const landing = await browser.follow(browser.authorize(provider, { ...pkce.query, ...query }));
  return { ...landing, browser, verifier: pkce.verifier };
}

async function signInWith(provider: string) {
  const { query, verifier } = await comeBack(provider);
  return exchange(query.get('code'), verifier);
}

describe('signing in by another service', () => {
  test.each(['google', 'apple', 'github'])('%s gives a code, and the code a session', async (provider) => {
    const { url, query, fragment, verifier } = await comeBack(provider);
    expect(url.href.split('?')[0]).toBe(callback);
    expect([...query.keys()]).toEqual(['code']);
    expect([...fragment.keys()]).toEqual([]);
    const { status, body } = await exchange(query.get('code'), verifier);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      email: person.email?.toLowerCase(),
      app_metadata: { provider, providers: [provider] },
      is_anonymous: false,
    });
    expect(body.user.email_confirmed_at).toBeDefined();
    expect(body.user.identities).toMatchObject([{ provider, id: person.sub, identity_data: { email_verified: true } }]);
    const claims = JSON.parse(Buffer.from(body.access_token.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth' }] });
    expect(body.provider_token).toEqual(expect.any(String));
  });

  test('the second time leads to the same user, in another session', async () => {
    const [first, second] = [await signInWith('google'), await signInWith('google')];
    expect(second.body.user.id).toBe(first.body.user.id);
    expect(second.body.refresh_token).not.toBe(first.body.refresh_token);
    expect(second.body.user.identities).toHaveLength(1);
  });

  test('in the implicit flow the fragment brings the tokens', async () => {
    const browser = openTestBrowser(server);
    const { query, fragment } = await browser.follow(browser.authorize('google'));
    expect([...query.keys()]).toEqual([]);
    expect(Object.fromEntries(fragment)).toMatchObject({
      token_type: 'bearer',
      expires_in: '3600',
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      provider_token: expect.any(String),
    });
    const { body } = await server.ask('/user', undefined, { token: fragment.get('access_token') ?? '' });
    expect(body.email).toBe(person.email?.toLowerCase());
  });

  test('facebook, which vouches for no address, makes no session and mails it', async () => {
    const { query, fragment } = await comeBack('facebook');
    expect(Object.fromEntries(query)).toMatchObject({
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
    });
    expect(query.get('code')).toBeNull();
    expect(fragment.get('access_token')).toBeNull();
    expect(server.lastMail(person.email?.toLowerCase() ?? '').type).toBe('magiclink');
  });

  test('facebook without an address is told as that', async () => {
    counterpart.state.person = { sub: person.sub, name: 'Pat Example' };
    const { query } = await comeBack('facebook');
    expect(query.get('error_code')).toBe('provider_email_needs_verification');
    expect(query.get('error_description')).toContain('did not tell us an email address');
  });

  test('name and picture come along, the name of Apple by its post', async () => {
    const { body } = await signInWith('google');
    expect(body.user.user_metadata).toMatchObject({ name: 'Pat Example', avatar_url: person.picture });
    const pkce = newPkce();
    const browser = openTestBrowser(server);
    person = { ...person, sub: `${person.sub}0`, email: `apple-${person.email}` };
    counterpart.state.person = person;
    const isCallback = (url: URL) => url.pathname === '/auth/v1/callback';
    const posted = await browser.follow(browser.authorize('apple', pkce.query), isCallback);
    posted.query.set(
      'user',
      JSON.stringify({ name: { firstName: 'Ada', lastName: 'Byron' }, email: 'boss@example.com' }),
    );
    const answer = await browser.go('/auth/v1/callback', { method: 'POST', body: posted.query });
    const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code');
    const { body: apple } = await exchange(code, pkce.verifier);
    expect(apple.user).toMatchObject({ email: person.email?.toLowerCase(), user_metadata: { name: 'Ada Byron' } });
  });

  test('Apple is shown a secret that our key signed, for it and for five minutes', async () => {
    await signInWith('apple');
    const secret = counterpart.state.tokenRequests.at(-1)?.get('client_secret') ?? '';
    const { payload, protectedHeader } = await jwtVerify(secret, await importSPKI(publicKey, 'ES256'), {
      issuer: 'TEAM123456',
      subject: 'apple',
      audience: 'https://appleid.apple.com',
    });
    expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: 'KEY1234567' });
    expect(Number(payload.exp) - Number(payload.iat)).toBe(300);
  });

  test('the provider’s tokens are handed over once, and never stay', async () => {
    const { query, verifier } = await comeBack('google');
    const sealed = await server.db.select().from(authFlowStates);
    expect(sealed.filter(({ providerTokensEncrypted }) => providerTokensEncrypted)).toHaveLength(1);
    const { body } = await exchange(query.get('code'), verifier);
    expect(body).toMatchObject({ provider_token: expect.any(String), provider_refresh_token: expect.any(String) });
    expect((await server.refresh(body.refresh_token)).body.provider_token).toBeUndefined();
    const rows = await server.db.select().from(authFlowStates);
    expect(rows.filter(({ providerTokensEncrypted }) => providerTokensEncrypted)).toEqual([]);
    expect(JSON.stringify(rows)).not.toContain(body.provider_token);
  });

  test('tokens whose code nobody fetched are wiped', async () => {
    await comeBack('google');
    server.wait(301);
    await server.auth.cleanUp();
    const rows = await server.db.select().from(authFlowStates);
    expect(rows.filter(({ providerTokensEncrypted }) => providerTokensEncrypted)).toEqual([]);
  });

  test('each is written down, without address, code or token', async () => {
    await server.db.execute('select 1');
    const before = (await server.db.select().from(authAuditLog)).length;
    const { body } = await signInWith('github');
    const rows = (await server.db.select().from(authAuditLog)).slice(before);
    expect(rows.map(({ event }) => event).sort()).toEqual(['identity_linked', 'login', 'user_signedup']);
    for (const secret of [person.email, body.provider_token, body.access_token])
      expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('the way to the service', () => {
  const start = async (provider: string, query: Record<string, string> = {}) => {
    const browser = openTestBrowser(server);
    const answer = await browser.go(browser.authorize(provider, query));
    return { answer, query: new URL(answer.headers.get('location') ?? site).searchParams };
  };

  test('carries PKCE, a state and, for ID tokens, a nonce', async () => {
    for (const provider of ['google', 'apple', 'github', 'facebook']) {
      const { answer, query } = await start(provider);
      expect(answer.status).toBe(302);
      expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/);
      expect(query.get('code_challenge_method')).toBe('S256');
      expect(query.get('state')).toMatch(/^[0-9a-f-]{36}$/);
      expect(query.has('nonce')).toBe(provider === 'google' || provider === 'apple');
    }
  });

  test('takes other parameters along, but none of the server’s own', async () => {
    const theirs = { client_id: 'evil', redirect_uri: 'https://evil.example/', response_type: 'token', state: 'fixed' };
    const more = {
      nonce: 'fixed',
      scope: 'admin',
      response_mode: 'fragment',
      request_uri: 'https://evil.example/',
      request: 'x',
    };
    const { query } = await start('google', {
      ...theirs,
      ...more,
      access_type: 'offline',
      prompt: 'consent',
      scopes: 'https://mail.example.com/read',
      ...newPkce().query,
    });
    expect(Object.fromEntries(query)).toMatchObject({
      access_type: 'offline',
      prompt: 'consent',
      client_id: 'google',
      response_type: 'code',
      redirect_uri: `${site}/auth/v1/callback`,
      scope: 'openid email profile https://mail.example.com/read',
    });
    expect([...query.values()].filter((value) => /evil|fixed/.test(value))).toEqual([]);
    const ours = ['provider', 'redirect_to', 'scopes', 'request', 'request_uri', 'response_mode'];
    expect(ours.filter((name) => query.has(name))).toEqual([]);
  });

  test('leaves a cookie that no script reads and that goes along only where it has to', async () => {
    const lax = (await start('google')).answer.headers.get('set-cookie') ?? '';
    expect(lax).toMatch(
      /^__Host-auth_flow_[0-9a-f-]{36}=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const none = (await start('apple')).answer.headers.get('set-cookie') ?? '';
    expect(none).toMatch(
      /^__Host-auth_flow_[0-9a-f-]{36}=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=None$/,
    );
  });

  test.each(['', 'twitter', 'toString', '__proto__', 'Google'])('to %j is refused', async (provider) => {
    const { status, body } = await server.ask(`/authorize?provider=${provider}`);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'validation_failed' });
    expect(body.message).toContain('Unsupported provider');
  });

  test('wants the whole challenge, and one that proves something', async () => {
    const { code_challenge } = newPkce().query;
    for (const query of [
      `code_challenge=${code_challenge}`,
      `code_challenge=${code_challenge}&code_challenge_method=plain`,
    ])
      expect((await server.ask(`/authorize?provider=google&${query}`)).status).toBe(400);
  });

  test('ends at an address of the site', async () => {
    for (const evil of ['https://evil.example/', '//evil.example', `${site}@evil.example/`, 'javascript:alert(1)']) {
      const { url } = await comeBack('google', { redirect_to: evil });
      expect(url.origin).toBe(site);
      expect(url.pathname).toBe('/');
    }
  });

  test('is not shown in the settings until it is set up', async () => {
    const { body } = await server.ask('/settings');
    expect(body.external).toMatchObject({ google: true, github: true, facebook: true, apple: true });
  });
});
