import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authAuditLog, authIdentities, authMfaFactors, authSessions, authUsers } from '#server/db/schema/auth.ts';
import { type Person, startCounterpart } from '../../../tests/support/oauth-counterpart.ts';
import { goodPassword, openTestAuth, site, startTestAuth } from './test-support/start-test-auth.ts';
import { newPkce, openTestBrowser } from './test-support/test-browser.ts';

let counterpart: Awaited<ReturnType<typeof startCounterpart>>;
let server: Awaited<ReturnType<typeof startTestAuth>>;
beforeAll(async () => {
  counterpart = await startCounterpart({ site, appleKey: '' });
  server = await startTestAuth({ oauth: counterpart.oauth });
});
afterAll(async () => {
  await counterpart.close();
  await server.drop();
});

let made = 0;
let email: string;
let person: Person;
beforeEach(() => {
  made += 1;
  email = `linked${made}@example.com`;
  person = { sub: String(2000 + made), email, emailVerified: true, name: 'Pat Example' };
  counterpart.state.person = person;
});

type Server = Pick<typeof server, 'auth' | 'ask'>;

async function comeBack(provider: string, as: Server = server, browser = openTestBrowser(as)) {
  const { verifier, query } = newPkce();
  const landing = await browser.follow(browser.authorize(provider, query));
  return { ...landing, verifier, browser };
}

async function signInWith(provider: string, as: Server = server) {
  const { query, verifier } = await comeBack(provider, as);
  return as.ask('/token?grant_type=pkce', { auth_code: query.get('code'), code_verifier: verifier });
}

const errorOf = async (provider: string, as: Server = server) => (await comeBack(provider, as)).query.get('error_code');
const userRow = async (address = email) =>
  (await server.db.select().from(authUsers).where(eq(authUsers.email, address)))[0];
const mailsTo = (address: string) => server.mailbox.filter(({ to }) => to === address);

