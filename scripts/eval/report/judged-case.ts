import type { Report } from './table.ts';

/** One case as it went, for machines: what came out, what was wanted, and whether that will do. */
export interface JudgedCase {
  readonly id: string;
  /** Null where nothing came out. */
  readonly result: unknown;
  readonly expected: unknown;
  readonly ok: boolean;
  /** Why nothing came out. */
  readonly why?: string;
  /** For the project's own cases: whether they were in sight while what they measure was built. */
  readonly set?: CaseSet;
}

/** Figures on cases that somebody looked at while building are no evidence: they are told apart. */
export const caseSets = ['in sight', 'out of sight'] as const;
export type CaseSet = (typeof caseSets)[number];

export interface Totals {
  readonly total: number;
  readonly ok: number;
}

export const totalsOf = (cases: readonly JudgedCase[]): Totals => ({
  total: cases.length,
  ok: cases.filter(({ ok }) => ok).length,
});

/** Totals of each set that the cases are from; nothing where they are from none. */
export function totalsBySet(cases: readonly JudgedCase[]): Readonly<Record<string, Totals>> {
  const sets = caseSets.map((set) => [set, cases.filter((one) => one.set === set)] as const);
  return Object.fromEntries(sets.flatMap(([set, all]) => (all.length ? [[set, totalsOf(all)]] : [])));
}

/** What a run of cases found. */
export interface CaseReport extends Omit<Report, 'title'> {
  /** Every case, in the order of the file. */
  readonly judged: readonly JudgedCase[];
  /** Figures of the kind, beside how many cases will do. */
  readonly figures: Readonly<Record<string, unknown>>;
}
