import { describe, expect, it, vi } from 'vitest';
import { painting } from '#tests/support/estimates.ts';
import type { PlaybookQuestion } from '../playbooks/playbook.ts';
import { parseAnswer } from '../question/parse-answer.ts';
import { assessReadiness, type Readiness, type ReadinessInput } from './assess-readiness.ts';
import { extractSections } from './extract-sections.ts';
import type { AnsweredQuestion } from './fact.ts';
import { factsFromAnswers } from './facts-from-answers.ts';
import { mergeFacts } from './merge-facts.ts';
import { planFollowUps } from './plan-follow-ups.ts';
import { planQuestions } from './plan-questions.ts';

// Many drafts a test; a busy machine takes longer than the usual five seconds.
vi.setConfig({ testTimeout: 30_000 });

const playbook = painting();

/** What a customer answers, by question key or section/question. */
type Answers = Readonly<Record<string, unknown>>;

function answered(text: string, answers: Answers, extra: readonly AnsweredQuestion[] = []): ReadinessInput {
  const extraction = extractSections({ text, locale: 'en-GB', playbook });
  const planned = planQuestions({
    playbook,
    sections: extraction.sections,
    jobFacts: extraction.job_facts,
    locale: 'en-GB',
  });
  const rows = planned.map((question): AnsweredQuestion => {
    const value = answers[`${question.section_key}/${question.question_key}`] ?? answers[question.question_key] ?? null;
    const isStatus = value === 'skipped' || value === 'deferred';
    return {
      id: `${question.section_key}/${question.question_key}`,
      sectionKey: question.section_key,
      questionKey: question.question_key,
      requirementKey: question.requirement_key,
      type: question.type,
      config: question.config,
      answer: parseAnswer(question.type, value),
      status: isStatus ? value : value === null ? 'active' : 'completed',
    };
  });
  const questions = [...rows, ...extra];
  const facts = mergeFacts(extraction, factsFromAnswers({ playbook, questions }));
  return { playbook, sections: facts.sections, jobFacts: facts.job_facts, questions, locale: 'en-GB' };
}

const complete: Answers = {
  'q.surfaces': { selected: ['walls', 'woodwork'] },
  'q.items': { selections: [{ value: 'door', quantity: 2 }] },
  'q.photos': { media_ids: ['m1'] },
  'q.condition': { selected: ['filling'] },
  'q.size': { shape: 'rectangular', unit: 'feet', length: 12, width: 10, height: 8 },
  'q.hazards': { selected: ['home.pre_1980'] },
  'q.colour': { selected: ['same'] },
  'q.supply': { selected: ['customer'] },
};

function missing(readiness: Readiness): string[] {
  return readiness.missing.map((one) => `${one.section_key ?? 'job'}/${one.requirement_key}: ${one.reason}`);
}

describe('facts from answers', () => {
  it('each component type states its facts', () => {
    const { sections, jobFacts } = answered('bedroom', complete);
    const values = Object.fromEntries(
      [...(sections[0]?.facts ?? []), ...jobFacts].map((fact) => [fact.requirement, fact.value]),
    );
    expect(values).toEqual({
      'room.kind': { type: 'choice', option: 'bedroom' },
      'room.size': { type: 'dimensions', shape: 'rectangular', unit: 'feet', length: '3.6576', width: '3.048' },
      'room.height': { type: 'number', number: '2.4384', unit: 'feet' },
      'walls.condition': { type: 'choice', option: 'filling' },
      surfaces: { type: 'multi_choice', options: ['walls', 'woodwork'] },
      'woodwork.items': { type: 'counts', counts: { door: 2, window: 0, radiator: 0 } },
      'home.pre_1980': { type: 'flag', flag: true },
      'work.high': { type: 'flag', flag: false },
      'walls.damp': { type: 'flag', flag: false },
      'colour.change': { type: 'choice', option: 'same' },
      'paint.supply': { type: 'choice', option: 'customer' },
      photos: { type: 'photo', media_ids: ['m1'] },
    });
  });

  it('one question for several rooms gives each its own', () => {
    const { sections } = answered('two bedrooms', {
      'q.condition': { assignments: { 'bedroom-1': 'poor', 'bedroom-2': 'good' } },
    });
    const condition = sections.map(
      (section) => section.facts.find((fact) => fact.requirement === 'walls.condition')?.value,
    );
    expect(condition).toEqual([
      { type: 'choice', option: 'poor' },
      { type: 'choice', option: 'good' },
    ]);
  });

  it('skipped and "not sure" state nothing more than an assumption', () => {
    const { jobFacts } = answered('bedroom', { 'q.supply': 'skipped', 'q.colour': { selected: ['unsure'] } });
    expect(jobFacts.map((fact) => [fact.requirement, fact.source.kind, fact.confidence])).toEqual([
      ['paint.supply', 'default', 0.5],
    ]);
  });

  it('an answer speaks of what its own question asked, also where another one asks of it too', () => {
    const age: PlaybookQuestion = {
      key: 'q.age',
      component: 'MultipleChoice',
      role: 'primary',
      satisfies: ['home.pre_1980'],
      match: 'any',
    };
    const { questions } = answered('bedroom', complete);
    const { job_facts } = factsFromAnswers({
      playbook: { ...playbook, questions: [age, ...playbook.questions] },
      questions,
    });
    expect(job_facts.map(({ requirement }) => requirement)).toEqual(
      expect.arrayContaining(['home.pre_1980', 'work.high', 'walls.damp']),
    );
  });

  it('an answer to a question that a correction has made one of another kind speaks of its own requirement alone', () => {
    const length: AnsweredQuestion = {
      id: 'length',
      sectionKey: null,
      questionKey: 'q.size',
      requirementKey: 'room.size',
      type: 'NumberInput',
      config: {},
      answer: { type: 'NumberInput', value: { number: 4 } },
      status: 'completed',
    };
    expect(factsFromAnswers({ playbook, questions: [length] }).job_facts).toEqual([]);
  });

  it('values of the wrong shape state nothing', () => {
    const wrong = [
      null,
      3,
      'x',
      [],
      {},
      { selected: 'walls' },
      { selected: ['<b>'] },
      { number: Number.NaN },
      { length: -1, width: 2 },
    ];
    for (const value of wrong) {
      const answers = Object.fromEntries(Object.keys(complete).map((key) => [key, value]));
      const { jobFacts, sections } = answered('bedroom', answers);
      expect(
        [...jobFacts, ...(sections[0]?.facts ?? [])]
          .map((fact) => fact.requirement)
          .filter((key) => key !== 'room.kind'),
      ).toEqual([]);
    }
  });
});

