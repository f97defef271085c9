/** What a column of a price list can hold. */
export const priceFields = ['name', 'unit', 'price'] as const;
export type PriceField = (typeof priceFields)[number];

export function isPriceField(text: string): text is PriceField {
  return priceFields.some((field) => field === text);
}
