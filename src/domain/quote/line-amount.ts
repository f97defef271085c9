import { roundRatio } from '../money.ts';
import { toThousandths } from './quantity.ts';

const largestSafe = BigInt(Number.MAX_SAFE_INTEGER);

/** Whether an amount survives as a JSON number. */
export function isSafeAmount(minor: bigint): boolean {
  return -largestSafe <= minor && minor <= largestSafe;
}

/**
 * quantity × price, half away from zero to the minor unit: a line's net where prices exclude tax, its gross where they
 * include it. Null when the quantity or price is none, or the amount is past a safe integer.
 */
export function lineAmountMinor(quantity: number, unitPriceMinor: number): number | null {
  const thousandths = toThousandths(quantity);
  if (thousandths === null || !Number.isSafeInteger(unitPriceMinor)) return null;
  const amount = roundRatio(thousandths * BigInt(unitPriceMinor), 1000n);
  return isSafeAmount(amount) ? Number(amount) : null;
}
