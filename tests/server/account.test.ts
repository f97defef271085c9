import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../support/api-client.ts';
import { poll } from '../support/poll.ts';
import {
  createPainter,
  createQuote,
  latestMail,
  mailsTo,
  type SignedUp,
  sendQuestions,
  signUp,
  uploadPhoto,
} from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);
const anybody = createClient(fetch);
const minutes = 60_000;
const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

beforeAll(async () => {
  running = await startTestApp();
}, 120_000);
afterAll(() => running.stop());

async function signInFrom(userAgent: string, { email, password }: SignedUp) {
  const path = '/auth/v1/token?grant_type=password';
  const { body } = await anybody.send('POST', path, { email, password }, { 'user-agent': userAgent });
  return { client: createClient(fetch, body.access_token), refreshToken: body.refresh_token };
}
const refresh = (refresh_token: string) =>
  anybody.send('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token });
const rows = async (text: string, values: unknown[] = []) => (await running.pool.query(text, values)).rows;
const userIdOf = async ({ email }: SignedUp): Promise<string> =>
  (await rows('select id from auth.users where email = $1', [email]))[0].id;

describe('the devices that somebody is signed in on', () => {
  it('are listed in words, the present one first, and nobody else’s are', async () => {
    const ida = await signUp(fetch);
    await signUp(fetch);
    await signInFrom(phone, ida);
    const sessions = await ida.client.get('/api/account/sessions');
    expect(sessions.map(({ is_current }: { is_current: boolean }) => is_current)).toEqual([true, false]);
    expect(sessions[1]).toMatchObject({ device: 'Android phone', browser: 'Chrome' });
    const german = await ida.client.send('GET', '/api/account/sessions', undefined, { 'accept-language': 'de' });
    expect(german.body.data[1].device).toBe('Android-Telefon');
  });

  it('are signed out one by one, at once and for good', async () => {
    const ida = await signUp(fetch);
    const other = await signInFrom(phone, ida);
    expect((await other.client.send('GET', '/api/account/sessions')).status).toBe(200);
    const [, { id }] = await ida.client.get('/api/account/sessions');
    expect((await ida.client.send('DELETE', `/api/account/sessions/${id}`)).status).toBe(200);
    expect((await other.client.send('GET', '/api/account/sessions')).status).toBe(401);
    expect((await refresh(other.refreshToken)).status).toBe(400);
    expect((await ida.client.send('DELETE', `/api/account/sessions/${id}`)).status).toBe(404);
    expect(await ida.client.get('/api/account/sessions')).toHaveLength(1);
  });

  it('stay signed in when somebody else names them', async () => {
    const [ida, otto] = [await signUp(fetch), await signUp(fetch)];
    const [{ id }] = await ida.client.get('/api/account/sessions');
    expect((await otto.client.send('DELETE', `/api/account/sessions/${id}`)).status).toBe(404);
    expect((await ida.client.send('GET', '/api/account/sessions')).status).toBe(200);
  });

  it('are not shown once they have been away for too long', async () => {
    const ida = await signUp(fetch);
    const away =
      "update auth.sessions set created_at = now() - interval '15 days', refreshed_at = null where user_id = $1";
    await rows(away, [await userIdOf(ida)]);
    const { client } = await signInFrom(phone, ida);
    expect(await client.get('/api/account/sessions')).toHaveLength(1);
  });
});

describe('an account that its owner deletes', () => {
  const remove = ({ client }: Pick<SignedUp, 'client'>, body: object) =>
    client.send('DELETE', '/api/account', { confirm: true, ...body });

  it('goes with the business, its agreements and files, ends every sign-in and says farewell', async () => {
    const ida = await createPainter(fetch);
    const quote = await createQuote(ida.client);
    const { token } = await sendQuestions(ida.client, quote.id);
    await uploadPhoto(createClient(fetch), token);
    const phoneSession = await signInFrom(phone, ida);
    const [{ key }] = await rows('select storage_key as key from quote_media where quote_id = $1', [quote.id]);
    expect(await running.deps.disk.exists(key)).toBe(true);
    expect(await ida.client.get('/api/account/deletion')).toEqual({
      deletes_business: true,
      quotes: 1,
      accepted_quotes: 0,
      customers: 1,
      files: 1,
      proof: 'none',
    });
    const userId = await userIdOf(ida);
    expect((await remove(ida, {})).status).toBe(200);

    for (const client of [ida.client, phoneSession.client])
      expect((await client.send('GET', '/api/account/sessions')).status).toBe(401);
    expect((await refresh(phoneSession.refreshToken)).status).toBe(400);
    expect((await signInAgain(ida)).body.code).toBe('invalid_credentials');
    expect(await rows('select 1 from auth.users where id = $1', [userId])).toEqual([]);
    expect(await rows('select 1 from auth.sessions where user_id = $1', [userId])).toEqual([]);
    expect(await rows('select 1 from quotes where id = $1', [quote.id])).toEqual([]);
    expect(await rows('select 1 from providers p join provider_members m on m.user_id = $1', [userId])).toEqual([]);
    expect(
      await rows('select 1 from customers where email = $1 and provider_id not in (select id from providers)', [
        ida.email,
      ]),
    ).toEqual([]);
    expect(await running.deps.disk.exists(key)).toBe(false);
    expect((await createClient(fetch).send('GET', `/api/customer/quotes/${token}`)).status).toBe(404);
    const audit = await rows("select event from auth.audit_log where actor_user_id = $1 and event = 'user_deleted'", [
      userId,
    ]);
    expect(audit).toHaveLength(1);
    await poll('the farewell', async () => /deleted/.test((await latestMail(anybody, ida.email))?.subject ?? ''));
  });

  const signInAgain = ({ email, password }: SignedUp) =>
    anybody.send('POST', '/auth/v1/token?grant_type=password', { email, password });

  it('wants the password, or a sign-in of the last ten minutes, and a word that it is meant', async () => {
    const ida = await signUp(fetch);
    expect((await ida.client.send('DELETE', '/api/account', {})).status).toBe(422);
    await rows(
      "update auth.amr_claims set at = now() - interval '11 minutes' where session_id in (select id from auth.sessions where user_id = $1)",
      [await userIdOf(ida)],
    );
    expect((await ida.client.get('/api/account/deletion')).proof).toBe('password');
    const asked = await remove(ida, {});
    expect([asked.status, asked.body.code]).toEqual([403, 'fresh_sign_in_required']);
    const wrong = await remove(ida, { password: 'not the password' });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['password']]);
    expect((await ida.client.send('GET', '/api/account/sessions')).status).toBe(200);
    expect((await remove(ida, { password: ida.password })).status).toBe(200);
    expect((await signInAgain(ida)).status).toBe(400);
  });

  it('wants the second step of whoever has one', async () => {
    const ida = await signUp(fetch);
    const factor = "insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')";
    await rows(factor, [await userIdOf(ida)]);
    const answer = await remove(ida, { password: ida.password });
    expect([answer.status, answer.body.code]).toEqual([403, 'second_factor_required']);
    const { refresh_token } = (await signInAgain(ida)).body;
    await rows("update auth.sessions set aal = 'aal2' where user_id = $1", [await userIdOf(ida)]);
    const raised = createClient(fetch, (await refresh(refresh_token)).body.access_token);
    running.moveClock(2 * minutes);
    expect((await raised.send('DELETE', '/api/account', { confirm: true })).status).toBe(200);
  });

  it('leaves the business standing in which its owner only works', async () => {
    const [owner, helper] = [await createPainter(fetch), await signUp(fetch)];
    const member =
      'insert into provider_members (provider_id, user_id, role) select provider_id, $2, $3 from provider_members where user_id = $1';
    await rows(member, [await userIdOf(owner), await userIdOf(helper), 'member']);
    expect((await helper.client.get('/api/account/deletion')).deletes_business).toBe(false);
    expect((await remove(helper, {})).status).toBe(200);
    expect((await owner.client.send('GET', '/api/provider/profile')).status).toBe(200);
    expect(await rows('select 1 from provider_members where user_id = $1', [await userIdOf(owner)])).toHaveLength(1);
  });

  it('leaves its address free for a new one', async () => {
    const ida = await signUp(fetch);
    expect((await remove(ida, {})).status).toBe(200);
    running.moveClock(2 * minutes);
    const { email, password } = ida;
    const before = (await mailsTo(anybody, email)).length;
    expect((await anybody.send('POST', '/auth/v1/signup', { email, password })).status).toBe(200);
    await poll('a new code', async () => (await mailsTo(anybody, email)).length > before);
    expect((await rows('select email_confirmed_at from auth.users where email = $1', [email]))[0]).toEqual({
      email_confirmed_at: null,
    });
  });
});

describe('somebody new who asks for a sign-in link', () => {
  it('brings along the language of the page and where they came from', async () => {
    const asked = { email: 'new@painters.example', source: 'trade-fair' };
    await anybody.send('POST', '/api/auth/request-magic-link', asked, { 'accept-language': 'de' });
    const [user] = await rows('select user_metadata from auth.users where email = $1', [asked.email]);
    expect(user.user_metadata).toEqual({ locale: 'de-DE', source: 'trade-fair' });
  });
});
