import type { Engine } from '#server/ports/engine.ts';
import type { EvalCase } from '../cases/case-schemas.ts';
import type { Report } from '../report/table.ts';

export async function injectReport(
  cases: readonly EvalCase<'inject'>[],
  engine: Engine,
): Promise<Omit<Report, 'title'>> {
  return { tables: [], notes: [`${cases.length} ${engine.name}`], misses: [] };
}
