import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authOneTimeTokens, authUsers } from '#server/db/schema/auth.ts';
import { startTestAuth } from './test-support/start-test-auth.ts';
import { newCode, newLinkToken } from './tokens/one-time-token.ts';

let server: Awaited<ReturnType<typeof startTestAuth>>;
beforeAll(async () => {
  server = await startTestAuth();
});
afterAll(() => server.drop());

const missed = { status: 403, body: { code: 'otp_expired', message: 'Token has expired or is invalid' } };
const byCode = (email: string, token: string, type = 'email') => server.ask('/verify', { type, email, token });
const byLink = (token_hash: string, type = 'magiclink') => server.ask('/verify', { type, token_hash });
const mailed = async (email: string) => {
  await server.ask('/otp', { email });
  return server.lastMail(email);
};

describe('a mailed link or code', () => {
  test('signs in by the link', async () => {
    const { link, type } = await mailed('link@example.com');
    expect(type).toBe('magiclink');
    const { status, body } = await byLink(link);
    expect(status).toBe(200);
    expect(body.user.email_confirmed_at).toBeDefined();
  });

  test('signs in by the code', async () => {
    const { code } = await mailed('code@example.com');
    expect(await byCode('Code@Example.com', code)).toMatchObject({ status: 200, body: { token_type: 'bearer' } });
  });

  test('works once, link and code together', async () => {
    const first = await mailed('once@example.com');
    expect((await byLink(first.link)).status).toBe(200);
    expect(await byLink(first.link)).toMatchObject(missed);
    expect(await byCode('once@example.com', first.code)).toMatchObject(missed);
  });

  test('redeemed ten times at once gives one session', async () => {
    const { link } = await mailed('parallel@example.com');
    const answers = await Promise.all(Array.from({ length: 10 }, () => byLink(link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(9);
  });

  test('dies when a new one is sent', async () => {
    const old = await mailed('newer@example.com');
    const fresh = await mailed('newer@example.com');
    expect(await byLink(old.link)).toMatchObject(missed);
    expect(await byCode('newer@example.com', old.code)).toMatchObject(missed);
    expect((await byLink(fresh.link)).status).toBe(200);
  });

  test('for signing up cannot be used to recover, nor the other way round', async () => {
    await server.ask('/signup', { email: 'kinds@example.com', password: 'tall-copper-lantern-91' });
    const { link, code } = server.lastMail('kinds@example.com');
    expect(await byLink(link, 'recovery')).toMatchObject(missed);
    expect(await byCode('kinds@example.com', code, 'recovery')).toMatchObject(missed);
    expect(await byLink(link, 'invite')).toMatchObject(missed);
    expect((await byLink(link, 'signup')).status).toBe(200);
  });

  test('of one address does not sign in another', async () => {
    const { code } = await mailed('one@example.com');
    let other = await mailed('other@example.com');
    while (other.code === code) other = await mailed('other@example.com');
    expect(await byCode('other@example.com', code)).toMatchObject(missed);
    expect((await byCode('one@example.com', code)).status).toBe(200);
  });

  test('has a code that dies with the fifth wrong try, while its link lives on', async () => {
    const { code, link } = await mailed('guess@example.com');
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) expect(await byCode('guess@example.com', wrong)).toMatchObject(missed);
    expect(await byCode('guess@example.com', code)).toMatchObject(missed);
    expect((await byLink(link)).status).toBe(200);
  });

  test('can be guessed five times, however many guesses come at once', async () => {
    const { code } = await mailed('burst@example.com');
    const guesses = Array.from({ length: 40 }, (_, at) => String(at).padStart(6, '0')).filter(
      (guess) => guess !== code,
    );
    await Promise.all(guesses.map((guess) => byCode('burst@example.com', guess)));
    const rows = await server.db.select().from(authOneTimeTokens);
    expect(rows.map(({ tries }) => tries)).toContain(5);
    expect(await byCode('burst@example.com', code)).toMatchObject(missed);
  });

  test('expires: the code after ten minutes, the link after an hour', async () => {
    const { code, link } = await mailed('late@example.com');
    server.wait(601);
    expect(await byCode('late@example.com', code)).toMatchObject(missed);
    server.wait(2990);
    const old = await mailed('later@example.com');
    expect((await byLink(link)).status).toBe(200);
    server.wait(3601);
    expect(await byLink(old.link)).toMatchObject(missed);
  });

  test('is stored only as a hash', async () => {
    const { code, link } = await mailed('stored@example.com');
    const stored = JSON.stringify([
      await server.db.select().from(authOneTimeTokens),
      await server.db.select().from(authUsers),
    ]);
    expect(stored).not.toContain(link);
    expect(stored).not.toMatch(new RegExp(`"${code}"`));
  });

  test('is random: ten thousand codes spread evenly, and links never hold a digit', () => {
    const tens = new Array<number>(10).fill(0);
    for (let made = 0; made < 10_000; made += 1)
      tens[Number(newCode().charAt(0))] = (tens[Number(newCode().charAt(0))] ?? 0) + 1;
    for (const count of tens) expect(Math.abs(count - 1000)).toBeLessThan(200);
    const links = new Set(Array.from({ length: 1000 }, newLinkToken));
    expect(links.size).toBe(1000);
    for (const link of links) expect(link).toMatch(/^[a-p]{64}$/);
  });

  test.each([
    [{}, 'Verify requires a verification type'],
    [{ type: 'other', token_hash: 'x' }, 'Invalid verification type'],
    [{ type: 'signup' }, 'Verify requires a token or a token hash'],
    [{ type: 'signup', token: '1', token_hash: 'x' }, 'Verify requires either a token or a token hash'],
    [{ type: 'sms', phone: 'abc', token: '123456' }, 'Invalid phone number format (E.164 required)'],
  ])('%j is refused', async (body, message) => {
    expect(await server.ask('/verify', body)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message },
    });
  });

  test('a code for a phone or an unknown address misses like any other', async () => {
    expect(await server.ask('/verify', { type: 'sms', phone: '4912345678', token: '123456' })).toMatchObject(missed);
    expect(await byCode('unknown@example.com', '123456')).toMatchObject(missed);
  });
});

