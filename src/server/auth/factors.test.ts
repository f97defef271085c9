import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authAuditLog, authMfaChallenges, authMfaFactors, authUsers } from '#server/db/schema/auth.ts';
import { authenticatorOf, codeAt, wrongCode } from './test-support/authenticator.ts';
import { goodPassword, openTestAuth, startTestAuth } from './test-support/start-test-auth.ts';

let server: Awaited<ReturnType<typeof startTestAuth>>;
let factors: ReturnType<typeof authenticatorOf>;
beforeAll(async () => {
  server = await startTestAuth();
  factors = authenticatorOf(server);
});
afterAll(() => server.drop());

let email: string;
let token: string;
let refreshToken: string;
let made = 0;
beforeEach(async () => {
  made += 1;
  email = `factors${made}@example.com`;
  ({ access_token: token, refresh_token: refreshToken } = (await server.signUp(email)).body);
});

const claimsOf = (accessToken: string) =>
  decodeJwt<{ aal: string; amr: { method: string }[]; session_id: string }>(accessToken);
const methodsOf = (accessToken: string) => claimsOf(accessToken).amr.map(({ method }) => method);
const subjects = () => server.mailbox.filter(({ to }) => to === email).map(({ subject }) => subject);
const refusal = (status: number, code: string) => ({ status, body: { code } });
const unused = '7a1c1f7e-60c8-4b36-9d28-2a1f0a2f6f3d';

