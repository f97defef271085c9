import { randomUUID } from 'node:crypto';
import { createPgBossQueue } from '#server/adapters/job-queue-pgboss.ts';
import { connect } from '#server/db/connection.ts';
import { createLogger } from '#server/logger.ts';
import type { Client } from '../../../tests/support/api-client.ts';
import type { DatabaseWatch } from './database-watch.ts';
import type { PreparedQuote } from './prepare-quote.ts';

/** From the submit's first byte out until the commit of the draft's lines was heard of. */
export async function timeDraft(customer: Client, watch: DatabaseWatch, quote: PreparedQuote): Promise<number> {
  const begin = performance.now();
  const [end] = await Promise.all([
    watch.draftStored(quote.id),
    customer.post(quote.path, { responses: [quote.lastAnswer], submit: true }),
  ]);
  return end - begin;
}

export interface Floor {
  readonly time: (customer: Client, watch: DatabaseWatch, quote: PreparedQuote) => Promise<number>;
  readonly stop: () => Promise<void>;
}

/**
 * What cannot be had for less on this machine now: a call that keeps one answer, then a job without work through the same
 * queue. The job names a run that does not exist, so a worker of the server takes it, finds nothing and is done.
 */
export async function openFloor(databaseUrl: string): Promise<Floor> {
  const { db, close } = connect({ connectionString: databaseUrl, max: 4 }, () => undefined);
  const queue = createPgBossQueue({ connectionString: databaseUrl }, createLogger('silent'));
  await queue.start();
  return {
    time: async (customer, watch, { path, lastAnswer }) => {
      const begin = performance.now();
      await customer.post(path, { responses: [lastAnswer] });
      const runId = randomUUID();
      const [end] = await Promise.all([watch.jobDone(runId), queue.enqueue(db, 'quote_estimation', { runId })]);
      return end - begin;
    },
    stop: async () => {
      await queue.stop();
      await close();
    },
  };
}
