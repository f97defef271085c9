import { describe, expect, it } from 'vitest';
import { draft, figures, rule } from '#tests/support/estimates.ts';

describe('websites worked out by hand', () => {
  it('a ready-made design has lines of its own', () => {
    const template = draft('business-website', {}, { pages: 5, design: 'template', hosting: 'have' });
    expect(figures(template).slice(0, 2)).toEqual(['template 1 × 27000', 'template_pages 5 × 4500']);
  });

  it('takes the provider’s price for a page, and a day rate by the pace', () => {
    const page = rule({ unit: 'per_unit', strategy: 'per_unit', rateMinor: 20_000 });
    expect(figures(draft('business-website', {}, { pages: 4 }, { rules: [page] }))).toContain('pages 4 × 20000');
    const daily = rule({ unit: 'daily', strategy: 'daily', rateMinor: 40_000 });
    // 4 × 4 h ÷ 8
    expect(figures(draft('business-website', {}, { pages: 4 }, { rules: [daily] }))).toContain('pages 2 × 40000');
  });
});