describe('enrolling an authenticator', () => {
  test('shows the seed once, as text, as an address and as a picture that a data address can hold', async () => {
    const { status, body } = await factors.enroll(token, { friendly_name: 'Phone', issuer: 'Acme' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'totp', friendly_name: 'Phone', totp: {} });
    expect(body.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.totp.uri).toMatch(/^otpauth:\/\/totp\/Acme:/);
    expect(body.totp.qr_code).toMatch(/^<svg [^#]*<\/svg>$/s);
    const user = (await server.ask('/user', undefined, { token })).body;
    expect(user.factors).toMatchObject([{ id: body.id, factor_type: 'totp', status: 'unverified' }]);
    expect(JSON.stringify(user)).not.toContain(body.totp.secret);
    const [row] = await server.db.select().from(authMfaFactors).where(eq(authMfaFactors.id, body.id));
    expect(JSON.stringify(row)).not.toContain(body.totp.secret);
  });

  test.each([
    [{ factor_type: 'other' }, 400, 'validation_failed'],
    [{ factor_type: 'phone', phone: '4912345678' }, 422, 'mfa_phone_enroll_not_enabled'],
    [{ factor_type: 'webauthn' }, 422, 'mfa_webauthn_enroll_not_enabled'],
    [{ factor_type: 'totp', friendly_name: 'x'.repeat(101) }, 400, 'validation_failed'],
  ])('refuses %j as %i %s', async (body, status, code) => {
    expect(await factors.enroll(token, body)).toMatchObject(refusal(status, code));
  });

  test('refuses a name that is taken, and an eleventh', async () => {
    for (let at = 0; at < 10; at += 1) {
      expect((await factors.enroll(token, { friendly_name: `${at}` })).status).toBe(200);
      if (at === 0)
        expect(await factors.enroll(token, { friendly_name: '0' })).toMatchObject(
          refusal(422, 'mfa_factor_name_conflict'),
        );
    }
    expect(await factors.enroll(token)).toMatchObject(refusal(422, 'too_many_enrolled_mfa_factors'));
  });

  test('is not for anonymous users, and not for nobody', async () => {
    await server.db.update(authUsers).set({ isAnonymous: true }).where(eq(authUsers.email, email));
    expect((await factors.enroll(token)).status).toBe(403);
    expect((await factors.challenge(token, unused)).status).toBe(403);
    expect((await factors.unenroll(token, unused)).status).toBe(403);
    for (const path of ['/factors', `/factors/${unused}/challenge`, `/factors/${unused}/verify`]) {
      expect((await server.ask(path, {})).status).toBe(401);
    }
    expect((await server.ask(`/factors/${unused}`, undefined, { method: 'DELETE' })).status).toBe(401);
  });

  test('needs a sign-in of the last ten minutes, or a proof since', async () => {
    server.wait(601);
    expect(await factors.enroll(token)).toMatchObject(refusal(400, 'reauthentication_needed'));
    const prove = (body: unknown) => server.ask('/user', body, { token, method: 'PUT' });
    expect((await prove({ current_password: 'not this one' })).body.code).toBe('current_password_invalid');
    expect((await factors.enroll(token)).status).toBe(400);
    expect((await prove({ current_password: goodPassword })).status).toBe(200);
    expect((await factors.enroll(token)).status).toBe(200);
  });

  test('that is not finished within a day leaves nothing', async () => {
    const { body } = await factors.enroll(token);
    await factors.challenge(token, body.id);
    server.wait(86_401);
    await server.auth.cleanUp();
    const left = await server.db.select().from(authMfaFactors).where(eq(authMfaFactors.id, body.id));
    expect([left, await server.db.select().from(authMfaChallenges)]).toEqual([[], []]);
  });
});

describe('a right code', () => {
  test('raises the same session to aal2, newest method first, with a new refresh token; the old one is dead', async () => {
    const { session, factor } = await factors.setUp(token);
    expect(claimsOf(session.access_token)).toMatchObject({ aal: 'aal2', session_id: claimsOf(token).session_id });
    expect(methodsOf(session.access_token)).toEqual(['totp', 'email/signup']);
    expect(session.user.factors).toMatchObject([{ id: factor.id, status: 'verified' }]);
    expect(session.refresh_token).not.toBe(refreshToken);
    expect(await server.refresh(refreshToken)).toMatchObject(refusal(400, 'validation_failed'));
    const refreshed = await server.refresh(session.refresh_token);
    expect(refreshed.status).toBe(200);
    expect(claimsOf(refreshed.body.access_token).aal).toBe('aal2');
    expect(methodsOf(refreshed.body.access_token)).toEqual(['totp', 'email/signup']);
  });

  test('leaves a token from before at the first level, in the product as well', async () => {
    const { session, factor } = await factors.setUp(token);
    expect((await server.auth.verifyAccessToken(session.access_token))?.aal).toBe('aal2');
    expect((await server.auth.verifyAccessToken(token))?.aal).toBe('aal1');
    expect(await factors.unenroll(token, factor.id)).toMatchObject(refusal(422, 'insufficient_aal'));
  });

  test('of a first factor ends the user’s other sessions and what else was begun, and tells the owner', async () => {
    const other = (await server.signIn(email)).body;
    await server.auth.verifyAccessToken(other.access_token);
    const planted = (await factors.enroll(other.access_token)).body;
    const { session } = await factors.setUp(token);
    expect((await server.refresh(other.refresh_token)).body.code).toBe('refresh_token_not_found');
    expect(await server.auth.verifyAccessToken(other.access_token)).toBeUndefined();
    expect(session.user.factors.map(({ id }: { id: string }) => id)).not.toContain(planted.id);
    expect(subjects()).toContain('A second step now protects your account at Quotewell');
  });

  test('works once, also given by many at once', async () => {
    const { factor } = await factors.setUp(token);
    const again = (await server.signIn(email)).body.access_token;
    expect(await factors.stepUp(again, factor)).toMatchObject(refusal(422, 'mfa_verification_failed'));
    server.wait(60);
    const sessions = await Promise.all(Array.from({ length: 6 }, () => server.signIn(email)));
    const code = codeAt(factor.secret, server.now());
    const answers = await Promise.all(sessions.map(({ body }) => factors.stepUp(body.access_token, factor, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    expect(await factors.stepUp(again, factor, codeAt(factor.secret, server.now(), -1))).toMatchObject(
      refusal(422, 'mfa_verification_failed'),
    );
  });

  test.each([
    [-2, 422],
    [-1, 200],
    [1, 200],
    [2, 422],
  ])('of the step %i from now is answered with %i', async (steps, status) => {
    const { body } = await factors.enroll(token);
    const factor = { id: body.id, secret: body.totp.secret };
    expect((await factors.stepUp(token, factor, codeAt(factor.secret, server.now(), steps))).status).toBe(status);
  });

  test('of a factor that was begun before is no way around the one that counts', async () => {
    const { body } = await factors.enroll(token);
    const planted = { id: body.id, secret: body.totp.secret };
    const rows = await server.db.select().from(authMfaFactors).where(eq(authMfaFactors.id, planted.id));
    await factors.setUp((await server.signIn(email)).body.access_token);
    await server.db.insert(authMfaFactors).values(rows); // as if it had not been removed
    const weak = (await server.signIn(email)).body.access_token;
    expect(await factors.enroll(weak)).toMatchObject(refusal(403, 'insufficient_aal'));
    expect(await factors.stepUp(weak, planted)).toMatchObject(refusal(403, 'insufficient_aal'));
  });
});

describe('a challenge', () => {
  let factor: { id: string; secret: string };
  beforeEach(async () => {
    const { body } = await factors.enroll(token);
    factor = { id: body.id, secret: body.totp.secret };
  });
  const right = () => codeAt(factor.secret, server.now());
  const wrong = () => wrongCode(factor.secret, server.now());

  test('lives five minutes and is good for one right code', async () => {
    const { body, status } = await factors.challenge(token, factor.id);
    expect({ status, body }).toMatchObject({ status: 200, body: { type: 'totp' } });
    expect(body.expires_at - server.now().getTime() / 1000).toBe(300);
    server.wait(301);
    const late = await factors.verify(token, factor.id, { challenge_id: body.id, code: right() });
    expect(late).toMatchObject(refusal(422, 'mfa_challenge_expired'));
    const { body: fresh } = await factors.challenge(token, factor.id);
    const session = await factors.verify(token, factor.id, { challenge_id: fresh.id, code: right() });
    expect(session.status).toBe(200);
    server.wait(60);
    const again = await factors.verify(session.body.access_token, factor.id, { challenge_id: fresh.id, code: right() });
    expect(again).toMatchObject(refusal(422, 'mfa_challenge_expired'));
  });

  test('allows five tries, however many come at once', async () => {
    const { body } = await factors.challenge(token, factor.id);
    const guesses = await Promise.all(
      Array.from({ length: 9 }, () => factors.verify(token, factor.id, { challenge_id: body.id, code: wrong() })),
    );
    const codes = guesses.map((guess) => guess.body.code);
    expect(codes.filter((code) => code === 'mfa_verification_failed')).toHaveLength(5);
    expect(guesses[0]?.body.message).toMatch(/Invalid TOTP code entered|MFA challenge has expired/);
    const last = await factors.verify(token, factor.id, { challenge_id: body.id, code: right() });
    expect(last).toMatchObject(refusal(422, 'mfa_challenge_expired'));
  });

  test('belongs to its factor and to the address that asked', async () => {
    const other = (await factors.enroll(token)).body;
    const { body } = await factors.challenge(token, other.id, '192.0.2.1');
    for (const challenge_id of [body.id, unused, 'nonsense']) {
      const answer = await factors.verify(token, factor.id, { challenge_id, code: right() });
      expect(answer).toMatchObject(refusal(422, 'mfa_factor_not_found'));
    }
    const moved = await factors.verify(token, other.id, { challenge_id: body.id, code: '123456' }, '192.0.2.2');
    expect(moved).toMatchObject(refusal(422, 'mfa_ip_address_mismatch'));
  });

  test('is not to be had for another user’s factor or none', async () => {
    const stranger = (await server.signUp(`stranger-${email}`)).body.access_token;
    for (const id of [factor.id, unused, 'nonsense']) {
      expect(await factors.challenge(stranger, id)).toMatchObject(refusal(404, 'mfa_factor_not_found'));
      expect(await factors.unenroll(stranger, id)).toMatchObject(refusal(404, 'mfa_factor_not_found'));
    }
    expect(await factors.verify(token, factor.id, {})).toMatchObject(refusal(400, 'validation_failed'));
  });

  test('is limited: fifteen a minute for a caller, ten wrong codes an hour for a factor', async () => {
    const strict = openTestAuth(server.database, { rateLimitFactor: 1 });
    const strictly = authenticatorOf(strict);
    strict.wait((server.now().getTime() - strict.now().getTime()) / 1000);
    const many = await Promise.all(Array.from({ length: 16 }, () => strictly.challenge(token, factor.id, '192.0.2.9')));
    expect(many.filter(({ status }) => status === 429)).toHaveLength(1);
    const wrongs = [];
    for (let at = 0; at < 11; at += 1) {
      const from = `198.51.100.${at}`;
      const { body } = await strictly.challenge(token, factor.id, from);
      wrongs.push((await strictly.verify(token, factor.id, { challenge_id: body.id, code: wrong() }, from)).status);
    }
    expect(wrongs).toEqual([...Array(10).fill(422), 429]);
    strict.wait(3601);
    const later = (await strict.signIn(email)).body.access_token;
    const { body } = await strictly.challenge(later, factor.id);
    const code = codeAt(factor.secret, strict.now());
    expect((await strictly.verify(later, factor.id, { challenge_id: body.id, code })).status).toBe(200);
  });
});

describe('removing a factor', () => {
  test('lowers the sessions that it raised, and tells the owner', async () => {
    const { factor, session } = await factors.setUp(token);
    server.wait(60);
    const other = (await factors.stepUp((await server.signIn(email)).body.access_token, factor)).body;
    expect((await server.auth.verifyAccessToken(other.access_token))?.aal).toBe('aal2');
    expect(await factors.unenroll(session.access_token, factor.id)).toMatchObject({
      status: 200,
      body: { id: factor.id },
    });
    expect((await server.auth.verifyAccessToken(other.access_token))?.aal).toBe('aal1');
    const refreshed = (await server.refresh(other.refresh_token)).body;
    expect(claimsOf(refreshed.access_token).aal).toBe('aal1');
    expect(methodsOf(refreshed.access_token)).toEqual(['password']);
    expect(refreshed.user.factors).toBeUndefined();
    expect(subjects()).toContain('A second step was removed from your account at Quotewell');
  });

  test('that counts needs aal2 and a proof of the last ten minutes; one that was only begun needs neither', async () => {
    const begun = (await factors.enroll(token)).body;
    expect((await factors.unenroll(token, begun.id)).status).toBe(200);
    const { factor, session } = await factors.setUp(token);
    const weak = (await server.signIn(email)).body.access_token;
    expect(await factors.unenroll(weak, factor.id)).toMatchObject(refusal(422, 'insufficient_aal'));
    server.wait(601);
    expect(await factors.unenroll(session.access_token, factor.id)).toMatchObject(
      refusal(400, 'reauthentication_needed'),
    );
    const renewed = (await factors.stepUp(session.access_token, factor)).body;
    expect((await factors.unenroll(renewed.access_token, factor.id)).status).toBe(200);
  });
});

test('the log keeps each step of a factor, and neither seed nor code', async () => {
  const { factor, session } = await factors.setUp(token);
  await factors.stepUp(session.access_token, factor, wrongCode(factor.secret, server.now()));
  await factors.unenroll(session.access_token, factor.id);
  const { sub = '' } = claimsOf(token);
  const rows = await server.db.select().from(authAuditLog).where(eq(authAuditLog.targetUserId, sub));
  const steps = rows.map(({ event, outcome, reason }) => [event, outcome, reason].join(' '));
  expect(steps).toEqual(
    expect.arrayContaining([
      'factor_in_progress success totp',
      'challenge_created success totp',
      'verification_attempted success totp',
      'verification_attempted failure totp',
      'factor_unenrolled success totp',
    ]),
  );
  for (const secret of [factor.secret, codeAt(factor.secret, server.now())]) {
    expect(JSON.stringify([rows, server.logged])).not.toContain(secret);
  }
});

describe('with a verified factor', () => {
  test('neither a password nor a recovery mail is enough to change a credential', async () => {
    const { factor } = await factors.setUp(token);
    await server.ask('/recover', { email });
    const { link } = server.lastMail(email);
    const recovered = (await server.ask('/verify', { type: 'recovery', token_hash: link })).body;
    expect(claimsOf(recovered.access_token).aal).toBe('aal1');
    const change = { password: 'seven-quiet-otters-2207' };
    for (const body of [change, { email: `new-${email}` }, { ...change, current_password: goodPassword }]) {
      const put = await server.ask('/user', body, { token: recovered.access_token, method: 'PUT' });
      expect(put).toMatchObject(refusal(401, 'insufficient_aal'));
    }
    server.wait(60);
    const raised = (await factors.stepUp(recovered.access_token, factor)).body;
    expect((await server.ask('/user', change, { token: raised.access_token, method: 'PUT' })).status).toBe(200);
  });
});

test('a telephone is sent its code as a text message, where numbers are on', async () => {
  const withPhone = openTestAuth(server.database, { phone: true });
  withPhone.wait((server.now().getTime() - withPhone.now().getTime()) / 1000);
  const texts = authenticatorOf(withPhone);
  const bad = await texts.enroll(token, { factor_type: 'phone', phone: 'abc' });
  expect(bad).toMatchObject(refusal(400, 'validation_failed'));
  const { body: factor } = await texts.enroll(token, { factor_type: 'phone', phone: '+4915112345678' });
  expect(factor).toMatchObject({ type: 'phone', phone: '4915112345678' });
  const { body: challenge } = await texts.challenge(token, factor.id);
  const text = withPhone.mailbox.at(-1);
  expect(text).toMatchObject({ channel: 'sms', to: '+4915112345678' });
  const code = /\d{6}/.exec(text?.text ?? '')?.[0] ?? '';
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await texts.verify(token, factor.id, { challenge_id: challenge.id, code: wrong })).toMatchObject(
    refusal(422, 'mfa_verification_failed'),
  );
  const raised = await texts.verify(token, factor.id, { challenge_id: challenge.id, code });
  expect(methodsOf(raised.body.access_token)).toEqual(['mfa/phone', 'email/signup']);
  expect(claimsOf(raised.body.access_token).aal).toBe('aal2');
});
