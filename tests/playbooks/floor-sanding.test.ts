import { describe, expect, it } from 'vitest';
import { draft, figures, rule } from '#tests/support/estimates.ts';

const slug = 'floor-sanding';

describe('sanding worked out by hand', () => {
  it('a provider’s price for the square metre is for the sanding', () => {
    const result = draft(slug, { 'room.size': [5, 4] }, {}, { rules: [rule({ rateMinor: 1800 })] });
    expect(figures(result)).toContain('sand 20 × 1800');
  });
});
