import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient, type Fetch } from '../support/api-client.ts';
import { poll } from '../support/poll.ts';
import { type RunningApp, startApp } from '../support/start-app.ts';
import { answerAll, createPainter, createQuote, sendQuestions, waitForStatus } from '../support/stories.ts';

let apps: RunningApp[] = [];
afterEach(async () => {
  await Promise.all(apps.map((app) => app.stop()));
  apps = [];
});

async function start(options?: Parameters<typeof startApp>[0]): Promise<{ app: RunningApp; fetch: Fetch }> {
  const app = await startApp(options);
  apps.push(app);
  return { app, fetch: (path, init) => globalThis.fetch(app.url + path, init) };
}

async function connection(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** How many connections wait for a row or transaction of somebody else's. */
async function waiters(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rows[0].count;
}

describe('a server that is killed', () => {
  it('in the middle of an estimate reaches the draft after the restart, and nothing is doubled', async () => {
    const { app, fetch } = await start();
    const { client } = await createPainter(fetch);
    const quote = await createQuote(client);
    const [holder, next] = [await connection(app.databaseUrl), await connection(app.databaseUrl)];

    // The order of a row's queue makes it certain: first the request, then this test, then the job.
    await holder.query('begin');
    await holder.query('select 1 from quotes where id = $1 for update', [quote.id]);
    const asked = client.post(`/api/quotes/${quote.id}/estimate`);
    const observer = await connection(app.databaseUrl);
    await poll('the request waits', async () => (await waiters(observer)) === 1);
    await next.query('begin');
    const held = next.query('select 1 from quotes where id = $1 for update', [quote.id]);
    await poll('this test waits behind it', async () => (await waiters(observer)) === 2);
    await holder.query('rollback');
    await held;
    await asked.catch(() => undefined);
    await poll('the estimate waits for the row', async () => (await waiters(observer)) >= 1);

    await app.kill9();
    await next.query('rollback');
    await Promise.all([holder, next, observer].map((client_) => client_.end()));
    await app.restart();

    const drafted = await waitForStatus(client, quote.id, 'provider_review', 60);
    expect(drafted.line_items.length).toBeGreaterThan(0);
    const texts = drafted.line_items.map(
      (line: { description: string; component_id: string }) => `${line.component_id} ${line.description}`,
    );
    expect(new Set(texts).size).toBe(texts.length);
    const activity = await client.get(`/api/quotes/${quote.id}/activity`);
    for (const action of ['estimate', 'finish_estimate'])
      expect(
        activity.filter((entry: { action: string }) => entry.action === action),
        action,
      ).toHaveLength(1);
    const logs = await client.get(`/api/quotes/${quote.id}/ai-logs`);
    expect(logs.filter(({ step }: { step: string }) => step === 'quote_estimate')).toHaveLength(1);
    expect(drafted.jobs.filter(({ kind }: { kind: string }) => kind === 'quote_estimation')).toEqual([
      expect.objectContaining({ status: 'completed' }),
    ]);
  }, 180_000);

  it('takes its own database server up again with everything in it', async () => {
    const { app, fetch } = await start({ managedDatabase: true });
    const { client } = await createPainter(fetch);
    const quote = await createQuote(client);
    await app.kill9();
    await app.restart();
    expect((await client.get(`/api/quotes/${quote.id}`)).title).toBe(quote.title);
  }, 180_000);
});

describe('two servers on one database', () => {
  it('share the work: every quote is drafted once', async () => {
    const one = await start();
    const two = await start({ env: { DATABASE_URL: one.app.databaseUrl, DATA_DIR: one.app.dataDir } });
    const { client } = await createPainter(one.fetch);
    const elsewhere = createClient(two.fetch);
    const stories = Array.from({ length: 4 }, async () => {
      const quote = await createQuote(client);
      const { token } = await sendQuestions(client, quote.id);
      return answerAll(elsewhere, client, token, quote.id);
    });
    for (const drafted of await Promise.all(stories)) {
      expect(drafted.jobs.filter(({ kind }: { kind: string }) => kind === 'question_generation')).toHaveLength(1);
      const logs = await client.get(`/api/quotes/${drafted.id}/ai-logs`);
      expect(logs.filter(({ step }: { step: string }) => step === 'quote_estimate')).toHaveLength(1);
    }
  }, 180_000);
});
