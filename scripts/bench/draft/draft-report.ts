import { startApp } from '../../../tests/support/start-app.ts';
import { type Trade, trades } from '../../../tests/support/trades.ts';
import type { Report } from '../../eval/report/table.ts';
import { spreadCells, spreadColumns, spreadOf } from '../spread.ts';
import { type DatabaseWatch, watchDatabase } from './database-watch.ts';
import { type Floor, openFloor, timeDraft } from './measure-drafts.ts';
import { type Firm, openFirm } from './open-firm.ts';
import { countRounds, type PreparedQuote, prepareQuote } from './prepare-quote.ts';

const quotesATrade = 6;
const submitsAtOnce = 10;
const waves = 3;

interface Bench {
  readonly firm: Firm;
  readonly watch: DatabaseWatch;
  readonly floor: Floor;
  /** How often answers are handed in until nothing more is asked, by service. */
  readonly rounds: ReadonlyMap<string, number>;
}

interface Times {
  readonly floor: readonly number[];
  readonly drafts: readonly number[];
}

/** The floor first, then the submit, each of all the quotes at the same moment. */
async function timesOf({ firm: { customer }, watch, floor }: Bench, quotes: readonly PreparedQuote[]): Promise<Times> {
  const least = await Promise.all(quotes.map((quote) => floor.time(customer, watch, quote)));
  const drafts = await Promise.all(quotes.map((quote) => timeDraft(customer, watch, quote)));
  return { floor: least, drafts };
}

const sum = (times: readonly Times[]): Times => ({
  floor: times.flatMap(({ floor }) => floor),
  drafts: times.flatMap(({ drafts }) => drafts),
});

function prepare({ firm, rounds }: Bench, trade: Trade): Promise<PreparedQuote> {
  return prepareQuote(firm, trade, rounds.get(trade.service) ?? 1);
}

async function oneByOne(bench: Bench, trade: Trade): Promise<Times> {
  const times: Times[] = [];
  for (let i = 0; i < quotesATrade; i++) times.push(await timesOf(bench, [await prepare(bench, trade)]));
  return sum(times);
}

async function atOnce(bench: Bench): Promise<Times> {
  const times: Times[] = [];
  for (let wave = 0; wave < waves; wave++) {
    const quotes: PreparedQuote[] = [];
    for (let i = 0; i < submitsAtOnce; i++) {
      const trade = trades[(wave * submitsAtOnce + i) % trades.length];
      if (trade) quotes.push(await prepare(bench, trade));
    }
    times.push(await timesOf(bench, quotes));
  }
  return sum(times);
}

function rowsOf(name: string, { floor, drafts }: Times): string[][] {
  const least = spreadOf(floor);
  return [
    [name, ...spreadCells(spreadOf(drafts), least)],
    ['  floor', ...spreadCells(least, null)],
  ];
}

async function measured(bench: Bench): Promise<Omit<Report, 'title'>> {
  const byTrade: (readonly [name: string, times: Times])[] = [];
  for (const trade of trades) byTrade.push([trade.service, await oneByOne(bench, trade)]);
  const all = sum(byTrade.map(([, times]) => times));
  const least = spreadOf(all.floor);
  return {
    tables: [
      {
        columns: ['last answer → stored draft', ...spreadColumns],
        rows: [
          ...byTrade.map(([name, { drafts }]) => [name, ...spreadCells(spreadOf(drafts), least)]),
          ...rowsOf('all, one at a time', all),
          ...rowsOf(`all, ${submitsAtOnce} at once`, await atOnce(bench)),
        ],
      },
    ],
    notes: ['The floor is a call that keeps one answer, then a job without work through the same queue.'],
    misses: [],
  };
}

/** The built server with a database server of its own, as `npm start` runs it, measured from outside. */
export async function draftReport(): Promise<Report> {
  const app = await startApp({ managedDatabase: true });
  const stops = [app.stop];
  try {
    const watch = await watchDatabase(app.databaseUrl);
    stops.unshift(watch.stop);
    const floor = await openFloor(app.databaseUrl);
    stops.unshift(floor.stop);
    const firm = await openFirm(app.url);
    const rounds = new Map<string, number>();
    for (const trade of trades) rounds.set(trade.service, await countRounds(firm, trade));
    return { title: 'draft', ...(await measured({ firm, watch, floor, rounds })) };
  } finally {
    for (const stop of stops) await stop();
  }
}
