import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { draft, figures, firstQuestions, rule } from '#tests/support/estimates.ts';

const kitchenFitting = bundled('kitchen-fitting');

const slug = 'kitchen-fitting';
describe('kitchens worked out by hand', () => {
  it('takes an hourly rate by the pace of units', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 4000 });
    // 12 units × 1.667 h
    expect(figures(draft(slug, { 'kitchen.units': 12 }, {}, { rules: [hourly] }))).toContain('fit_units 20 × 4000');
  });
});

describe('requests for a kitchen', () => {
  it('names gas, old electrics and asbestos in one question', () => {
    const questions = firstQuestions(kitchenFitting, 'I need my kitchen fitted');
    const hazards = questions.find((one) => one.question_key === 'q.hazards');
    expect(JSON.stringify(hazards?.config)).toMatch(/gas.*electrics\.old.*asbestos/);
  });
});
