import { fold } from '../../text/fold.ts';
import type { Lexeme } from './lexeme.ts';
import { lexemesOf } from './lexeme.ts';

interface Entry<Value> {
  readonly words: readonly string[];
  readonly value: Value;
}

export interface Found<Value> {
  readonly value: Value;
  /** The lexeme after it. */
  readonly next: number;
}

/** Phrases and what each means; of several that stand at a place the longest counts. */
export interface PhraseTable<Value> {
  at(lexemes: readonly Lexeme[], from: number): Found<Value> | null;
}

export function phraseTable<Value>(phrases: Iterable<readonly [string, Value]>): PhraseTable<Value> {
  const byFirst = new Map<string, Array<Entry<Value>>>();
  for (const [phrase, value] of phrases) {
    const words = lexemesOf(phrase)
      .filter(({ text }) => text !== '-')
      .map(({ text }) => fold(text));
    const [first] = words;
    if (first === undefined) continue;
    const entries = byFirst.get(first) ?? [];
    entries.push({ words, value });
    byFirst.set(first, entries);
  }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return {
    at: (lexemes, from) => {
      const first = lexemes[from];
      if (!first || first.is === 'figure') return null;
      for (const { words, value } of byFirst.get(first.text) ?? []) {
        const next = endOf(words, lexemes, from);
        if (next !== null) return { value, next };
      }
      return null;
    },
  };
}

/** Words of a phrase may be joined by a hyphen: "twenty-three". */
function endOf(words: readonly string[], lexemes: readonly Lexeme[], from: number): number | null {
  let at = from;
  for (const [index, word] of words.entries()) {
    if (index > 0 && isHyphen(lexemes, at)) at += 1;
    if (lexemes[at]?.text !== word) return null;
    at += 1;
  }
  return at;
}

/** A hyphen within a word, as in "six-foot". */
export function isHyphen(lexemes: readonly Lexeme[], at: number): boolean {
  const [sign, next] = [lexemes[at], lexemes[at + 1]];
  return sign?.text === '-' && !sign.isSpaced && next !== undefined && !next.isSpaced;
}
