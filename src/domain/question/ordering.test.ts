import { describe, expect, test } from 'vitest';
import { inOrder, reorder } from './ordering.ts';

test('questions come by position, equal ones as they were', () => {
  const questions = [
    { id: 'c', position: 2 },
    { id: 'a', position: 0 },
    { id: 'b', position: 0 },
  ];
  expect(inOrder(questions).map((question) => question.id)).toEqual(['a', 'b', 'c']);
  expect(questions[0]?.id).toBe('c');
});

describe('reordering', () => {
  const questions = [
    { id: 'heating', dependsOn: null },
    { id: 'fuel', dependsOn: { question_id: 'heating', any_of: ['boiler'] } },
    { id: 'access', dependsOn: null },
  ];

  test('gives positions from 0', () => {
    const result = reorder(questions, ['access', 'heating', 'fuel']);
    expect(result.ok && [...result.positions]).toEqual([
      ['access', 0],
      ['heating', 1],
      ['fuel', 2],
    ]);
  });

  test.each([
    [['access', 'heating'], ['fuel']],
    [['access', 'heating', 'fuel', 'fuel'], ['fuel']],
    [['access', 'heating', 'fuel', 'foreign'], ['foreign']],
    [[], ['heating', 'fuel', 'access']],
  ])('refuses %j and names what does not match', (wanted, questionIds) => {
    expect(reorder(questions, wanted)).toEqual({ ok: false, code: 'not_the_same_questions', questionIds });
  });

  test('refuses to ask a question before the one that decides whether it is asked', () => {
    expect(reorder(questions, ['fuel', 'heating', 'access'])).toEqual({
      ok: false,
      code: 'asked_before_its_condition',
      questionIds: ['fuel'],
    });
  });

  test('does not mind a condition on a question that is gone', () => {
    const orphan = [{ id: 'fuel', dependsOn: { question_id: 'gone', any_of: ['boiler'] } }];
    expect(reorder(orphan, ['fuel']).ok).toBe(true);
  });
});
