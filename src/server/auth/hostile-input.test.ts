import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authAuditLog } from '#server/db/schema/auth.ts';
import { goodPassword, startTestAuth } from './test-support/start-test-auth.ts';

let server: Awaited<ReturnType<typeof startTestAuth>>;
let token: string;
beforeAll(async () => {
  server = await startTestAuth({ rateLimitFactor: 1_000_000 });
  token = (await server.signUp('owner@example.com')).body.access_token;
});
afterAll(() => server.drop());

const address = ['email', 'phone'];
const pkce = ['code_challenge', 'code_challenge_method'];
/** Each call that reads a body, with the fields it reads. */
const calls = [
  ['POST', '/signup', [...address, ...pkce, 'password', 'data']],
  ['POST', '/token?grant_type=password', [...address, 'password']],
  ['POST', '/token?grant_type=refresh_token', ['refresh_token']],
  ['POST', '/token?grant_type=pkce', ['auth_code', 'code_verifier']],
  ['POST', '/otp', [...address, ...pkce, 'create_user', 'data']],
  ['POST', '/verify', [...address, 'type', 'token', 'token_hash']],
  ['POST', '/recover', ['email', ...pkce]],
  ['POST', '/resend', [...address, ...pkce, 'type']],
  ['PUT', '/user', [...address, ...pkce, 'password', 'current_password', 'nonce', 'data', 'app_metadata']],
] as const;

const values: unknown[] = [
  1,
  -1,
  true,
  [],
  ['x'],
  {},
  { a: { b: 1 } },
  '',
  ' ',
  'x'.repeat(40_000),
  'a\u0000b',
  '\ud800',
  '💥',
  "';--",
  null,
];
const valid = { email: 'x@example.com', password: goodPassword, type: 'signup', token: '123456' };
const nested = (depth: number) => `${'{"data":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe.each(calls)('%s %s', (method, path, fields) => {
  const ask = (body: string) =>
    server.ask(path, body, { method, token, headers: { 'X-Supabase-Api-Version': '2024-01-01' } });
  const expectRefusedOrTaken = async (body: string) => {
    const answer = await ask(body);
    expect(answer.status, body.slice(0, 80)).toBeLessThan(500);
    if (answer.status < 400) return;
    expect(answer.body).toEqual(expect.objectContaining({ code: expect.any(String), message: expect.any(String) }));
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  };

  test('never fails on a body of the wrong kind', async () => {
    for (const body of [
      '',
      'null',
      '[]',
      '1',
      '"x"',
      '{',
      '{"email":',
      '\u0000',
      nested(50),
      nested(6000),
      '[]'.padStart(60_000, '['),
    ]) {
      const answer = await ask(body);
      expect(answer.status, body.slice(0, 40)).toBe(400);
      expect(['validation_failed', 'bad_json']).toContain(answer.body.code);
    }
  });

  test('never fails on a field of the wrong kind', async () => {
    for (const field of fields) {
      await Promise.all(values.map((value) => expectRefusedOrTaken(JSON.stringify({ ...valid, [field]: value }))));
    }
    for (const data of [
      { 'a\u0000': 1 },
      { a: ['\u0000'] },
      { a: '\udc00' },
      { ['__proto__']: { x: 1 } },
      { a: 1e308 },
    ]) {
      await expectRefusedOrTaken(JSON.stringify({ ...valid, data }));
    }
    await expectRefusedOrTaken(
      '{"email":"x@example.com","password":"tall-copper-lantern-91","data":{"n":1e999,"__proto__":{"a":1}}}',
    );
  }, 60_000);

  test('refuses a body over 64 KB', async () => {
    const answer = await ask(JSON.stringify({ ...valid, data: { a: 'x'.repeat(70_000) } }));
    expect(answer).toMatchObject({ status: 413, body: { code: 'validation_failed' } });
  });
});

test('NUL bytes are refused as bad fields', async () => {
  const answer = await server.ask('/signup', {
    email: 'nul@example.com',
    password: goodPassword,
    data: { a: '\u0000' },
  });
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
});

test.each([
  ['X-Forwarded-For', "1'; drop table"],
  ['X-Forwarded-For', '::ffff:999.1.1.1'],
  ['X-Forwarded-For', 'fe80::1%eth0'],
  ['User-Agent', 'x'.repeat(5000)],
  ['Authorization', 'Bearer'],
  ['Authorization', 'Basic eA=='],
  ['Authorization', 'Bearer a.b.c'],
])('the header %s: %s does no harm', async (name, value) => {
  const password = await server.ask(
    '/token?grant_type=password',
    { email: 'owner@example.com', password: goodPassword },
    { headers: { [name]: value } },
  );
  expect(password.status).toBe(200);
  expect((await server.ask('/logout', {}, { headers: { [name]: value } })).status).toBeLessThan(404);
});

test('an unknown path answers in the same format', async () => {
  for (const [path, method] of [
    ['/nothing', 'GET'],
    ['/factors', 'PUT'],
    ['/admin/users', 'GET'],
    ['/user', 'DELETE'],
    ['/', 'GET'],
  ] as const) {
    const answer = await server.ask(path, method === 'GET' ? undefined : {}, { method });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  }
});

test('neither the log nor the audit log holds a token, code or password', async () => {
  const email = 'quiet@example.com';
  const session = (await server.signUp(email)).body;
  const refreshed = (await server.refresh(session.refresh_token)).body;
  await server.signIn(email, 'a-wrong-password-that-leaks');
  await server.ask('/otp', { email });
  const mail = server.lastMail(email);
  const written = JSON.stringify(server.logged) + JSON.stringify(await server.db.select().from(authAuditLog));
  const secrets = [
    goodPassword,
    'a-wrong-password',
    session.access_token,
    session.refresh_token,
    refreshed.refresh_token,
    mail.link,
    email,
  ];
  for (const secret of secrets) expect(written).not.toContain(secret);
  expect(written).not.toMatch(new RegExp(`"${mail.code}"`));
});
