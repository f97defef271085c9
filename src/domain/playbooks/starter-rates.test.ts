import { describe, expect, it } from 'vitest';
import { starterRates } from './starter-rates.ts';

const lines = [
  { key: 'fit', category: 'labour' },
  { key: 'post', category: 'materials' },
] as const;
const gbp = { minimum_charge: 12000, lines: { fit: 2650, post: 1234 } };

describe('starter rates from British ones', () => {
  it('keeps the British rates as they were set', () => {
    expect(starterRates(lines, { year: 2025, gbp }).rates.GBP).toEqual(gbp);
  });

  it('follows each currency’s level of work and of material, rounded to figures people would set', () => {
    // 26.50 × 1.65 = 43.725 → 43.50 (steps of 0.50); 12.34 × 1.5 = 18.51 → 18.50; 120 × 1.65 = 198
    expect(starterRates(lines, { year: 2025, gbp }).rates.USD).toEqual({
      minimum_charge: 20000,
      lines: { fit: 4350, post: 1850 },
    });
    // Yen have no minor digits: 2650 × 1.75 = 4637.5 → 4650
    expect(starterRates(lines, { year: 2025, gbp }).rates.JPY?.lines).toEqual({ fit: 4650, post: 2200 });
  });

  it('takes a currency’s own rate where there is one', () => {
    const { rates } = starterRates(lines, { year: 2025, gbp, others: { EUR: { lines: { post: 1500 } } } });
    expect(rates.EUR?.lines).toEqual({ fit: 2900, post: 1500 });
  });
});
