import { currencyWords } from '../vocabulary/currency-words.ts';
import type { Tag } from '../vocabulary/vocabulary.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './token.ts';

const asName = (token: Token): Token => ({ ...token, kind: 'word', value: null, isName: true });

/** A word that says nothing by itself, as against a unit, a currency or another number. */
function isPlain(token: Token | undefined, { phrases, numbers }: Lexicon): token is Token {
  return (
    token?.kind === 'word' && !phrases.has(token.text) && !numbers.has(token.text) && !currencyWords.has(token.text)
  );
}

/** "Two-man", "18-way": how many tokens the number, the hyphen and the word behind it are; 0 where it is none. */
function hyphened(tokens: readonly Token[], at: number, command: string): 0 | 2 | 3 {
  const [number, next, after] = tokens.slice(at, at + 3);
  if (!number || !next) return 0;
  if (next.kind === 'word') return next.start - number.end === 1 && command[number.end] === '-' ? 2 : 0;
  return next.text === '-' && next.start === number.end && after?.start === next.end ? 3 : 0;
}

/** "An 18 way board": between an article and a noun a number belongs to the name. */
function isBehindArticle(tokens: readonly Token[], at: number, { phrases }: Lexicon): boolean {
  const tags = phrases.get(tokens[at - 1]?.text ?? '');
  const isArticle = (['one', 'article'] satisfies Tag[]).every((tag) => tags?.has(tag));
  return isArticle && tokens[at]?.kind === 'number';
}

/** Numbers that say what a thing is and not how many: they are a part of its name. */
export function markCompounds(tokens: readonly Token[], command: string, lexicon: Lexicon): Token[] {
  const marked: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    const isNumber = token.kind === 'number' || (token.kind === 'word' && lexicon.numbers.has(token.text));
    const length = isNumber ? hyphened(tokens, at, command) || (isBehindArticle(tokens, at, lexicon) ? 2 : 0) : 0;
    const noun = tokens[at + length - 1];
    const isCompound = length > 0 && isPlain(noun, lexicon);
    if (isCompound) marked.push(asName(token), asName(noun));
    else marked.push(token);
    at += isCompound ? length : 1;
  }
  return marked;
}
