import { describe, expect, it } from 'vitest';
import { rule } from '#tests/support/estimates.ts';
import { type LowPriceInput, lowPricesOf } from './low-price.ts';

const line = (change: Partial<LowPriceInput['lines'][number]> = {}): LowPriceInput['lines'][number] => ({
  id: 'line',
  quantity: 2,
  unitPriceMinor: 1000,
  unitCostMinor: null,
  pricingRuleId: null,
  isCounted: true,
  ...change,
});
const found = (change: Partial<LowPriceInput>) =>
  lowPricesOf({ lines: [line()], discountPercent: 0, rules: [], serviceTypeId: 'st-1', ...change }).map((low) =>
    low.kind === 'below_cost' ? `${low.lineId} < ${low.unitCostMinor}` : `${low.amountMinor} < ${low.minimumMinor}`,
  );

describe('a line below its cost', () => {
  it.each([
    [1000, 0, []],
    [1001, 0, ['line < 1001']],
    [900, 10, []],
    [901, 10, ['line < 901']],
    [0, 100, []],
  ])('at 10.00 with a cost of %d and %d %% off', (unitCostMinor, discountPercent, expected) => {
    expect(found({ lines: [line({ unitCostMinor })], discountPercent })).toEqual(expected);
  });

  it('is found in an optional part too, which the customer may take', () => {
    expect(found({ lines: [line({ unitCostMinor: 2000, isCounted: false })] })).toEqual(['line < 2000']);
  });

  it('is none while nobody has priced it', () => {
    expect(found({ lines: [line({ unitPriceMinor: null, unitCostMinor: 5 })] })).toEqual([]);
  });
});

describe('work below a minimum', () => {
  const priced = rule({ id: 'r', minimumMinor: 2500 });

  it('is all that a price was used for, not each line', () => {
    const lines = [line({ pricingRuleId: 'r' })];
    expect(found({ lines, rules: [priced] })).toEqual(['2000 < 2500']);
    expect(found({ lines: [...lines, line({ pricingRuleId: 'r', unitPriceMinor: 250 })], rules: [priced] })).toEqual(
      [],
    );
  });

  it('leaves out what the customer has not chosen', () => {
    expect(found({ lines: [line({ pricingRuleId: 'r', isCounted: false })], rules: [priced] })).toEqual([]);
  });

  it('is the whole job under the minimum charge, after the discount', () => {
    const rules = [rule({ strategy: 'minimum_charge', lineKey: 'minimum_charge', unit: 'fixed', rateMinor: 2000 })];
    expect(found({ rules })).toEqual([]);
    expect(found({ rules, discountPercent: 0.05 })).toEqual(['1999 < 2000']);
  });
});
