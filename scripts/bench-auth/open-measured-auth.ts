import pg from 'pg';
import { defaultAuthSettings } from '../../src/server/auth/auth-settings.ts';
import { createAuth } from '../../src/server/auth/create-auth.ts';
import { connect } from '../../src/server/db/connection.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { createLogger } from '../../src/server/logger.ts';
import { databaseName, runOn, urlOf } from '../../tests/support/test-database.ts';

export interface MeasuredAuth {
  /** One of the people there renews a session and then shows the new token. Milliseconds. */
  readonly refreshAndCheck: () => Promise<{ refresh: number; check: number }>;
  readonly close: () => Promise<void>;
}

/** Who really signs in, among all the others. */
const actors = 40;
const password = 'tall-copper-lantern-91';
const site = 'http://127.0.0.1';

/** Sign-in on a database of its own with so many users, each with a session. */
export async function openMeasuredAuth(server: string, users: number): Promise<MeasuredAuth> {
  const name = databaseName();
  const url = urlOf(server, name);
  await runOn(server, `create database "${name}"`);
  await migrate({ connectionString: url });
  await fill(url, users);
  const connection = connect({ connectionString: url }, () => undefined);
  const auth = createAuth({
    db: connection.db,
    queue: { enqueue: async () => undefined },
    clock: () => new Date(),
    logger: createLogger('warn'),
    secret: 'the secret of a benchmark, of decent length',
    settings: {
      ...defaultAuthSettings,
      publicUrl: site,
      issuer: `${site}/auth/v1`,
      productName: 'Benchmark',
      rateLimitFactor: 1_000_000,
      passwordHashCost: { memoryCost: 1024, timeCost: 1, parallelism: 1 },
    },
  });
  const ask = async (path: string, body: object): Promise<{ access_token: string; refresh_token: string }> => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await auth.routes.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`);
    return JSON.parse(text);
  };
  const tokens: string[] = [];
  for (let at = 0; at < actors; at += 1) {
    const email = `actor${at}@example.com`;
    await auth.createConfirmedUser({ email, password, metadata: {} });
    tokens.push((await ask('/token?grant_type=password', { email, password })).refresh_token);
  }
  return {
    refreshAndCheck: async () => {
      const began = performance.now();
      const session = await ask('/token?grant_type=refresh_token', { refresh_token: tokens.shift() });
      const refreshed = performance.now();
      const user = await auth.verifyAccessToken(session.access_token);
      const checked = performance.now();
      if (!user) throw new Error('the new token is not taken');
      tokens.push(session.refresh_token);
      return { refresh: refreshed - began, check: checked - refreshed };
    },
    close: connection.close,
  };
}

async function fill(url: string, users: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into auth.users (email, email_confirmed_at, password_hash)
       select 'user' || n || '@example.com', now(), 'x' from generate_series(1, $1::int) n`,
      [users],
    );
    await client.query(`
      insert into auth.identities (user_id, provider, subject, identity_data, email)
        select id, 'email', id, jsonb_build_object('sub', id, 'email', email), email from auth.users;
      insert into auth.sessions (user_id, refresh_key_enc, not_after)
        select id, 'x', now() + interval '30 days' from auth.users;
      insert into auth.amr_claims (session_id, method) select id, 'password' from auth.sessions;
      insert into auth.audit_log (event, outcome, actor_user_id, target_user_id)
        select 'login', 'success', id, id from auth.users;
      analyze`);
  } finally {
    await client.end();
  }
}
