import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { estimate, figures, room, rule, stated } from '#tests/support/estimates.ts';

const houseRewiring = bundled('house-rewiring');
describe('rewires worked out by hand', () => {
  it("a provider's price for the piece is for the point", () => {
    const rules = [rule({ strategy: 'per_unit', unit: 'per_unit', rateMinor: 7000 })];
    expect(
      figures(
        estimate({
          playbook: houseRewiring,
          sections: [room({}, 'home', 'Home')],
          jobFacts: stated({ 'bedrooms.count': 2 }),
          rules,
        }),
      ),
    ).toContain('points 26 × 7000');
  });
});
