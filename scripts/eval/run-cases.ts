import type { CaseFile } from './cases/read-cases.ts';
import { classifyReport } from './classify/classify-report.ts';
import { editReport } from './edit/edit-report.ts';
import { editLinesBy } from './edit/edit-seam.ts';
import type { Measured } from './engines.ts';
import { injectReport } from './inject/inject-report.ts';
import { intakeReport } from './intake/intake-report.ts';
import { priceReport } from './price/price-report.ts';
import { type Report, reportText } from './report/table.ts';

async function reportOf(file: CaseFile, { engine, editReader }: Measured): Promise<Omit<Report, 'title'>> {
  switch (file.kind) {
    case 'price':
      return priceReport(file.cases, engine);
    case 'classify':
      return classifyReport(file.cases, engine);
    case 'intake':
      return intakeReport(file.cases, engine);
    case 'inject':
      return injectReport(file.cases, { engine, edit: editLinesBy(editReader) });
    case 'edit':
      return editReport(file.cases, file.tables, editLinesBy(editReader));
  }
}

/** Runs a file's cases and says what was found, with the cases that could not be read. */
export async function runCases(file: CaseFile, measured: Measured): Promise<string> {
  const { kind, name, cases, faults } = file;
  const report = await reportOf(file, measured);
  const { engine } = measured;
  const unread = faults.map(({ id, why }) => `  ${id}: ${why}`);
  const told = unread.length ? ['Cases that cannot be read, not counted:', ...unread] : [];
  const model = engine.model === null ? engine.name : `${engine.name} ${engine.model}`;
  return reportText({
    ...report,
    title: `${kind}: ${cases.length} cases of ${name}, engine ${model}`,
    notes: [...report.notes, ...told],
  });
}
