/**
 * How people tell whoever writes a quote what to ask, write or charge, by language: what they say that way is no part of
 * the job. Phrases as in `phrase.ts`. English is read beside every language, so its words must not mean anything else there.
 */
export interface OrderWords {
  /** "Do not" and the like: before one of `tells` they make an order. */
  readonly forbids: readonly string[];
  /** Verbs of asking and writing down. */
  readonly tells: readonly string[];
  /** Further words of a sentence in which "no mould" is to be written, not told. */
  readonly speaks: readonly string[];
  /** Orders as they are. */
  readonly orders: readonly string[];
  /** "And": an order starts after it. */
  readonly joins: readonly string[];
  /** Before what is not there: "no mould", "without damp". */
  readonly lacks: readonly string[];
  /** Next to what is not there: "not damp", "no hay moho". */
  readonly negates: readonly string[];
  /** May stand between the two: "no signs of damp", "not very damp". */
  readonly between: readonly string[];
  /** After what is not there: "mould: none", "asbestos-free". */
  readonly absent: readonly string[];
}
