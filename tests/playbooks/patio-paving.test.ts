import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { draft, figures, firstQuestions, rule } from '#tests/support/estimates.ts';

const patioPaving = bundled('patio-paving');

describe('patios worked out by hand', () => {
  it('takes the provider’s hourly rate by its pace', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 4000 });
    // 14 m² × 1 (concrete) × 0.714 h
    expect(figures(draft('patio-paving', { 'area.m2': 14 }, { material: 'concrete' }, { rules: [hourly] }))).toContain(
      'lay 10 × 4000',
    );
  });
});

describe('requests for paving', () => {
  it('asks for dangers in one question', () => {
    const hazards = firstQuestions(patioPaving, 'New patio please').filter((one) => one.question_key === 'q.hazards');
    expect(hazards).toHaveLength(1);
  });
});
