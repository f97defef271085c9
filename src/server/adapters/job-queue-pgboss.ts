import { sql } from 'drizzle-orm';
import type { PoolConfig } from 'pg';
import { fromDrizzle, type Job, PgBoss } from 'pg-boss';
import type { Logger } from '#server/logger.ts';
import type { JobName, JobQueue, Jobs } from '#server/ports/job-queue.ts';
import { summarize } from '#server/summarize-error.ts';

/** What does each job. Throwing means: try again later. A job can come twice, so each is idempotent. */
export type JobHandlers = { readonly [Name in JobName]: (data: Jobs[Name]) => Promise<void> };

export interface PgBossQueue extends JobQueue {
  readonly start: () => Promise<void>;
  /** Starts taking jobs; several processes may. */
  readonly work: (handlers: JobHandlers) => Promise<void>;
  /** Runs `task` about once an hour in one of the processes. */
  readonly everyHour: (task: () => Promise<void>) => Promise<void>;
  /** Waits for running jobs, then lets go. */
  readonly stop: () => Promise<void>;
}

const names: readonly JobName[] = ['question_generation', 'media_analysis', 'quote_estimation', 'deliver_message'];
const hourly = 'clean_up';
/** A killed process's jobs are noticed after about ten seconds and taken up again. */
const recovery = {
  heartbeatSeconds: 10,
  expireInSeconds: 300,
  retryLimit: 10,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
};
/** A rendered mail holds codes and links: once done or given up it goes within two minutes, and unsent within a day. */
const shortLived = { deleteAfterSeconds: 60, retentionSeconds: 86_400 };
/** How often finished jobs whose time has come are deleted; pg-boss does it once a day by itself. */
const maintenanceIntervalSeconds = 60;
const drainMs = 20_000;

/** The database is the queue: a job exists exactly when the change that asked for it was committed. */
export function createPgBossQueue(database: PoolConfig, logger: Logger): PgBossQueue {
  // Its own small pool: a burst of jobs never takes the connections that requests wait for.
  const boss = new PgBoss({
    ...database,
    max: 4,
    monitorIntervalSeconds: 2,
    superviseIntervalSeconds: 2,
    maintenanceIntervalSeconds,
    // The migrations make it, and the app's role has the right to fill it.
    createSchema: false,
    useListenNotify: true,
  } as ConstructorParameters<typeof PgBoss>[0]); // pg's config is wider than pg-boss's copy of it
  boss.on('error', (error) => logger.error({ error: summarize(error) }, 'the job queue has trouble'));

  return {
    enqueue: async (executor, name, data, options) => {
      const startAfter = options ? { startAfter: options.delaySeconds } : {};
      await boss.send(name, data, { ...startAfter, db: fromDrizzle(executor, sql) });
    },
    start: async () => {
      await boss.start();
      for (const name of names) await ensureQueue(boss, name);
      await ensureQueue(boss, hourly);
    },
    work: async (handlers) => {
      for (const name of names) await workOn({ boss, logger }, name, handlers);
    },
    everyHour: async (task) => {
      await boss.schedule(hourly, '17 * * * *');
      await boss.work(hourly, task);
    },
    stop: () => boss.stop({ graceful: true, timeout: drainMs }),
  };
}

async function ensureQueue(boss: PgBoss, name: string): Promise<void> {
  const options = { ...recovery, ...(name === 'deliver_message' ? shortLived : {}), notify: true };
  if (await boss.getQueue(name)) await boss.updateQueue(name, options);
  else await boss.createQueue(name, options);
}

/** Jobs of a batch run side by side, and each succeeds or fails by itself. */
async function workOn<Name extends JobName>(
  { boss, logger }: { boss: PgBoss; logger: Logger },
  name: Name,
  handlers: JobHandlers,
): Promise<void> {
  // Several fetchers, so that one slow job holds up its own batch only.
  const options = {
    localConcurrency: 3,
    batchSize: 10,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 1,
    perJobResults: true,
  } as const;
  await boss.work<Jobs[Name]>(name, options, async (jobs: Job<Jobs[Name]>[]) =>
    Promise.all(
      jobs.map(async ({ id, data }) => {
        try {
          await handlers[name](data);
          return { id, status: 'completed' as const };
        } catch (error) {
          logger.warn({ job: name, error: summarize(error) }, 'a job failed');
          return { id, status: 'failed' as const, output: { name: error instanceof Error ? error.name : 'unknown' } };
        }
      }),
    ),
  );
}