describe('whether the facts are enough', () => {
  it('after complete answers nothing is missing', () => {
    const readiness = assessReadiness(answered('bedroom', complete));
    expect(missing(readiness)).toEqual([]);
    expect(readiness.ready).toBe(true);
    expect(readiness.spread).toBeLessThan(0.15);
    const size = readiness.requirements[0]?.requirements.find((one) => one.key === 'room.size');
    expect(size).toEqual({ key: 'room.size', label: 'Room size', importance: 'high', satisfied: true });
  });

  it('the fewer facts, the wider the spread', () => {
    const none = assessReadiness(answered('bedroom', {}));
    expect(none.spread).toBeGreaterThan(assessReadiness(answered('bedroom 4x3m', {})).spread);
  });

  it('a length without a width is partly answered and asked again', () => {
    const input = answered('bedroom', { ...complete, 'q.size': { shape: 'rectangular', unit: 'meters', length: 4 } });
    expect(missing(assessReadiness(input))).toEqual(['bedroom/room.size: partly_answered']);
    expect(planFollowUps(input)).toMatchObject([
      { section_key: 'bedroom', question_key: 'q.size', origin: 'partial_resolution', urgency: 'high' },
    ]);
  });

  it('one room of two without an answer is asked for alone', () => {
    const input = answered('two bedrooms', { ...complete, 'q.condition': { assignments: { 'bedroom-1': 'poor' } } });
    const [question] = planFollowUps(input);
    expect(question).toMatchObject({
      section_key: 'bedroom-2',
      type: 'MultipleChoice',
      requirement_key: 'walls.condition',
    });
  });

  it('skipped, deferred and "not sure" are not asked again', () => {
    const input = answered('bedroom', {
      ...complete,
      'q.size': 'skipped',
      'q.condition': 'deferred',
      'q.hazards': { selected: ['unsure'] },
    });
    expect(planFollowUps(input)).toEqual([]);
    expect(assessReadiness(input).ready).toBe(true);
  });

  it('what had no place among the first questions is asked now', () => {
    const input = answered('12 bedrooms', complete);
    const followUps = planFollowUps(input);
    expect(followUps).toHaveLength(4);
    expect(assessReadiness(input).ready).toBe(false);
  });

  it('another room in a free text is asked about once, and a third time nothing is asked', () => {
    const note: AnsweredQuestion = {
      id: 'note',
      sectionKey: null,
      questionKey: null,
      requirementKey: null,
      type: 'TextQuestion',
      config: {},
      answer: { type: 'TextQuestion', value: { text: 'Oh, and could you do the hallway as well?' } },
      status: 'completed',
    };
    const [question] = planFollowUps(answered('bedroom', complete, [note]));
    expect(question).toMatchObject({
      origin: 'customer_mention',
      type: 'MultipleChoice',
      prompt: 'You also mentioned: Hallway. Should it be part of this job?',
    });
    const asked: AnsweredQuestion = {
      ...note,
      id: 'asked',
      type: 'MultipleChoice',
      config: question?.config,
      answer: null,
    };
    expect(planFollowUps(answered('bedroom', complete, [note, asked]))).toEqual([]);
  });
});
