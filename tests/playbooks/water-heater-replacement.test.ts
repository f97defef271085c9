import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { draft, figures, firstQuestions, rule } from '#tests/support/estimates.ts';

const waterHeaterReplacement = bundled('water-heater-replacement');

describe('water heaters worked out by hand', () => {
  it('takes the provider’s hourly rate by its pace', () => {
    const rules = [rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 6000 })];
    // 1 × 2.5 h
    expect(figures(draft('water-heater-replacement', {}, { kind: 'instant' }, { rules }))).toContain(
      'fit_instant 2.5 × 6000',
    );
  });
});

describe('what a water heater is asked', () => {
  it('gas, electrics, water and permit are always asked, less what is stated', () => {
    const hazards = firstQuestions(waterHeaterReplacement, 'water heater, smell of gas').find(
      (one) => one.question_key === 'q.hazards',
    );
    expect(hazards?.config.options).toMatchObject([
      { id: 'electrics.unsafe' },
      { id: 'water.escaping' },
      { id: 'permit.needed' },
      { id: 'none' },
      { id: 'unsure' },
    ]);
  });
});
