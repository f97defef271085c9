import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { draft, figures, firstQuestions, rule } from '#tests/support/estimates.ts';

const gardenClearance = bundled('garden-clearance');

describe('gardens worked out by hand', () => {
  it('takes the provider’s hourly rate by its pace', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 3500 });
    const result = draft('garden-clearance', { 'plot.size': [8, 8] }, { growth: 'medium' }, { rules: [hourly] });
    // 64 m² × 0.125 h
    expect(figures(result)).toContain('clear_medium 8 × 3500');
  });
});

describe('requests for a clearance', () => {
  const auction =
    "Bought a house at auction and the back is solid bramble and nettles, maybe 15 metres long. There's some old carpet and bricks in there as well. Want it back to bare ground, not fussed about the front";

  it('carpet and bricks say what lies there, not how much: the question comes filled in', () => {
    const rubbish = firstQuestions(gardenClearance, auction).find((one) => one.question_key === 'q.rubbish');
    expect(rubbish?.prefill).toEqual({ selected: ['some'] });
  });
});
