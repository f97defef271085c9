import { describe, expect, it } from 'vitest';
import { median, shareText, signedPercent, wilson } from './statistics.ts';

const rounded = (share: { hits: number; of: number }) => wilson(share).map((end) => Math.round(end * 1000) / 1000);

describe('the 95 % interval of a share', () => {
  // 81 of 263 is the worked example of Newcombe (1998); the interval of none or all has one end fixed.
  it.each([
    [{ hits: 5, of: 10 }, [0.237, 0.763]],
    [{ hits: 0, of: 10 }, [0, 0.278]],
    [{ hits: 10, of: 10 }, [0.722, 1]],
    [{ hits: 81, of: 263 }, [0.255, 0.366]],
    [{ hits: 0, of: 200 }, [0, 0.019]],
  ])('of %o', (share, interval) => {
    expect(rounded(share)).toEqual(interval);
  });

  it('of no cases says nothing', () => {
    expect(wilson({ hits: 0, of: 0 })).toEqual([0, 1]);
    expect(shareText({ hits: 0, of: 0 })).toBe('–');
  });

  it('is written after the count', () => {
    expect(shareText({ hits: 5, of: 10 })).toBe('5/10 50 % [24–76]');
  });
});

it('the median of an even list lies between its middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([3, 1, 2])).toBe(2);
  expect(median([])).toBeNull();
});

it('a bias has its sign', () => {
  expect([0.124, -0.03, 0, null].map(signedPercent)).toEqual(['+12 %', '−3 %', '±0 %', '–']);
});
