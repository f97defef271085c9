import { describe, expect, test } from 'vitest';
import { readEnv, SettingsError } from './env.ts';

const production = {
  APP_ENV: 'production',
  HOST: '0.0.0.0',
  APP_SECRET: 'pA7xQ2mN9vR4tY6uW1zK8cB3eD5fG0hJ',
  PUBLIC_URL: 'https://quotes.example.com',
  SMTP_URL: 'smtps://user:password@mail.example.com',
  SMTP_FROM: 'Quotes <quotes@example.com>',
};

function refusalOf(settings: Readonly<Record<string, string | undefined>>): string {
  try {
    readEnv(settings);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return error instanceof Error ? error.message : '';
  }
  throw new Error('the settings were taken');
}

describe('production', () => {
  test('starts with a secret, an address and a mail server', () => {
    expect(readEnv(production)).toMatchObject({ ...production, PORT: 3000, RATE_LIMIT_FACTOR: 1 });
  });

  test.each(['APP_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'SMTP_FROM'])(
    'without %s is refused by a sentence that names it',
    (name) => {
      expect(refusalOf({ ...production, [name]: undefined })).toMatch(new RegExp(`^${name} is not set\\. `));
      expect(refusalOf({ ...production, [name]: '' })).toMatch(new RegExp(`^${name} is not set\\. `));
    },
  );

  test.each([
    ['APP_SECRET', 'pA7xQ2mN9vR4tY6uW1zK8cB3eD5fG0h'],
    ['APP_SECRET', 'a'.repeat(64)],
    ['APP_SECRET', '0123456701234567012345670123456701234567'],
    ['PUBLIC_URL', 'quotes.example.com'],
    ['PUBLIC_URL', 'ftp://quotes.example.com'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['DATABASE_URL', 'mysql://db.example.com/quotes'],
    ['DATABASE_MIGRATION_URL', 'postgresql://owner@db.example.com/quotes'],
    ['TRUSTED_PROXY_HOPS', '-1'],
    ['AUTH_PASSWORD_MIN_LENGTH', '5'],
    ['AUTH_ACCESS_TOKEN_SECONDS', '86400'],
    ['APP_ENV', 'prod'],
    ['DEMO_DATA', 'yes'],
    ['AUTH_SIGN_UPS', 'no'],
    ['AUTH_REDIRECT_ALLOW', 'https://app.example.com/*, https://*.com/'],
    ['AUTH_REDIRECT_ALLOW', 'javascript:alert(1)'],
    ['AUTH_AUTOCONFIRM', 'true'],
    ['AUTH_PHONE', 'true'],
  ])('with %s=%s is refused by a sentence that names it', (name, value) => {
    expect(refusalOf({ ...production, [name]: value })).toContain(name);
  });

  test.each([
    ['PUBLIC_URL', 'http://quotes.example.com', 'ALLOW_INSECURE_PUBLIC_URL'],
    ['PUBLIC_URL', 'http://localhost:3000', 'ALLOW_INSECURE_PUBLIC_URL'],
    ['PUBLIC_URL', 'HTTP://127.0.0.1:3000', 'ALLOW_INSECURE_PUBLIC_URL'],
    ['SMTP_URL', 'smtp://mail.example.com:587', 'ALLOW_PLAIN_SMTP'],
    ['SMTP_URL', 'smtp://user:hunter2@localhost:25', 'ALLOW_PLAIN_SMTP'],
    ['SMTP_URL', 'smtp://mail.example.com:587?requireTLS=true&ignoreTLS=true', 'ALLOW_PLAIN_SMTP'],
  ])('with %s=%s, which can be listened to, starts only with the word for it', (name, value, word) => {
    const refusal = refusalOf({ ...production, [name]: value });
    expect(refusal).toMatch(new RegExp(`^${name} begins with `));
    expect(refusal).toContain(`${word}=true`);
    expect(refusal).not.toContain('hunter2');
    expect(refusalOf({ ...production, [name]: value, [word]: 'false' })).toBe(refusal);
    expect(readEnv({ ...production, [name]: value, [word]: 'true' })).toMatchObject({ [word]: true });
  });

  test('counts addresses without a message only where nobody else can sign up', () => {
    const trial = { ...production, AUTH_AUTOCONFIRM: 'true', ALLOW_INSECURE_PUBLIC_URL: 'true' };
    expect(refusalOf(trial)).toMatch(/^AUTH_AUTOCONFIRM is on, /);
    expect(refusalOf({ ...trial, PUBLIC_URL: 'http://localhost.example.com' })).toMatch(/^AUTH_AUTOCONFIRM is on, /);
    for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000']) {
      expect(readEnv({ ...trial, PUBLIC_URL })).toMatchObject({ AUTH_AUTOCONFIRM: true });
    }
  });

  test('reads where links may lead, by commas or blanks', () => {
    const AUTH_REDIRECT_ALLOW = 'https://app.example.com/*, https://*.example.org/cb  http://localhost:5173/**';
    expect(readEnv({ ...production, AUTH_REDIRECT_ALLOW }).AUTH_REDIRECT_ALLOW).toEqual([
      'https://app.example.com/*',
      'https://*.example.org/cb',
      'http://localhost:5173/**',
    ]);
    expect(readEnv(production).AUTH_REDIRECT_ALLOW).toEqual([]);
  });

  test('takes a mail server that begins in clear and must encrypt', () => {
    const SMTP_URL = 'smtp://user:password@mail.example.com:587?requireTLS=true';
    expect(readEnv({ ...production, SMTP_URL })).toMatchObject({ SMTP_URL });
  });

  test('never repeats a secret that it refuses', () => {
    expect(refusalOf({ ...production, APP_SECRET: 'too-short-a-secret' })).not.toContain('too-short-a-secret');
    expect(refusalOf({ ...production, SMTP_URL: 'http://user:hunter2@mail' })).not.toContain('hunter2');
  });

  test('names everything malformed at once', () => {
    const refusal = refusalOf({ ...production, PORT: '70000', LOG_LEVEL: 'loud' });
    expect(refusal).toContain('PORT');
    expect(refusal).toContain('LOG_LEVEL');
  });
});

describe('development', () => {
  test('needs no setting and listens on this machine alone', () => {
    expect(readEnv({})).toMatchObject({ APP_ENV: 'development', HOST: '127.0.0.1', DEMO_DATA: true });
  });

  test.each(['0.0.0.0', '192.168.1.5', '::', 'quotes.example.com'])(
    'on %s is refused, for its mailbox is open',
    (host) => {
      expect(refusalOf({ HOST: host })).toMatch(new RegExp(`^HOST is ${host}, `));
    },
  );

  test('has numbers and addresses that count at once where somebody wants that', () => {
    const on = { AUTH_PHONE: 'true', AUTH_AUTOCONFIRM: '1', AUTH_ANONYMOUS_USERS: 'true' };
    expect(readEnv(on)).toMatchObject({ AUTH_PHONE: true, AUTH_AUTOCONFIRM: true, AUTH_ANONYMOUS_USERS: true });
    expect(readEnv({})).toMatchObject({ AUTH_PHONE: false, AUTH_AUTOCONFIRM: false, AUTH_SIGN_UPS: true });
  });

  test.each(['127.0.0.1', 'localhost', '::1'])('on %s starts', (host) => {
    expect(readEnv({ HOST: host }).HOST).toBe(host);
  });
});

test('an empty setting counts as not set', () => {
  expect(readEnv({ PORT: '', APP_SECRET: '', LOG_LEVEL: '' })).toMatchObject({ PORT: 3000 });
});

describe('a hosted sign-in', () => {
  const AUTH_URL = 'https://project.example.com/auth/v1';

  test('is an address, with what it needs', () => {
    const more = { AUTH_PUBLIC_KEY: 'public', AUTH_JWT_SECRET: 'x'.repeat(32) };
    expect(readEnv({ AUTH_URL, ...more })).toMatchObject({ AUTH_URL, ...more });
    expect(readEnv({ AUTH_URL: 'http://127.0.0.1:9999' })).toMatchObject({ AUTH_URL: 'http://127.0.0.1:9999' });
  });

  test.each([
    [{ AUTH_JWT_SECRET: 'x'.repeat(32) }, /^AUTH_JWT_SECRET is set without AUTH_URL/],
    [{ AUTH_URL, AUTH_SERVICE_PORT: '3999' }, /^AUTH_SERVICE_PORT is for our own sign-in/],
    [{ AUTH_URL, AUTH_SIGNING_KEYS_FILE: 'keys.json' }, /^AUTH_SIGNING_KEYS_FILE is for our own sign-in/],
    [{ AUTH_URL: 'http://project.example.com' }, /^AUTH_URL begins with http/],
    [{ AUTH_URL: `${AUTH_URL}?key=1` }, /^AUTH_URL has more than an address/],
  ])('%j is refused', (settings, sentence) => expect(refusalOf(settings)).toMatch(sentence));
});
