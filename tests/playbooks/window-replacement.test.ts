import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { estimate, figures, room, rule, stated } from '#tests/support/estimates.ts';

const windowReplacement = bundled('window-replacement');

describe('windows worked out by hand', () => {
  it("a provider's price for the piece is for fitting a window", () => {
    const rules = [rule({ strategy: 'per_unit', unit: 'per_unit', rateMinor: 20000 })];
    expect(
      figures(
        estimate({
          playbook: windowReplacement,
          sections: [room({}, 'home', 'Home')],
          jobFacts: stated({ 'windows.count': 2 }),
          rules,
        }),
      ),
    ).toContain('fit 2 × 20000');
  });
});
