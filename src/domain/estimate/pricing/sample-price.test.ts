import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playbooks } from '#tests/support/bundled-playbooks.ts';
import { textsOf } from '../../playbooks/texts-of.ts';
import type { PricingRule } from '../../pricing/rule.ts';
import { strategyUnits, workStrategies } from '../../pricing/strategy.ts';
import { lineAmountMinor } from '../../quote/line-amount.ts';
import { linesWithPrices } from './choose-rule.ts';
import { type SampleInput, sampleLine, samplePrice } from './sample-price.ts';

const rule: PricingRule = {
  id: 'rule',
  name: 'Work',
  serviceTypeId: null,
  lineKey: null,
  strategy: 'per_area',
  costCategory: 'labour',
  unit: 'per_area',
  unitLabel: null,
  rateMinor: 950,
  tiers: null,
  minimumMinor: 8000,
  markupPercent: null,
  taxRate: null,
  isActive: false,
};
const input: SampleInput = {
  rule,
  work: null,
  quantity: 20,
  tax: { rate: 20, mode: 'exclusive' },
  currency: 'GBP',
  locale: 'en-GB',
};

describe('a sample price', () => {
  test('is quantity times rate, with tax, and names where the minimum begins', () => {
    expect(samplePrice(input)).toMatchObject({
      workMinor: 19000,
      topUpMinor: 0,
      totalMinor: 22800,
      minimumBelow: 8.43,
    });
  });

  test('of a little work is raised to the minimum, before tax', () => {
    expect(samplePrice({ ...input, quantity: 2 })).toMatchObject({
      workMinor: 1900,
      topUpMinor: 6100,
      amountMinor: 8000,
      totalMinor: 9600,
    });
  });

  test('holds the tax where prices include it', () => {
    const sample = samplePrice({ ...input, tax: { rate: 20, mode: 'inclusive' } });
    expect(sample).toMatchObject({ amountMinor: 19000, taxMinor: 3167, totalMinor: 19000 });
  });

  test('takes the rule’s own tax and markup', () => {
    const own = { ...rule, taxRate: 5, markupPercent: 10 };
    expect(samplePrice({ ...input, rule: own })).toMatchObject({
      unitMinor: 1045,
      workMinor: 20900,
      totalMinor: 21945,
    });
  });

  test('by a fixed price is the same however much work it is', () => {
    const fixed = { ...rule, strategy: 'fixed', unit: 'fixed', rateMinor: 30000 } as const;
    for (const quantity of [1, 500])
      expect(samplePrice({ ...input, rule: fixed, quantity })).toMatchObject({
        quantity: 1,
        totalMinor: 36000,
        minimumBelow: null,
      });
  });

  test.each([0, -1, 1e12, 0.0001, Number.NaN])('of %s is none', (quantity) => {
    expect(samplePrice({ ...input, quantity })).toEqual({ ok: false, reason: 'out_of_range' });
  });

  test('has its minimum exactly below the quantity that it names', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e7 }), fc.integer({ min: 1, max: 1e7 }), (rateMinor, minimumMinor) => {
        const sample = samplePrice({ ...input, rule: { ...rule, rateMinor, minimumMinor } });
        if (!sample.ok || sample.minimumBelow === null) return;
        const before = Math.round(sample.minimumBelow * 100 - 1) / 100;
        expect(lineAmountMinor(sample.minimumBelow, rateMinor)).toBeGreaterThanOrEqual(minimumMinor);
        if (before > 0) expect(lineAmountMinor(before, rateMinor)).toBeLessThan(minimumMinor);
      }),
    );
  });
});

describe.each(playbooks)('the playbook $key', (playbook) => {
  const texts = textsOf(playbook, 'en-GB');

  test('has a sample for a rule made for any line that can have one', () => {
    for (const line of linesWithPrices(playbook)) {
      const own = { ...rule, lineKey: line.key, strategy: line.unit, unit: line.unit };
      expect(sampleLine(playbook, own)).toBe(line);
      expect(samplePrice({ ...input, rule: own, work: { playbook, line, texts } }), line.key).toMatchObject({
        ok: true,
      });
    }
  });

  test('finds an example for every way of charging that it can use, and only those', () => {
    for (const strategy of workStrategies) {
      for (const unit of strategyUnits[strategy]) {
        const open = { ...rule, strategy, unit, markupPercent: 20 };
        const line = sampleLine(playbook, open);
        if (!line) continue;
        expect(samplePrice({ ...input, rule: open, work: { playbook, line, texts } }).ok, `${strategy} ${unit}`).toBe(
          true,
        );
      }
    }
    const daily = sampleLine(playbook, { ...rule, strategy: 'daily', unit: 'daily' });
    expect(daily?.category).toBe('labour');
  });

  test('names the minimum of what is counted in whole pieces', () => {
    const line = linesWithPrices(playbook).find(({ measure, unit }) => measure === 'number' && unit === 'per_unit');
    if (!line) return;
    const own = { ...rule, lineKey: line.key, strategy: 'per_unit', unit: 'per_unit', rateMinor: 1250 } as const;
    expect(samplePrice({ ...input, rule: own, work: { playbook, line, texts } })).toMatchObject({ minimumBelow: 7 });
  });

  test('says how hours follow from the work', () => {
    const line = playbook.lines.find(({ hours, measure }) => hours && measure !== 'h');
    if (!line) return;
    const hourly = { ...rule, lineKey: line.key, strategy: 'hourly', unit: 'hourly' } as const;
    const sample = samplePrice({ ...input, rule: hourly, work: { playbook, line, texts } });
    expect(sample.ok && sample.step).toContain('=');
  });
});
