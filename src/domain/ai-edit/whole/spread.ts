import { Big } from 'big.js';

/** An amount in exact proportion to the weights, none of which is below zero; all to the first where they weigh nothing. */
export function spread(amount: number, weights: readonly Big[]): Big[] {
  const sum = weights.reduce((total, weight) => total.plus(weight), new Big(0));
  if (sum.eq(0)) return weights.map((_, index) => new Big(index === 0 ? amount : 0));
  return weights.map((weight) => new Big(amount).times(weight).div(sum));
}
