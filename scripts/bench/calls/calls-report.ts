import pg from 'pg';
import type { Report } from '../../eval/report/table.ts';
import { watchDatabase } from '../draft/database-watch.ts';
import { spreadCells, spreadColumns, spreadOf } from '../spread.ts';
import { type BenchApp, openBenchApp } from './open-bench-app.ts';
import { type Floor, openFloor } from './open-floor.ts';
import { type Operation, operationsOf, type SoughtCustomer } from './operations.ts';
import { handmade } from './prepare.ts';
import { request } from './request.ts';
import { seedQuotes } from './seed-quotes.ts';

const warmUps = 5;
const smallest = 1000;
/** Of the goal at a thousand quotes, whatever the firm has grown to. */
const growth = 1.5;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** In turns with the floor, so that both meet the machine as busy as it is. */
async function timesOf({ times, prepare }: Operation, { url }: Floor) {
  const [floor, own]: [number[], number[]] = [[], []];
  for (let round = -warmUps; round < times; round++) {
    const work = await prepare();
    const least = await timed(() => request(url, { method: 'GET', path: '/' }));
    const time = await timed(work);
    if (round < 0) continue;
    floor.push(least);
    own.push(time);
  }
  return { floor: spreadOf(floor), own: spreadOf(own), least: floor };
}

async function rowsOf(size: number, operations: readonly Operation[], floor: Floor): Promise<string[][]> {
  const rows: string[][] = [];
  const least: number[] = [];
  for (const operation of operations) {
    const times = await timesOf(operation, floor);
    const goal = operation.goal && operation.goal * (size > smallest ? growth : 1);
    rows.push([operation.name, ...spreadCells(times.own, times.floor), goal ? `≤ ${goal} ×` : '–']);
    least.push(...times.least);
  }
  return [...rows, ['  floor', ...spreadCells(spreadOf(least), null), '']];
}

/** Somebody in the middle of the firm's years. */
async function soughtCustomer(client: pg.Client, providerId: string): Promise<SoughtCustomer> {
  const { rows } = await client.query<SoughtCustomer>(
    `select name, phone from customers where provider_id = $1 and email is not null order by created_at
     offset (select count(*) / 2 from customers where provider_id = $1 and email is not null) limit 1`,
    [providerId],
  );
  if (!rows[0]) throw new Error('the firm has no customers');
  return rows[0];
}

interface Measuring {
  readonly bench: BenchApp;
  readonly client: pg.Client;
  readonly floor: Floor;
}

async function measured({ bench, client, floor }: Measuring, sizes: readonly number[]): Promise<Report['tables']> {
  const { id: providerId }: { id: string } = (await bench.provider.get('/api/provider/profile/check')).provider;
  const watch = await watchDatabase(bench.app.databaseUrl);
  const tables: Report['tables'][number][] = [];
  try {
    let from = 1;
    for (const size of sizes) {
      await seedQuotes(client, { providerId, from, to: size });
      from = size + 1;
      const operations = await operationsOf(bench, watch, await soughtCustomer(client, providerId));
      const columns = [`${size} quotes`, ...spreadColumns, 'goal for p50'];
      tables.push({ columns, rows: await rowsOf(size, operations, floor) });
    }
  } finally {
    await watch.stop();
  }
  return tables;
}

/** What people wait for in the firm of one provider as it grows, in the built server as it runs in production. */
export async function callsReport(sizes: readonly number[]): Promise<Report> {
  const bench = await openBenchApp();
  const client = new pg.Client({ connectionString: bench.app.databaseUrl, application_name: 'bench' });
  client.on('error', () => undefined);
  const stops = [() => client.end(), bench.app.stop];
  try {
    await client.connect();
    const { id } = await bench.provider.post('/api/quotes', handmade('Of the floor'));
    const floor = await openFloor(bench.app.databaseUrl, id);
    stops.unshift(floor.stop);
    return {
      title: 'calls',
      tables: await measured({ bench, client, floor }, sizes),
      notes: ['The floor is a bare node:http server with one select by pg on the same database, called in turns.'],
      misses: [],
    };
  } finally {
    for (const stop of stops) await stop();
  }
}
