/** A quote can be accepted through the whole of its last day. Both dates are `YYYY-MM-DD`, which sort as text. */
export function isExpired(validUntil: string | null, today: string): boolean {
  return validUntil !== null && today > validUntil;
}
