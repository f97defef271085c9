/** What a line rests on. `request` is a span of the customer's own words. */
export const evidenceKinds = ['response', 'media', 'request', 'rule', 'formula', 'assumption'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** One thing a line item rests on, readable by itself and resolvable by `id` where there is a row behind it. */
export interface Evidence {
  readonly kind: EvidenceKind;
  /** The question, media, pricing rule or standard line it points at. */
  readonly id?: string | undefined;
  /** A whole sentence or, for a formula, its readable trace. */
  readonly text: string;
  /** What was found ("Length of the room") and its value ("4.2 m"), for the panel's table; of a formula what it came to, as a plain number. */
  readonly label?: string | undefined;
  readonly value?: string | undefined;
}
