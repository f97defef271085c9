import { describe, expect, it } from 'vitest';
import { draft, figures, rule } from '#tests/support/estimates.ts';

const slug = 'plastering';

describe('plastering worked out by hand', () => {
  it('a provider’s price for the square metre is for the walls, his hours go by his pace', () => {
    const job = { surfaces: ['walls'] } as const;
    const square = draft(slug, { 'walls.area': 32 }, job, { rules: [rule({ rateMinor: 1200 })] });
    expect(figures(square)).toContain('skim_walls 32 × 1200');
    const hourly = draft(slug, { 'walls.area': 32 }, job, {
      rules: [rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 3000 })],
    });
    expect(figures(hourly)).toContain('skim_walls 10 × 3000');
  });
});
