import { expect, test } from 'vitest';
import { landingSample } from './landing-sample.ts';

test.each([
  // 189.00 + 368.00 + 434.00 + 520.00 = 1511.00
  ['en-GB', 'GBP', 30_220, 181_320],
  ['de-DE', 'EUR', 28_709, 179_809],
])('the sample of the landing page adds up in %s', (locale, currency, tax, total) => {
  const sample = landingSample(locale);
  expect(sample.currency).toBe(currency);
  expect(sample.lines.map(({ amountMinor }) => amountMinor)).toEqual([18_900, 36_800, 43_400, 52_000]);
  expect(sample.totals).toMatchObject({ netMinor: 151_100, tax: [{ taxMinor: tax }], totalMinor: total });
});
