import { startTestPostgres } from '../../tests/support/test-postgres.ts';
import { millisecondsText, type Spread, spreadOf } from '../bench/spread.ts';
import type { Report } from '../eval/report/table.ts';
import { type MeasuredAuth, openMeasuredAuth } from './open-measured-auth.ts';

const rounds = 400;
const warmUps = 40;
const goal = 1.3;

interface Times {
  readonly refresh: Spread;
  readonly check: Spread;
}

/** Both sizes in turns, call by call: each meets the machine as busy as the other does. */
async function measure(sizes: readonly MeasuredAuth[]): Promise<Times[]> {
  const times = sizes.map((): { refresh: number[]; check: number[] } => ({ refresh: [], check: [] }));
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [at, size] of sizes.entries()) {
      const took = await size.refreshAndCheck();
      if (round < 0) continue;
      times[at]?.refresh.push(took.refresh);
      times[at]?.check.push(took.check);
    }
  }
  return times.map(({ refresh, check }) => ({ refresh: spreadOf(refresh), check: spreadOf(check) }));
}

/** What growth costs: the goal is a p95 of at most 1.3 times. */
export async function authReport({ few, many }: { few: number; many: number }): Promise<Report> {
  const postgres = await startTestPostgres();
  const opened: MeasuredAuth[] = [];
  try {
    for (const users of [few, many]) opened.push(await openMeasuredAuth(postgres.url, users));
    const [small, large] = await measure(opened);
    if (!small || !large) throw new Error('nothing was measured');
    const row = (name: string, one: Spread, other: Spread) => [
      name,
      ...[one.p50, other.p50, one.p95, other.p95].map(millisecondsText),
      `${(other.p95 / one.p95).toFixed(2)} ×`,
      `≤ ${goal} ×`,
    ];
    const columns = ['call', ...[few, many].map((n) => `p50 ms, ${n}`), ...[few, many].map((n) => `p95 ms, ${n}`)];
    return {
      title: 'sign-in as users grow',
      tables: [
        {
          columns: [...columns, 'p95 ratio', 'goal'],
          rows: [row('refresh', small.refresh, large.refresh), row('token check', small.check, large.check)],
        },
      ],
      notes: [
        `${rounds} calls each, in turns. Each token is checked at first sight, when the database has to be asked.`,
      ],
      misses: [],
    };
  } finally {
    for (const { close } of opened) await close();
    await postgres.stop();
  }
}
