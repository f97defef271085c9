import pg from 'pg';
import { createClient } from '../support/api-client.ts';
import type { RunningApp } from '../support/start-app.ts';
import { createPainter } from '../support/stories.ts';
import { type DoneCall, type KeyedCall, Refused, untilAnswered } from './keyed-call.ts';
import { setStage, type Writer, writersOn } from './load.ts';

export interface FaultsReport {
  readonly kills: number;
  /** Writes that were answered in the end: all that were begun. */
  readonly calls: number;
  /** Of these, the ones that a kill cut off at least once. */
  readonly cutOff: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly refused: readonly string[];
  /** Calls of each kind. */
  readonly kinds: ReadonlyMap<string, number>;
}

export interface FaultsPlan {
  readonly kills: number;
  /** After which a call that is not answered counts as stuck. */
  readonly seconds: number;
  readonly onKill?: (number: number) => void;
}

const betweenKillsMs = { least: 300, most: 2200 };

/** Writes of every kind with keys, while the server is killed again and again; then counts what stands in the database. */
export async function runFaults(app: RunningApp, { kills, seconds, onKill }: FaultsPlan): Promise<FaultsReport> {
  const fetchFrom = (path: string, init: RequestInit) => fetch(app.url + path, init);
  const { client: provider } = await createPainter(fetchFrom);
  const stage = await setStage(provider, createClient(fetchFrom));
  const deadline = Date.now() + seconds * 1000;
  let isOver = false;
  const calls: DoneCall[] = [];
  const refused: string[] = [];
  const keepWriting = async (write: Writer): Promise<void> => {
    const act = async (call: KeyedCall) => {
      const { done, data } = await untilAnswered(call, deadline);
      calls.push(done);
      return data;
    };
    for (let turn = 0; !isOver; turn += 1)
      await write(act, turn).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        refused.push(error.message);
      });
  };
  const writing = Promise.all(writersOn(stage).map(keepWriting));
  const killing = (async () => {
    for (let number = 1; number <= kills; number += 1) {
      const span = betweenKillsMs.most - betweenKillsMs.least;
      await new Promise((resolve) => setTimeout(resolve, betweenKillsMs.least + Math.random() * span));
      await app.kill9();
      onKill?.(number);
      await app.restart();
    }
  })().finally(() => {
    isOver = true;
  });
  await Promise.all([writing, killing]);
  return { kills, refused, ...(await counted(app.databaseUrl, calls)) };
}

async function counted(
  databaseUrl: string,
  calls: readonly DoneCall[],
): Promise<Omit<FaultsReport, 'kills' | 'refused'>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const lost: string[] = [];
  const doubled: string[] = [];
  const kinds = new Map<string, number>();
  for (const { kind } of calls) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  try {
    for (const [{ kind, count }, wanted] of groups(calls)) {
      const { rows } = await client.query<{ n: number }>(count.sql, [...count.values]);
      const found = rows[0]?.n ?? 0;
      const words = `${kind}: ${found} instead of ${wanted} (${count.values.join(', ')})`;
      if (found < wanted) lost.push(words);
      if (found > wanted) doubled.push(words);
    }
  } finally {
    await client.end();
  }
  return { calls: calls.length, cutOff: calls.filter(({ cutOff }) => cutOff > 0).length, lost, doubled, kinds };
}

/** Calls that are counted by the same question, and how many of them there were. */
function groups(calls: readonly DoneCall[]): Map<DoneCall, number> {
  const byQuestion = new Map<string, [DoneCall, number]>();
  for (const call of calls) {
    const question = JSON.stringify(call.count);
    const [first, number] = byQuestion.get(question) ?? [call, 0];
    byQuestion.set(question, [first, number + 1]);
  }
  return new Map(byQuestion.values());
}
