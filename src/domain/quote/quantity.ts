/** The largest quantity the product takes, either way: what `numeric(13,3)` holds in whole units. */
export const maxQuantity = 9_999_999_999;

const threeDecimals = /^-?\d+(?:\.\d{1,3})?$/;

/**
 * A number's exact thousandths, or null when it has more than three decimals, is not finite or is over `maxQuantity`.
 * Reads the shortest decimal that names the double, so 0.1 is 100 and never 100.000000000000005…
 */
export function toThousandths(value: number): bigint | null {
  if (!(Math.abs(value) <= maxQuantity)) return null;
  const text = String(value);
  if (!threeDecimals.test(text)) return null;
  const [whole = '0', decimals = ''] = text.split('.');
  return BigInt(`${whole}${decimals.padEnd(3, '0')}`);
}

/** The number that thousandths stand for; the division is rounded correctly, so it is the very number they came from. */
export function fromThousandths(thousandths: bigint): number {
  return Number(thousandths) / 1000;
}

/** At most three decimals and at most ten digits before them; may be negative. */
export function isQuantity(value: number): boolean {
  return toThousandths(value) !== null;
}

/** The exact thousandths of a tax rate or a discount, or null when it is not 0 to 100 with at most three decimals. */
export function percentToThousandths(value: number): bigint | null {
  return value >= 0 && value <= 100 ? toThousandths(value) : null;
}

/** A tax rate or a discount: 0 to 100 with at most three decimals. */
export function isPercent(value: number): boolean {
  return percentToThousandths(value) !== null;
}
