import { describe, expect, it } from 'vitest';
import { draft, figures, rule } from '#tests/support/estimates.ts';

const slug = 'carpet-fitting';

describe('carpets worked out by hand', () => {
  it('a provider’s price for the square metre is for the fitting', () => {
    const result = draft(slug, { 'room.size': [4, 3] }, {}, { rules: [rule({ rateMinor: 700 })] });
    expect(figures(result)).toContain('fit 12 × 700');
  });
});
