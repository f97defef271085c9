import type { ParsedQuantity } from '../../measure/parsed-quantity.ts';

/** A word, a quantity or a stop in a text, at [start, end). */
export interface Token {
  readonly kind: 'word' | 'quantity' | 'stop';
  readonly start: number;
  readonly end: number;
  /** Lower case without accents; for a stop its sign. */
  readonly folded: string;
  /** Set for quantities, and for number words ("two"). */
  readonly quantity: ParsedQuantity | null;
  /** Set for a word that a phrase about one thing does not go on over: "and", "with", "needs". */
  readonly isBoundary?: true;
  /** Set for a word that a hyphen joins to what stands before it: "5-lever". */
  readonly isHyphened?: true;
  /** Set for a word that was put right: whether it can be no other. */
  readonly slip?: 'sure' | 'doubtful';
}
