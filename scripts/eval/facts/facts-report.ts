import { languageOf } from '#domain/locale.ts';
import type { Engine } from '#server/ports/engine.ts';
import type { EvalCase } from '../cases/case-schemas.ts';
import type { CaseReport, JudgedCase } from '../report/judged-case.ts';
import { runEach } from '../report/run-each.ts';
import { shareText } from '../report/statistics.ts';
import type { Table } from '../report/table.ts';
import { perturbed } from './perturb.ts';
import { type ScoredFacts, scoreFacts, unread } from './score-facts.ts';

interface Counted {
  readonly right: number;
  readonly wrong: number;
  readonly missing: number;
  readonly total: number;
}

function countOf(all: readonly ScoredFacts[]): Counted {
  const sum = (count: (one: ScoredFacts) => number): number => all.reduce((whole, one) => whole + count(one), 0);
  const [right, wrong, missing] = [
    sum((one) => one.right.length),
    sum((one) => one.wrong.length),
    sum((one) => one.missing.length),
  ];
  return { right, wrong, missing, total: right + wrong + missing };
}

function rowOf(name: string, all: readonly ScoredFacts[]): string[] {
  const { right, wrong, missing, total } = countOf(all);
  const share = (hits: number): string => shareText({ hits, of: total });
  return [name, String(all.length), share(right), share(wrong), share(missing)];
}

function tableBy(name: string, groups: ReadonlyMap<string, readonly ScoredFacts[]>): Table {
  const rows = [...groups].map(([key, all]) => rowOf(key, all));
  const every = groups.size > 1 ? [rowOf('all', [...groups.values()].flat())] : [];
  return { columns: [name, 'n', 'right', 'wrong', 'missing'], rows: [...rows, ...every] };
}

function missesOf({ one, stated, wrong, missing, why }: ScoredFacts): string[] {
  if (why !== null) return [`${one.id}: ${why}`];
  const said = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
  const told = wrong.map((key) => `${key} is ${said(one.expected[key])}, read as ${said(stated[key])}`);
  const parts = [...told, ...(missing.length ? [`not read: ${missing.join(', ')}`] : [])];
  return parts.length ? [`${one.id}: ${parts.join('; ')}`] : [];
}

function judgedOf(scored: ScoredFacts, isOwn: boolean): JudgedCase {
  const { one, stated, wrong, missing, why } = scored;
  return {
    id: one.id,
    result: why === null ? stated : null,
    expected: one.expected,
    ok: why === null && !wrong.length && !missing.length,
    ...(why !== null && { why }),
    ...(isOwn && ({ set: 'out of sight' } as const)),
  };
}

/** What requests are read to state. The project's own are read in five other forms as well, made by machine. */
export async function factsReport(
  cases: readonly EvalCase<'facts'>[],
  { engine, isOwn }: { readonly engine: Engine; readonly isOwn: boolean },
): Promise<CaseReport> {
  const read = (some: readonly EvalCase<'facts'>[]) => runEach(some, (one) => scoreFacts(one, engine), unread);
  const written = await read(cases);
  const others = isOwn ? written.flatMap(({ one, quotes }) => perturbed(one, quotes)) : [];
  const forms = new Map([['as written', written]]);
  for (const [how, one] of others) forms.set(how, [...(forms.get(how) ?? []), ...(await read([one]))]);
  const all = [...forms.values()].flat();
  const spoken = [...new Set(written.map(({ one }) => languageOf(one.locale)))].toSorted();
  const ofLanguage = (code: string) => written.filter(({ one }) => languageOf(one.locale) === code);
  return {
    tables: [
      tableBy('language', new Map(spoken.map((code) => [code, ofLanguage(code)]))),
      ...(forms.size > 1 ? [tableBy('form', forms)] : []),
    ],
    notes: [
      'Wrong is what is stated otherwise, or stated though the text does not say it. A doubt states nothing: it is missing.',
    ],
    misses: all.toSorted((a, b) => b.wrong.length - a.wrong.length).flatMap(missesOf),
    judged: all.map((one) => judgedOf(one, isOwn)),
    figures: { ...countOf(all) },
  };
}
