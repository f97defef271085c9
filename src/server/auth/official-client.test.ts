import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { AuthClient } from '@supabase/auth-js';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from './test-support/authenticator.ts';
import { goodPassword, startTestAuth } from './test-support/start-test-auth.ts';

let server: Awaited<ReturnType<typeof startTestAuth>>;
let listener: ReturnType<typeof serve>;
let url: string;
beforeAll(async () => {
  server = await startTestAuth({ trustedProxyHops: 0 });
  server.wait((Date.now() - Date.parse('2026-11-27T10:00:00Z')) / 1000); // the client compares with its own clock
  const app = new Hono().route('/auth/v1', server.auth.routes);
  url = await new Promise((resolve) => {
    listener = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
      resolve(`http://127.0.0.1:${port}/auth/v1`),
    );
  });
});
afterAll(async () => {
  await new Promise((resolve) => listener.close(resolve));
  await server.drop();
});

/** As the web sets it up, but for the storage. */
function client() {
  const kept = new Map<string, string>();
  return new AuthClient({
    url,
    flowType: 'implicit',
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
}

test('the official client goes through a user’s whole life', async () => {
  const email = 'client@example.com';
  const auth = client();
  const events: string[] = [];
  auth.onAuthStateChange((event) => void events.push(event));

  const signedUp = await auth.signUp({
    email,
    password: goodPassword,
    options: { data: { user_type: 'business' }, emailRedirectTo: 'https://quotes.example.com/auth/callback' },
  });
  expect(signedUp.error).toBeNull();
  expect(signedUp.data).toMatchObject({ session: null, user: { email } });
  const early = await auth.signInWithPassword({ email, password: goodPassword });
  expect(early.error?.code).toBe('email_not_confirmed');

  const verified = await auth.verifyOtp({ email, token: server.lastMail(email).code, type: 'email' });
  expect(verified.error).toBeNull();
  expect(verified.data.session?.user.id).toBe(signedUp.data.user?.id);
  expect((await auth.getUser()).data.user?.user_metadata).toEqual({ user_type: 'business' });
  expect((await auth.getClaims()).data?.claims).toMatchObject({ sub: signedUp.data.user?.id, role: 'authenticated' });

  const updated = await auth.updateUser({ data: { profile_completed: true } });
  expect(updated.data.user?.user_metadata).toEqual({ user_type: 'business', profile_completed: true });
  const refreshed = await auth.refreshSession();
  expect(refreshed.error).toBeNull();
  expect(refreshed.data.session?.refresh_token).not.toBe(verified.data.session?.refresh_token);
  expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
  });

  expect((await auth.signOut()).error).toBeNull();
  expect((await auth.getSession()).data.session).toBeNull();
  expect((await auth.signInWithPassword({ email, password: 'not the password' })).error).toMatchObject({
    status: 400,
    code: 'invalid_credentials',
  });
  expect((await auth.signInWithPassword({ email, password: goodPassword })).data.session).not.toBeNull();
  expect(events).toEqual(expect.arrayContaining(['SIGNED_IN', 'USER_UPDATED', 'TOKEN_REFRESHED', 'SIGNED_OUT']));
});

test('the official client signs in by magic link, and by its fragment', async () => {
  const email = 'magic@example.com';
  const auth = client();
  expect((await auth.signInWithOtp({ email })).error).toBeNull();
  const { data, error } = await auth.verifyOtp({ token_hash: server.lastMail(email).link, type: 'magiclink' });
  expect(error).toBeNull();
  const { access_token = '', refresh_token = '' } = data.session ?? {};
  const other = client();
  expect((await other.setSession({ access_token, refresh_token })).error).toBeNull();
  expect((await other.getUser()).data.user?.email).toBe(email);
});

test('the official client recovers a password', async () => {
  const email = 'recover@example.com';
  await server.signUp(email);
  const auth = client();
  expect((await auth.resetPasswordForEmail(email)).error).toBeNull();
  expect((await auth.verifyOtp({ token_hash: server.lastMail(email).link, type: 'recovery' })).error).toBeNull();
  const weak = await auth.updateUser({ password: 'password' });
  expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length', 'pwned'] });
  expect((await auth.updateUser({ password: 'seven-quiet-otters-2207' })).error).toBeNull();
  expect((await client().signInWithPassword({ email, password: 'seven-quiet-otters-2207' })).error).toBeNull();
});

test('the official client notices that its session was ended elsewhere', async () => {
  const email = 'elsewhere@example.com';
  await server.signUp(email);
  const [one, two] = [client(), client()];
  await one.signInWithPassword({ email, password: goodPassword });
  await two.signInWithPassword({ email, password: goodPassword });
  expect((await two.signOut({ scope: 'others' })).error).toBeNull();
  expect((await one.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await two.getUser()).data.user?.email).toBe(email);
});

test('the official client resends, and is told what an unknown link is worth', async () => {
  const auth = client();
  expect((await auth.resend({ type: 'signup', email: 'nobody@example.com' })).error).toBeNull();
  expect((await auth.verifyOtp({ token_hash: 'x', type: 'email' })).error).toMatchObject({
    status: 403,
    code: 'otp_expired',
  });
});

test('the official client enrols a factor, steps up with it and removes it', async () => {
  const email = 'factors@example.com';
  await server.signUp(email);
  const auth = client();
  await auth.signInWithPassword({ email, password: goodPassword });
  const { data: factor } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone', issuer: 'Acme' });
  expect(factor?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
  const factorId = factor?.id ?? '';
  const code = (steps = 0) => codeAt(factor?.totp.secret ?? '', server.now(), steps);
  expect((await auth.mfa.listFactors()).data).toMatchObject({ all: [{ id: factorId }], totp: [] });

  const { data: challenge } = await auth.mfa.challenge({ factorId });
  const challengeId = challenge?.id ?? '';
  const wrong = await auth.mfa.verify({ factorId, challengeId, code: 'abcdef' });
  expect(wrong.error).toMatchObject({ code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' });
  expect((await auth.mfa.verify({ factorId, challengeId, code: code() })).error).toBeNull();
  expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
  });
  expect((await auth.refreshSession()).error).toBeNull();
  expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');

  const other = client();
  await other.signInWithPassword({ email, password: goodPassword });
  expect((await other.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
  expect((await other.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
  expect((await other.mfa.challengeAndVerify({ factorId, code: code(1) })).error).toBeNull();
  expect((await other.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
  await other.refreshSession();
  expect((await other.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
  });
});

test('the official client changes an address and a password with a mailed code', async () => {
  const [email, next] = ['before@example.com', 'after@example.com'];
  await server.signUp(email);
  const auth = client();
  await auth.signInWithPassword({ email, password: goodPassword });
  expect((await auth.reauthenticate()).error).toBeNull();
  const nonce = server.lastMail(email).code;
  expect((await auth.updateUser({ password: 'seven-quiet-otters-2207', nonce })).error).toBeNull();
  const asked = await auth.updateUser({ email: next });
  expect(asked.data.user).toMatchObject({ email, new_email: next });
  const first = await auth.verifyOtp({ token_hash: server.lastMail(email).link, type: 'email_change' });
  expect(first).toMatchObject({ error: null, data: { session: null } });
  const second = await auth.verifyOtp({ email: next, token: server.lastMail(next).code, type: 'email_change' });
  expect(second.data.user?.email).toBe(next);
});
