import { Big } from 'big.js';
import { describe, expect, test } from 'vitest';
import { feetOf, squareFeetOf, toMetres, toSquareMetres } from './length.ts';

const kept = (value: Big): Big => value.round(3, Big.roundHalfUp);

describe('feet that were kept as metres of three decimals', () => {
  test('come back as they were typed, whole and with one decimal', () => {
    for (let typed = 1; typed <= 20_000; typed += 7) {
      const feet = new Big(typed).div(10);
      expect(feetOf(kept(toMetres(feet, 'ft'))).toString()).toBe(feet.toString());
      expect(squareFeetOf(kept(toSquareMetres(feet, 'ft2'))).toString()).toBe(feet.toString());
    }
    expect(squareFeetOf(new Big('9.29')).toString()).toBe('100');
  });

  test('that were never typed keep as many decimals as tell them apart', () => {
    expect(feetOf(new Big('2.5')).toString()).toBe('8.202');
    expect(squareFeetOf(new Big('0.01')).toString()).toBe('0.11');
  });
});
