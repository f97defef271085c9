import type { Clause } from '../read/clause.ts';
import { isCurrency } from '../read/tag-tokens.ts';
import { has } from '../read/token.ts';
import type { Value } from '../read/value.ts';

export interface Figures {
  readonly price: Value | null;
  readonly quantity: Value | null;
}

/** Which figure is the price and which the quantity; null where that stays open. */
export function figuresOf(values: readonly Value[]): Figures | null {
  const money = values.filter(({ kind }) => kind === 'money');
  const counts = values.filter(({ kind }) => kind === 'count');
  const isPrice = (value: Value) => value.unit === null && value.roles.has('at') && value.sign === 0;
  const asPrice = money.length === 0 ? counts.filter(isPrice) : [];
  const rest = counts.filter((value) => !asPrice.includes(value));
  const prices = [...money, ...asPrice];
  if (prices.length > 1 || rest.length > 1 || values.some(({ kind }) => kind === 'percent')) return null;
  return { price: prices[0] ?? null, quantity: rest[0] ?? null };
}

/** "To the nearest 10", "al euro más cercano": a step to round to, and nothing that a price could come to. */
export function isStep({ start, end }: Value, { tokens }: Clause): boolean {
  const isBare = tokens.filter((token) => token.start >= start && token.end <= end).every(isCurrency);
  const before = tokens.findLast((token) => token.end <= start);
  const next = tokens.find((token) => token.start >= end);
  return isBare || has(before, 'step') || has(next, 'step');
}
