import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { draft, figures, firstQuestions, rule } from '#tests/support/estimates.ts';

const roofRepair = bundled('roof-repair');

const slug = 'roof-repair';

describe('roof repairs worked out by hand', () => {
  it('takes a provider’s hourly rate by its pace', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 5000 });
    // 10 m² at 1 an hour
    expect(figures(draft(slug, {}, { 'repair.area': 10 }, { rules: [hourly] }))).toContain('mend_area 10 × 5000');
  });
});

describe('requests for a roof repair', () => {
  it('names weak timbers, asbestos and obstacles in one question', () => {
    const questions = firstQuestions(roofRepair, 'Something is wrong with my roof');
    const hazards = questions.find((one) => one.question_key === 'q.hazards');
    expect(JSON.stringify(hazards?.config)).toMatch(/structure\.weak.*asbestos.*access\.blocked/);
  });
});
