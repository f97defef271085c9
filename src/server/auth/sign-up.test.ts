import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword, site, startTestAuth } from './test-support/start-test-auth.ts';

let server: Awaited<ReturnType<typeof startTestAuth>>;
beforeAll(async () => {
  server = await startTestAuth();
});
afterAll(() => server.drop());

const mailsTo = (email: string) => server.mailbox.filter(({ to }) => to === email);

describe('signing up', () => {
  test('a new address gets a user without a session, and a mail', async () => {
    const answer = await server.ask('/signup', { email: 'New@Example.com', password: goodPassword, data: { a: 1 } });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      email: 'new@example.com',
      phone: '',
      user_metadata: { a: 1 },
      aud: 'authenticated',
    });
    expect(answer.body).not.toHaveProperty('access_token');
    expect(mailsTo('new@example.com')).toHaveLength(1);
    expect((await server.signIn('new@example.com')).body.code).toBe('email_not_confirmed');
  });

  test('a new, a waiting and a confirmed address get answers of one shape', async () => {
    const post = (email: string) => server.ask('/signup', { email, password: goodPassword, data: { name: 'X' } });
    await server.signUp('owner@example.com');
    const [fresh, waiting, taken] = [
      await post('fresh@example.com'),
      await post('fresh@example.com'),
      await post('owner@example.com'),
    ];
    const shape = ({ status, body }: typeof fresh) => ({ status, ...body, id: body.id.length, email: '' });
    expect(shape(waiting)).toEqual(shape(fresh));
    expect(shape(taken)).toEqual(shape(fresh));
    expect((await post('owner@example.com')).body.id).toBe(taken.body.id);
    expect(waiting.body.id).toBe(fresh.body.id);
  });

  test('the owner of a taken address is told by mail, without a code or link token', async () => {
    await server.signUp('told@example.com');
    await server.ask('/signup', { email: 'told@example.com', password: 'another-fine-password-8' });
    const mail = mailsTo('told@example.com').at(-1);
    expect(mail?.subject).toContain('already have an account');
    expect(mail?.text).not.toMatch(/\d{6}|token_hash/);
    expect((await server.signIn('told@example.com')).status).toBe(200);
  });

  test('a second sign-up of a waiting address changes neither password nor data', async () => {
    const email = 'twice@example.com';
    await server.ask('/signup', { email, password: goodPassword, data: { from: 'first' } });
    await server.ask('/signup', { email, password: goodPassword, data: { from: 'second' } });
    const { body } = await server.ask('/verify', { type: 'signup', token_hash: server.lastMail(email).link });
    expect(body.user.user_metadata).toEqual({ from: 'first' });
    expect((await server.signIn(email)).status).toBe(200);
  });

  test('a stranger who registered an address first cannot sign in once its owner confirms', async () => {
    const email = 'victim@example.com';
    await server.ask('/signup', { email, password: 'the-strangers-password-5' });
    await server.ask('/signup', { email, password: goodPassword });
    const { status } = await server.ask('/verify', { type: 'signup', token_hash: server.lastMail(email).link });
    expect(status).toBe(200);
    expect((await server.signIn(email, 'the-strangers-password-5')).body.code).toBe('invalid_credentials');
    expect((await server.signIn(email, goodPassword)).body.code).toBe('invalid_credentials');
  });

  test.each(['magiclink', 'recovery'] as const)('confirming by %s drops a password set before', async (kind) => {
    const email = `${kind}@example.com`;
    await server.ask('/signup', { email, password: goodPassword });
    await server.ask(kind === 'recovery' ? '/recover' : '/otp', { email });
    const { status } = await server.ask('/verify', { type: kind, token_hash: server.lastMail(email).link });
    expect(status).toBe(200);
    expect((await server.signIn(email)).body.code).toBe('invalid_credentials');
  });

  test('the mail shows the code first and no other six digits', async () => {
    const email = 'digits@example.com';
    const redirect = encodeURIComponent(`${site}/q/123456/x 1234?n=654321`.replace(' ', '%20'));
    await server.ask(`/signup?redirect_to=${redirect}`, { email, password: goodPassword });
    const mail = mailsTo(email).at(-1);
    expect(mail?.text).toMatch(/^\d{6}\n/);
    expect(mail?.text.match(/(?<!\d)\d{6}(?!\d)/g)).toHaveLength(1);
    expect(mail?.html?.match(/(?<!\d)\d{6}(?!\d)/g)).toHaveLength(1);
    expect(server.lastMail(email).redirectTo).toBe(`${site}/q/123456/x%201234?n=654321`);
  });

  test('the mail leads to our page, with the token in the fragment', async () => {
    const email = 'page@example.com';
    await server.ask(`/signup?redirect_to=${encodeURIComponent('https://evil.example/')}`, {
      email,
      password: goodPassword,
    });
    expect(mailsTo(email).at(-1)?.text).toContain(`${site}/auth/verify#token_hash=`);
    expect(server.lastMail(email)).toMatchObject({ type: 'signup', redirectTo: site });
  });

  test.each([
    [{ email: 'x@example.com' }, 400, 'validation_failed', 'Signup requires a valid password'],
    [{ password: goodPassword }, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
    [
      { email: 'no address', password: goodPassword },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [{ phone: '+447700900123', password: goodPassword }, 400, 'phone_provider_disabled', 'Unsupported phone provider'],
    [
      { phone: 'abc', password: goodPassword },
      400,
      'validation_failed',
      'Invalid phone number format (E.164 required)',
    ],
    [{ email: 'x@example.com', password: 'short' }, 422, 'weak_password', 'Password should be at least 10 characters.'],
    [
      { email: 'x@example.com', password: 'x'.repeat(129) },
      400,
      'validation_failed',
      'Password cannot be longer than 128 characters',
    ],
    [
      { email: 'x@example.com', phone: '4912345', password: goodPassword },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided',
    ],
    [
      { email: 'x@example.com', password: goodPassword, data: { a: 'x'.repeat(9000) } },
      422,
      'validation_failed',
      'User metadata cannot be larger than 8 KB',
    ],
    [
      { email: 'x@example.com', password: goodPassword, code_challenge: 'x'.repeat(43) },
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    [
      {
        email: 'x@example.com',
        password: goodPassword,
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'plain',
      },
      400,
      'validation_failed',
      'Invalid code_challenge_method: only s256 is supported',
    ],
  ])('%j is refused as %i %s', async (body, status, code, message) => {
    const answer = await server.ask('/signup', body);
    expect(answer).toMatchObject({ status, body: { code, message } });
  });

  test('a password made of the business’s own name is refused', async () => {
    const body = {
      email: 'b@example.com',
      password: 'Hollowbrook-2026',
      data: { business_name: 'Hollowbrook Joinery' },
    };
    expect((await server.ask('/signup', body)).body.weak_password).toEqual({ reasons: ['pwned'] });
  });

  test('nulls count as absent', async () => {
    const body = {
      email: 'nulls@example.com',
      phone: null,
      password: goodPassword,
      data: null,
      code_challenge: null,
      gotrue_meta_security: {},
    };
    expect((await server.ask('/signup', body)).status).toBe(200);
  });

  test('five sign-ups at once make one user', async () => {
    await Promise.all(
      Array.from({ length: 5 }, () => server.ask('/signup', { email: 'race@example.com', password: goodPassword })),
    );
    const { body } = await server.ask('/verify', {
      type: 'signup',
      token_hash: server.lastMail('race@example.com').link,
    });
    expect(body.user.identities).toHaveLength(1);
  });
});
