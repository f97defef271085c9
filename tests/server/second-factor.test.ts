import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authRecoveryCodes } from '#server/db/schema/auth.ts';
import { codeAt } from '../../src/server/auth/test-support/authenticator.ts';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import { mailsTo, type SignedUp, signUp } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp({ authSettings: { providersNeedMfa: true } });
}, 120_000);
afterAll(() => running.stop());

const fetch = (path: string, init: RequestInit) => running.app.request(path, init);
const as = (token: string): Client => createClient(fetch, token);

interface Raised {
  readonly person: SignedUp;
  readonly client: Client;
  readonly refreshToken: string;
  readonly factorId: string;
  readonly codeNow: () => string;
}

async function verify(client: Client, factorId: string, code: string): Promise<Answer> {
  const challenge = await client.send('POST', `/auth/v1/factors/${factorId}/challenge`, {});
  return client.send('POST', `/auth/v1/factors/${factorId}/verify`, { challenge_id: challenge.body.id, code });
}

/** Somebody who just set up an authenticator. */
async function withAuthenticator(): Promise<Raised> {
  const person = await signUp(fetch);
  const { body } = await person.client.send('POST', '/auth/v1/factors', { factor_type: 'totp' });
  const codeNow = () => codeAt(body.totp.secret, running.deps.clock());
  const session = (await verify(person.client, body.id, codeNow())).body;
  const client = as(session.access_token);
  return { person, client, refreshToken: session.refresh_token, factorId: body.id, codeNow };
}

const signInAgain = async ({ person: { email, password } }: Raised) =>
  (await createClient(fetch).send('POST', '/auth/v1/token?grant_type=password', { email, password })).body;
const refresh = async (refresh_token: string) =>
  (await createClient(fetch).send('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token })).body;
const makeCodes = (client: Client) => client.send('POST', '/api/account/recovery-codes', {});
const remaining = async (client: Client) => (await client.get('/api/account/recovery-codes')).remaining;
const redeem = (client: Client, code: string) => client.send('POST', '/api/account/recovery-codes/redeem', { code });
const refusal = (status: number, code: string) => ({ status, body: { success: false, code } });

describe('where providers need a second factor', () => {
  test('an aal1 token is refused by provider calls with a code of its own, and an aal2 token is not', async () => {
    const raised = await withAuthenticator();
    const weak = as((await signInAgain(raised)).access_token);
    for (const path of ['/api/quotes', '/api/provider/settings', '/api/provider/pricing-rules']) {
      expect(await weak.send('GET', path)).toMatchObject(refusal(403, 'second_factor_required'));
      expect(await raised.client.send('GET', path)).toMatchObject(refusal(403, 'provider_profile_required'));
    }
    const preview = '/api/customer/quotes/7a1c1f7e-60c8-4b36-9d28-2a1f0a2f6f3d';
    expect(await weak.send('GET', preview)).toMatchObject(refusal(403, 'second_factor_required'));
    expect(await raised.client.send('GET', preview)).toMatchObject(refusal(404, 'not_found'));
  });

  test('customers, the account and the making of a profile are not asked for one', async () => {
    const { client } = await signUp(fetch);
    expect((await client.send('GET', '/api/account/recovery-codes')).status).toBe(200);
    expect((await client.send('GET', '/api/provider/profile/check')).status).toBe(200);
    const nobodys = await createClient(fetch).send('GET', `/api/customer/quotes/${'A'.repeat(64)}`);
    expect(nobodys).toMatchObject(refusal(404, 'not_found'));
  });
});

describe('recovery codes', () => {
  test('are ten, shown once, kept as hashes, and told to the owner', async () => {
    const { client, person } = await withAuthenticator();
    expect(await remaining(client)).toBe(0);
    const { status, body } = await makeCodes(client);
    expect(status).toBe(201);
    const codes: string[] = body.data.codes;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
    expect(await remaining(client)).toBe(10);
    const stored = JSON.stringify(await running.deps.db.select().from(authRecoveryCodes));
    for (const code of codes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replace('-', ''));
    }
    await expect
      .poll(async () => (await mailsTo(client, person.email)).map(({ subject }) => subject))
      .toContain('New recovery codes for Test product');
  });

  test('are made with a second factor, proven within ten minutes; new ones end the old', async () => {
    const raised = await withAuthenticator();
    const [old] = (await makeCodes(raised.client)).body.data.codes;
    expect(await makeCodes(as((await signInAgain(raised)).access_token))).toMatchObject(
      refusal(403, 'second_factor_required'),
    );
    running.moveClock(601_000);
    expect(await makeCodes(raised.client)).toMatchObject(refusal(403, 'fresh_sign_in_required'));
    const again = as((await verify(raised.client, raised.factorId, raised.codeNow())).body.access_token);
    expect((await makeCodes(again)).status).toBe(201);
    expect(await redeem(again, old)).toMatchObject(refusal(422, 'invalid_fields'));
  });

  test('each open the second step once, however typed, and the lost factor can be removed then', async () => {
    const raised = await withAuthenticator();
    const [code, second] = (await makeCodes(raised.client)).body.data.codes;
    const weak = await signInAgain(raised);
    const answer = await redeem(as(weak.access_token), ` ${code.toUpperCase().replace('-', ' ')} `);
    expect(answer).toMatchObject({ status: 200, body: { data: { remaining: 9 } } });
    const strong = await refresh(weak.refresh_token);
    const claims = JSON.parse(Buffer.from(strong.access_token.split('.')[1], 'base64url').toString());
    expect(claims.aal).toBe('aal2');
    expect(claims.amr.map(({ method }: { method: string }) => method)).toEqual(['recovery_code', 'password']);
    expect(await redeem(as(strong.access_token), code)).toMatchObject(refusal(422, 'invalid_fields'));

    const other = await signInAgain(raised);
    const at = await Promise.all(Array.from({ length: 5 }, () => redeem(as(other.access_token), second)));
    expect(at.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);

    expect(await as(weak.access_token).send('DELETE', `/auth/v1/factors/${raised.factorId}`)).toMatchObject({
      status: 422,
      body: { code: 'insufficient_aal' },
    });
    const removed = await as(strong.access_token).send('DELETE', `/auth/v1/factors/${raised.factorId}`);
    expect(removed.status).toBe(200);
    expect(await remaining(as(strong.access_token))).toBe(0);
    await expect
      .poll(async () => (await mailsTo(raised.client, raised.person.email)).map(({ subject }) => subject))
      .toEqual(expect.arrayContaining(['A recovery code was used at Test product']));
  });

  test('are of no use to somebody else, nor without a factor', async () => {
    const raised = await withAuthenticator();
    const [code] = (await makeCodes(raised.client)).body.data.codes;
    const stranger = await withAuthenticator();
    await makeCodes(stranger.client);
    expect(await redeem(stranger.client, code)).toMatchObject(refusal(422, 'invalid_fields'));
    expect((await redeem(createClient(fetch), code)).status).toBe(401);
    await raised.client.send('DELETE', `/auth/v1/factors/${raised.factorId}`);
    expect(await makeCodes(as((await refresh(raised.refreshToken)).access_token))).toMatchObject(
      refusal(403, 'second_factor_required'),
    );
  });
});

test('an eleventh wrong recovery code within an hour is not looked at', async () => {
  const strict = await startTestApp({ authSettings: { rateLimitFactor: 1 } });
  try {
    const { client } = await signUp((path, init) => strict.app.request(path, init));
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await redeem(client, `wrong-code${at}`)).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  } finally {
    await strict.stop();
  }
}, 120_000);
