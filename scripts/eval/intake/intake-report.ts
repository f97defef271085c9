import type { Engine } from '#server/ports/engine.ts';
import { playbookOf, playbooks } from '#tests/support/bundled-playbooks.ts';
import type { EvalCase } from '../cases/case-schemas.ts';
import { serviceOf } from '../price/service-of.ts';
import { runEach } from '../report/run-each.ts';
import { median, type Share, shareOf, shareText } from '../report/statistics.ts';
import type { Report, Table } from '../report/table.ts';
import { today } from '../today.ts';
import { type Intake, runIntake } from './run-intake.ts';

/** The most a customer is asked: in the first round, and all together. */
const mostFirst = 8;
const mostAsked = 12;

function sumOf(all: readonly Intake[], hits: (one: Intake) => number, of: (one: Intake) => number): Share {
  const sum = (count: (one: Intake) => number): number => all.reduce((total, one) => total + count(one), 0);
  return { hits: sum(hits), of: sum(of) };
}

function rowOf(name: string, all: readonly Intake[]): string[] {
  const covered = ({ topics, missed }: Intake): number => topics - missed.length;
  const topics = (one: Intake): number => one.topics;
  return [
    name,
    String(all.length),
    `${median(all.map(({ first }) => first)) ?? '–'} (most ${Math.max(...all.map(({ first }) => first))})`,
    `${median(all.map(({ asked }) => asked)) ?? '–'} (most ${Math.max(...all.map(({ asked }) => asked))})`,
    shareText(sumOf(all, ({ coveredAtFirst }) => coveredAtFirst, topics)),
    shareText(sumOf(all, covered, topics)),
    shareText(
      sumOf(
        all,
        ({ askedAgain }) => askedAgain.length,
        ({ stated }) => stated,
      ),
    ),
    shareText(
      sumOf(
        all,
        ({ hazards, hazardsMissed }) => hazards - hazardsMissed.length,
        ({ hazards }) => hazards,
      ),
    ),
    shareText(shareOf(all, ({ ready }) => ready)),
    shareText(shareOf(all, ({ hasDraft }) => hasDraft)),
  ];
}

function tableOf(all: readonly Intake[]): Table {
  const services = [...new Set(all.map(({ service }) => service))].toSorted();
  const rows = services.map((service) =>
    rowOf(
      service,
      all.filter((one) => one.service === service),
    ),
  );
  return {
    columns: [
      'service',
      'n',
      'first questions',
      'asked in all',
      'topics at first',
      'topics in the end',
      'stated asked again',
      'hazards asked',
      'ready',
      'draft',
    ],
    rows: [...rows, ...(all.length && services.length > 1 ? [rowOf('all', all)] : [])],
  };
}

function complaintsOf(intake: Intake): string[] {
  const { one, missed, askedAgain, askedKnown, hazardsMissed, first, asked } = intake;
  return [
    ...(missed.length ? [`${one.id}: never asked: ${missed.join('; ')}`] : []),
    ...(hazardsMissed.length ? [`${one.id}: hazards not asked: ${hazardsMissed.join(', ')}`] : []),
    ...(askedAgain.length ? [`${one.id}: stated, and in a question again: ${askedAgain.join('; ')}`] : []),
    ...(askedKnown.length ? [`${one.id}: asked although it was read: ${askedKnown.join(', ')}`] : []),
    ...(first > mostFirst || asked > mostAsked ? [`${one.id}: ${first} first questions, ${asked} in all`] : []),
  ];
}

function expectedOf(one: EvalCase<'intake'>): readonly string[] {
  return [one.expected_service ?? []].flat();
}

/** A case that was talked through, or where it ended before: `apart` without a playbook, `lost` with the wrong service. */
type Outcome = { readonly talked: Intake } | { readonly apart: string } | { readonly lost: string };

async function outcomeOf(one: EvalCase<'intake'>, engine: Engine): Promise<Outcome> {
  const { request: text, locale } = one;
  const expected = expectedOf(one);
  const classification = await engine.run('scope_confidence', { text, locale, playbooks });
  const service = await serviceOf({ classification, locale, expected }, engine);
  const said = `${one.id}: ${expected.join(' or ') || 'no service named'}`;
  const taken = `, taken for ${service ?? 'nothing known'}`;
  if (expected.length && !expected.some((slug) => playbookOf(slug))) {
    return { apart: `  ${said}${service === null ? '' : taken}` };
  }
  const playbook = service === null ? undefined : playbookOf(service);
  if (!playbook || (expected.length && !expected.includes(playbook.service_type))) return { lost: `${said}${taken}` };
  const extraction = await engine.run('section_extraction', { text, locale, playbook, today });
  return { talked: await runIntake({ one, playbook, extraction, engine }, !classification.confident) };
}

/** Talks with a simulated customer; services without a playbook are counted apart. */
export async function intakeReport(
  cases: readonly EvalCase<'intake'>[],
  engine: Engine,
): Promise<Omit<Report, 'title'>> {
  const { results, failed } = await runEach(cases, (one) => outcomeOf(one, engine));
  const all = results.flatMap((one) => ('talked' in one ? [one.talked] : []));
  const apart = results.flatMap((one) => ('apart' in one ? [one.apart] : []));
  const lost = results.flatMap((one) => ('lost' in one ? [one.lost] : []));
  const within = (holds: (one: Intake) => boolean): string => shareText(shareOf(all, holds));
  return {
    tables: [tableOf(all)],
    notes: [
      `At most ${mostFirst} first questions: ${within(({ first }) => first <= mostFirst)}; at most ${mostAsked} in all: ${within(({ asked }) => asked <= mostAsked)}.`,
      `Not recognised or taken for another service, so not asked: ${lost.length} of ${lost.length + all.length}.`,
      'A topic counts as asked by its words in a prompt, help, option or hint; as stated and asked again by its words in a prompt.',
      `No playbook: ${apart.length} cases, not counted above.`,
      ...apart,
      ...failed,
    ],
    misses: [...lost, ...all.toSorted((a, b) => b.missed.length - a.missed.length).flatMap(complaintsOf)],
  };
}
