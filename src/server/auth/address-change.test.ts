import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authOneTimeTokens, authUsers } from '#server/db/schema/auth.ts';
import { goodPassword, openTestAuth, site, startTestAuth } from './test-support/start-test-auth.ts';

let server: Awaited<ReturnType<typeof startTestAuth>>;
beforeAll(async () => {
  server = await startTestAuth();
});
afterAll(() => server.drop());

let email: string;
let next: string;
let token: string;
let made = 0;
beforeEach(async () => {
  made += 1;
  email = `old${made}@example.com`;
  next = `new${made}@example.com`;
  token = (await server.signUp(email)).body.access_token;
});

const put = (body: unknown, as = token) => server.ask('/user', body, { token: as, method: 'PUT' });
const redeem = (token_hash: string) => server.ask('/verify', { type: 'email_change', token_hash });
const byCode = (address: string, code: string) =>
  server.ask('/verify', { type: 'email_change', email: address, token: code });
const subjectsTo = (address: string) => server.mailbox.filter(({ to }) => to === address).map(({ subject }) => subject);
const refusal = (status: number, code: string) => ({ status, body: { code } });
const missed = refusal(403, 'otp_expired');
const newPassword = 'seven-quiet-otters-2207';

describe('a change of the address', () => {
  test('waits until the old and the new one have agreed, in either order', async () => {
    for (const order of [
      [email, next],
      [next, email],
    ]) {
      const target = order === undefined ? '' : next;
      expect((await put({ email: target })).body).toMatchObject({ email, new_email: target });
      const [first = '', second = ''] = order.map((address) => server.lastMail(address).link);
      expect(await redeem(first)).toMatchObject({ status: 200, body: { code: '200', msg: expect.any(String) } });
      expect((await server.ask('/user', undefined, { token })).body.email).toBe(email);
      expect(await redeem(first)).toMatchObject(missed);
      const done = await redeem(second);
      expect(done).toMatchObject({ status: 200, body: { user: { email: target } } });
      expect(decodeJwt<{ amr: unknown }>(done.body.access_token).amr).toMatchObject([{ method: 'email_change' }]);
      [email, next] = [next, email];
      expect(done.body.user.new_email).toBeUndefined();
      expect(done.body.user.identities).toMatchObject([{ provider: 'email', email }]);
      expect((await server.signIn(email)).status).toBe(200);
      expect((await server.signIn(next)).body.code).toBe('invalid_credentials');
      expect((await server.auth.verifyAccessToken(token))?.email).toBe(email);
    }
  });

  test('is agreed to by codes as well, each for its own address', async () => {
    await put({ email: next.toUpperCase() });
    const [old, fresh] = [server.lastMail(email).code, server.lastMail(next).code];
    if (old !== fresh) expect(await byCode(next, old)).toMatchObject(missed);
    expect(await byCode(next, fresh)).toMatchObject({ status: 200, body: { code: '200' } });
    expect(await byCode(next, fresh)).toMatchObject(missed);
    expect((await byCode(email, old)).body.user.email).toBe(next);
  });

  test('agreed to by both at once happens once', async () => {
    await put({ email: next });
    const links = [server.lastMail(email).link, server.lastMail(next).link];
    const answers = await Promise.all([...links, ...links].map(redeem));
    expect(answers.filter(({ body }) => body.access_token)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.msg)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(2);
  });

  test('is told to the old address, whose mailed links end', async () => {
    await server.ask('/recover', { email });
    const recovery = server.lastMail(email).link;
    await put({ email: next });
    await redeem(server.lastMail(email).link);
    await redeem(server.lastMail(next).link);
    expect(subjectsTo(email).at(-1)).toBe('Your address for Quotewell was changed');
    expect(await server.ask('/verify', { type: 'recovery', token_hash: recovery })).toMatchObject(missed);
  });

  test('to an address that has an account looks like any other, and its owner hears of it', async () => {
    await server.signUp(next);
    const taken = await put({ email: next });
    const free = await put({ email: `free-${next}` });
    expect(taken.status).toBe(free.status);
    expect(Object.keys(taken.body)).toEqual(Object.keys(free.body));
    expect(subjectsTo(next).at(-1)).toBe('You already have an account at Quotewell');
    await put({ email: next });
    expect((await redeem(server.lastMail(email).link)).body.code).toBe('200');
    expect((await server.ask('/user', undefined, { token })).body.email).toBe(email);
  });

  test('fails when somebody else took the address meanwhile', async () => {
    await put({ email: next });
    const link = server.lastMail(next).link;
    await redeem(server.lastMail(email).link);
    await server.signUp(next);
    expect(await redeem(link)).toMatchObject(missed);
    expect((await server.ask('/user', undefined, { token })).body.email).toBe(email);
  });

  test('asked for again ends what was mailed before, also what had agreed', async () => {
    await put({ email: next });
    const before = server.lastMail(next).link;
    expect((await redeem(server.lastMail(email).link)).body.code).toBe('200');
    await put({ email: `other-${next}` });
    expect(await redeem(before)).toMatchObject(missed);
    expect((await redeem(server.lastMail(`other-${next}`).link)).body.code).toBe('200');
  });

  test('does not do with the new address alone, even when nothing is left of the question to the old one', async () => {
    await put({ email: next });
    await server.db.delete(authOneTimeTokens).where(eq(authOneTimeTokens.type, 'email_change_current'));
    expect((await redeem(server.lastMail(next).link)).body.code).toBe('200');
    expect((await server.ask('/user', undefined, { token })).body.email).toBe(email);
  });

  test('runs out after an hour, its codes after ten minutes', async () => {
    await put({ email: next });
    const { code, link } = server.lastMail(next);
    server.wait(601);
    expect(await byCode(next, code)).toMatchObject(missed);
    server.wait(3000);
    expect(await redeem(link)).toMatchObject(missed);
  });

  test('is mailed again to both on demand, with an answer that tells nothing', async () => {
    await put({ email: next });
    const before = server.lastMail(next).link;
    const known = await server.ask('/resend', { type: 'email_change', email });
    const unknown = await server.ask('/resend', { type: 'email_change', email: `nobody-${email}` });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await redeem(before)).toMatchObject(missed);
    await redeem(server.lastMail(email).link);
    expect((await redeem(server.lastMail(next).link)).body.user.email).toBe(next);
  });

  test('has codes that die with the fifth wrong try', async () => {
    await put({ email: next });
    const { code } = server.lastMail(next);
    const wrong = ['000000', '111111'].find((guess) => guess !== code && guess !== server.lastMail(email).code) ?? '';
    for (let tries = 0; tries < 5; tries += 1) expect(await byCode(next, wrong)).toMatchObject(missed);
    expect(await byCode(next, code)).toMatchObject(missed);
  });

  test('is limited to one mail a minute for an address', async () => {
    const strict = openTestAuth(server.database, { rateLimitFactor: 1 });
    strict.wait((server.now().getTime() - strict.now().getTime()) / 1000);
    const ask = () => strict.ask('/user', { email: next }, { token, method: 'PUT' });
    expect([(await ask()).status, (await ask()).body.code]).toEqual([200, 'over_email_send_rate_limit']);
  });

  test('through the page of the server ends with a message first, then with tokens or a PKCE code', async () => {
    const verifier = randomBytes(32).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const asked = { code_challenge: challenge, code_challenge_method: 's256' };
    const done: string[] = [];
    for (const extra of [{}, asked]) {
      const target = `${Object.keys(extra).length}-${next}`;
      const [present] = await server.db
        .select()
        .from(authUsers)
        .where(eq(authUsers.id, decodeJwt(token).sub ?? ''));
      await put({ email: target, ...extra });
      const first = await press(server.lastMail(present?.email ?? '').link);
      expect(first).toMatch(/#message=Confirmation\+link\+accepted/);
      done.push(await press(server.lastMail(target).link));
    }
    const [implicit = '', pkce = ''] = done;
    expect(new URLSearchParams(implicit.split('#')[1]).get('type')).toBe('email_change');
    expect(new URLSearchParams(implicit.split('#')[1]).get('access_token')).toBeTruthy();
    const exchange = { auth_code: new URL(pkce).searchParams.get('code'), code_verifier: verifier };
    expect((await server.ask('/token?grant_type=pkce', exchange)).body.user.email).toBe(`2-${next}`);
  });
});

