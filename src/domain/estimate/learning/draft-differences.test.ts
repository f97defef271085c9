import { expect, it } from 'vitest';
import { draftDifferences, type LineFigures } from './draft-differences.ts';

const walls: LineFigures = {
  playbookLine: 'walls',
  part: 'bedroom',
  pricingRuleId: 'rule',
  quantity: 30.24,
  unitPriceMinor: 950,
};
const paint: LineFigures = { ...walls, playbookLine: 'paint', pricingRuleId: null, quantity: 3, unitPriceMinor: 2400 };
const changes = (draft: LineFigures[], final: LineFigures[]) =>
  draftDifferences(draft, final).map(({ playbookLine, part, change }) => [playbookLine, part, change]);

it('a line is kept, changed or removed by its playbook line and part, and what the provider wrote is added', () => {
  const hall = { ...walls, part: 'hall' };
  const own = { ...paint, playbookLine: null, part: null };
  expect(changes([walls, hall, paint], [{ ...hall, unitPriceMinor: 1100 }, paint, own])).toEqual([
    ['walls', 'bedroom', 'removed'],
    ['walls', 'hall', 'changed'],
    ['paint', 'bedroom', 'kept'],
    [null, null, 'added'],
  ]);
});

it('a change keeps both figures and the rule that gave the drafted one', () => {
  expect(draftDifferences([walls], [{ ...walls, quantity: 28, pricingRuleId: null }])).toEqual([
    {
      playbookLine: 'walls',
      part: 'bedroom',
      pricingRuleId: 'rule',
      change: 'changed',
      draftedQuantity: 30.24,
      draftedUnitPriceMinor: 950,
      finalQuantity: 28,
      finalUnitPriceMinor: 950,
    },
  ]);
});

it('a line that stands twice is matched once', () => {
  expect(changes([walls], [walls, walls])).toEqual([
    ['walls', 'bedroom', 'kept'],
    ['walls', 'bedroom', 'added'],
  ]);
});
