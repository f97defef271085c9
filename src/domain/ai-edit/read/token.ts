import type { Big } from 'big.js';
import type { Tag } from '../vocabulary/tag.ts';

/** A piece of the command at [start, end). */
export interface Token {
  readonly kind: 'word' | 'number' | 'sign' | 'stop' | 'quoted' | 'chosen';
  readonly start: number;
  readonly end: number;
  /** Lower case without accents; what a quoted piece holds stays as written, a chosen one holds the line's id. */
  readonly text: string;
  /** Set for numbers, written or spoken. */
  readonly value: Big | null;
  readonly tags: ReadonlySet<Tag>;
  /** Words that stand in a line's description as they stand here: they name it and mean nothing else. */
  readonly isName: boolean;
}

export const has = (token: Token | undefined, ...tags: readonly Tag[]): boolean =>
  token !== undefined && tags.some((tag) => token.tags.has(tag));

/** A word that nobody wrote, with the meaning that the grammar looks for; it stands where another does. */
export function unsaid(like: Token, ...tags: readonly Tag[]): Token {
  return { ...like, kind: 'word', text: '', tags: new Set(tags), isName: false };
}
