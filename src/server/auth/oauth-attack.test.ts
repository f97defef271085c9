import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authAuditLog, authSessions, authUsers } from '#server/db/schema/auth.ts';
import { startFalseIssuer } from '../../../tests/support/false-issuer.ts';
import { startCounterpart } from '../../../tests/support/oauth-counterpart.ts';
import { openTestAuth, site, startTestAuth } from './test-support/start-test-auth.ts';
import { newPkce, openTestBrowser } from './test-support/test-browser.ts';

let counterpart: Awaited<ReturnType<typeof startCounterpart>>;
let liar: Awaited<ReturnType<typeof startFalseIssuer>>;
let server: Awaited<ReturnType<typeof startTestAuth>>;
let deceived: ReturnType<typeof openTestAuth>;
beforeAll(async () => {
  counterpart = await startCounterpart({ site, appleKey: '' });
  liar = await startFalseIssuer('google');
  server = await startTestAuth({ oauth: counterpart.oauth });
  const google = { clientId: 'google', clientSecret: 'a secret', issuer: liar.issuer };
  deceived = openTestAuth(server.database, { oauth: { google } });
});
afterAll(async () => {
  await counterpart.close();
  await liar.close();
  await server.drop();
});

let made = 0;
beforeEach(() => {
  made += 1;
  const sub = String(3000 + made);
  counterpart.state.person = { sub, email: `attack${made}@example.com`, emailVerified: true };
});

const sessions = async () => (await server.db.select().from(authSessions)).length;
const isCallback = (url: URL) => url.pathname === '/auth/v1/callback';
const badState = { error: 'invalid_request', error_code: 'bad_oauth_state' };

/** As far as the service's answer, which the test then delivers. */
async function atTheDoor(provider = 'google', as: Pick<typeof server, 'auth'> = server) {
  const pkce = newPkce();
  const browser = openTestBrowser(as);
  const { url } = await browser.follow(browser.authorize(provider, pkce.query), isCallback);
  return { browser, url, verifier: pkce.verifier };
}

async function deliver(browser: ReturnType<typeof openTestBrowser>, url: URL, init: RequestInit = {}) {
  const answer = await browser.go(url, init);
  const target = new URL(answer.headers.get('location') ?? site);
  return {
    target,
    query: Object.fromEntries(target.searchParams),
    fragment: Object.fromEntries(new URLSearchParams(target.hash.slice(1))),
  };
}
const exchange = (code: string | undefined, code_verifier: string) =>
  server.ask('/token?grant_type=pkce', { auth_code: code, code_verifier });

