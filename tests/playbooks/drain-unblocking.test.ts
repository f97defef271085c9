import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { draft, figures, firstQuestions, rule } from '#tests/support/estimates.ts';

const drainUnblocking = bundled('drain-unblocking');
describe('blockages worked out by hand', () => {
  it('takes the provider’s hourly rate by its pace', () => {
    const rules = [rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 7000 })];
    expect(figures(draft('drain-unblocking', {}, { where: 'toilet' }, { rules }))).toContain('clear_toilet 1 × 7000');
  });
});

describe('what a blockage is asked', () => {
  it('sewage, chemicals and water damage are always asked, less what is stated', () => {
    const hazards = firstQuestions(drainUnblocking, 'blocked sink, bleach did not help').find(
      (one) => one.question_key === 'q.hazards',
    );
    expect(hazards?.config.options).toMatchObject([
      { id: 'sewage.out' },
      { id: 'damage.water' },
      { id: 'septic.tank' },
      { id: 'rented' },
      { id: 'none' },
      { id: 'unsure' },
    ]);
  });
});
