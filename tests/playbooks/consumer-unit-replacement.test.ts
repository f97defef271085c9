import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { estimate, figures, room, rule } from '#tests/support/estimates.ts';

const consumerUnitReplacement = bundled('consumer-unit-replacement');
describe('fuse boxes worked out by hand', () => {
  it("a provider's price for the piece is for fitting", () => {
    const rules = [rule({ strategy: 'per_unit', unit: 'per_unit', rateMinor: 30000 })];
    expect(
      figures(estimate({ playbook: consumerUnitReplacement, sections: [room({}, 'home', 'Home')], rules })),
    ).toContain('fit 1 × 30000');
  });
});
