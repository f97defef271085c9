import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { estimate, figures, room, rule } from '#tests/support/estimates.ts';

const boilerReplacement = bundled('boiler-replacement');
describe('boilers worked out by hand', () => {
  it("a provider's price for the piece is for the fitting", () => {
    const rules = [rule({ strategy: 'per_unit', unit: 'per_unit', rateMinor: 90000 })];
    expect(figures(estimate({ playbook: boilerReplacement, sections: [room({}, 'home', 'Home')], rules }))).toContain(
      'fit 1 × 90000',
    );
  });
});
