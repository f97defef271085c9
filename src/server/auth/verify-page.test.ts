import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site, startTestAuth } from './test-support/start-test-auth.ts';

let server: Awaited<ReturnType<typeof startTestAuth>>;
beforeAll(async () => {
  server = await startTestAuth();
});
afterAll(() => server.drop());

const callback = `${site}/auth/callback`;
const open = (link: string, type = 'magiclink', redirect = callback) =>
  server.ask(`/verify?${new URLSearchParams({ token: link, type, redirect_to: redirect })}`);

async function press(page: Awaited<ReturnType<typeof open>>, changes: Record<string, string> = {}, cookie?: string) {
  const fields = Object.fromEntries(
    [...page.body.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  const kept = cookie ?? page.headers.get('set-cookie')?.split(';')[0] ?? '';
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: kept };
  const body = new URLSearchParams({ ...fields, ...changes }).toString();
  const answer = await server.ask('/verify', body, { headers });
  const [target = '', fragment = ''] = (answer.headers.get('location') ?? '').split('#');
  return { status: answer.status, target, fragment: Object.fromEntries(new URLSearchParams(fragment)) };
}

const mailed = async (email: string, more: Record<string, string> = {}) => {
  await server.ask('/otp', { email, ...more });
  return server.lastMail(email);
};

describe('the page a link opens', () => {
  test('opened by a mail scanner uses nothing up', async () => {
    const { link } = await mailed('scan@example.com');
    for (let times = 0; times < 3; times += 1) expect((await open(link)).status).toBe(200);
    expect((await server.ask(`/verify?token=${link}&type=magiclink`, undefined, { method: 'HEAD' })).status).toBe(200);
    expect((await server.ask('/verify', { type: 'magiclink', token_hash: link })).status).toBe(200);
  });

  test('has a strict policy, no script and a cookie for this site only', async () => {
    const page = await open('x');
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'nonce-[\w-]+'; form-action 'self' /,
    );
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('set-cookie')).toMatch(
      /^auth_verify=[\w-]+; Max-Age=3600; Path=\/auth\/v1\/verify; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(page.body).not.toContain('<script');
  });

  test('shows nothing of the address as markup', async () => {
    const page = await open('"><script>alert(1)</script>');
    expect(page.body).not.toContain('<script');
  });

  test('leads on with the session in the fragment', async () => {
    const { link } = await mailed('go@example.com');
    const { status, target, fragment } = await press(await open(link));
    expect({ status, target }).toEqual({ status: 303, target: callback });
    expect(fragment).toMatchObject({ token_type: 'bearer', expires_in: '3600', type: 'magiclink' });
    expect((await server.ask('/user', undefined, { token: fragment.access_token })).status).toBe(200);
    expect(fragment.refresh_token).toBeTruthy();
  });

  test('leads on with what went wrong', async () => {
    const { link } = await mailed('again@example.com');
    await press(await open(link));
    const { status, fragment } = await press(await open(link));
    expect(status).toBe(303);
    expect(fragment).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
  });

  test('pressed from another browser or site does nothing', async () => {
    const { link } = await mailed('forged@example.com');
    const page = await open(link);
    for (const cookie of ['', 'auth_verify=', 'auth_verify=other']) {
      expect((await press(page, {}, cookie)).fragment.error_code).toBe('otp_expired');
    }
    expect((await press(page, { nonce: '' }, 'auth_verify=')).fragment.error_code).toBe('otp_expired');
    expect((await press(page)).fragment.access_token).toBeTruthy();
  });

  test('never leads to another site', async () => {
    const { link } = await mailed('away@example.com');
    const { target } = await press(await open(link), { redirect_to: 'https://evil.example/' });
    expect(target).toBe(site);
  });

  test('without its parameters is refused', async () => {
    expect(await server.ask('/verify')).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(await server.ask('/verify?token=x&type=other')).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });
});

describe('a link asked for with a PKCE challenge', () => {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const asked = { code_challenge: challenge, code_challenge_method: 's256' };
  const exchange = (auth_code: string, code_verifier = verifier) =>
    server.ask('/token?grant_type=pkce', { auth_code, code_verifier });

  async function codeFor(email: string) {
    const { link } = await mailed(email, asked);
    expect(link).toMatch(/^pkce_/);
    const { target, fragment } = await press(await open(link));
    expect(fragment).toEqual({});
    return new URL(target).searchParams.get('code') ?? '';
  }

  test('leads on with a code that only the asking browser can use, once', async () => {
    const code = await codeFor('pkce@example.com');
    expect(await exchange(code, 'x'.repeat(43))).toMatchObject({ status: 400, body: { code: 'bad_code_verifier' } });
    const { status, body } = await exchange(code);
    expect(status).toBe(200);
    expect(body.user.email).toBe('pkce@example.com');
    expect(await exchange(code)).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } });
    expect((await server.refresh(body.refresh_token)).body.code).toBe('refresh_token_not_found');
  });

  test('exchanged ten times at once ends without a session', async () => {
    const code = await codeFor('race@example.com');
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(code)));
    const [won] = answers.filter(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await server.refresh(won?.body.refresh_token)).status).toBe(400);
  });

  test('expires five minutes after it was given', async () => {
    const code = await codeFor('slow@example.com');
    server.wait(301);
    expect(await exchange(code)).toMatchObject({ status: 422, body: { code: 'flow_state_expired' } });
  });

  test('without verifier is refused', async () => {
    expect(await exchange('x', '')).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(await exchange('x')).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } });
  });
});
