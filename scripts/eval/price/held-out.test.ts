import { describe, expect, it } from 'vitest';
import { isHeldOut } from './held-out.ts';

describe('the third of the price cases that was out of sight', () => {
  it('goes by the name alone, and takes a job’s other languages along', () => {
    expect(['pain-17', 'elec-03', 'roof-03'].map(isHeldOut)).toEqual([true, true, true]);
    expect(['pain-01', 'elec-01', 'roof-01'].map(isHeldOut)).toEqual([false, false, false]);
    expect(isHeldOut('pain-17-de')).toBe(true);
    expect(isHeldOut('pain-15-es')).toBe(false);
  });

  it('is about a third of any names', () => {
    const names = Array.from({ length: 3000 }, (_, index) => `case-${index}`);
    expect(names.filter(isHeldOut).length / names.length).toBeCloseTo(1 / 3, 1);
  });
});
