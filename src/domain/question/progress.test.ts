import { describe, expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import {
  type AskedQuestion,
  type GivenResponse,
  givenResponses,
  latestAnswers,
  selectedOptions,
  shownQuestions,
} from './branching.ts';
import { nextQuestion } from './next-question.ts';
import { missingRequired, progress } from './progress.ts';

const ask = (id: string, position: number, over: Partial<AskedQuestion> = {}): AskedQuestion => ({
  id,
  type: 'TextQuestion',
  config: {},
  required: true,
  position,
  dependsOn: null,
  ...over,
});
const when = (question_id: string, ...any_of: string[]) => ({ dependsOn: { question_id, any_of } });
const answer = (questionId: string, text: string): GivenResponse => ({
  questionId,
  answer: { type: 'TextQuestion', value: { text } },
  status: 'completed',
});
const choose = (questionId: string, ...selected: string[]): GivenResponse => ({
  questionId,
  answer: { type: 'MultipleChoice', value: { selected } },
  status: 'completed',
});
const putOff = (questionId: string, status: 'deferred' | 'skipped'): GivenResponse => ({
  questionId,
  answer: null,
  status,
});

const heating = ask('heating', 0, { type: 'MultipleChoice' });
const fuel = ask('fuel', 1, { type: 'MultipleChoice', ...when('heating', 'boiler', 'stove') });
const tank = ask('tank', 2, when('fuel', 'oil'));
const access = ask('access', 3);
const notes = ask('notes', 4, { required: false });
const questions = [heating, fuel, tank, access, notes];

const ids = (list: readonly AskedQuestion[]) => list.map((question) => question.id);
const shown = (...responses: GivenResponse[]) => ids(shownQuestions(questions, latestAnswers(responses)));
const missing = (...responses: GivenResponse[]) => ids(missingRequired(questions, latestAnswers(responses)));
const next = (...responses: GivenResponse[]) => nextQuestion(questions, latestAnswers(responses))?.id ?? null;

describe('a dependent question', () => {
  test('is shown once the other one’s answer selects one of its options', () => {
    expect(shown()).toEqual(['heating', 'access', 'notes']);
    expect(shown(choose('heating', 'stove'))).toContain('fuel');
    expect(shown(choose('heating', 'heat_pump'))).not.toContain('fuel');
  });

  test('follows the latest answer', () => {
    expect(shown(choose('heating', 'stove'), choose('heating', 'heat_pump'))).not.toContain('fuel');
  });

  test('is not shown when the other one was put off', () => {
    expect(shown(choose('heating', 'stove'), putOff('heating', 'skipped'))).not.toContain('fuel');
  });

  test('goes with the branch it hangs on, whatever was answered there before', () => {
    const down = [choose('heating', 'boiler'), choose('fuel', 'oil')];
    expect(shown(...down)).toContain('tank');
    expect(shown(...down, choose('heating', 'heat_pump'))).toEqual(['heating', 'access', 'notes']);
  });

  test('of a question that is gone, of itself or in a circle is never shown', () => {
    const lost = ask('lost', 0, when('gone', 'a'));
    const self = ask('self', 1, when('self', 'a'));
    const circle = [ask('one', 2, when('two', 'a')), ask('two', 3, when('one', 'a'))];
    const answers = latestAnswers(['self', 'one', 'two'].map((id) => choose(id, 'a')));
    expect(shownQuestions([lost, self, ...circle], answers)).toEqual([]);
  });
});

test.each<[Answer | null, string[]]>([
  [{ type: 'MultipleChoice', value: { selected: ['a', ' ', 'b'] } }, ['a', 'b']],
  [
    {
      type: 'MultipleChoiceWithQuantity',
      value: {
        selections: [
          { value: 'a', quantity: 2 },
          { value: 'b', quantity: 0 },
        ],
      },
    },
    ['a'],
  ],
  [{ type: 'SelectForEach', value: { assignments: { hall: 'oak', attic: '' } } }, ['oak']],
  [{ type: 'TextQuestion', value: { text: 'a' } }, []],
  [null, []],
])('%j selects %j', (answered, selected) => {
  expect(selectedOptions(answered)).toEqual(selected);
});

test('a response is read by the type of its question, and one to another question is left out', () => {
  const stored = { value: { text: 'boiler', selected: ['boiler'] }, status: 'completed' } as const;
  const responses = ['heating', 'access', 'gone'].map((questionId) => ({ ...stored, questionId }));
  expect(givenResponses(questions, responses)).toEqual([choose('heating', 'boiler'), answer('access', 'boiler')]);
});

describe('progress', () => {
  test('counts the required questions on show', () => {
    expect(progress({ questions, responses: [] })).toEqual({ answered: 0, required: 2, percent: 0 });
    expect(progress({ questions, responses: [choose('heating', 'boiler')] })).toEqual({
      answered: 1,
      required: 3,
      percent: 33,
    });
  });

  test('is at a hundred only when nothing required is left, and optional answers do not stand in', () => {
    const responses = [choose('heating', 'heat_pump'), answer('notes', 'Ring twice')];
    expect(progress({ questions, responses })).toEqual({ answered: 1, required: 2, percent: 50 });
    expect(progress({ questions, responses: [...responses, answer('access', 'Side gate')] }).percent).toBe(100);
  });

  test('does not round up to a hundred', () => {
    const many = Array.from({ length: 201 }, (_, position) => ask(`q${position}`, position));
    const responses = many.slice(1).map((question) => answer(question.id, 'done'));
    expect(progress({ questions: many, responses })).toEqual({ answered: 200, required: 201, percent: 99 });
  });

  test('falls back when a later answer is no longer complete', () => {
    const responses = [choose('heating', 'heat_pump'), answer('access', 'Side gate'), answer('access', ' ')];
    expect(progress({ questions, responses }).answered).toBe(1);
  });

  test('has nothing left to ask where nothing is required', () => {
    expect(progress({ questions: [notes], responses: [] })).toEqual({ answered: 0, required: 0, percent: 100 });
  });
});

describe('a submit', () => {
  test('names each required question on show without a complete answer', () => {
    expect(missing()).toEqual(['heating', 'access']);
    expect(missing(choose('heating', 'boiler'), answer('access', '  '))).toEqual(['fuel', 'access']);
  });

  test('lets pass what the customer deferred or skipped', () => {
    expect(missing(choose('heating', 'heat_pump'), putOff('access', 'skipped'))).toEqual([]);
    expect(missing(putOff('heating', 'deferred'), putOff('access', 'skipped'))).toEqual([]);
  });

  test('counts an answer given after putting off, and putting off after an answer', () => {
    expect(missing(choose('heating', 'heat_pump'), putOff('access', 'skipped'), answer('access', ''))).toEqual([
      'access',
    ]);
    expect(missing(choose('heating', 'heat_pump'), answer('access', ''), putOff('access', 'skipped'))).toEqual([]);
  });
});

describe('the next question', () => {
  test('is the first open one by position, optional ones too', () => {
    expect(next()).toBe('heating');
    expect(next(choose('heating', 'boiler'))).toBe('fuel');
    expect(next(choose('heating', 'heat_pump'), answer('access', 'Side gate'))).toBe('notes');
    expect(nextQuestion([notes, access], new Map())?.id).toBe('access');
  });

  test('comes back to the deferred ones at the end and never to the skipped ones', () => {
    const rest = [choose('heating', 'heat_pump'), answer('notes', 'Ring twice')];
    expect(next(choose('heating', 'heat_pump'), putOff('access', 'deferred'))).toBe('notes');
    expect(next(...rest, putOff('access', 'deferred'))).toBe('access');
    expect(next(...rest, putOff('access', 'skipped'))).toBeNull();
  });
});
