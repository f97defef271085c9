import { describe, expect, it } from 'vitest';
import { rule } from '#tests/support/estimates.ts';
import { costMinorFor, percentOfMinor, rateMinorFor, unitMinorFor } from './rule-rate.ts';

const tiers = [
  { fromQuantity: 20, rateMinor: 900 },
  { fromQuantity: 50, rateMinor: 750 },
];

describe('a rate by tiers', () => {
  const tiered = rule({ strategy: 'tiered', rateMinor: 1000, tiers });

  it.each([
    [0.001, 1000],
    [19.999, 1000],
    [20, 900],
    [49.999, 900],
    [50, 750],
    [9_999_999, 750],
  ])('charges all of %d units at the tier it reaches', (quantity, rate) => {
    expect(rateMinorFor(tiered, quantity)).toBe(rate);
  });

  it('puts the markup on the tier', () => {
    expect(unitMinorFor({ ...tiered, markupPercent: 12.5 }, 20)).toBe(1013);
  });
});

describe('a markup', () => {
  it.each([
    [1000, 20, 1200],
    [999, 12.5, 1124],
    [1, 50, 2],
    [3, 33.333, 4],
    [0, 40, 0],
  ])('on %d of %d %% makes %d', (rateMinor, markupPercent, unit) => {
    expect(unitMinorFor(rule({ rateMinor, markupPercent }), 1)).toBe(unit);
  });

  it('says what the provider pays; a plain rate does not', () => {
    expect(costMinorFor(rule({ rateMinor: 1000, markupPercent: 20 }), 1)).toBe(1000);
    expect(costMinorFor(rule({ rateMinor: 1000, markupPercent: 0 }), 1)).toBe(1000);
    expect(costMinorFor(rule({ rateMinor: 1000 }), 1)).toBeNull();
  });
});

it('a percentage of an amount is rounded half away from zero', () => {
  expect(percentOfMinor(50, 25)).toBe(13);
  expect(percentOfMinor(-50, 25)).toBe(-13);
  expect(percentOfMinor(100, 0.5)).toBe(1);
  expect(percentOfMinor(100, 0.4999)).toBeNull();
  expect(percentOfMinor(0.5, 10)).toBeNull();
});
