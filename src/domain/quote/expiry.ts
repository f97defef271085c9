import type { QuoteStatus } from './status.ts';

/** A quote can be accepted through the whole of its last day. Both dates are `YYYY-MM-DD`, which sort as text. */
export function isExpired(validUntil: string | null, today: string): boolean {
  return validUntil !== null && today > validUntil;
}

/**
 * The date on which it still is somewhere on earth: a quote that ends today ends with the day of its customer, wherever
 * that is, and never early.
 */
export function latestToday(now: Date): string {
  return new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
}

/** The status as the calendar has it: a sent quote whose last day has passed is expired, whether or not a clean-up ran. */
export function statusOn(
  quote: { readonly status: QuoteStatus; readonly validUntil: string | null },
  now: Date,
): QuoteStatus {
  return quote.status === 'sent' && isExpired(quote.validUntil, latestToday(now)) ? 'expired' : quote.status;
}
