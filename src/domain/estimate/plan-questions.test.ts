import { describe, expect, it, vi } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { painting } from '#tests/support/estimates.ts';
import type { Locale } from '../locale.ts';
import { extractSections } from './extract-sections.ts';
import { planQuestions } from './plan-questions.ts';
import type { PlannedQuestion } from './planned-question.ts';

// Many drafts a test; a busy machine takes longer than the usual five seconds.
vi.setConfig({ testTimeout: 30_000 });

function plan(text: string, limit?: number, locale: Locale = 'en-GB'): PlannedQuestion[] {
  const playbook = painting();
  const { sections, job_facts: jobFacts } = extractSections({ text, locale, playbook });
  return planQuestions({ playbook, sections, jobFacts, locale, limit });
}

function keys(questions: readonly PlannedQuestion[]): string[] {
  return questions.map((question) => (question.section_key ? `${question.section_key}/` : '') + question.question_key);
}

function optionsOf(question: PlannedQuestion | undefined): unknown[] {
  const options = question?.config.options;
  return Array.isArray(options) ? options.map((option: { id: unknown }) => option.id) : [];
}

describe('the questions that are asked', () => {
  it('a bare request is asked what matters, in eight', () => {
    expect(keys(plan('Please paint my bedroom'))).toEqual([
      'q.surfaces',
      'q.items',
      'q.photos',
      'bedroom/q.condition',
      'bedroom/q.size',
      'q.hazards',
      'q.supply',
      'q.colour',
    ]);
  });

  it('what the request states is not asked', () => {
    const text =
      'Bedroom 4 x 3 m, 2.4 m high, walls and ceiling but not the woodwork, good condition, same colour, we have the paint, empty room';
    expect(keys(plan(text))).toEqual(['q.hazards', 'q.start', 'closing']);
  });

  it('hazards are asked always, less those that are stated', () => {
    const hazards = (text: string): unknown[] => optionsOf(plan(text).find((one) => one.question_key === 'q.hazards'));
    expect(hazards('bedroom')).toEqual(['home.pre_1980', 'work.high', 'walls.damp', 'none', 'unsure']);
    expect(hazards('bedroom in a 1930s house')).toEqual(['work.high', 'walls.damp', 'none', 'unsure']);
    expect(hazards('bedroom in a 1930s house, no damp, no stairwell')).toEqual([]);
    expect(keys(plan('bedroom', 1))).toEqual(['q.hazards']);
  });

  it('a danger that hangs on another question brings that one along', () => {
    const known = painting();
    const requirements = known.requirements.map((one) => {
      if (one.key === 'woodwork.items') return { ...one, hazard: true };
      return one.key === 'surfaces' ? { ...one, mandatory: false, importance: 'low' as const } : one;
    });
    const playbook = { ...known, requirements };
    const { sections, job_facts: jobFacts } = extractSections({ text: 'bedroom', locale: 'en-GB', playbook });
    const asked = keys(planQuestions({ playbook, sections, jobFacts, locale: 'en-GB', usual: 1 }));
    expect(asked).toEqual(expect.arrayContaining(['q.surfaces', 'q.items']));
  });

  it('several rooms share one question where the playbook can', () => {
    const questions = plan('living room 5x4m and two bedrooms');
    expect(keys(questions)).toContain('bedroom-1/q.size');
    expect(keys(questions)).not.toContain('living_room/q.size');
    const condition = questions.find((one) => one.question_key === 'q.condition');
    expect(condition).toMatchObject({ section_key: null, type: 'SelectForEach', requirement_key: 'walls.condition' });
    expect(condition?.config.items).toEqual([
      { id: 'living_room', label: 'Living room' },
      { id: 'bedroom-1', label: 'Bedroom 1' },
      { id: 'bedroom-2', label: 'Bedroom 2' },
    ]);
    expect(questions.find((one) => one.section_key === 'bedroom-2')?.prompt).toBe('Bedroom 2: how big is it?');
  });

  it('a question about woodwork waits for the answer that there is some, or is asked right away when stated', () => {
    const items = (text: string): PlannedQuestion | undefined =>
      plan(text).find((one) => one.question_key === 'q.items');
    expect(items('bedroom')?.depends_on).toEqual({
      question_key: 'q.surfaces',
      section_key: null,
      any_of: ['woodwork'],
    });
    expect(items('bedroom, walls and woodwork')).toMatchObject({ depends_on: null });
    expect(items('bedroom, walls and ceiling only')).toBeUndefined();
  });

  it('the last one gives room for what there was no room to ask, and for what the playbook reminds of', () => {
    const { sections, job_facts: jobFacts } = extractSections({
      text: 'bedroom',
      locale: 'en-GB',
      playbook: painting(),
    });
    const questions = planQuestions({ playbook: painting(), sections, jobFacts, locale: 'en-GB', usual: 4 });
    const last = questions.at(-1);
    expect(last).toMatchObject({
      question_key: 'closing',
      type: 'TextQuestion',
      required: false,
      requirement_key: null,
    });
    expect(last?.help).toContain('Colours, brand and finish of the paint');
    expect(last?.help).toContain('Change of colour');
    expect(last?.help).not.toContain('What to paint');
    expect(plan('bedroom', undefined, 'de-DE').at(-1)?.question_key).not.toBe('closing');
    expect(plan('Bedroom 4 x 3 m, walls only', undefined, 'de-DE').at(-1)?.prompt).toBe(
      'Was sollten wir sonst noch wissen?',
    );
  });

  it('one more is asked where it is of high importance and much of the price hangs on it', () => {
    const playbook = bundled('carpet-fitting');
    const text = 'We need new carpet for the stairs, landing and two bedrooms';
    const { sections, job_facts: jobFacts } = extractSections({ text, locale: 'en-GB', playbook });
    const asked = keys(planQuestions({ playbook, sections, jobFacts, locale: 'en-GB', usual: 5 }));
    expect(asked).toHaveLength(7);
    expect(asked).toContain('q.supply');
    expect(planQuestions({ playbook, sections, jobFacts, locale: 'en-GB', usual: 5, limit: 5 })).toHaveLength(5);
  });

  it('a fact that is not sure pre-fills its question', () => {
    const size = plan('Two bedrooms 4 x 3 m').find((one) => one.question_key === 'q.size');
    expect(size?.prefill).toEqual({ shape: 'rectangular', unit: 'meters', length: 4, width: 3 });
  });

  it('a whole home is asked for its floor area, not for the size of a room', () => {
    const questions = keys(plan('Please repaint our whole house'));
    expect(questions).toContain('whole_home/q.floor_area');
    expect(questions.some((key) => key.endsWith('q.size'))).toBe(false);
  });

  it('many rooms keep to the limit, hazards among them', () => {
    const questions = plan('12 bedrooms');
    expect(questions).toHaveLength(8);
    expect(keys(questions)).toContain('q.hazards');
  });

  it('photos never satisfy and are never required', () => {
    expect(plan('bedroom').find((one) => one.question_key === 'q.photos')).toMatchObject({
      role: 'supplementary',
      required: false,
    });
  });
});
