import { numberText } from '#domain/measure/number-text.ts';

/** A quantity to be looked at: two decimals at most. The exact one stands in the field while it is edited. */
export function quantityText(quantity: number, locale: string): string {
  const rounded = Number(quantity.toFixed(2));
  // What would show as nothing is shown in full.
  return numberText(rounded === 0 ? quantity : rounded, locale);
}
