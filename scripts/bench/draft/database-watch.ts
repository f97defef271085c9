import pg from 'pg';

/** Hears of changes as they are committed: nothing is asked again and again while something is measured. */
export interface DatabaseWatch {
  /** When the quote's draft, with its lines, was committed. */
  readonly draftStored: (quoteId: string) => Promise<number>;
  /** When the job of this run was done. */
  readonly jobDone: (runId: string) => Promise<number>;
  readonly stop: () => Promise<void>;
}

const secondsToWait = 60;
const channel = 'bench';

/** Lines and the new status of a quote are one transaction, and PostgreSQL tells at its commit. */
const triggers = `
  create function bench_tell_quote() returns trigger language plpgsql as $$
    begin perform pg_notify('${channel}', new.id || ' ' || new.status); return null; end $$;
  create trigger bench_tell after update of status on quotes
    for each row when (old.status is distinct from new.status) execute function bench_tell_quote();
  create function bench_tell_job() returns trigger language plpgsql as $$
    begin perform pg_notify('${channel}', (new.data ->> 'runId') || ' job'); return null; end $$;
  create trigger bench_tell after update of state on pgboss.job
    for each row when (new.state = 'completed' and new.data ->> 'runId' is not null) execute function bench_tell_job();
`;

export async function watchDatabase(url: string): Promise<DatabaseWatch> {
  const client = new pg.Client({ connectionString: url, application_name: 'bench' });
  const waiting = new Map<string, (at: number) => void>();
  client.on('error', () => undefined);
  client.on('notification', ({ payload = '' }) => waiting.get(payload)?.(performance.now()));
  await client.connect();
  await client.query(triggers);
  await client.query(`listen ${channel}`);
  const wait = (payload: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`nothing was heard of ${payload} within ${secondsToWait} s`)),
        secondsToWait * 1000,
      );
      waiting.set(payload, (at) => {
        clearTimeout(timer);
        waiting.delete(payload);
        resolve(at);
      });
    });
  return {
    draftStored: (quoteId) => wait(`${quoteId} provider_review`),
    jobDone: (runId) => wait(`${runId} job`),
    stop: () => client.end(),
  };
}
