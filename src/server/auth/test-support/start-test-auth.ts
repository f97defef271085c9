import { createLogger } from '#server/logger.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';
import type { OutgoingMessage } from '#server/ports/messenger.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { type AuthSettings, defaultAuthSettings } from '../auth-settings.ts';
import { createAuth, type OwnAuth } from '../create-auth.ts';

export const site = 'https://quotes.example.com';
export const goodPassword = 'tall-copper-lantern-91';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: an answer's body is what the test is about to find out
  readonly body: any; // whatever the case finds out
  readonly headers: Headers;
}

interface Ask {
  readonly token?: string | undefined;
  readonly from?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

/** Sign-in on a database of its own, with a clock and a mailbox that the test holds. */
export async function startTestAuth(settings: Partial<AuthSettings> = {}) {
  const database = await createTestDatabase();
  return { ...openTestAuth(database, settings), drop: database.drop };
}

export type TestAuth = ReturnType<typeof openTestAuth>;

/** A process of its own, so to speak: several may share a database. */
export function openTestAuth(database: TestDatabase, settings: Partial<AuthSettings> = {}) {
  const time = { now: new Date('2026-11-27T10:00:00Z') };
  const now = () => new Date(time.now);
  const mailbox: OutgoingMessage[] = [];
  const logged: string[] = [];
  const secret = 'a secret of the tests, long enough to be one';
  const logger = createLogger('debug');
  for (const level of ['info', 'warn', 'error', 'debug'] as const) {
    logger[level] = (...parts: unknown[]) => void logged.push(JSON.stringify(parts));
  }
  const queue: JobQueue = {
    enqueue: async (_executor, _name, data) => {
      if ('message' in data) mailbox.push(data.message);
    },
  };
  const auth = createAuth({
    db: database.connection.db,
    queue,
    clock: now,
    logger,
    secret,
    settings: { ...defaults, ...settings },
  });
  const ask = asker(auth);
  const wait = (seconds: number) => {
    time.now = new Date(time.now.getTime() + seconds * 1000);
  };
  return {
    auth,
    database,
    db: database.connection.db,
    mailbox,
    logged,
    secret,
    ask,
    wait,
    now,
    ...journeys(ask, mailbox),
  };
}

const defaults: AuthSettings = {
  ...defaultAuthSettings,
  publicUrl: site,
  issuer: `${site}/auth/v1`,
  rateLimitFactor: 1000,
  trustedProxyHops: 1,
  productName: 'Quotewell',
  passwordHashCost: { memoryCost: 1024, timeCost: 1, parallelism: 1 },
};

function asker(auth: OwnAuth) {
  return async (path: string, body?: unknown, { token, from, method, headers }: Ask = {}): Promise<Answer> => {
    const init: RequestInit = {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(from === undefined ? {} : { 'X-Forwarded-For': from }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    const response = await auth.routes.request(path, init);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson && text ? JSON.parse(text) : text, headers: response.headers };
  };
}

/** What a mail brings, as its reader finds it. */
export function readMail(mail: OutgoingMessage | undefined): {
  code: string;
  link: string;
  type: string;
  redirectTo: string;
} {
  const code = mail?.text.match(/(?<!\d)\d{6}(?!\d)/)?.[0] ?? '';
  const url = mail?.text.match(/https?:\S+#\S+/)?.[0] ?? '';
  const fragment = new URLSearchParams(url.split('#')[1] ?? '');
  const field = (name: string) => fragment.get(name) ?? '';
  return { code, link: field('token_hash'), type: field('type'), redirectTo: field('redirect_to') };
}

function journeys(ask: ReturnType<typeof asker>, mailbox: OutgoingMessage[]) {
  const lastMail = (to: string) => readMail(mailbox.findLast((mail) => mail.to === to));
  const signUp = async (email: string, password = goodPassword) => {
    await ask('/signup', { email, password });
    return ask('/verify', { type: 'signup', token_hash: lastMail(email).link });
  };
  const signIn = (email: string, password = goodPassword) => ask('/token?grant_type=password', { email, password });
  const refresh = (refreshToken: string) => ask('/token?grant_type=refresh_token', { refresh_token: refreshToken });
  return { lastMail, signUp, signIn, refresh };
}
