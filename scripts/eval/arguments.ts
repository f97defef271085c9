import { parseArgs } from 'node:util';
import { type EngineName, engines } from '#domain/quote/pipeline.ts';
import { type EvalKind, evalKinds, isEvalKind } from './kinds.ts';
import { EvalRefusal } from './refusal.ts';

export interface EvalArguments {
  /** A file as it was named; null for the project's own cases. */
  readonly cases: string | null;
  /** Null: as the cases' shape tells. */
  readonly kind: EvalKind | null;
  readonly engine: EngineName;
  /** Whether each kind is told once more for machines, at the end. */
  readonly json: boolean;
}

const usage = `npm run eval -- [--cases FILE] [--kind ${evalKinds.join('|')}] [--engine ${engines.join('|')}] [--json]`;

function refuse(why: string): never {
  throw new EvalRefusal(`${why} Usage: ${usage}`);
}

function valuesOf(argv: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { cases: text, kind: text, engine: text, json: { type: 'boolean' } } as const;
    return parseArgs({ args: [...argv], options }).values;
  } catch (error) {
    const why = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    return refuse(`${why}.`);
  }
}

/** The command line; refuses what it does not know. */
export function parseArguments(argv: readonly string[]): EvalArguments {
  const { cases = null, kind = null, engine = 'builtin', json = false } = valuesOf(argv);
  if (kind !== null && !isEvalKind(kind)) return refuse(`There is no kind "${kind}".`);
  const known = engines.find((one) => one === engine);
  if (!known) return refuse(`There is no engine "${engine}".`);
  return { cases, kind, engine: known, json };
}