/** Opens the page behind a link of the server's own and presses its button; where it leads. */
async function press(link: string): Promise<string> {
  const page = await server.ask(`/verify?type=email_change&token=${link}&redirect_to=${site}/auth/callback`);
  const nonce = /name="nonce" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const fields = { token: link, type: 'email_change', redirect_to: `${site}/auth/callback`, nonce };
  const form = new URLSearchParams(fields).toString();
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: `auth_verify=${nonce}` };
  return (await server.ask('/verify', form, { headers })).headers.get('location') ?? '';
}

describe('a session older than ten minutes', () => {
  const nonce = async () => {
    expect(await server.ask('/reauthenticate', undefined, { token })).toMatchObject({ status: 200, body: {} });
    return server.lastMail(email).code;
  };

  test('changes address and password with a mailed code only, once for each code', async () => {
    server.wait(601);
    expect(await put({ email: next })).toMatchObject(refusal(400, 'reauthentication_needed'));
    expect(await put({ email: next, nonce: 'x' })).toMatchObject(refusal(422, 'reauthentication_not_valid'));
    expect(subjectsTo(next)).toEqual([]);
    const code = await nonce();
    expect((await put({ email: next, password: newPassword, nonce: code })).status).toBe(200);
    expect(subjectsTo(next)).toHaveLength(1);
    expect((await server.signIn(email, newPassword)).status).toBe(200);
    expect(await put({ password: goodPassword, nonce: code })).toMatchObject(
      refusal(422, 'reauthentication_not_valid'),
    );
  });

  test('changes the address with the present password as well', async () => {
    server.wait(601);
    expect((await put({ email: next, current_password: 'no' })).body.code).toBe('current_password_invalid');
    expect((await put({ email: next, current_password: goodPassword })).status).toBe(200);
  });

  test('keeps its code when the change was refused for something else', async () => {
    server.wait(601);
    const code = await nonce();
    expect((await put({ password: goodPassword, nonce: code })).body.code).toBe('same_password');
    expect((await put({ password: newPassword, nonce: code })).status).toBe(200);
  });

  test('has a code that dies with the fifth wrong try, after ten minutes, and with the next one', async () => {
    const guess = async (code: string) => (await put({ password: newPassword, nonce: code })).body.code;
    const first = await nonce();
    const second = await nonce();
    if (first !== second) expect(await guess(first)).toBe('reauthentication_not_valid');
    for (let tries = 0; tries < 4; tries += 1) await guess(second === '000000' ? '000001' : '000000');
    expect(await guess(second)).toBe('reauthentication_not_valid');
    const late = await nonce();
    server.wait(601);
    expect(await guess(late)).toBe('reauthentication_not_valid');
  });

  test('has a code that signs nobody in', async () => {
    const code = await nonce();
    for (const type of ['email', 'magiclink', 'recovery', 'email_change']) {
      expect(await server.ask('/verify', { type, email, token: code })).toMatchObject(missed);
    }
  });

  test('is asked for nothing where reauthentication is off', async () => {
    const lax = openTestAuth(server.database, { reauthentication: false });
    server.wait(601);
    lax.wait((server.now().getTime() - lax.now().getTime()) / 1000);
    const answer = await lax.ask('/user', { password: newPassword, nonce: 'x' }, { token, method: 'PUT' });
    expect(answer.status).toBe(200);
  });
});

test('a code is sent to nobody without a proven address', async () => {
  const ask = () => server.ask('/reauthenticate', undefined, { token });
  expect((await server.ask('/reauthenticate')).status).toBe(401);
  const own = eq(authUsers.email, email);
  await server.db.update(authUsers).set({ emailConfirmedAt: null }).where(own);
  expect(await ask()).toMatchObject(refusal(422, 'email_not_confirmed'));
  await server.db.update(authUsers).set({ email: null }).where(own);
  expect(await ask()).toMatchObject({
    status: 400,
    body: { message: 'Reauthentication requires the user to have an email or a phone number' },
  });
});
