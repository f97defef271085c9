// The estimating engine measured on cases: tables with counts and 95 % intervals, and the worst misses.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArguments } from './arguments.ts';
import { readCases } from './cases/read-cases.ts';
import { engineFor } from './engines.ts';
import { evalKinds, ownCaseFiles } from './kinds.ts';
import { EvalRefusal } from './refusal.ts';
import { type RanCases, runCases } from './run-cases.ts';

const repository = join(import.meta.dirname, '..', '..');

try {
  const { cases, kind, engine, json } = parseArguments(process.argv.slice(2));
  const chosen = engineFor(engine, process.env);
  const own = kind === null ? evalKinds : [kind];
  const files =
    cases === null
      ? own.map((one) => ({ path: join(repository, ownCaseFiles[one]), kind: one }))
      : [{ path: fromWhereWeStand(cases), kind }];
  // Every file is read before the first is run: what cannot be run is told at once.
  const read = files.map((file) => readCases(textOf(file.path), file.path, file.kind, cases === null));
  const ran: RanCases[] = [];
  for (const file of read) {
    const found = await runCases(file, chosen);
    console.log(`${found.text}\n`);
    ran.push(found);
  }
  // Behind all that is for people, a line a kind.
  if (json) for (const found of ran) console.log(JSON.stringify(found.json));
} catch (error) {
  if (!(error instanceof EvalRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

function fromWhereWeStand(path: string): string {
  return resolve(process.env.EVAL_FROM ?? process.cwd(), path);
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new EvalRefusal(`The cases in ${path} cannot be read (${why}).`);
  }
}
