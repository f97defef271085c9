import type { Report } from '../../eval/report/table.ts';
import { millisecondsText, spreadCells, spreadColumns, spreadOf } from '../spread.ts';
import { type EngineCase, engineCases } from './engine-cases.ts';
import { type EngineTimes, timeCase } from './time-engine.ts';

const warmUps = 3;
const repeats = 15;

async function timesOf(cases: readonly EngineCase[]): Promise<EngineTimes[]> {
  const times: EngineTimes[] = [];
  for (let round = -warmUps; round < repeats; round++) {
    for (const one of cases) {
      const measured = await timeCase(one);
      if (round >= 0) times.push(measured);
    }
  }
  return times;
}

const pick = (times: readonly EngineTimes[], key: keyof EngineTimes) => spreadOf(times.map((one) => one[key]));

function rowOf(name: string, cases: number, times: readonly EngineTimes[]): string[] {
  const [estimate, whole, floor] = [pick(times, 'estimate'), pick(times, 'whole'), pick(times, 'floor')];
  const figures = [estimate.p50, estimate.p95, whole.p50, whole.p95, floor.p50].map(millisecondsText);
  return [name, String(cases), ...figures, `${millisecondsText(estimate.p50 / floor.p50)} ×`];
}

/** The built-in engine without server and database, over every playbook's cases, once it is warm. */
export async function engineReport(): Promise<Report> {
  const all: EngineTimes[] = [];
  const rows: string[][] = [];
  for (const [playbook, cases] of engineCases()) {
    const times = await timesOf(cases);
    rows.push(rowOf(playbook.service_type, cases.length, times));
    all.push(...times);
  }
  const floor = pick(all, 'floor');
  return {
    title: 'engine',
    tables: [
      {
        columns: [
          'playbook',
          'cases',
          'estimate p50',
          'p95 ms',
          'whole p50',
          'p95 ms',
          'floor p50',
          'estimate p50 / floor',
        ],
        rows,
      },
      {
        columns: ['all playbooks', ...spreadColumns],
        rows: [
          ['estimate', ...spreadCells(pick(all, 'estimate'), floor)],
          ['whole: service, reading, questions, estimate', ...spreadCells(pick(all, 'whole'), floor)],
          ['  floor', ...spreadCells(floor, null)],
        ],
      },
    ],
    notes: [`The floor is the same estimate as JSON and back. ${repeats} times each after ${warmUps} to warm up.`],
    misses: [],
  };
}