/** Begins linking in a browser and comes back from the service. */
async function link(token: string, provider: string, browser = openTestBrowser(server)) {
  const { verifier, query } = newPkce();
  const asked = new URLSearchParams({
    provider,
    redirect_to: `${site}/settings`,
    skip_http_redirect: 'true',
    ...query,
  });
  const { status, body } = await browser.ask(`/auth/v1/user/identities/authorize?${asked}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (status !== 200) return { status, body };
  const landing = await browser.follow(body.url);
  const error = landing.query.get('error_code');
  if (error) return { status: 302, body: { code: error } };
  return server.ask('/token?grant_type=pkce', { auth_code: landing.query.get('code'), code_verifier: verifier });
}
const unlink = (token: string, id: string) =>
  server.ask(`/user/identities/${id}`, undefined, { token, method: 'DELETE' });

describe('an address that the service vouches for', () => {
  test('leads to the user who has proven it, and their password stays', async () => {
    const { body } = await server.signUp(email);
    const { body: session } = await signInWith('google');
    expect(session.user.id).toBe(body.user.id);
    expect(session.user.app_metadata).toEqual({ provider: 'email', providers: ['email', 'google'] });
    expect((await server.signIn(email)).status).toBe(200);
    expect((await server.refresh(body.refresh_token)).status).toBe(200);
    expect(mailsTo(email).at(-1)?.subject).toContain('Google was linked');
  });

  test('takes an account over that nobody had proven, without the password set before', async () => {
    await server.ask('/signup', { email, password: goodPassword });
    const stale = server.lastMail(email);
    const unproven = await userRow();
    const { status, body } = await signInWith('github');
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: unproven?.id, email_confirmed_at: expect.any(String) });
    expect((await server.signIn(email)).body.code).toBe('invalid_credentials');
    expect((await userRow())?.passwordHash).toBeNull();
    expect((await server.ask('/verify', { type: 'signup', token_hash: stale.link })).status).toBe(403);
  });

  test('ends the sessions of an account that nobody had proven', async () => {
    const { body } = await server.signUp(email);
    await server.db.update(authUsers).set({ emailConfirmedAt: null }).where(eq(authUsers.email, email));
    await signInWith('google');
    expect((await server.refresh(body.refresh_token)).body.code).toBe('refresh_token_not_found');
  });

  test('links nothing where addresses count without a message', async () => {
    await server.signUp(email);
    const trusting = openTestAuth(server.database, { oauth: counterpart.oauth, mailerAutoconfirm: true });
    expect(await errorOf('google', trusting)).toBe('email_exists');
    expect(await server.db.select().from(authIdentities).where(eq(authIdentities.subject, person.sub))).toEqual([]);
  });

  test('keeps what the user says of themselves', async () => {
    const { body } = await server.signUp(email);
    await server.ask('/user', { data: { name: 'My own name' } }, { token: body.access_token, method: 'PUT' });
    const { body: session } = await signInWith('google');
    expect(session.user.user_metadata).toMatchObject({ name: 'My own name', full_name: 'Pat Example' });
  });
});

describe('the service’s own id of a person', () => {
  test('at another service is somebody else', async () => {
    const { body: google } = await signInWith('google');
    counterpart.state.person = { ...person, email: `other-${email}` };
    const { body: github } = await signInWith('github');
    expect(github.user.id).not.toBe(google.user.id);
    expect(github.user.identities[0].id).toBe(google.user.identities[0].id);
  });

  test('counts more than the address, which may change there', async () => {
    const { body: before } = await signInWith('google');
    const { body: victim } = await server.signUp(`victim-${email}`);
    counterpart.state.person = { ...person, email: `victim-${email}` };
    const { body: after } = await signInWith('google');
    expect(after.user.id).toBe(before.user.id);
    expect(after.user.id).not.toBe(victim.user.id);
    expect(after.user.email).toBe(email);
  });

  test('makes one user, however many come back at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => signInWith('google')));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
  });
});

describe('an address that nobody vouches for', () => {
  beforeEach(() => {
    counterpart.state.person = { ...person, emailVerified: false };
  });

  test.each(['google', 'github', 'facebook'])('at %s never links by itself', async (provider) => {
    await server.signUp(email);
    expect(await errorOf(provider)).toBe('provider_email_needs_verification');
    const { id } = (await userRow()) ?? { id: '' };
    const identities = await server.db.select().from(authIdentities).where(eq(authIdentities.userId, id));
    expect(identities.map(({ provider }) => provider)).toEqual(['email']);
  });

  test('is linked once the same browser opens the mail', async () => {
    const { browser } = await comeBack('github');
    const { link: token_hash, type } = server.lastMail(email);
    const body = JSON.stringify({ type, token_hash });
    const headers = { 'Content-Type': 'application/json' };
    const { body: session } = await browser.ask('/auth/v1/verify', { method: 'POST', headers, body });
    expect(session.user.identities.map(({ provider }: { provider: string }) => provider).sort()).toEqual([
      'email',
      'github',
    ]);
    expect((await signInWith('github')).body.user.id).toBe(session.user.id);
  });

  test('is not linked when another browser opens the mail', async () => {
    await comeBack('github');
    const { link: token_hash, type } = server.lastMail(email);
    const { status, body } = await server.ask('/verify', { type, token_hash });
    expect(status).toBe(200);
    expect(body.user.identities).toHaveLength(1);
    server.wait(61);
    expect(await errorOf('github')).toBe('provider_email_needs_verification');
  });

  test('gets the same answer whether it has an account or not', async () => {
    await server.signUp(email);
    const { url: known } = await comeBack('google');
    counterpart.state.person = { ...person, sub: '77', email: `new-${email}`, emailVerified: false };
    const { url: unknown } = await comeBack('google');
    expect(known.href).toBe(unknown.href);
  });
});

describe('who may not come in', () => {
  test('is anybody new, where sign-ups are closed', async () => {
    const closed = openTestAuth(server.database, { oauth: counterpart.oauth, signUps: false });
    expect(await errorOf('google', closed)).toBe('signup_disabled');
    expect(await userRow()).toBeUndefined();
    counterpart.state.person = { ...person, emailVerified: false };
    expect(await errorOf('google', closed)).toBe('provider_email_needs_verification');
    expect(closed.mailbox).toEqual([]);
  });

  test('is a banned user, at the service’s answer and at the exchange', async () => {
    const { body } = await signInWith('google');
    const { query, verifier } = await comeBack('google');
    const bannedUntil = new Date(server.now().getTime() + 3_600_000);
    await server.db.update(authUsers).set({ bannedUntil }).where(eq(authUsers.id, body.user.id));
    expect(await errorOf('google')).toBe('user_banned');
    const late = { auth_code: query.get('code'), code_verifier: verifier };
    expect((await server.ask('/token?grant_type=pkce', late)).body.code).toBe('user_banned');
  });

  test('a second factor is still asked for', async () => {
    const { body } = await signInWith('google');
    const factor = { userId: body.user.id, factorType: 'totp', status: 'verified', friendlyName: 'phone' } as const;
    await server.db.insert(authMfaFactors).values(factor);
    const { body: again } = await signInWith('google');
    expect((await server.auth.verifyAccessToken(again.access_token))?.aal).toBe('aal1');
    expect((await link(again.access_token, 'github')).body.code).toBe('insufficient_aal');
  });
});

describe('linking and removing', () => {
  test('a signed-in user adds a service and stays in their session', async () => {
    const { body } = await server.signUp(email);
    counterpart.state.person = { ...person, email: `elsewhere-${email}`, emailVerified: false };
    const answer = await link(body.access_token, 'github');
    expect(answer).toMatchObject({ status: 200, body: { user: { id: body.user.id, email } } });
    const sessions = await server.db.select().from(authSessions).where(eq(authSessions.userId, body.user.id));
    expect(sessions).toHaveLength(1);
    expect((await signInWith('github')).body.user.id).toBe(body.user.id);
    expect(mailsTo(email).at(-1)?.subject).toContain('GitHub was linked');
  });

  test('what is linked to one account cannot be linked to another', async () => {
    await signInWith('google');
    const { body } = await server.signUp(`second-${email}`);
    expect((await link(body.access_token, 'google')).body.code).toBe('identity_already_exists');
  });

  test('nothing is linked once the session has ended', async () => {
    const { body } = await server.signUp(email);
    const browser = openTestBrowser(server);
    const asked = new URLSearchParams({ provider: 'github', skip_http_redirect: 'true' });
    const headers = { Authorization: `Bearer ${body.access_token}` };
    const begun = await browser.ask(`/auth/v1/user/identities/authorize?${asked}`, { headers });
    await server.ask('/logout', {}, { token: body.access_token });
    const { query } = await browser.follow(begun.body.url);
    expect(query.get('error_code')).toBe('bad_oauth_state');
    expect(await server.db.select().from(authIdentities).where(eq(authIdentities.subject, person.sub))).toEqual([]);
  });

  test('a sign-in of more than ten minutes ago has to be renewed first', async () => {
    const { body } = await server.signUp(email);
    server.wait(601);
    expect(await link(body.access_token, 'google')).toMatchObject({
      status: 400,
      body: { code: 'reauthentication_needed' },
    });
  });

  test('an anonymous user becomes a permanent one with the same id', async () => {
    const { body } = await server.signUp(email);
    const nobody = { email: null, emailConfirmedAt: null, isAnonymous: true };
    await server.db.update(authUsers).set(nobody).where(eq(authUsers.id, body.user.id));
    counterpart.state.person = { ...person, email: `kept-${email}` };
    const answer = await link(body.access_token, 'google');
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { id: body.user.id, is_anonymous: false, email: `kept-${email}` } },
    });
  });

  test('one way in can be removed, never the last, and never another’s', async () => {
    const { body } = await server.signUp(email);
    const { body: linked } = await signInWith('google');
    const idOf = (provider: string) =>
      linked.user.identities.find((identity: { provider: string }) => identity.provider === provider).identity_id;
    const { body: stranger } = await server.signUp(`stranger-${email}`);
    const notFound = { status: 404, body: { code: 'identity_not_found' } };
    expect(await unlink(stranger.access_token, idOf('google'))).toMatchObject(notFound);
    expect(await unlink(body.access_token, 'no-uuid')).toMatchObject(notFound);
    expect((await unlink(body.access_token, idOf('google'))).status).toBe(200);
    const { body: user } = await server.ask('/user', undefined, { token: body.access_token });
    expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
    expect(mailsTo(email).at(-1)?.subject).toContain('Google was removed');
    expect(await unlink(body.access_token, idOf('email'))).toMatchObject({
      status: 422,
      body: { code: 'single_identity_not_deletable' },
    });
    const events = (await server.db.select().from(authAuditLog)).filter(
      ({ targetUserId }) => targetUserId === body.user.id,
    );
    expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(['identity_linked', 'identity_unlinked']));
  });

  test('a removed address takes its password with it', async () => {
    const { body } = await server.signUp(email);
    const { body: linked } = await signInWith('google');
    const own = linked.user.identities.find(({ provider }: { provider: string }) => provider === 'email');
    await unlink(body.access_token, own.identity_id);
    expect((await server.signIn(email)).body.code).toBe('invalid_credentials');
    expect((await signInWith('google')).body.user.app_metadata).toEqual({ provider: 'google', providers: ['google'] });
  });

  test('is refused where the operator switched it off, and to whoever is not signed in', async () => {
    const off = openTestAuth(server.database, { oauth: counterpart.oauth, manualLinking: false });
    const { body } = await off.signUp(email);
    const disabled = { status: 404, body: { code: 'manual_linking_disabled' } };
    const token = body.access_token;
    expect(await off.ask('/user/identities/authorize?provider=google', undefined, { token })).toMatchObject(disabled);
    const deleting = { token, method: 'DELETE' };
    expect(await off.ask(`/user/identities/${body.user.id}`, undefined, deleting)).toMatchObject(disabled);
    expect((await off.ask('/user/identities/authorize?provider=google')).status).toBe(401);
    expect((await off.ask('/user/identities/x', undefined, { method: 'DELETE' })).status).toBe(401);
  });
});
