import type { EvalCase } from '../cases/case-schemas.ts';
import type { EditTables } from '../cases/edit-case.ts';
import type { CaseReport } from '../report/judged-case.ts';
import { runEach } from '../report/run-each.ts';
import { shareOf, shareText } from '../report/statistics.ts';
import type { Table } from '../report/table.ts';
import type { EditDone, EditLines } from './edit-seam.ts';
import { type EditScore, scoreEdit } from './score-edit.ts';

interface Scored extends EditScore {
  readonly one: EvalCase<'edit'>;
  /** Null where the case broke. */
  readonly done: EditDone | null;
}

function rowOf(name: string, all: readonly Scored[]): string[] {
  const exact = shareText(shareOf(all, (one) => one.exact));
  return [name, String(all.length), exact, shareText(shareOf(all, (one) => one.wronglyApplied))];
}

function tableBy(name: string, all: readonly Scored[], keyOf: (one: Scored) => string): Table {
  const keys = [...new Set(all.map(keyOf))].toSorted();
  const rows = keys.map((key) =>
    rowOf(
      key,
      all.filter((one) => keyOf(one) === key),
    ),
  );
  return {
    columns: [name, 'n', 'exact match', 'wrong table applied'],
    rows: [...rows, ...(keys.length > 1 ? [rowOf('all', all)] : [])],
  };
}

/** Editing by words against the expected tables. */
export async function editReport(
  cases: readonly EvalCase<'edit'>[],
  { tables, edit, isOwn }: { readonly tables: EditTables; readonly edit: EditLines; readonly isOwn: boolean },
): Promise<CaseReport> {
  const scored = await runEach(
    cases,
    async (one): Promise<Scored> => {
      const table = tables.get(one.table);
      if (!table) throw new Error(`there is no readable table "${one.table}"`);
      const { currency, items } = table;
      const done = await edit({ request: one.request, language: one.lang ?? 'en', currency, items });
      return { one, done, ...scoreEdit(one, table, done) };
    },
    (one, why) => ({ one, done: null, exact: false, wronglyApplied: false, why }),
  );
  const misses = scored
    .filter((one) => !one.exact)
    .toSorted((a, b) => Number(b.wronglyApplied) - Number(a.wronglyApplied));
  return {
    tables: [
      tableBy('kind', scored, ({ one }) => one.kind ?? 'any'),
      tableBy('language', scored, ({ one }) => one.lang ?? 'en'),
    ],
    notes: [],
    misses: misses.map(
      ({ one, why, wronglyApplied }) => `${one.id}: "${one.request}" ${why}${wronglyApplied ? ' – wrong table' : ''}`,
    ),
    judged: scored.map(({ one, done, exact, why }) => ({
      id: one.id,
      result: done,
      expected: one.expected,
      ok: exact,
      ...(!done && { why }),
      ...(isOwn && ({ set: 'in sight' } as const)),
    })),
    figures: { wrong: scored.filter(({ wronglyApplied }) => wronglyApplied).length },
  };
}
