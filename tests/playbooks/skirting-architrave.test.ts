import { describe, expect, it } from 'vitest';
import { draft, figures, rule } from '#tests/support/estimates.ts';

const slug = 'skirting-architrave';

describe('trim worked out by hand', () => {
  it('a provider’s price for the metre of skirting and his hours go by the line', () => {
    const metre = draft(
      slug,
      { 'skirting.length': 10 },
      {},
      {
        rules: [
          rule({ unit: 'per_unit', strategy: 'per_unit', unitLabel: 'm', lineKey: 'fit_skirting', rateMinor: 900 }),
        ],
      },
    );
    expect(figures(metre)).toContain('fit_skirting 10 × 900');
    const hourly = draft(
      slug,
      { 'skirting.length': 10 },
      {},
      { rules: [rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 3000 })] },
    );
    expect(figures(hourly)).toContain('fit_skirting 2 × 3000');
  });
});