describe('a service’s answer', () => {
  test('without the cookie of the browser that asked gives no session', async () => {
    const { url, browser, verifier } = await atTheDoor();
    const before = await sessions();
    const { query, fragment } = await deliver(openTestBrowser(server), url);
    expect(query).toMatchObject(badState);
    expect(fragment).toEqual(query);
    expect(await sessions()).toBe(before);
    const own = await deliver(browser, url); // the owner's flow was not spent by it
    expect((await exchange(own.query.code, verifier)).status).toBe(200);
  });

  test('with another flow’s state gives no session', async () => {
    const [victim, attacker] = [await atTheDoor(), await atTheDoor()];
    const swapped = new URL(attacker.url);
    expect((await deliver(victim.browser, swapped)).query).toMatchObject(badState);
    swapped.searchParams.set('state', victim.url.searchParams.get('state') ?? '');
    expect((await deliver(victim.browser, swapped)).query.error_code).toBe('bad_oauth_callback');
  });

  test.each(['', 'x', '00000000-0000-4000-8000-000000000000', "' or 1=1 --"])(
    'with the state %j leads to the callback page',
    async (state) => {
      const { target, query } = await deliver(
        openTestBrowser(server),
        new URL(`/auth/v1/callback?code=x&state=${encodeURIComponent(state)}`, site),
      );
      expect(target.origin + target.pathname).toBe(`${site}/auth/callback`);
      expect(query).toMatchObject(badState);
    },
  );

  test('comes once: the second time finds nothing', async () => {
    const { url, browser } = await atTheDoor();
    const cookies = new Map(browser.cookies());
    expect((await deliver(browser, url)).query.code).toBeDefined();
    for (const [name, value] of cookies) browser.cookies().set(name, value);
    expect((await deliver(browser, url)).query).toMatchObject(badState);
  });

  test('comes once, even at once ten times', async () => {
    const { url, browser } = await atTheDoor();
    const headers = { Cookie: [...browser.cookies()].map((pair) => pair.join('=')).join('; ') };
    const path = `/callback${url.search}`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => server.ask(path, undefined, { headers })));
    const codes = answers.filter(({ headers }) => new URL(headers.get('location') ?? site).searchParams.has('code'));
    expect(codes).toHaveLength(1);
  });

  test('after ten minutes is too late', async () => {
    const { url, browser } = await atTheDoor();
    server.wait(601);
    expect((await deliver(browser, url)).query).toMatchObject(badState);
  });

  test('from another issuer than the one asked is refused', async () => {
    const { url, browser } = await atTheDoor();
    url.searchParams.set('iss', 'https://other.example.com');
    expect((await deliver(browser, url)).query.error_code).toBe('bad_oauth_callback');
  });

  test('with a code that is not of this flow is refused', async () => {
    const { url, browser } = await atTheDoor();
    url.searchParams.set('code', 'stolen');
    expect((await deliver(browser, url)).query.error_code).toBe('bad_oauth_callback');
  });

  test('of Apple is a post, whose cookie no other service’s flow has', async () => {
    const { url, browser } = await atTheDoor('google');
    const body = new URLSearchParams(url.searchParams);
    const target = new URL('/auth/v1/callback', site);
    expect((await deliver(openTestBrowser(server), target, { method: 'POST', body })).query).toMatchObject(badState);
    expect((await deliver(browser, target, { method: 'POST', body })).query.code).toBeDefined();
  });

  test('that says no reads as a plain sentence of ours, in the reader’s language', async () => {
    counterpart.state.person = undefined;
    const { url, browser } = await atTheDoor();
    const headers = { 'Accept-Language': 'de' };
    const { query, fragment } = await deliver(browser, url, { headers });
    expect(query).toMatchObject({ error: 'access_denied', error_code: 'bad_oauth_callback' });
    expect(query.error_description).toMatch(/^Die Anmeldung mit Google wurde abgebrochen/);
    expect(fragment).toEqual(query);
  });
});

describe('the code for the client', () => {
  test('is worth nothing without its verifier', async () => {
    const { url, browser, verifier } = await atTheDoor();
    const { query } = await deliver(browser, url);
    expect((await exchange(query.code, newPkce().verifier)).body.code).toBe('bad_code_verifier');
    expect((await exchange(query.code, verifier)).status).toBe(200);
  });

  test('used twice ends the session that it gave', async () => {
    const { url, browser, verifier } = await atTheDoor();
    const { query } = await deliver(browser, url);
    const { body } = await exchange(query.code, verifier);
    expect((await exchange(query.code, verifier)).body.code).toBe('flow_state_not_found');
    expect((await server.refresh(body.refresh_token)).body.code).toBe('refresh_token_not_found');
  });

  test('is good for five minutes', async () => {
    const { url, browser, verifier } = await atTheDoor();
    const { query } = await deliver(browser, url);
    server.wait(301);
    expect((await exchange(query.code, verifier)).body.code).toBe('flow_state_expired');
  });
});

