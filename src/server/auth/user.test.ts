import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goodPassword, readMail, startTestAuth } from './test-support/start-test-auth.ts';

let server: Awaited<ReturnType<typeof startTestAuth>>;
beforeAll(async () => {
  server = await startTestAuth();
});
afterAll(() => server.drop());

let email: string;
let token: string;
let refreshToken: string;
let made = 0;
beforeEach(async () => {
  made += 1;
  email = `user${made}@example.com`;
  const { body } = await server.signUp(email);
  token = body.access_token;
  refreshToken = body.refresh_token;
});

const put = (body: unknown, as = token) => server.ask('/user', body, { token: as, method: 'PUT' });
const get = (as: string) => server.ask('/user', undefined, { token: as });
const newPassword = 'seven-quiet-otters-2207';

describe('the user', () => {
  test('is shown to whoever carries the token', async () => {
    expect(await get(token)).toMatchObject({ status: 200, body: { email, user_metadata: {} } });
  });

  test('is not shown without a token, or with something else in its place', async () => {
    expect(await server.ask('/user')).toMatchObject({
      status: 401,
      body: { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
    });
    for (const other of ['public-key', refreshToken, '']) {
      const { status } = await get(other);
      expect([401, 403]).toContain(status);
    }
    expect((await get(refreshToken)).body.code).toBe('bad_jwt');
  });

  test('keeps data key by key; null removes one', async () => {
    await put({ data: { locale: 'de-DE', source: 'ad', nested: { a: 1 } } });
    const { body } = await put({ data: { source: null, profile_completed: true } });
    expect(body.user_metadata).toEqual({ locale: 'de-DE', nested: { a: 1 }, profile_completed: true });
  });

  test('two changes of data at once both stay', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, at) => put({ data: { [`key${at}`]: at } })));
    expect(Object.keys((await get(token)).body.user_metadata)).toHaveLength(8);
  });

  test('changed data is what the product sees at once', async () => {
    await server.auth.verifyAccessToken(token);
    await put({ data: { user_type: 'business' } });
    expect((await server.auth.verifyAccessToken(token))?.userMetadata).toEqual({ user_type: 'business' });
  });

  test.each([
    [{ app_metadata: { role: 'admin' } }, 403, 'not_admin'],
    [{ email: 'no address' }, 400, 'validation_failed'],
    [{ phone: '4915112345678' }, 400, 'phone_provider_disabled'],
    [{ data: { text: 'x'.repeat(9000) } }, 422, 'validation_failed'],
    [{ password: 'short' }, 422, 'weak_password'],
    [{ password: '' }, 400, 'validation_failed'],
    [{ password: newPassword, nonce: '123456' }, 422, 'reauthentication_not_valid'],
  ])('refuses %j as %i %s', async (body, status, code) => {
    expect(await put(body)).toMatchObject({ status, body: { code } });
  });

  test('its own present address is no change', async () => {
    expect((await put({ email: email.toUpperCase() })).status).toBe(200);
  });

  test('gets mails in the language it chose', async () => {
    await put({ data: { locale: 'fr-FR' } });
    await server.ask('/otp', { email });
    expect(server.mailbox.at(-1)?.html).toContain('lang="fr-FR"');
  });
});

describe('changing the password', () => {
  test('needs the present one when the sign-in is ten minutes old', async () => {
    server.wait(601);
    expect((await put({ password: newPassword })).body.code).toBe('current_password_required');
    expect((await put({ password: newPassword, current_password: 'not this one' })).body.code).toBe(
      'current_password_invalid',
    );
    expect((await put({ password: newPassword, current_password: goodPassword })).status).toBe(200);
    expect((await server.signIn(email, newPassword)).status).toBe(200);
    expect((await server.signIn(email)).body.code).toBe('invalid_credentials');
  });

  test('needs nothing more right after signing in', async () => {
    expect((await put({ password: newPassword })).status).toBe(200);
  });

  test('needs nothing more in a recovery session, for an hour', async () => {
    await server.ask('/recover', { email });
    const { body } = await server.ask('/verify', { type: 'recovery', token_hash: server.lastMail(email).link });
    server.wait(1800);
    expect((await put({ password: newPassword }, body.access_token)).status).toBe(200);
    server.wait(1700);
    const { body: next } = await server.refresh(body.refresh_token);
    server.wait(200);
    expect((await put({ password: 'eleven-loud-herons-3308' }, next.access_token)).body.code).toBe(
      'current_password_required',
    );
  });

  test('of a user without one needs a sign-in of a moment ago', async () => {
    await server.ask('/otp', { email: `link-${email}` });
    const { body } = await server.ask('/verify', {
      type: 'magiclink',
      token_hash: server.lastMail(`link-${email}`).link,
    });
    server.wait(601);
    expect((await put({ password: newPassword }, body.access_token)).body.code).toBe('reauthentication_needed');
  });

  test('to the same one is refused', async () => {
    expect(await put({ password: goodPassword })).toMatchObject({
      status: 422,
      body: { code: 'same_password', message: 'New password should be different from the old password.' },
    });
  });

  test('ends the other sessions and every mailed link, and tells the owner', async () => {
    const other = (await server.signIn(email)).body;
    await server.auth.verifyAccessToken(other.access_token);
    await server.ask('/otp', { email });
    const mailed = readMail(server.mailbox.at(-1));
    await put({ password: newPassword });
    expect(server.mailbox.at(-1)?.subject).toBe('Your password for Quotewell was changed');
    expect((await get(other.access_token)).body.code).toBe('session_not_found');
    expect((await server.refresh(other.refresh_token)).body.code).toBe('refresh_token_not_found');
    expect(await server.auth.verifyAccessToken(other.access_token)).toBeUndefined();
    expect((await server.ask('/verify', { type: 'magiclink', token_hash: mailed.link })).body.code).toBe('otp_expired');
    expect((await get(token)).status).toBe(200);
    expect((await server.refresh(refreshToken)).status).toBe(200);
  });

  test('that is refused changes no data either', async () => {
    await put({ password: 'short', data: { a: 1 } });
    expect((await get(token)).body.user_metadata).toEqual({});
  });
});

describe('signing out', () => {
  test.each([
    ['global', false, false],
    ['', false, false],
    ['local', false, true],
    ['others', true, false],
  ])('with scope %j leaves this session %s and the others %s', async (scope, here, there) => {
    const other = (await server.signIn(email)).body;
    for (const each of [token, other.access_token]) await server.auth.verifyAccessToken(each);
    const { status } = await server.ask(`/logout${scope ? `?scope=${scope}` : ''}`, {}, { token });
    expect(status).toBe(204);
    expect((await get(token)).status === 200).toBe(here);
    expect((await get(other.access_token)).status === 200).toBe(there);
    expect((await server.refresh(refreshToken)).status === 200).toBe(here);
    expect((await server.refresh(other.refresh_token)).status === 200).toBe(there);
    expect(Boolean(await server.auth.verifyAccessToken(token))).toBe(here);
    expect(Boolean(await server.auth.verifyAccessToken(other.access_token))).toBe(there);
  });

  test('refuses another scope, a bad token and none', async () => {
    expect((await server.ask('/logout?scope=some', {}, { token })).body.code).toBe('validation_failed');
    const bad = await server.ask('/logout', {}, { token: 'nonsense' });
    expect(bad).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
    expect(bad.body.message).toMatch(/^invalid JWT/);
    expect((await server.ask('/logout', {})).status).toBe(401);
  });
});
