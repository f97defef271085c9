import { describe, expect, it } from 'vitest';
import { draft, figures, rule } from '#tests/support/estimates.ts';

describe('furniture worked out by hand', () => {
  it('takes the provider’s hourly rate by its pace, and a price for the piece for ordinary ones', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 4000 });
    const job = { furniture: { bed: 2 }, anchor: 'none' };
    // 2 × 1.25 h
    expect(figures(draft('flat-pack-assembly', {}, job, { rules: [hourly] }))).toContain('piece 2.5 × 4000');
    const each = rule({ unit: 'per_unit', strategy: 'per_unit', rateMinor: 5000 });
    expect(figures(draft('flat-pack-assembly', {}, job, { rules: [each] }))).toContain('piece 2 × 5000');
  });
});