describe('an ID token', () => {
  const past = Math.floor(Date.now() / 1000) - 3600;

  async function answerWith(change: { claims?: object; withNonce?: boolean; lie?: () => Promise<void> }) {
    const browser = openTestBrowser(deceived);
    const begun = await browser.go(browser.authorize('google', newPkce().query));
    const asked = new URL(begun.headers.get('location') ?? '').searchParams;
    const nonce = change.withNonce === false ? {} : { nonce: asked.get('nonce') ?? '' };
    const address = { email: `idtoken${made}@example.com`, email_verified: true };
    Object.assign(liar.say, { claims: { ...nonce, ...address, ...change.claims }, idToken: undefined, status: 200 });
    const { key } = liar.say;
    await change.lie?.();
    const url = new URL(`/auth/v1/callback?code=theirs&state=${asked.get('state')}`, site);
    const answer = await deliver(browser, url);
    liar.say.key = key;
    return answer;
  }

  test('that is right signs in', async () => {
    expect((await answerWith({})).query.code).toBeDefined();
  });

  test.each([
    ['of another audience', { claims: { aud: 'another client' } }],
    ['of another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['that has expired', { claims: { iat: past - 300, exp: past } }],
    ['of the future', { claims: { nbf: Math.floor(Date.now() / 1000) + 3600 } }],
    ['with another nonce', { claims: { nonce: 'of another flow' } }],
    ['without a nonce', { withNonce: false }],
    ['without a subject', { claims: { sub: undefined } }],
    [
      'with another’s signature',
      { lie: async () => void Object.assign(liar.say, { key: (await generateKeyPair('ES256')).privateKey }) },
    ],
    ['without any signature', { lie: async () => void Object.assign(liar.say, { idToken: unsigned() }) }],
    ['that is none', { lie: async () => void Object.assign(liar.say, { idToken: 'x.y.z' }) }],
  ])('%s makes neither session nor user', async (_what, change) => {
    const users = await server.db.select().from(authUsers);
    const { query } = await answerWith(change);
    expect(query).toMatchObject({ error: 'invalid_request', error_code: 'bad_oauth_callback' });
    expect(query.code).toBeUndefined();
    expect(await server.db.select().from(authUsers)).toHaveLength(users.length);
  });

  const unsigned = (): string => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: liar.issuer, aud: 'google', sub: 'x', iat: now, exp: now + 300, ...liar.say.claims };
    return `${part({ alg: 'none' })}.${part(claims)}.`;
  };

  test('that the service cannot give is a sentence, and no failure of ours', async () => {
    const { query } = await answerWith({ lie: async () => void Object.assign(liar.say, { status: 503 }) });
    expect(query).toMatchObject({ error: 'temporarily_unavailable', error_code: 'bad_oauth_callback' });
    expect(query.error_description).toContain('Google does not answer');
  });
});

describe('a service that is not there', () => {
  test('is a sentence at the beginning, and is asked again the next time', async () => {
    const gone = await startFalseIssuer('google');
    await gone.close();
    const google = { clientId: 'google', clientSecret: 'a secret', issuer: gone.issuer };
    const alone = openTestAuth(server.database, { oauth: { google, github: { ...google, clientId: 'github' } } });
    const browser = openTestBrowser(alone);
    const { query } = await browser.follow(browser.authorize('google'));
    expect(query.get('error')).toBe('temporarily_unavailable');
    expect(query.get('error_description')).toContain('Google does not answer');
    const begun = await browser.go(browser.authorize('github', newPkce().query)); // has nothing to ask yet
    const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state');
    const late = await deliver(browser, new URL(`/auth/v1/callback?code=x&state=${state}`, site));
    expect(late.query.error_description).toContain('GitHub does not answer');
  });
});

test('flows are limited by caller, and a refused one is no session', async () => {
  const strict = openTestAuth(server.database, { oauth: counterpart.oauth, rateLimitFactor: 1 });
  const from = '203.0.113.77';
  const start = () => strict.ask('/authorize?provider=github', undefined, { from });
  const answers = [];
  for (let at = 0; at < 61; at += 1) answers.push(await start());
  const last = new URL(answers.at(-1)?.headers.get('location') ?? '');
  expect(last.searchParams.get('error_code')).toBe('over_request_rate_limit');
  expect(new URL(answers.at(-2)?.headers.get('location') ?? '').origin).toBe(counterpart.issuer);
});

test('what was refused is written down without what was sent', async () => {
  const { url } = await atTheDoor();
  await deliver(openTestBrowser(server), url);
  const rows = await server.db.select().from(authAuditLog);
  expect(rows.at(-1)).toMatchObject({ event: 'login_failed', outcome: 'failure', reason: 'oauth bad_oauth_state' });
  expect(JSON.stringify(rows)).not.toContain(url.searchParams.get('code'));
  expect(server.logged.join()).not.toContain(url.searchParams.get('code'));
});
