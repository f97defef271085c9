import type { WeightedPhrases } from '../../playbooks/playbook.ts';
import { matchPhrase, type PhrasePart, phraseOf } from './phrase.ts';
import type { Token } from './token.ts';

/** A text, with what its words are looked up by. */
export interface WordsRead {
  readonly tokens: readonly Token[];
  readonly words: ReadonlySet<string>;
  readonly starts: ReadonlySet<string>;
}

interface IndexedPhrase {
  readonly group: number;
  readonly parts: readonly PhrasePart[];
}

/** The phrases of a list by their first word: few of thousands need a closer look. */
interface PhraseIndex {
  readonly byWord: ReadonlyMap<string, readonly IndexedPhrase[]>;
  readonly byStart: ReadonlyMap<string, readonly IndexedPhrase[]>;
  /** Those that begin with a number, an ending or a part of a word. */
  readonly rest: readonly IndexedPhrase[];
}

/** So many letters of a beginning ("str" of `streich*`) are looked up. */
const startLength = 3;

const indexes = new WeakMap<readonly WeightedPhrases[], PhraseIndex>();

function add(map: Map<string, IndexedPhrase[]>, key: string, phrase: IndexedPhrase): void {
  const there = map.get(key);
  if (there) there.push(phrase);
  else map.set(key, [phrase]);
}

function indexOf(groups: readonly WeightedPhrases[]): PhraseIndex {
  const known = indexes.get(groups);
  if (known) return known;
  const byWord = new Map<string, IndexedPhrase[]>();
  const byStart = new Map<string, IndexedPhrase[]>();
  const rest: IndexedPhrase[] = [];
  groups.forEach(({ phrases }, group) => {
    for (const text of phrases) {
      const phrase = { group, parts: phraseOf(text) };
      const first = phrase.parts[0];
      if (first?.is === 'word' && first.open === 'none') add(byWord, first.text, phrase);
      else if (first?.is === 'word' && first.open === 'end' && first.text.length >= startLength)
        add(byStart, first.text.slice(0, startLength), phrase);
      else rest.push(phrase);
    }
  });
  const index = { byWord, byStart, rest };
  indexes.set(groups, index);
  return index;
}

/** A text as phrases are looked up in it. */
export function wordsRead(tokens: readonly Token[]): WordsRead {
  const words = new Set(tokens.filter(({ kind }) => kind !== 'quantity').map(({ folded }) => folded));
  return { tokens, words, starts: new Set([...words].map((word) => word.slice(0, startLength))) };
}

/** How many phrases of each group the text has. */
export function phraseHits(groups: readonly WeightedPhrases[], read: WordsRead): number[] {
  const { byWord, byStart, rest } = indexOf(groups);
  const hits = groups.map(() => 0);
  const count = (phrases: readonly IndexedPhrase[] | undefined): void => {
    for (const { group, parts } of phrases ?? []) {
      if (read.tokens.some((_, at) => matchPhrase(parts, read.tokens, at))) hits[group] = (hits[group] ?? 0) + 1;
    }
  };
  for (const word of read.words) count(byWord.get(word));
  for (const start of read.starts) count(byStart.get(start));
  count(rest);
  return hits;
}
