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
