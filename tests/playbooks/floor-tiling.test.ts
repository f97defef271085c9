import { describe, expect, it } from 'vitest';
import { draft, figures, rule } from '#tests/support/estimates.ts';

const slug = 'floor-tiling';

describe('tiled floors worked out by hand', () => {
  it('a provider’s price for the square metre is for the laying', () => {
    const result = draft(slug, { 'room.size': [4, 3] }, {}, { rules: [rule({ rateMinor: 4500 })] });
    expect(figures(result)).toContain('tiling 12 × 4500');
  });
});
