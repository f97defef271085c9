import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { draft, figures, firstQuestions, rule } from '#tests/support/estimates.ts';

const leakRepair = bundled('leak-repair');
describe('leaks worked out by hand', () => {
  it('takes the provider’s hourly rate by its pace', () => {
    const rules = [rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 6000 })];
    expect(figures(draft('leak-repair', {}, { where: 'joint', cover: 'open' }, { rules }))).toContain(
      'mend_joint 1 × 6000',
    );
  });
});

describe('what a leak is asked', () => {
  it('electrics and spreading damage are always asked, less what is stated', () => {
    const hazards = firstQuestions(leakRepair, 'leak near a socket').find((one) => one.question_key === 'q.hazards');
    expect(hazards?.config.options).toMatchObject([
      { id: 'damage.spreading' },
      { id: 'insurance' },
      { id: 'none' },
      { id: 'unsure' },
    ]);
  });
});
