import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { estimate, figures, room, rule, stated } from '#tests/support/estimates.ts';

const airConditioning = bundled('air-conditioning');
describe('air conditioning worked out by hand', () => {
  it("a provider's price for the piece is for fitting", () => {
    const rules = [rule({ strategy: 'per_unit', unit: 'per_unit', rateMinor: 60000 })];
    expect(
      figures(
        estimate({
          playbook: airConditioning,
          sections: [room({}, 'home', 'Home')],
          jobFacts: stated({ 'units.count': 2 }),
          rules,
        }),
      ),
    ).toContain('fit 2 × 60000');
  });
});
