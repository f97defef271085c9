import type {
  Playbook,
  PlaybookLine,
  PlaybookMeasure,
  PlaybookQuestion,
  PlaybookRequirement,
  SectionKind,
} from '../../playbooks/playbook.ts';
import { parseExpression } from '../expression/parse.ts';
import type { Parsed } from '../expression/tree.ts';

/** A playbook with its formulas read and its parts found by key. */
export interface PlaybookIndex {
  readonly playbook: Playbook;
  readonly requirements: ReadonlyMap<string, PlaybookRequirement>;
  readonly questions: ReadonlyMap<string, PlaybookQuestion>;
  readonly measures: ReadonlyMap<string, PlaybookMeasure>;
  readonly lines: ReadonlyMap<string, PlaybookLine>;
  readonly kinds: ReadonlyMap<string, SectionKind>;
  formula(source: string): Parsed;
}

const indexes = new WeakMap<Playbook, PlaybookIndex>();

function byKey<T extends { readonly key: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.key, item]));
}

/** The index of a playbook, made once: reading a formula is the slow part of an estimate. */
export function indexOf(playbook: Playbook): PlaybookIndex {
  const known = indexes.get(playbook);
  if (known) return known;
  const formulas = new Map<string, Parsed>();
  const index: PlaybookIndex = {
    playbook,
    requirements: byKey(playbook.requirements),
    questions: byKey(playbook.questions),
    measures: byKey(playbook.measures),
    lines: byKey(playbook.lines),
    kinds: byKey(playbook.sections.kinds),
    formula: (source) => {
      const parsed = formulas.get(source) ?? parseExpression(source);
      formulas.set(source, parsed);
      return parsed;
    },
  };
  indexes.set(playbook, index);
  return index;
}
