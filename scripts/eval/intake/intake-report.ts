import type { Engine } from '#server/ports/engine.ts';
import { playbookOf, playbooks } from '#tests/support/bundled-playbooks.ts';
import type { EvalCase } from '../cases/case-schemas.ts';
import { serviceOf } from '../price/service-of.ts';
import type { CaseReport, JudgedCase } from '../report/judged-case.ts';
import { runEach } from '../report/run-each.ts';
import { median, type Share, shareOf, shareText } from '../report/statistics.ts';
import type { Table } from '../report/table.ts';
import { today } from '../today.ts';
import { type Intake, runIntake, unasked } from './run-intake.ts';

/** The most a customer is asked: in the first round, and all together. */
const mostFirst = 8;
const mostAsked = 12;

function sumOf(all: readonly Intake[], hits: (one: Intake) => number, of: (one: Intake) => number): Share {
  const sum = (count: (one: Intake) => number): number => all.reduce((total, one) => total + count(one), 0);
  return { hits: sum(hits), of: sum(of) };
}

const covered = ({ topics, missed }: Intake): number => topics - missed.length;

/** A customer who was asked all that matters, and not too much. */
const isWell = (one: Intake): boolean =>
  one.why === null && one.missed.length === 0 && one.first <= mostFirst && one.asked <= mostAsked;

function rowOf(name: string, all: readonly Intake[]): string[] {
  const topics = (one: Intake): number => one.topics;
  const talked = all.filter(({ why }) => why === null);
  const spread = (counts: readonly number[]): string => `${median(counts) ?? '–'} (most ${Math.max(0, ...counts)})`;
  return [
    name,
    String(all.length),
    spread(talked.map(({ first }) => first)),
    spread(talked.map(({ asked }) => asked)),
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
  const keyOf = ({ service }: Intake): string => service ?? 'not recognised';
  const services = [...new Set(all.map(keyOf))].toSorted();
  const rows = services.map((service) =>
    rowOf(
      service,
      all.filter((one) => keyOf(one) === service),
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
  const { one, why, missed, askedAgain, askedKnown, hazardsMissed, first, asked } = intake;
  if (why !== null) return [`${one.id}: ${why}`];
  return [
    ...(missed.length ? [`${one.id}: never asked: ${missed.join('; ')}`] : []),
    ...(hazardsMissed.length ? [`${one.id}: hazards not asked: ${hazardsMissed.join(', ')}`] : []),
    ...(askedAgain.length ? [`${one.id}: stated, and in a question again: ${askedAgain.join('; ')}`] : []),
    ...(askedKnown.length ? [`${one.id}: asked although it was read: ${askedKnown.join(', ')}`] : []),
    ...(first > mostFirst || asked > mostAsked ? [`${one.id}: ${first} first questions, ${asked} in all`] : []),
  ];
}

async function intakeOf(one: EvalCase<'intake'>, engine: Engine): Promise<Intake> {
  const { request: text, locale } = one;
  const expected = [one.expected_service ?? []].flat();
  const classification = await engine.run('scope_confidence', { text, locale, playbooks });
  const service = await serviceOf({ classification, locale, expected }, engine);
  const playbook = service === null ? undefined : playbookOf(service);
  if (!playbook || (expected.length && !expected.includes(playbook.service_type)))
    return unasked(
      one,
      service,
      `${expected.join(' or ') || 'no service named'}, taken for ${service ?? 'nothing known'}`,
    );
  const extraction = await engine.run('section_extraction', { text, locale, playbook, today });
  return runIntake({ one, playbook, extraction, engine }, !classification.confident);
}

function judgedOf(intake: Intake, isOwn: boolean): JudgedCase {
  const { one, service, why, first, asked, missed } = intake;
  return {
    id: one.id,
    result: why === null ? { service, first, asked, missed } : null,
    expected: { service: one.expected_service ?? null, topics: one.must_ask.map(({ topic }) => topic) },
    ok: isWell(intake),
    ...(why !== null && { why }),
    ...(isOwn && ({ set: 'in sight' } as const)),
  };
}

/** Talks with a simulated customer. Where the service is not recognised or has no playbook, all its topics are missed. */
export async function intakeReport(
  cases: readonly EvalCase<'intake'>[],
  { engine, isOwn }: { readonly engine: Engine; readonly isOwn: boolean },
): Promise<CaseReport> {
  const all = await runEach(
    cases,
    (one) => intakeOf(one, engine),
    (one, why) => unasked(one, null, why),
  );
  const lost = all.filter(({ why }) => why !== null);
  const within = (holds: (one: Intake) => boolean): string => shareText(shareOf(all, holds));
  return {
    tables: [tableOf(all)],
    notes: [
      `At most ${mostFirst} first questions: ${within(({ first }) => first <= mostFirst)}; at most ${mostAsked} in all: ${within(({ asked }) => asked <= mostAsked)}.`,
      `Not recognised or taken for another service, so not asked and all topics missed: ${lost.length} of ${all.length}.`,
      'A topic counts as asked by its words in the prompt of a question, or in one of several things that a question asks outright; help, hints and the closing list count as nothing. As stated and asked again it counts by its words in a prompt.',
    ],
    misses: all.toSorted((a, b) => b.missed.length - a.missed.length).flatMap(complaintsOf),
    judged: all.map((one) => judgedOf(one, isOwn)),
    figures: {
      topics: sumOf(all, covered, ({ topics }) => topics).of,
      topics_asked: sumOf(all, covered, ({ topics }) => topics).hits,
      topics_asked_at_first: all.reduce((sum, { coveredAtFirst }) => sum + coveredAtFirst, 0),
      most_first: Math.max(0, ...all.map(({ first }) => first)),
      most_asked: Math.max(0, ...all.map(({ asked }) => asked)),
    },
  };
}
