import { assessReadiness } from '#domain/estimate/assess-readiness.ts';
import type { Extraction } from '#domain/estimate/extract-sections.ts';
import { type AnsweredQuestion, statedConfidence } from '#domain/estimate/fact.ts';
import type { PlannedQuestion } from '#domain/estimate/planned-question.ts';
import { withAnswers } from '#domain/estimate/with-answers.ts';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import { selectedOptions } from '#domain/question/branching.ts';
import type { Engine, JobKnowledge } from '#server/ports/engine.ts';
import type { EvalCase, IntakeTopic } from '../cases/case-schemas.ts';
import { totalMinor } from '../price/draft-price.ts';
import { answerQuestion } from './simulated-customer.ts';
import { askedText, isKnownTopic, promptText, speaksOf } from './topics.ts';

export interface Intake {
  readonly one: EvalCase<'intake'>;
  /** Null where none was recognised. */
  readonly service: string | null;
  /** Why nobody was asked; null where somebody was. */
  readonly why: string | null;
  /** Questions of the first round; one about the service is not among them. */
  readonly first: number;
  /** All that the customer was shown, the one about the service included. */
  readonly asked: number;
  /** Topics the customer has to be asked, without those that the request states. */
  readonly topics: number;
  /** Of these: asked in the first round, or known from the request. */
  readonly coveredAtFirst: number;
  readonly missed: readonly string[];
  readonly stated: number;
  /** Stated topics whose words are in a question's prompt. */
  readonly askedAgain: readonly string[];
  /** Questions about what a sure fact of the request says: always wrong. */
  readonly askedKnown: readonly string[];
  readonly hazards: number;
  readonly hazardsMissed: readonly string[];
  /** Nothing that matters is open after the last answer. */
  readonly ready: boolean;
  readonly hasDraft: boolean;
}

/** A case in which nobody could be asked: all that has to be asked is missed. */
export function unasked(one: EvalCase<'intake'>, service: string | null, why: string): Intake {
  const open = one.must_ask.filter(({ stated }) => !stated);
  return {
    one,
    service,
    why,
    first: 0,
    asked: 0,
    topics: open.length,
    coveredAtFirst: 0,
    missed: open.map(({ topic }) => topic),
    stated: 0,
    askedAgain: [],
    askedKnown: [],
    hazards: 0,
    hazardsMissed: [],
    ready: false,
    hasDraft: false,
  };
}

/** As the product has it: at most so many rounds after the first. */
const followUpRounds = 2;

interface Talk {
  readonly one: EvalCase<'intake'>;
  readonly playbook: Playbook;
  readonly extraction: Extraction;
  readonly engine: Engine;
}

function knowledgeOf({ one, playbook, extraction }: Talk, rows: readonly AnsweredQuestion[]): JobKnowledge {
  const { sections, job_facts } = withAnswers(extraction, { playbook, locale: one.locale, questions: rows });
  return { playbook, sections, jobFacts: job_facts, locale: one.locale };
}

function isShown(question: PlannedQuestion, answers: ReadonlyMap<string, AnsweredQuestion>): boolean {
  if (!question.depends_on) return true;
  const selected = selectedOptions(answers.get(question.depends_on.question_key)?.answer ?? null);
  return question.depends_on.any_of.some((id) => selected.includes(id));
}

interface Round {
  readonly shown: readonly PlannedQuestion[];
  readonly rows: readonly AnsweredQuestion[];
}

/** The questions that appear one after the other, each with its answer. */
function answerRound({ one, playbook }: Talk, questions: readonly PlannedQuestion[], before: number): Round {
  const answers = new Map<string, AnsweredQuestion>();
  const shown: PlannedQuestion[] = [];
  const rows: AnsweredQuestion[] = [];
  for (const question of questions) {
    if (!isShown(question, answers)) continue;
    const row = answerQuestion({ one, playbook, question }, before + rows.length);
    answers.set(question.question_key, row);
    shown.push(question);
    rows.push(row);
  }
  return { shown, rows };
}

