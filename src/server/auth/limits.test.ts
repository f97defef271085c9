import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authAuditLog } from '#server/db/schema/auth.ts';
import { rateLimits } from '#server/db/schema/delivery.ts';
import { goodPassword, startTestAuth } from './test-support/start-test-auth.ts';

let server: Awaited<ReturnType<typeof startTestAuth>>;
beforeAll(async () => {
  server = await startTestAuth({ rateLimitFactor: 1, phone: true, anonymousUsers: true });
  for (const email of ['owner@example.com', 'other@example.com']) {
    await server.auth.createConfirmedUser({ email, password: goodPassword, metadata: {} });
  }
});
afterAll(() => server.drop());
beforeEach(() => server.wait(2 * 3600));

let addresses = 0;
const elsewhere = () => {
  addresses += 1;
  return { from: `198.51.${Math.floor(addresses / 250)}.${addresses % 250}` };
};
const signIn = (email: string, password: string, from: { from: string }) =>
  server.ask('/token?grant_type=password', { email, password }, from);

const tooMany = { status: 429, body: { code: 'over_request_rate_limit', message: 'Request rate limit reached' } };

describe('the password of one account', () => {
  test.each(['owner@example.com', 'nobody@example.com'])(
    'of %s can be guessed wrongly ten times in turn, from many places, and then once a minute',
    async (email) => {
      for (let tries = 0; tries < 10; tries += 1) {
        expect((await signIn(email, 'wrong', elsewhere())).status).toBe(400);
      }
      for (let tries = 0; tries < 30; tries += 1) {
        const answer = await signIn(email, 'wrong', elsewhere());
        expect(answer).toMatchObject(tooMany);
        expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
      }
      for (let minute = 0; minute < 3; minute += 1) {
        server.wait(60);
        expect((await signIn(email, 'wrong', elsewhere())).status).toBe(400);
        expect(await signIn(email, 'wrong', elsewhere())).toMatchObject(tooMany);
      }
      server.wait(901);
      expect((await signIn(email, 'wrong', elsewhere())).status).toBe(400);
    },
  );

  test.each(['owner@example.com', 'nobody@example.com'])(
    'of %s can be guessed wrongly ten times at once, and no time more',
    async (email) => {
      const together = () => Promise.all(Array.from({ length: 40 }, () => signIn(email, 'wrong', elsewhere())));
      const first = await together();
      expect(first.filter(({ status }) => status === 400)).toHaveLength(10);
      expect(first.filter(({ status }) => status === 429)).toHaveLength(30);
      server.wait(61);
      expect((await together()).filter(({ status }) => status === 400)).toHaveLength(1);
    },
  );

  test('is counted beyond ten in no audit row but one', async () => {
    const refusals = () =>
      server.db.select().from(authAuditLog).where(eq(authAuditLog.reason, 'password tries of one account'));
    const before = await refusals();
    await Promise.all(Array.from({ length: 20 }, () => signIn('other@example.com', 'wrong', elsewhere())));
    expect((await refusals()).length - before.length).toBe(1);
  });

  test('does not slow another account, recovery, or its owner a minute later', async () => {
    for (let tries = 0; tries < 40; tries += 1) await signIn('owner@example.com', 'wrong', elsewhere());
    expect((await signIn('other@example.com', goodPassword, elsewhere())).status).toBe(200);
    expect((await server.ask('/recover', { email: 'owner@example.com' }, elsewhere())).status).toBe(200);
    server.wait(61);
    expect((await signIn('owner@example.com', goodPassword, elsewhere())).status).toBe(200);
    expect((await signIn('owner@example.com', 'wrong', elsewhere())).status).toBe(400);
  });

  test('given rightly forgets earlier mistakes', async () => {
    for (let round = 0; round < 4; round += 1) {
      for (let tries = 0; tries < 6; tries += 1) await signIn('owner@example.com', 'wrong', elsewhere());
      expect((await signIn('owner@example.com', goodPassword, elsewhere())).status).toBe(200);
    }
  });
});

