import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authAuditLog, authUsers } from '#server/db/schema/auth.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { goodPassword, openTestAuth, type TestAuth } from './test-support/start-test-auth.ts';

let database: TestDatabase;
let server: TestAuth;
beforeAll(async () => {
  database = await createTestDatabase();
  server = openTestAuth(database, { phone: true, anonymousUsers: true });
});
afterAll(() => database.drop());

let people = 0;
let email: string;
let phone: string;
beforeEach(() => {
  people += 1;
  email = `person${people}@example.com`;
  phone = `4915122345${String(people).padStart(3, '0')}`;
});

const put = (token: string, body: Record<string, unknown>) => server.ask('/user', body, { token, method: 'PUT' });
const codeTo = (number: string) => server.lastMail(`+${number}`).code;
const verify = (number: string, token: string, type = 'phone_change') =>
  server.ask('/verify', { type, phone: number, token });
const signedUp = async () => (await server.signUp(email)).body;
const user = async (token: string) => (await server.ask('/user', undefined, { token })).body;
const missed = { status: 403, body: { code: 'otp_expired' } };

describe('a user’s telephone number', () => {
  test('changes once its code has come back, and signs in from then on', async () => {
    const { access_token, user: before } = await signedUp();
    const asked = await put(access_token, { phone: `+${phone}` });
    expect(asked).toMatchObject({ status: 200, body: { phone: '', new_phone: phone } });
    expect(asked.body.phone_change_sent_at).toEqual(expect.any(String));
    const { status, body } = await verify(phone, codeTo(phone));
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: before.id, email, phone, phone_confirmed_at: expect.any(String) });
    expect(body.user).not.toHaveProperty('new_phone');
    expect(body.user.app_metadata).toEqual({ provider: 'email', providers: ['email', 'phone'] });
    const providers = body.user.identities.map((one: { provider: string }) => one.provider).sort();
    expect(providers).toEqual(['email', 'phone']);
    const byEmail = body.user.identities.find((one: { provider: string }) => one.provider === 'email');
    expect(byEmail.identity_data).toMatchObject({ email, email_verified: true });
    const byPhone = await server.ask('/token?grant_type=password', { phone, password: goodPassword });
    expect(byPhone.body.user.id).toBe(before.id);
    const notices = server.mailbox.filter(({ to, subject }) => to === email && subject?.includes('telephone number'));
    expect(notices).toHaveLength(1);
    const rows = await server.db.select().from(authAuditLog).where(eq(authAuditLog.actorUserId, before.id));
    expect(rows.map(({ reason }) => reason)).toContain('phone changed');
  });

  test('stays what it was while nobody gives the code, and with a wrong or an old one', async () => {
    const { access_token } = await signedUp();
    await put(access_token, { phone });
    const wrong = codeTo(phone) === '000000' ? '000001' : '000000';
    expect(await verify(phone, wrong)).toMatchObject(missed);
    expect(await verify(phone, codeTo(phone), 'sms')).toMatchObject(missed);
    expect((await user(access_token)).phone).toBe('');
    const first = codeTo(phone);
    await put(access_token, { phone: `${phone.slice(0, -3)}9${phone.slice(-2)}` });
    expect(await verify(phone, first)).toMatchObject(missed);
  });

  test('gets its code again', async () => {
    const { access_token } = await signedUp();
    await put(access_token, { phone });
    const before = server.mailbox.length;
    expect((await server.ask('/resend', { type: 'phone_change', phone })).body).toEqual({
      message_id: expect.any(String),
    });
    expect(server.mailbox).toHaveLength(before + 1);
    expect((await verify(phone, codeTo(phone))).status).toBe(200);
  });

  test('that somebody else has is refused', async () => {
    await server.ask('/otp', { phone });
    await verify(phone, codeTo(phone), 'sms');
    const { access_token } = await signedUp();
    expect(await put(access_token, { phone })).toMatchObject({ status: 422, body: { code: 'phone_exists' } });
  });

  test('that a stranger signed up with and never had goes to whom its code reaches', async () => {
    await server.ask('/signup', { phone, password: 'the-strangers-password-5' });
    const { access_token, user: owner } = await signedUp();
    await put(access_token, { phone });
    expect((await verify(phone, codeTo(phone))).body.user.id).toBe(owner.id);
    const holders = await server.db.select().from(authUsers).where(eq(authUsers.phone, phone));
    expect(holders.map(({ id }) => id)).toEqual([owner.id]);
    const strangers = { phone, password: 'the-strangers-password-5' };
    expect((await server.ask('/token?grant_type=password', strangers)).body.code).toBe('invalid_credentials');
  });

  test('that two ask for at once is the last one’s, and the code of the first is dead', async () => {
    const first = await signedUp();
    await put(first.access_token, { phone });
    const dead = codeTo(phone);
    const second = (await server.signUp(`other-${email}`)).body;
    await put(second.access_token, { phone });
    if (dead !== codeTo(phone)) expect(await verify(phone, dead)).toMatchObject(missed);
    expect((await verify(phone, codeTo(phone))).body.user.id).toBe(second.user.id);
  });

  test('changes only for who has signed in a moment ago or gives the password', async () => {
    const { access_token } = await signedUp();
    server.wait(601);
    const refused = await put(access_token, { phone });
    expect(refused).toMatchObject({ status: 400 });
    expect(['current_password_required', 'reauthentication_needed']).toContain(refused.body.code);
    expect((await put(access_token, { phone, current_password: 'wrong' })).body.code).toBe('current_password_invalid');
    expect((await put(access_token, { phone, current_password: goodPassword })).status).toBe(200);
  });

  test('of who has only that: the old number hears of the new one', async () => {
    await server.ask('/otp', { phone });
    const { body } = await verify(phone, codeTo(phone), 'sms');
    const next = `${phone.slice(0, -3)}8${phone.slice(-2)}`;
    await put(body.access_token, { phone: next });
    expect((await verify(next, codeTo(next))).body.user.phone).toBe(next);
    const [last] = server.mailbox.slice(-1);
    expect(last).toMatchObject({ channel: 'sms', to: `+${phone}` });
    expect(last?.text).toContain('Another telephone number now belongs to your account');
    expect((await server.ask('/otp', { phone, create_user: false })).status).toBe(200);
    expect(server.mailbox.at(-1)).toBe(last);
  });

  test.each([
    [{ phone: 'abc' }, 400, 'validation_failed'],
    [{ phone: '10000000000' }, 422, 'sms_send_failed'],
    [{ phone: '4915112345678', channel: 'whatsapp' }, 400, 'validation_failed'],
  ])('%j is refused', async (body, status, code) => {
    const { access_token } = await signedUp();
    expect(await put(access_token, body)).toMatchObject({ status, body: { code } });
  });

  test('counts at once where numbers count without a message', async () => {
    const lenient = openTestAuth(database, { phone: true, phoneAutoconfirm: true });
    const { access_token } = await signedUp();
    const answer = await lenient.ask('/user', { phone }, { token: access_token, method: 'PUT' });
    expect(answer.body).toMatchObject({ phone, phone_confirmed_at: expect.any(String) });
    const other = (await server.signUp(`other-${email}`)).body.access_token;
    const taken = await lenient.ask('/user', { phone }, { token: other, method: 'PUT' });
    expect(taken).toMatchObject({ status: 422, body: { code: 'phone_exists' } });
  });
});

