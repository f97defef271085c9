import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { draft, figures, firstQuestions, rule } from '#tests/support/estimates.ts';

const lockReplacement = bundled('lock-replacement');
describe('locks worked out by hand', () => {
  it('takes the provider’s hourly rate by its pace', () => {
    const rules = [rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 9000 })];
    // 3 cylinders × 0.667 h
    expect(figures(draft('lock-replacement', {}, { locks: { cylinder: 3 } }, { rules }))).toContain(
      'change_cylinder 2 × 9000',
    );
  });
});

describe('what a lock is asked', () => {
  it('whether the door is open now is asked unless it is said', () => {
    const asked = (text: string): boolean =>
      firstQuestions(lockReplacement, text).some((one) => one.question_key === 'q.state');
    expect([asked('change the lock please'), asked('change the lock please, we are locked out')]).toEqual([
      true,
      false,
    ]);
  });
});
