import { currencyWords } from '../vocabulary/currency-words.ts';
import type { Tag } from '../vocabulary/tag.ts';
import { conceptsOf } from './concepts.ts';
import type { Lexicon } from './lexicon.ts';
import { isWordOf } from './lexicon.ts';
import type { Token } from './token.ts';

const asName = (token: Token): Token => ({ ...token, kind: 'word', value: null, isName: true });

/** A word that says nothing by itself, as against a unit, a currency or another number. */
function isPlain(token: Token | undefined, { phrases, numbers }: Lexicon): token is Token {
  return (
    token?.kind === 'word' && !phrases.has(token.text) && !numbers.has(token.text) && !currencyWords().has(token.text)
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

/** "Pull-out", "call out": a verb with its particle that is written or always said as one noun. */
function isVerbNoun([verb, next]: readonly Token[], command: string): boolean {
  if (verb?.kind !== 'word' || next?.kind !== 'word' || !isWordOf('particles', next.text)) return false;
  return (
    command.slice(verb.end, next.start) === '-' ||
    (isWordOf('noun_verbs', verb.text) && isWordOf('exclusion_particles', next.text))
  );
}

/** "Pose du carrelage" is one word elsewhere, "tiling": the work, as against the tiles. */
function namedWork(tokens: readonly Token[], at: number, { partitives }: Lexicon): Token | null {
  const [work, of, noun] = tokens.slice(at, at + 3);
  const text = `${work?.text}${noun?.text}`;
  const isWork = partitives.has(of?.text ?? '') && conceptsOf().has(text);
  return work && noun && isWork ? { ...asName(work), end: noun.end, text } : null;
}

/** Numbers and verbs that say what a thing is: they are a part of its name. */
export function markCompounds(tokens: readonly Token[], command: string, lexicon: Lexicon): Token[] {
  const marked: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const [token, particleOf] = tokens.slice(at, at + 2);
    if (!token) break;
    if (particleOf && isVerbNoun([token, particleOf], command)) {
      marked.push(asName(token), asName(particleOf));
      at += 2;
      continue;
    }
    const work = namedWork(tokens, at, lexicon);
    if (work) {
      marked.push(work);
      at += 3;
      continue;
    }
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
