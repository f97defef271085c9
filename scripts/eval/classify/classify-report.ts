import { languageOf } from '#domain/locale.ts';
import type { Engine } from '#server/ports/engine.ts';
import { playbookOf, playbooks } from '#tests/support/bundled-playbooks.ts';
import type { EvalCase } from '../cases/case-schemas.ts';
import { runEach } from '../report/run-each.ts';
import { shareOf, shareText } from '../report/statistics.ts';
import type { Report, Table } from '../report/table.ts';

interface Classified {
  readonly one: EvalCase<'classify'>;
  /** Best first, with scores. */
  readonly found: readonly string[];
  readonly scores: readonly number[];
  /** Taken without asking. */
  readonly confident: boolean;
}

function isFirst({ one, found }: Classified): boolean {
  return one.expected.includes(found[0] ?? '');
}

function isInThree({ one, found }: Classified): boolean {
  return found.slice(0, 3).some((service) => one.expected.includes(service));
}

function isSurelyWrong(classified: Classified): boolean {
  return classified.confident && !isFirst(classified);
}

function rowOf(name: string, all: readonly Classified[]): string[] {
  return [
    name,
    String(all.length),
    shareText(shareOf(all, isFirst)),
    shareText(shareOf(all, isInThree)),
    shareText(shareOf(all, (one) => one.confident)),
    String(all.filter(isSurelyWrong).length),
    String(all.filter(({ found }) => found.length === 0).length),
  ];
}

function tableBy(name: string, all: readonly Classified[], keyOf: (one: Classified) => string): Table {
  const keys = [...new Set(all.map(keyOf))].toSorted();
  const rows = keys.map((key) =>
    rowOf(
      key,
      all.filter((one) => keyOf(one) === key),
    ),
  );
  return {
    columns: [name, 'n', 'first', 'first three', 'taken without asking', 'surely wrong', 'nothing found'],
    rows: [...rows, ...(keys.length > 1 ? [rowOf('all', all)] : [])],
  };
}

function missOf({ one, found, scores, confident }: Classified): string {
  const got = found.slice(0, 3).map((service, at) => `${service} ${scores[at]}`);
  const sure = confident ? ' (without asking)' : '';
  return `${one.id}: "${one.text.slice(0, 80)}" is ${one.expected.join(' or ')}; found ${got.join(', ') || 'nothing'}${sure}`;
}

/** Whether requests find their service, by language. Those of services without a playbook can only be taken wrongly. */
export async function classifyReport(
  cases: readonly EvalCase<'classify'>[],
  engine: Engine,
): Promise<Omit<Report, 'title'>> {
  const { results: all, failed } = await runEach(cases, async (one): Promise<Classified> => {
    const { candidates, confident } = await engine.run('scope_confidence', { ...one, playbooks });
    const found = candidates.map((candidate) => candidate.service_type);
    return { one, found, scores: candidates.map(({ score }) => score), confident };
  });
  const known = all.filter(({ one }) => one.expected.some((service) => playbookOf(service)));
  const apart = all.filter((one) => !known.includes(one));
  const taken = apart.filter(({ confident }) => confident);
  const offered = apart.filter(({ found, confident }) => found.length > 0 && !confident);
  const misses = known.filter((one) => !isFirst(one)).toSorted((a, b) => Number(b.confident) - Number(a.confident));
  return {
    tables: [
      tableBy('language', known, ({ one }) => languageOf(one.locale)),
      tableBy('service', known, ({ one }) => one.expected.join(' or ')),
    ],
    notes: [
      `No playbook: ${apart.length} cases, not counted above; ${taken.length} of them were taken for another service without asking, for ${offered.length} others were offered.`,
      ...taken.map((one) => `  ${missOf(one)}`),
      ...failed,
    ],
    misses: misses.map(missOf),
  };
}
