import { roundRatio } from '../../money.ts';
import { type PricedItem, sumNet } from './price-item.ts';

/**
 * Half the width of the range when everything is known, in thousandths: real jobs move by a tenth with the provider's own
 * prices, by a quarter with starter rates (published guides for one job spread that far, notes §0).
 */
const ownPrices = 100;
const starterPrices = 250;

/** From what the price rests on and what is still open, the net range in minor units. */
export function rangeOf(
  netMinor: number,
  priced: readonly PricedItem[],
  spread: number,
): { readonly low_minor: number; readonly high_minor: number } {
  const all = sumNet(priced);
  const starter = sumNet(priced.filter((item) => item.price.from === 'starter'));
  const base = all > 0 ? ownPrices + ((starterPrices - ownPrices) * starter) / all : ownPrices;
  const half = BigInt(Math.round(Math.min(Math.hypot(base, spread * 1000), 900)));
  const part = roundRatio(BigInt(netMinor) * half, 1000n);
  return { low_minor: Number(BigInt(netMinor) - part), high_minor: Number(BigInt(netMinor) + part) };
}