describe('an anonymous user', () => {
  const begin = async () => (await server.ask('/signup', { data: { theme: 'dark' } })).body;

  test('becomes permanent by a number, as the same user, in every session', async () => {
    const session = await begin();
    expect((await put(session.access_token, { phone })).body).toMatchObject({ is_anonymous: true, new_phone: phone });
    expect(await server.auth.verifyAccessToken(session.access_token)).toMatchObject({ isAnonymous: true });
    const { body } = await verify(phone, codeTo(phone));
    expect(body.user).toMatchObject({
      id: session.user.id,
      phone,
      is_anonymous: false,
      user_metadata: { theme: 'dark' },
      app_metadata: { provider: 'phone', providers: ['phone'] },
    });
    expect(await server.auth.verifyAccessToken(session.access_token)).toMatchObject({ isAnonymous: false });
    const refreshed = (await server.refresh(session.refresh_token)).body;
    const claims = JSON.parse(Buffer.from(refreshed.access_token.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ is_anonymous: false, phone });
    server.wait(31 * 24 * 3600);
    await server.auth.cleanUp();
    await server.ask('/otp', { phone });
    expect((await verify(phone, codeTo(phone), 'sms')).body.user.id).toBe(session.user.id);
  });

  test('cannot find out by asking who has a number', async () => {
    await server.ask('/otp', { phone });
    await verify(phone, codeTo(phone), 'sms');
    const texts = server.mailbox.length;
    const session = await begin();
    const taken = await put(session.access_token, { phone });
    expect(taken).toMatchObject({ status: 200, body: { new_phone: phone, phone: '' } });
    expect(taken.body.phone_change_sent_at).toEqual(expect.any(String));
    expect(server.mailbox).toHaveLength(texts);
  });

  test('has no password without an address to sign in by', async () => {
    const session = await begin();
    const refused = await put(session.access_token, { password: goodPassword });
    expect(refused).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    server.wait(601);
    expect((await put(session.access_token, { password: goodPassword, phone })).status).toBe(200);
    const byPassword = () => server.ask('/token?grant_type=password', { phone, password: goodPassword });
    expect((await byPassword()).body.code).toBe('invalid_credentials');
    await verify(phone, codeTo(phone));
    expect((await byPassword()).body.user.id).toBe(session.user.id);
  });
});
