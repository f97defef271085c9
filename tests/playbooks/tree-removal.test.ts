import { describe, expect, it } from 'vitest';
import { draft, figures, rule } from '#tests/support/estimates.ts';

describe('trees worked out by hand', () => {
  it('takes the provider’s daily pace: an hourly rate by the size of the tree', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 9000 });
    // 1 small tree × 2.5 h
    expect(figures(draft('tree-removal', {}, { trees: 1, 'tree.size': 'small' }, { rules: [hourly] }))).toContain(
      'small 2.5 × 9000',
    );
  });
});
