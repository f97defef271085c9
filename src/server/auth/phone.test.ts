import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authAuditLog, authOneTimeTokens, authUsers } from '#server/db/schema/auth.ts';
import { goodPassword, startTestAuth } from './test-support/start-test-auth.ts';

let server: Awaited<ReturnType<typeof startTestAuth>>;
beforeAll(async () => {
  server = await startTestAuth({ phone: true });
});
afterAll(() => server.drop());

let numbers = 0;
let phone: string;
beforeEach(() => {
  numbers += 1;
  phone = `4915112345${String(numbers).padStart(3, '0')}`;
});

const missed = { status: 403, body: { code: 'otp_expired', message: 'Token has expired or is invalid' } };
const textsTo = (number: string) => server.mailbox.filter(({ to }) => to === `+${number}`);
const codeTo = (number: string) => server.lastMail(`+${number}`).code;
const signUp = (number: string, password = goodPassword) => server.ask('/signup', { phone: number, password });
const signIn = (number: string, password = goodPassword) =>
  server.ask('/token?grant_type=password', { phone: number, password });
const verify = (number: string, token: string, type = 'sms') => server.ask('/verify', { type, phone: number, token });
const byCode = async (number: string) => {
  await server.ask('/otp', { phone: number });
  return verify(number, codeTo(number));
};

describe('a telephone number', () => {
  test('signs up, is confirmed by the code that came by SMS, and signs in with its password', async () => {
    const signedUp = await signUp(`+${phone}`);
    expect(signedUp).toMatchObject({ status: 200, body: { phone, email: '', app_metadata: { provider: 'phone' } } });
    expect(signedUp.body).not.toHaveProperty('access_token');
    expect((await signIn(phone)).body.code).toBe('phone_not_confirmed');
    const { body } = await verify(phone, codeTo(phone));
    expect(body.user).toMatchObject({
      id: signedUp.body.id,
      phone,
      email: '',
      phone_confirmed_at: expect.any(String),
      confirmed_at: expect.any(String),
      app_metadata: { provider: 'phone', providers: ['phone'] },
      identities: [{ provider: 'phone', identity_data: { sub: signedUp.body.id, phone, phone_verified: true } }],
    });
    expect((await signIn(phone)).body.user.id).toBe(signedUp.body.id);
    expect((await signIn(phone, 'not the password')).body.code).toBe('invalid_credentials');
  });

  test('is texted to as one short message in the channel for SMS, with the line that browsers read', async () => {
    await signUp(phone);
    const [message] = textsTo(phone);
    expect(message).toMatchObject({ channel: 'sms' });
    const code = codeTo(phone);
    expect(message?.text).toMatch(
      new RegExp(`^${code} is your code for Quotewell\\..*\\n\\n@quotes\\.example\\.com #${code}$`, 's'),
    );
    expect(message?.text.length).toBeLessThanOrEqual(160);
    expect(message).not.toHaveProperty('html');
  });

  test('signs in by a code alone, and is made by it where it is new', async () => {
    const first = await byCode(phone);
    expect(first).toMatchObject({ status: 200, body: { user: { phone } } });
    const again = await byCode(phone);
    expect(again.body.user.id).toBe(first.body.user.id);
    const claims = JSON.parse(Buffer.from(again.body.access_token.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ phone, aal: 'aal1', amr: [{ method: 'otp' }] });
  });

  test('has a code that works once, dies with the fifth wrong try and with the next one, and after ten minutes', async () => {
    await server.ask('/otp', { phone });
    const wrong = codeTo(phone) === '000000' ? '000001' : '000000';
    const first = codeTo(phone);
    for (let tries = 0; tries < 5; tries += 1) expect(await verify(phone, wrong)).toMatchObject(missed);
    expect(await verify(phone, first)).toMatchObject(missed);
    await server.ask('/otp', { phone });
    const second = codeTo(phone);
    await server.ask('/otp', { phone });
    if (second !== codeTo(phone)) expect(await verify(phone, second)).toMatchObject(missed);
    expect((await verify(phone, codeTo(phone))).status).toBe(200);
    expect(await verify(phone, codeTo(phone))).toMatchObject(missed);
    await server.ask('/otp', { phone });
    server.wait(601);
    expect(await verify(phone, codeTo(phone))).toMatchObject(missed);
  });

  test('has a code that is no other number’s, no other purpose’s, and kept as a keyed hash', async () => {
    await server.ask('/otp', { phone });
    const other = `${phone.slice(0, -3)}9${phone.slice(-2)}`;
    await server.ask('/otp', { phone: other });
    if (codeTo(phone) !== codeTo(other)) expect(await verify(other, codeTo(phone))).toMatchObject(missed);
    for (const type of ['phone_change', 'signup', 'magiclink', 'recovery', 'email', 'invite']) {
      expect(await verify(phone, codeTo(phone), type)).toMatchObject(missed);
    }
    expect(JSON.stringify(await server.db.select().from(authOneTimeTokens))).not.toContain(`"${codeTo(phone)}"`);
    expect((await verify(phone, codeTo(phone))).status).toBe(200);
  });

  test('whose password a stranger set keeps none once its owner signs in by a code', async () => {
    await signUp(phone, 'the-strangers-password-5');
    expect((await byCode(phone)).status).toBe(200);
    expect((await signIn(phone, 'the-strangers-password-5')).body.code).toBe('invalid_credentials');
  });

  test('that two signed up with different passwords has neither once it is confirmed', async () => {
    await signUp(phone, 'the-strangers-password-5');
    await signUp(phone);
    expect((await verify(phone, codeTo(phone))).status).toBe(200);
    expect((await signIn(phone, 'the-strangers-password-5')).body.code).toBe('invalid_credentials');
    expect((await signIn(phone)).body.code).toBe('invalid_credentials');
  });

  test('that waits gets its code again, and one that does not gets none', async () => {
    await signUp(phone);
    const answer = await server.ask('/resend', { type: 'sms', phone });
    expect(answer).toMatchObject({ status: 200, body: { message_id: expect.any(String) } });
    expect(textsTo(phone)).toHaveLength(2);
    expect((await verify(phone, codeTo(phone))).status).toBe(200);
    expect((await signIn(phone)).status).toBe(200);
    await server.ask('/resend', { type: 'sms', phone });
    expect(textsTo(phone)).toHaveLength(2);
  });

  test('of a banned user signs in by neither password nor code', async () => {
    await signUp(phone);
    await verify(phone, codeTo(phone));
    await server.ask('/otp', { phone });
    const bannedUntil = new Date(server.now().getTime() + 3_600_000);
    await server.db.update(authUsers).set({ bannedUntil }).where(eq(authUsers.phone, phone));
    expect((await signIn(phone)).body.code).toBe('user_banned');
    expect((await verify(phone, codeTo(phone))).body.code).toBe('user_banned');
  });

  test('is never written into the log or the audit log, nor is its code', async () => {
    await byCode(phone);
    const written = JSON.stringify(server.logged) + JSON.stringify(await server.db.select().from(authAuditLog));
    expect(written).not.toContain(phone);
    expect(written).not.toMatch(new RegExp(`"${codeTo(phone)}"`));
  });

  test.each([
    ['/signup', { phone: 'abc', password: goodPassword }, 400, 'validation_failed'],
    ['/signup', { phone: '12', password: goodPassword }, 400, 'validation_failed'],
    ['/signup', { phone: '+49 151 12345678', password: goodPassword }, 400, 'validation_failed'],
    ['/otp', { phone: '0049151123456' }, 400, 'validation_failed'],
    ['/otp', { phone: '4915112345678', email: 'x@example.com' }, 400, 'validation_failed'],
    ['/otp', { phone: '4915112345678', channel: 'whatsapp' }, 400, 'validation_failed'],
    ['/otp', { phone: '10000000000' }, 422, 'sms_send_failed'],
    ['/signup', { phone: '10000000000', password: goodPassword }, 422, 'sms_send_failed'],
    ['/token?grant_type=password', { phone: 'abc', password: 'x' }, 400, 'validation_failed'],
    ['/resend', { phone: '4915112345678', type: 'signup' }, 400, 'validation_failed'],
    ['/resend', { email: 'x@example.com', type: 'sms' }, 400, 'validation_failed'],
    ['/recover', { phone: '4915112345678' }, 400, 'validation_failed'],
  ] as const)('%s with %j is refused', async (path, body, status, code) => {
    expect(await server.ask(path, body)).toMatchObject({ status, body: { code } });
  });
});

