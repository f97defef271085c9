import type { Engine } from '#server/ports/engine.ts';
import { playbookOf } from '#tests/support/bundled-playbooks.ts';
import type { EvalCase } from '../cases/case-schemas.ts';
import type { CaseReport, CaseSet, JudgedCase } from '../report/judged-case.ts';
import { runEach } from '../report/run-each.ts';
import { median, shareOf, shareText, signedPercent } from '../report/statistics.ts';
import type { Table } from '../report/table.ts';
import { draftPrice, type PricedCase, unpriced } from './draft-price.ts';
import { isHeldOut } from './held-out.ts';

const whichIsWhich =
  'By figures: “out of sight” are the cases whose name’s SHA-256 is divisible by three; nobody looked at their prices while hours and material were set. The others’ misses were looked at: of them the figures are no evidence.';

/** How near a draft has to be. */
const near = 0.15;

const setOf = (id: string): CaseSet => (isHeldOut(id) ? 'out of sight' : 'in sight');

/** By how much of the typical price a draft is over it; null without a price. */
function errorOf({ point, one }: PricedCase): number | null {
  return point === null ? null : point / one.expected.typical - 1;
}

function isWithin(priced: PricedCase, most: number): boolean {
  const error = errorOf(priced);
  return error !== null && Math.abs(error) <= most + 1e-9;
}

function hasRange({ one }: PricedCase): boolean {
  return typeof one.expected.low === 'number' && typeof one.expected.high === 'number';
}

function isInRange({ point, one: { expected } }: PricedCase): boolean {
  return point !== null && point >= (expected.low ?? 0) && point <= (expected.high ?? Number.POSITIVE_INFINITY);
}

/** Whether the draft's own range holds the typical price. */
function holdsTypical({ range, one }: PricedCase): boolean {
  return range !== null && range[0] <= one.expected.typical && one.expected.typical <= range[1];
}

function rowOf(name: string, all: readonly PricedCase[]): string[] {
  const errors = all.map(errorOf).filter((error) => error !== null);
  const over = errors.filter((error) => error > 0.005).length;
  const under = errors.filter((error) => error < -0.005).length;
  const off = median(errors.map(Math.abs));
  return [
    name,
    String(all.length),
    shareText(shareOf(all, (one) => isWithin(one, near))),
    shareText(shareOf(all, (one) => isWithin(one, 0.25))),
    shareText(shareOf(all.filter(hasRange), isInRange)),
    shareText(shareOf(all, holdsTypical)),
    off === null ? '–' : `${Math.round(off * 100)} %`,
    signedPercent(median(errors)),
    `${over} over, ${under} under`,
    String(all.length - errors.length),
  ];
}

function tableBy(name: string, cases: readonly PricedCase[], keyOf: (priced: PricedCase) => string): Table {
  const keys = [...new Set(cases.map(keyOf))].toSorted();
  const columns = [
    name,
    'n',
    'within 15 %',
    'within 25 %',
    'inside low–high',
    'typical in its range',
    'median error',
    'bias',
    'direction',
    'no price',
  ];
  const rows = keys.map((key) =>
    rowOf(
      key,
      cases.filter((one) => keyOf(one) === key),
    ),
  );
  return { columns, rows: [...rows, ...(keys.length > 1 ? [rowOf('all', cases)] : [])] };
}

function serviceKey({ one, service }: PricedCase): string {
  return one.expected.service_type ?? service ?? 'not recognised';
}

function missOf(priced: PricedCase): string {
  const { one, point, service, why, lines } = priced;
  const { typical, service_type } = one.expected;
  const wrong = service_type && service && service !== service_type ? `, taken for ${service}` : '';
  if (point === null) return `${one.id}: ${why ?? 'no price'}${wrong}; expected ${typical} ${one.currency}`;
  const off = signedPercent(errorOf(priced));
  return `${one.id}: ${point.toFixed(0)} for ${typical} ${one.currency} (${off})${wrong}; ${lines.join(', ')}`;
}

/** What has no price comes first, then what is furthest off by ratio: a third is as bad as three times. */
function badness(priced: PricedCase): number {
  const { point, one } = priced;
  return point === null ? Number.POSITIVE_INFINITY : Math.abs(Math.log(point / one.expected.typical));
}

function notesOf(priced: readonly PricedCase[]): string[] {
  const hasPlaybook = ({ one: { expected } }: PricedCase): boolean =>
    !expected.service_type || playbookOf(expected.service_type) !== undefined;
  const apart = priced.filter((one) => !hasPlaybook(one));
  const taken = apart.filter(({ service }) => service !== null);
  const known = priced.filter(hasPlaybook);
  const wrong = known.filter(
    ({ one, service }) => one.expected.service_type && service !== null && service !== one.expected.service_type,
  );
  const none = known.filter(({ service }) => service === null);
  const unused = priced.flatMap(({ one, unused: names }) => names.map((name) => `${one.id} ${name}`));
  return [
    `Of services without a playbook: ${apart.length} cases, misses above; ${taken.length} of them were taken for another service.`,
    ...taken.map(({ one, service }) => `  ${one.id}: ${one.expected.service_type} taken for ${service}`),
    `Of those with a playbook ${none.length} were not recognised and ${wrong.length} taken for another service.`,
    ...(unused.length ? [`Answers that state nothing to the playbook: ${unused.join(', ')}.`] : []),
  ];
}

function judgedOf(priced: PricedCase, isOwn: boolean): JudgedCase {
  const { one, point, service, range, why } = priced;
  return {
    id: one.id,
    result: point === null ? null : { price: point, range, service },
    expected: one.expected,
    ok: isWithin(priced, near),
    ...(why !== null && { why }),
    ...(isOwn && { set: setOf(one.id) }),
  };
}

/** Drafts against published prices. No case is left out: what has no price is a miss. */
export async function priceReport(
  cases: readonly EvalCase<'price'>[],
  { engine, isOwn }: { readonly engine: Engine; readonly isOwn: boolean },
): Promise<CaseReport> {
  const priced = await runEach(cases, (one) => draftPrice(one, engine), unpriced);
  const told = cases.filter(({ inputs }) => inputs);
  const toldAll = await runEach(
    told,
    (one) => draftPrice({ ...one, answers: { ...one.inputs, ...one.answers } }, engine),
    unpriced,
  );
  const misses = priced.filter((one) => !isWithin(one, near)).toSorted((a, b) => badness(b) - badness(a));
  const errors = priced.map(errorOf).filter((error) => error !== null);
  return {
    tables: [
      tableBy('service', priced, serviceKey),
      tableBy('service, all facts told', toldAll, serviceKey),
      ...(isOwn ? [tableBy('figures', priced, ({ one }) => setOf(one.id))] : []),
      tableBy('language', priced, ({ one }) => one.locale.slice(0, 2)),
    ],
    notes: [...(isOwn ? [whichIsWhich] : []), ...notesOf(priced)],
    misses: misses.map(missOf),
    judged: priced.map((one) => judgedOf(one, isOwn)),
    figures: {
      within_15_percent: shareOf(priced, (one) => isWithin(one, near)).hits,
      within_25_percent: shareOf(priced, (one) => isWithin(one, 0.25)).hits,
      typical_in_range: shareOf(priced, holdsTypical).hits,
      no_price: priced.length - errors.length,
      median_error: median(errors),
    },
  };
}
