import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { draft, figures, firstQuestions, rule } from '#tests/support/estimates.ts';

const houseRemovals = bundled('house-removals');
describe('moves worked out by hand', () => {
  it('takes the provider’s hourly rate by its pace', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 8000 });
    // 26 m³ × 0.2 h
    expect(figures(draft('house-removals', {}, { 'home.bedrooms': 2 }, { rules: [hourly] }))).toContain(
      'load 5.2 × 8000',
    );
  });
});

describe('requests for a move as people write them', () => {
  it('asks six things at most once size and distance are stated, and closes', () => {
    const keys = firstQuestions(houseRemovals, 'Moving a 2 bedroom flat 10 miles').map((one) => one.question_key);
    expect(keys.at(-1)).toBe('closing');
    expect(keys.slice(0, -1).length).toBeLessThanOrEqual(6);
  });
});
