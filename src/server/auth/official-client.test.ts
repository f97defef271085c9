import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { AuthClient } from '@supabase/auth-js';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
