import { describe, expect, it } from 'vitest';
import { draft, figures, rule } from '#tests/support/estimates.ts';

describe('weddings worked out by hand', () => {
  it('takes the provider’s hourly rate for every hour of labour', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 10_000 });
    expect(figures(draft('wedding-photography', {}, { 'coverage.hours': 8 }, { rules: [hourly] }))).toContain(
      'coverage 8 × 10000',
    );
  });
});
