import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '#server/logger.ts';
import { poll } from '../../../tests/support/poll.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { createPgBossQueue, type PgBossQueue } from './job-queue-pgboss.ts';

const message = { channel: 'email', to: 'mara@customer.example', subject: 'Code', text: '482913' } as const;
const logged: unknown[][] = [];
let database: TestDatabase;
let queue: PgBossQueue;

beforeAll(async () => {
  database = await createTestDatabase();
  const logger = createLogger('silent');
  logger.warn = (...parts: unknown[]) => void logged.push(parts);
  queue = createPgBossQueue(database.config, logger);
  await queue.start();
});
afterAll(async () => {
  await queue.stop();
  await database.drop();
});

const rowsOf = async (query: ReturnType<typeof sql>) => (await database.connection.db.execute(query)).rows;

test('a mail is kept for a minute once its job has ended, and for a day when it cannot go out', async () => {
  await queue.enqueue(database.connection.db, 'deliver_message', { message });
  const [job] = await rowsOf(
    sql`select deletion_seconds, extract(epoch from keep_until - start_after)::int as kept from pgboss.job where name = 'deliver_message'`,
  );
  expect(job).toEqual({ deletion_seconds: 60, kept: 86_400 });
});

test('a job that fails is logged, without what it carries', async () => {
  const work = async () => {
    throw Object.assign(new Error('550 no such reader: mara@customer.example'), {
      code: 'EENVELOPE',
      command: 'RCPT TO',
    });
  };
  const nothing = async () => {};
  await queue.work({
    question_generation: nothing,
    media_analysis: nothing,
    quote_estimation: nothing,
    deliver_message: work,
  });
  await queue.enqueue(database.connection.db, 'deliver_message', { message });
  const [line] = await poll('the line', async () => (logged.length > 0 ? logged[0] : undefined));
  expect(line).toMatchObject({ job: 'deliver_message', error: { code: 'EENVELOPE', command: 'RCPT TO' } });
  expect(JSON.stringify(logged)).not.toMatch(/mara|482913/);
});

test('what has ended is looked through each minute', async () => {
  // pg-boss deletes once a day by itself, however short a job is to be kept.
  const due = await poll('the second look', async () => {
    const rows = await rowsOf(
      sql`select maintain_on from pgboss.queue where name = 'deliver_message' and maintain_on is not null`,
    );
    return rows.length > 0 ? rows : undefined;
  });
  expect(due).toHaveLength(1);
  await database.connection.db.execute(
    sql`update pgboss.job set state = 'completed', completed_on = now() - interval '61 seconds'`,
  );
  await database.connection.db.execute(sql`update pgboss.queue set maintain_on = now() - interval '61 seconds'`);
  await poll('the mails are gone', async () => {
    const rows = await rowsOf(sql`select id from pgboss.job where name = 'deliver_message'`);
    return rows.length === 0 ? true : undefined;
  });
});
