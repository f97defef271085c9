export const currencies = ['GBP', 'USD', 'EUR', 'JPY', 'AUD', 'CAD', 'CHF', 'CNY', 'SEK', 'NZD'] as const;

export type Currency = (typeof currencies)[number];

/** ISO 4217: decimal places of the minor unit. */
export function minorDigits(currency: Currency): number {
  return currency === 'JPY' ? 0 : 2;
}
