import { describe, expect, it } from 'vitest';
import { draft, figures, rule } from '#tests/support/estimates.ts';

const slug = 'laminate-wood-flooring';

describe('floors worked out by hand', () => {
  it('a provider’s price for the square metre is for the laying', () => {
    const result = draft(slug, { 'room.size': [4, 3] }, {}, { rules: [rule({ rateMinor: 1800 })] });
    expect(figures(result)).toContain('fit_click 12 × 1800');
  });
});
