import type { Outcome } from '../../frames/outcome.ts';
import { atomsOf } from '../split-clauses.ts';
import type { ReadingContext } from '../target.ts';
import type { Token } from '../token.ts';
import { readWhole } from './read-whole.ts';

type Atoms = readonly Token[][];

function opsFrom(atoms: Atoms, context: ReadingContext, itemWords: ReadonlySet<string>): Outcome | null {
  if (atoms.length === 0) return { kind: 'ops', ops: [], about: [] };
  for (let length = atoms.length; length > 0; length -= 1) {
    const tokens = atoms.slice(0, length).flat();
    const first = readWhole(tokens, context, itemWords, { isAlone: true });
    const rest = first && opsFrom(atoms.slice(length), context, itemWords);
    if (!first || !rest) continue;
    if (first.kind !== 'ops') return first;
    return rest.kind === 'ops' ? { ...rest, ops: [...first.ops, ...rest.ops] } : rest;
  }
  return null;
}

/** A command that speaks of nothing but the quote as a whole; null where any of it is about lines. */
export function readWholeCommand(
  tokens: readonly Token[],
  context: ReadingContext,
  itemWords: ReadonlySet<string>,
): Outcome | null {
  const read = opsFrom(atomsOf(tokens), context, itemWords);
  if (read?.kind !== 'ops') return read;
  return read.ops.length > 0 ? read : null;
}
