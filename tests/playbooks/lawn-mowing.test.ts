import { describe, expect, it } from 'vitest';
import { draft, figures, rule } from '#tests/support/estimates.ts';

describe('lawns worked out by hand', () => {
  it('takes the provider’s hourly rate by its pace', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 3000 });
    // 250 m² × 0.004 h
    expect(
      figures(draft('lawn-mowing', { 'lawn.area': 250 }, { frequency: 'fortnightly' }, { rules: [hourly] })),
    ).toContain('mow 1 × 3000');
  });
});
