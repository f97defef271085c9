import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { draft, figures, firstQuestions, rule } from '#tests/support/estimates.ts';

const toiletRepair = bundled('toilet-repair');

describe('toilets worked out by hand', () => {
  it('takes the provider’s hourly rate by its pace', () => {
    const rules = [rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 6000 })];
    // 1 toilet × 2.5 h
    expect(figures(draft('toilet-repair', {}, { work: 'replace' }, { rules }))).toContain('fit 2.5 × 6000');
  });
});

describe('what a toilet request is asked', () => {
  it('water damage is always asked, less what is stated', () => {
    const hazards = firstQuestions(toiletRepair, 'toilet handle broke').find((one) => one.question_key === 'q.hazards');
    expect(hazards?.config.options).toMatchObject([
      { id: 'water.escaping' },
      { id: 'floor.damaged' },
      { id: 'only.toilet' },
      { id: 'none' },
      { id: 'unsure' },
    ]);
  });
});
