import type { Tag } from '../vocabulary/tag.ts';
import { type Clause, isEmptyPhrase, newPhrase, type Phrase } from './clause.ts';
import { particles } from './clause-tags.ts';
import type { Lexicon } from './lexicon.ts';
import { has, type Token } from './token.ts';

export type Draft = {
  -readonly [Key in keyof Clause]: Clause[Key] extends ReadonlySet<Tag>
    ? Set<Tag>
    : Array<Clause[Key] extends readonly (infer Item)[] ? Item : never>;
};

export interface Reader {
  readonly tokens: readonly Token[];
  readonly lexicon: Lexicon;
  readonly itemWords: ReadonlySet<string>;
  readonly draft: Draft;
  phrase: Phrase;
  isExcepted: boolean;
  isKept: boolean;
  readonly isNearest: boolean;
  /** "Add a rounding line to bring the total to £50": what it does to the total is no change of its own. */
  readonly isRoundingLine: boolean;
  at: number;
}

export function openPhrase(reader: Reader, roles: ReadonlySet<Tag>, isJoined = false): void {
  closePhrase(reader);
  const start = reader.tokens[reader.at]?.start ?? 0;
  reader.phrase = newPhrase(start, roles, isJoined, reader.isExcepted);
  reader.phrase.isKept = reader.isExcepted && reader.isKept;
}

export function closePhrase(reader: Reader): void {
  if (!isEmptyPhrase(reader.phrase)) reader.draft.phrases.push(reader.phrase);
}

export const only = (token: Token, tags: readonly Tag[]): Set<Tag> =>
  new Set(tags.filter((tag) => token.tags.has(tag)));

/** Whether anything but words that say nothing comes after, up to the clause's end. */
export function isTrailing({ tokens, at }: Reader): boolean {
  return tokens
    .slice(at + 1)
    .every((token) => token.kind === 'stop' || (!token.isName && has(token, 'filler', ...particles)));
}

export function nameWord(reader: Reader, token: Token): void {
  reader.phrase.words.push(token);
  reader.phrase.end = token.end;
  reader.at += 1;
}
