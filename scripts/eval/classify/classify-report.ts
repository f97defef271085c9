import { languageOf } from '#domain/locale.ts';
import type { Engine } from '#server/ports/engine.ts';
import { playbookOf, playbooks } from '#tests/support/bundled-playbooks.ts';
import type { EvalCase } from '../cases/case-schemas.ts';
import type { CaseReport, JudgedCase } from '../report/judged-case.ts';
import { runEach } from '../report/run-each.ts';
import { shareOf, shareText } from '../report/statistics.ts';
import type { Table } from '../report/table.ts';

interface Classified {
  readonly one: EvalCase<'classify'>;
  /** Best first, with scores. */
  readonly found: readonly string[];
  readonly scores: readonly number[];
  /** Taken without asking. */
  readonly confident: boolean;
  /** Why nothing came out; null where something did. */
  readonly why: string | null;
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

function missOf({ one, found, scores, confident, why }: Classified): string {
  if (why !== null) return `${one.id} ${why}`;
  const got = found.slice(0, 3).map((service, at) => `${service} ${scores[at]}`);
  const sure = confident ? ' (without asking)' : '';
  return `${one.id}: "${one.text.slice(0, 80)}" is ${one.expected.join(' or ')}; found ${got.join(', ') || 'nothing'}${sure}`;
}

/** Whether requests find their service, by language. One that no playbook is for is a miss like any other. */
export async function classifyReport(
  cases: readonly EvalCase<'classify'>[],
  { engine, isOwn }: { readonly engine: Engine; readonly isOwn: boolean },
): Promise<CaseReport> {
  const all = await runEach(
    cases,
    async (one): Promise<Classified> => {
      const { candidates, confident } = await engine.run('scope_confidence', { ...one, playbooks });
      const found = candidates.map((candidate) => candidate.service_type);
      return { one, found, scores: candidates.map(({ score }) => score), confident, why: null };
    },
    (one, why) => ({ one, found: [], scores: [], confident: false, why }),
  );
  const apart = all.filter(({ one }) => !one.expected.some((service) => playbookOf(service)));
  const taken = apart.filter(({ confident }) => confident);
  const offered = apart.filter(({ found, confident }) => found.length > 0 && !confident);
  const misses = all.filter((one) => !isFirst(one)).toSorted((a, b) => Number(b.confident) - Number(a.confident));
  return {
    tables: [
      tableBy('language', all, ({ one }) => languageOf(one.locale)),
      tableBy('service', all, ({ one }) => one.expected.join(' or ')),
    ],
    notes: [
      `Of services without a playbook: ${apart.length} cases, misses above; ${taken.length} of them were taken for another service without asking, for ${offered.length} others were offered.`,
      ...taken.map((one) => `  ${missOf(one)}`),
    ],
    misses: misses.map(missOf),
    judged: all.map((classified): JudgedCase => {
      const { one, found, confident, why } = classified;
      const result = why === null ? { candidates: found, confident } : null;
      const set = isOwn && ({ set: 'in sight' } as const);
      return { id: one.id, result, expected: one.expected, ok: isFirst(classified), ...(why && { why }), ...set };
    }),
    figures: {
      in_first_three: all.filter(isInThree).length,
      taken_without_asking: all.filter(({ confident }) => confident).length,
      surely_wrong: all.filter(isSurelyWrong).length,
    },
  };
}
