import type { CaseFile } from './cases/read-cases.ts';
import { classifyReport } from './classify/classify-report.ts';
import { editReport } from './edit/edit-report.ts';
import { editLinesBy } from './edit/edit-seam.ts';
import type { Measured } from './engines.ts';
import { factsReport } from './facts/facts-report.ts';
import { injectReport } from './inject/inject-report.ts';
import { intakeReport } from './intake/intake-report.ts';
import { priceReport } from './price/price-report.ts';
import { type CaseReport, type JudgedCase, totalsBySet, totalsOf } from './report/judged-case.ts';
import { reportText } from './report/table.ts';

export interface RanCases {
  /** For people. */
  readonly text: string;
  /** For machines: the kind, its totals, and every case raw. */
  readonly json: { readonly kind: string; readonly total: number; readonly cases: readonly JudgedCase[] };
}

async function reportOf(file: CaseFile, { engine, editReader }: Measured): Promise<CaseReport> {
  const { isOwn } = file;
  switch (file.kind) {
    case 'price':
      return priceReport(file.cases, { engine, isOwn });
    case 'classify':
      return classifyReport(file.cases, { engine, isOwn });
    case 'intake':
      return intakeReport(file.cases, { engine, isOwn });
    case 'facts':
      return factsReport(file.cases, { engine, isOwn });
    case 'inject':
      return injectReport(file.cases, { engine, edit: editLinesBy(editReader), isOwn });
    case 'edit':
      return editReport(file.cases, { tables: file.tables, edit: editLinesBy(editReader), isOwn });
  }
}

/** Runs a file's cases and says what was found. A case that could not be read is told, and one that will not do. */
export async function runCases(file: CaseFile, measured: Measured): Promise<RanCases> {
  const { kind, name, cases, faults } = file;
  const { judged, figures, ...report } = await reportOf(file, measured);
  const { engine } = measured;
  const unread = faults.map(({ id, why, expected }): JudgedCase => ({ id, result: null, expected, ok: false, why }));
  const told = unread.length
    ? [
        'Cases that cannot be read, not in the tables, misses in the totals:',
        ...unread.map(({ id, why }) => `  ${id}: ${why}`),
      ]
    : [];
  const model = engine.model === null ? engine.name : `${engine.name} ${engine.model}`;
  const all = [...judged, ...unread];
  return {
    text: reportText({
      ...report,
      title: `${kind}: ${cases.length} cases of ${name}, engine ${model}`,
      notes: [...report.notes, ...told],
    }),
    json: { kind, ...totalsOf(all), ...figures, ...totalsBySet(all), cases: all },
  };
}