describe('one caller', () => {
  test('may try thirty passwords in five minutes', async () => {
    const from = elsewhere();
    for (let tries = 0; tries < 30; tries += 1)
      expect((await signIn(`n${tries}@example.com`, 'x', from)).status).toBe(400);
    const answer = await signIn('last@example.com', 'x', from);
    expect(answer).toMatchObject(tooMany);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    server.wait(301);
    expect((await signIn('last@example.com', 'x', from)).status).toBe(400);
    const rows = await server.db.select().from(authAuditLog).where(eq(authAuditLog.event, 'rate_limited'));
    expect(rows.filter(({ reason }) => reason === 'password')).toHaveLength(1);
  });

  test('is told apart by what the proxy in front saw, not by what it writes itself', async () => {
    for (let tries = 0; tries < 30; tries += 1) {
      await server.ask('/verify', { type: 'signup', token_hash: 'x' }, { from: `203.0.113.${tries}, 192.0.2.50` });
    }
    const again = { from: '203.0.113.99, 192.0.2.50' };
    expect(await server.ask('/verify', { type: 'signup', token_hash: 'x' }, again)).toMatchObject(tooMany);
    const other = { from: '192.0.2.50, 203.0.113.99' };
    expect((await server.ask('/verify', { type: 'signup', token_hash: 'x' }, other)).status).toBe(403);
  });

  test('is a whole /64 of IPv6', async () => {
    for (let tries = 0; tries < 30; tries += 1) {
      await server.ask('/verify', { type: 'signup', token_hash: 'x' }, { from: `2001:db8::${tries.toString(16)}:1` });
    }
    const blocked = await server.ask('/verify', { type: 'signup', token_hash: 'x' }, { from: '2001:db8:0:0:ffff::1' });
    expect(blocked).toMatchObject(tooMany);
    const neighbour = await server.ask('/verify', { type: 'signup', token_hash: 'x' }, { from: '2001:db8:0:1::1' });
    expect(neighbour.status).toBe(403);
  });

  test('refreshing too often is told to come back, never to sign in again', async () => {
    let token = (await signIn('owner@example.com', goodPassword, elsewhere())).body.refresh_token;
    for (let times = 0; times < 150; times += 1) {
      const answer = await server.ask('/token?grant_type=refresh_token', { refresh_token: token }, elsewhere());
      token = answer.body.refresh_token;
    }
    const answer = await server.ask('/token?grant_type=refresh_token', { refresh_token: token }, elsewhere());
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    server.wait(301);
    expect((await server.ask('/token?grant_type=refresh_token', { refresh_token: token }, elsewhere())).status).toBe(
      200,
    );
  });
});

describe('mails', () => {
  test.each(['/otp', '/recover', '/resend', '/signup'])(
    '%s sends one a minute to an address, known or not',
    async (path) => {
      const post = (email: string) =>
        server.ask(path, { email, type: 'signup', password: goodPassword, create_user: false }, elsewhere());
      for (const email of ['owner@example.com', `unknown${path.slice(1)}@example.com`]) {
        expect((await post(email)).status).toBe(200);
        const answer = await post(email);
        expect(answer).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit' } });
        expect(answer.body.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/);
        server.wait(60);
        expect((await post(email)).status).toBe(200);
      }
    },
  );

  test('asked for by one caller leave everybody else theirs', async () => {
    server.wait(3600 - ((server.now().getTime() / 1000) % 3600)); // an hour of its own
    const from = elsewhere();
    const ask = (email: string, whence: { from: string }) => server.ask('/recover', { email }, whence);
    const asked = [];
    for (let mails = 0; mails < 60; mails += 1) asked.push((await ask(`m${mails}@example.com`, from)).status);
    expect(asked.filter((status) => status === 200)).toHaveLength(40);
    server.wait(301);
    expect((await ask('later@example.com', from)).status).toBe(429);
    expect((await ask('owner@example.com', elsewhere())).status).toBe(200);
    expect(server.logged.join()).not.toContain('no more sign-in mails');
  });

  test('end for everybody only far above what one caller may ask for, and then a line says so once', async () => {
    const now = server.now().getTime();
    const windowStart = new Date(now - (now % 3_600_000));
    await server.db.insert(rateLimits).values({ bucket: 'auth:mail', windowStart, count: 1999 });
    expect((await server.ask('/recover', { email: 'last@example.com' }, elsewhere())).status).toBe(200);
    for (const email of ['late@example.com', 'later@example.com', 'latest@example.com']) {
      expect(await server.ask('/recover', { email }, elsewhere())).toMatchObject({
        status: 429,
        body: { code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' },
      });
    }
    expect(server.logged.filter((line) => line.includes('no more sign-in mails in this hour'))).toHaveLength(1);
  });

  test('asked for by the product are refused in its own words', async () => {
    const ask = { email: 'product@example.com', redirectTo: undefined, callerAddress: '192.0.2.8' };
    await server.auth.requestMagicLink(ask);
    await expect(server.auth.requestMagicLink(ask)).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: expect.any(Number),
    });
  });
});

