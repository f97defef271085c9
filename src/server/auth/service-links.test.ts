import { GoTrueAdminApi } from '@supabase/auth-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administerKeys } from './administer-keys.ts';
import { defaultAuthSettings } from './auth-settings.ts';
import { goodPassword, site, startTestAuth } from './test-support/start-test-auth.ts';

let server: Awaited<ReturnType<typeof startTestAuth>>;
let admin: GoTrueAdminApi;
beforeAll(async () => {
  server = await startTestAuth();
  const settings = { ...defaultAuthSettings, publicUrl: site, issuer: `${site}/auth/v1`, productName: 'Quotewell' };
  const quiet = () => undefined;
  const logger = { info: quiet, warn: quiet, error: quiet, debug: quiet, fatal: quiet };
  const keys = administerKeys({ db: server.db, clock: server.now, logger, secret: server.secret, settings });
  admin = new GoTrueAdminApi({
    url: `${site}/auth/v1`,
    headers: { Authorization: `Bearer ${await keys.serviceKey(3600)}` },
    fetch: async (url, init) => server.auth.serviceRoutes.request(String(url).replace(`${site}/auth/v1`, ''), init),
  });
});
afterAll(() => server.drop());

type Wish = Parameters<GoTrueAdminApi['generateLink']>[0];
const redirectTo = `${site}/welcome?from=mail&step=1`;
const redeem = (type: string, link: string) => server.ask('/verify', { type, token_hash: link });

describe('a link that an operator makes', () => {
  test.each([
    ['signup', 'email/signup', { password: goodPassword }],
    ['magiclink', 'magiclink', {}],
    ['invite', 'invite', {}],
    ['recovery', 'recovery', {}],
  ] as const)('for %s signs in once, and no mail goes out', async (type, method, more) => {
    const email = `${type}@example.com`;
    if (type === 'recovery') await server.signUp(email);
    const mails = server.mailbox.length;
    const wish = { type, email, ...more, options: { redirectTo } } as Wish; // the client's type is stricter than its table here
    const { data, error } = await admin.generateLink(wish);
    expect(error).toBeNull();
    expect(server.mailbox).toHaveLength(mails);
    expect(data.user?.email).toBe(email);
    const { hashed_token, email_otp, action_link, verification_type, redirect_to } = data.properties ?? {};
    expect({ verification_type, redirect_to }).toEqual({ verification_type: type, redirect_to: redirectTo });
    expect(email_otp).toMatch(/^\d{6}$/);
    const page = await server.ask(action_link?.replace(`${site}/auth/v1`, '') ?? '');
    expect(page.status).toBe(200);
    expect(page.body).toContain(`name="redirect_to" value="${redirectTo.replace('&', '&amp;')}"`);
    const { body } = await redeem(type, hashed_token ?? '');
    expect(decodeJwt(body.access_token).amr).toMatchObject([{ method }]);
    expect((await redeem(type, hashed_token ?? '')).body.code).toBe('otp_expired');
  });

  test('for a change of address names the new one', async () => {
    await server.signUp('mover@example.com');
    const wish = { type: 'email_change_new', email: 'mover@example.com', newEmail: 'moved@example.com' } as const;
    const { data, error } = await admin.generateLink(wish);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: 'mover@example.com', new_email: 'moved@example.com' });
    expect(data.properties?.action_link).toMatch(/\/verify\?token=\w+&type=email_change&redirect_to=/);
    const taken = await admin.generateLink({ ...wish, newEmail: 'signup@example.com' });
    expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  test('never leads to another site', async () => {
    const options = { redirectTo: 'https://evil.example/' };
    const { data } = await admin.generateLink({ type: 'magiclink', email: 'away@example.com', options });
    expect(data.properties?.redirect_to).toBe(site);
  });

  test.each([
    ['signup', 'recovery@example.com', 422, 'email_exists'],
    ['invite', 'recovery@example.com', 422, 'email_exists'],
    ['recovery', 'nobody@example.com', 404, 'user_not_found'],
    ['signup', 'xx:;x@x.x', 400, 'validation_failed'],
    ['something', 'nobody@example.com', 400, 'validation_failed'],
  ])('for %s of %s is refused', async (type, email, status, code) => {
    const wish = { type, email, password: goodPassword } as Wish; // some of these are not allowed on purpose
    const { error } = await admin.generateLink(wish);
    expect(error).toMatchObject({ status, code });
  });
});

describe('an invitation', () => {
  test('is mailed, confirms the address and leaves no password that nobody chose', async () => {
    const { data, error } = await admin.inviteUserByEmail('guest@example.com', { data: { name: 'Pat' }, redirectTo });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: 'guest@example.com', user_metadata: { name: 'Pat' } });
    expect(data.user?.invited_at).toEqual(expect.any(String));
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const mail = server.lastMail('guest@example.com');
    expect(mail).toMatchObject({ type: 'invite', redirectTo });
    const { body } = await redeem('invite', mail.link);
    expect(body.user.email_confirmed_at).toEqual(expect.any(String));
    expect((await admin.inviteUserByEmail('guest@example.com')).error).toMatchObject({ code: 'email_exists' });
  });
});
