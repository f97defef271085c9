import type { EvalCase } from '../cases/case-schemas.ts';
import type { EditTables } from '../cases/edit-case.ts';
import { runEach } from '../report/run-each.ts';
import { shareOf, shareText } from '../report/statistics.ts';
import type { Report, Table } from '../report/table.ts';
import type { EditLines } from './edit-seam.ts';
import { type EditScore, scoreEdit } from './score-edit.ts';

interface Scored extends EditScore {
  readonly one: EvalCase<'edit'>;
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
  tables: EditTables,
  edit: EditLines,
): Promise<Omit<Report, 'title'>> {
  const { results: scored, failed } = await runEach(cases, async (one): Promise<Scored> => {
    const table = tables.get(one.table);
    if (!table) throw new Error(`there is no readable table "${one.table}"`);
    const { currency, items } = table;
    const done = await edit({ request: one.request, language: one.lang ?? 'en', currency, items });
    return { one, ...scoreEdit(one, table, done) };
  });
  const misses = scored
    .filter((one) => !one.exact)
    .toSorted((a, b) => Number(b.wronglyApplied) - Number(a.wronglyApplied));
  return {
    tables: [
      tableBy('kind', scored, ({ one }) => one.kind ?? 'any'),
      tableBy('language', scored, ({ one }) => one.lang ?? 'en'),
    ],
    notes: failed,
    misses: misses.map(
      ({ one, why, wronglyApplied }) => `${one.id}: "${one.request}" ${why}${wronglyApplied ? ' – wrong table' : ''}`,
    ),
  };
}