describe('asking for a mail', () => {
  test.each(['/otp', '/recover', '/resend'])('%s answers known and unknown addresses alike', async (path) => {
    await server.signUp('known@example.com');
    const before = server.mailbox.length;
    const post = (email: string) => server.ask(path, { email, type: 'signup', create_user: false });
    const [known, unknown] = [await post('known@example.com'), await post('unknown@example.com')];
    expect(known).toMatchObject({ status: 200, body: {} });
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: known.status, body: known.body });
    expect(server.mailbox.slice(before).filter(({ to }) => to === 'unknown@example.com')).toEqual([]);
  });

  test('a sign-up that waits gets its confirmation again', async () => {
    await server.ask('/signup', { email: 'again@example.com', password: 'tall-copper-lantern-91' });
    const first = server.lastMail('again@example.com');
    await server.ask('/resend', { type: 'signup', email: 'again@example.com' });
    const second = server.lastMail('again@example.com');
    expect(second.link).not.toBe(first.link);
    expect((await byLink(second.link, 'signup')).status).toBe(200);
    expect((await server.signIn('again@example.com')).status).toBe(200);
  });

  test('the product asks for a magic link through the same function', async () => {
    const ask = { email: 'Product@Example.com', redirectTo: '/auth/callback', callerAddress: '192.0.2.7' };
    await server.auth.requestMagicLink(ask);
    expect(server.lastMail('product@example.com').redirectTo).toBe('https://quotes.example.com/auth/callback');
    await expect(server.auth.requestMagicLink({ ...ask, email: 'no' })).rejects.toMatchObject({
      code: 'invalid_fields',
    });
  });

  test.each([
    ['/recover', {}, 'Password recovery requires an email'],
    ['/recover', { email: 'no' }, 'Unable to validate email address: invalid format'],
    [
      '/resend',
      { type: 'other', email: 'x@example.com' },
      'Missing one of these types: signup, email_change, sms, phone_change',
    ],
    ['/otp', {}, 'One of email or phone must be set'],
  ])('%s with %j is refused', async (path, body, message) => {
    expect(await server.ask(path, body)).toMatchObject({ status: 400, body: { code: 'validation_failed', message } });
  });
});
