import { describe, expect, it } from 'vitest';
import { draft, figures, rule } from '#tests/support/estimates.ts';

describe('gardens worked out by hand', () => {
  it('takes the provider’s hourly rate for the hours of the visit', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 3500 });
    expect(figures(draft('garden-maintenance', {}, { 'session.hours': 3 }, { rules: [hourly] }))).toEqual([
      'visit 3 × 3500',
    ]);
  });
});
