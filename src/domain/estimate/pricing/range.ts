import { boundsOf } from '../../quote/readiness.ts';
import { type PricedItem, sumNet } from './price-item.ts';

/**
 * Half the width of the range when everything is known, in thousandths: real jobs move by a tenth with the provider's own
 * prices, by a quarter with starter rates (published guides for one job spread that far, notes §0).
 */
const ownPrices = 100;
const starterPrices = 250;

/** Half the width of the range in thousandths, from what the price rests on and what is still open. */
export function halfWidthOf(
  { allMinor, starterMinor }: { readonly allMinor: number; readonly starterMinor: number },
  spread: number,
): number {
  const base = allMinor > 0 ? ownPrices + ((starterPrices - ownPrices) * starterMinor) / allMinor : ownPrices;
  return Math.round(Math.min(Math.hypot(base, spread * 1000), 900));
}

/** The net range in minor units. */
export function rangeOf(
  netMinor: number,
  priced: readonly PricedItem[],
  spread: number,
): { readonly low_minor: number; readonly high_minor: number } {
  const starterMinor = sumNet(priced.filter((item) => item.price.from === 'starter'));
  const { low, high } = boundsOf(netMinor, halfWidthOf({ allMinor: sumNet(priced), starterMinor }, spread));
  return { low_minor: low, high_minor: high };
}
