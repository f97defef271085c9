import { describe, expect, it } from 'vitest';
import { draft, figures, rule } from '#tests/support/estimates.ts';

describe('lawns worked out by hand', () => {
  it('takes the provider’s hourly rate by its pace', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 3600 });
    // 45 m² × 0.1111 h
    expect(figures(draft('turfing', { 'lawn.area': 45 }, {}, { rules: [hourly] }))).toContain('lay 5 × 3600');
  });
});