describe('codes by SMS', () => {
  const tooManyTexts = { status: 429, body: { code: 'over_sms_send_rate_limit' } };
  const known = '4915112345678';
  const text = (path: string, phone: string) =>
    server.ask(path, { phone, type: 'sms', password: goodPassword, create_user: false }, elsewhere());

  test.each(['/otp', '/resend', '/signup'])('%s sends one a minute to a number, known or not', async (path) => {
    server.wait(24 * 3600);
    await server.ask('/otp', { phone: known }, elsewhere());
    server.wait(60);
    for (const phone of [known, `49151${path.length}2345671`]) {
      expect((await text(path, phone)).status).toBe(200);
      const answer = await text(path, phone);
      expect(answer).toMatchObject(tooManyTexts);
      expect(answer.body.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/);
      expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
      server.wait(60);
      expect((await text(path, phone)).status).toBe(200);
    }
  });

  test('are no more than ten a day for one number, which may cost much', async () => {
    server.wait(48 * 3600 - ((server.now().getTime() / 1000) % (24 * 3600)));
    const statuses = [];
    for (let minute = 0; minute < 12; minute += 1) {
      statuses.push((await text('/otp', '4915112345601')).status);
      server.wait(60);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    server.wait(24 * 3600);
    expect((await text('/otp', '4915112345601')).status).toBe(200);
  });

  test('end for everybody far above what one caller may ask for, and a line says so once', async () => {
    const now = server.now().getTime();
    const windowStart = new Date(now - (now % 3_600_000));
    await server.db.insert(rateLimits).values({ bucket: 'auth:text', windowStart, count: 299 });
    expect((await text('/otp', '4915112345611')).status).toBe(200);
    for (const phone of ['4915112345612', '4915112345613']) {
      expect(await text('/otp', phone)).toMatchObject({
        ...tooManyTexts,
        body: { message: 'sms rate limit exceeded' },
      });
    }
    expect(server.logged.filter((line) => line.includes('no more sign-in texts in this hour'))).toHaveLength(1);
    expect((await server.ask('/recover', { email: 'owner@example.com' }, elsewhere())).status).toBe(200);
  });
});

test('one caller makes thirty anonymous users an hour', async () => {
  server.wait(3600 - ((server.now().getTime() / 1000) % 3600));
  const from = elsewhere();
  const begin = (whence: { from: string }) => server.ask('/signup', {}, whence);
  for (let users = 0; users < 30; users += 1) expect((await begin(from)).status).toBe(200);
  expect(await begin(from)).toMatchObject(tooMany);
  expect((await begin(elsewhere())).status).toBe(200);
  server.wait(3600);
  expect((await begin(from)).status).toBe(200);
});

test('a password asked for before an account is deleted can be guessed no more often than at the door', async () => {
  const { body } = await signIn('other@example.com', goodPassword, elsewhere());
  const user = await server.auth.verifyAccessToken(body.access_token);
  const demand = (guess: string) =>
    user &&
    server.auth.account
      .demandDeletionProof(user, guess, { address: '192.0.2.9', userAgent: undefined })
      .catch(({ code }) => code);
  const codes = [];
  for (let tries = 0; tries < 12; tries += 1) codes.push(await demand(`guess ${tries}`));
  expect(codes.slice(0, 10)).toEqual(Array(10).fill('invalid_fields'));
  expect(codes.slice(10)).toEqual(['too_many_requests', 'too_many_requests']);
});

test('the counters hold no address of a person', async () => {
  await server.ask('/recover', { email: 'private@example.com' }, elsewhere());
  await server.ask('/otp', { phone: '4915112345999' }, elsewhere());
  const counters = JSON.stringify(await server.db.select().from(rateLimits));
  expect(counters).not.toContain('private');
  expect(counters).not.toContain('4915112345999');
});