async function talk(about: Talk): Promise<{ first: Round; rest: Round }> {
  const first = answerRound(about, await about.engine.run('initial_questions', knowledgeOf(about, [])), 0);
  const shown: PlannedQuestion[] = [];
  const rows = [...first.rows];
  for (let round = 0; round < followUpRounds; round += 1) {
    const knowledge = knowledgeOf(about, rows);
    if (!assessReadiness({ ...knowledge, questions: rows }).missing.length) break;
    const planned = await about.engine.run('follow_up_questions', { ...knowledge, questions: rows });
    const next = answerRound(about, planned, rows.length);
    if (!next.rows.length) break;
    shown.push(...next.shown);
    rows.push(...next.rows);
  }
  return { first, rest: { shown, rows } };
}

/** Requirements that the request itself states surely. */
function statedKeys({ extraction }: Talk): ReadonlySet<string> {
  const facts = [...extraction.job_facts, ...extraction.sections.flatMap((section) => section.facts)];
  return new Set(facts.filter((fact) => fact.confidence >= statedConfidence).map((fact) => fact.requirement));
}

/** Whether the request surely states what a question asks, for the very part it is about. */
function isStatedThere({ extraction }: Talk, { requirement_key, section_key }: PlannedQuestion): boolean {
  const section = extraction.sections.find(({ key }) => key === section_key);
  const facts = [...extraction.job_facts, ...(section?.facts ?? [])];
  return facts.some((fact) => fact.requirement === requirement_key && fact.confidence >= statedConfidence);
}

/** What is dangerous and applies here, and which of it neither the request nor a question of the first round speaks of. */
function hazardsOf(about: Talk, first: Round): { readonly all: string[]; readonly missed: string[] } {
  const { playbook } = about;
  const { requirements } = assessReadiness({ ...knowledgeOf(about, []), questions: [] });
  const isHazard = (key: string): boolean =>
    playbook.requirements.some((one) => one.key === key && one.hazard === true);
  const states = requirements.flatMap((place) => place.requirements).filter(({ key }) => isHazard(key));
  const satisfied = new Set(
    first.shown.flatMap(
      ({ question_key }) => playbook.questions.find((one) => one.key === question_key)?.satisfies ?? [],
    ),
  );
  const missed = states.filter(({ key, satisfied: known }) => !known && !satisfied.has(key)).map(({ key }) => key);
  return { all: [...new Set(states.map(({ key }) => key))], missed: [...new Set(missed)] };
}

/** A request asked about and answered to the end, and what of that was good. `scoped`: the service had to be asked. */
export async function runIntake(about: Talk, scoped: boolean): Promise<Intake> {
  const { one, playbook, engine } = about;
  const { first, rest } = await talk(about);
  const known = statedKeys(about);
  const all = [...first.shown, ...rest.shown];
  const covers = (questions: readonly PlannedQuestion[], topic: IntakeTopic): boolean =>
    isKnownTopic(topic, known, playbook) ||
    questions.some((question) => speaksOf(askedText(question, playbook), topic.words));
  const open = one.must_ask.filter((topic) => !topic.stated);
  const stated = one.must_ask.filter((topic) => topic.stated);
  const hazards = hazardsOf(about, first);
  const after = knowledgeOf(about, rest.rows);
  const readiness = assessReadiness({ ...after, questions: rest.rows });
  const estimate = await engine.run('quote_estimate', {
    ...after,
    rules: [],
    serviceTypeId: null,
    currency: 'GBP',
    taxRate: 0,
  });
  return {
    one,
    service: playbook.service_type,
    why: null,
    first: first.shown.length,
    asked: all.length + Number(scoped),
    topics: open.length,
    coveredAtFirst: open.filter((topic) => covers(first.shown, topic)).length,
    missed: open.filter((topic) => !covers(all, topic)).map(({ topic }) => topic),
    stated: stated.length,
    askedAgain: stated
      .filter(({ words }) => all.some((question) => speaksOf(promptText(question, playbook), words)))
      .map(({ topic }) => topic),
    askedKnown: first.shown
      .filter((question) => isStatedThere(about, question))
      .map(({ question_key }) => question_key),
    hazards: hazards.all.length,
    hazardsMissed: hazards.missed,
    ready: readiness.ready,
    hasDraft: (totalMinor(estimate) ?? 0) > 0,
  };
}
