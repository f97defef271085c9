import type { Tag } from '../vocabulary/tag.ts';
import type { Token } from './token.ts';
import type { Value } from './value.ts';

/** A stretch of a clause that says which lines, where to, or what a new line is. */
export interface Phrase {
  /** What the preposition before it can mean; empty where there was none. */
  readonly roles: ReadonlySet<Tag>;
  /** Of the preposition, or of the first word. */
  start: number;
  end: number;
  /** Words without a meaning of their own: names of lines, or of new ones. */
  words: Token[];
  /** Meanings that narrow down which lines: `all`, a category, `hourly`. */
  readonly tags: Set<Tag>;
  /** From 1; -1 is the last line. */
  readonly positions: number[];
  /** "All the 150 ft lines": only those of so much. */
  measure: Pick<Value, 'amount' | 'unit'> | null;
  quoted: string | null;
  /** Lines that the provider picked for the words that stood here. */
  readonly chosen: string[];
  /** "and" or a comma stood before it. */
  readonly isJoined: boolean;
  readonly isExcepted: boolean;
  /** Excepted because it stays as it is: that says nothing against a change of other lines. */
  isKept: boolean;
  /** "The labour line": one, however many there are. */
  isOne: boolean;
}

export function newPhrase(start: number, roles: ReadonlySet<Tag>, isJoined: boolean, isExcepted: boolean): Phrase {
  return {
    roles,
    start,
    end: start,
    words: [],
    tags: new Set(),
    positions: [],
    chosen: [],
    measure: null,
    quoted: null,
    isJoined,
    isExcepted,
    isKept: false,
    isOne: false,
  };
}

/** A clause taken apart. Every word of it is in here, or was one that says nothing. */
export interface Clause {
  readonly tokens: readonly Token[];
  readonly verbs: readonly Token[];
  readonly verbTags: ReadonlySet<Tag>;
  readonly particles: ReadonlySet<Tag>;
  readonly phrases: readonly Phrase[];
  readonly values: readonly Value[];
  /** Price, quantity, total, name, and adjectives: free, optional. */
  readonly attributes: ReadonlySet<Tag>;
}

export const isEmptyPhrase = (phrase: Phrase): boolean =>
  phrase.words.length === 0 &&
  phrase.tags.size === 0 &&
  phrase.positions.length === 0 &&
  phrase.quoted === null &&
  phrase.chosen.length === 0;