describe('who has a number here', () => {
  const known = '4915199999001';
  const unknown = '4915199999002';
  beforeAll(async () => {
    await server.ask('/signup', { phone: known, password: goodPassword });
    await server.ask('/verify', { type: 'sms', phone: known, token: codeTo(known) });
  });

  test.each([
    ['/otp', { create_user: false }],
    ['/otp', {}],
    ['/resend', { type: 'sms' }],
    ['/resend', { type: 'phone_change' }],
    ['/signup', { password: goodPassword }],
    ['/token?grant_type=password', { password: 'wrong' }],
    ['/verify', { type: 'sms', token: '000000' }],
    ['/verify', { type: 'phone_change', token: '000000' }],
  ])('cannot be told from %s with %j', async (path, body) => {
    const shapeOf = async (number: string) => {
      const answer = await server.ask(path, { ...body, phone: number });
      const fields = Object.entries(answer.body).map(([name, value]) => {
        const isOwn = ['id', 'message_id', 'phone'].includes(name);
        return [name, isOwn ? String(value).length : value];
      });
      return { status: answer.status, body: Object.fromEntries(fields) };
    };
    expect(await shapeOf(unknown)).toEqual(await shapeOf(known));
  });

  test('nor from a sign-up’s id, which stays the same at each asking', async () => {
    const ids = [(await signUp(known)).body.id, (await signUp(known)).body.id];
    expect(ids[0]).toBe(ids[1]);
  });
});
