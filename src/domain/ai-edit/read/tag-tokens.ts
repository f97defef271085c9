import { Big } from 'big.js';
import { costCategories } from '../../pricing/rule.ts';
import type { EditTable } from '../plan.ts';
import { currencyWords } from '../vocabulary/currency-words.ts';
import type { Tag } from '../vocabulary/tag.ts';
import type { Lexicon } from './lexicon.ts';
import { isWordOf } from './lexicon.ts';
import { isOneLetterOff, isSlip } from './misspelling.ts';
import { has, type Token } from './token.ts';
import { namingWords } from './words-of.ts';

const signs: Readonly<Record<string, Tag>> = {
  '%': 'percent',
  '+': 'plus',
  '-': 'minus',
  '−': 'minus',
  '–': 'minus',
  '/': 'per',
  '&': 'and',
  '@': 'at',
  '=': 'is',
};

const verbTags: readonly Tag[] = [
  'set',
  'is',
  'add',
  'delete',
  'raise',
  'lower',
  'take',
  'cut',
  'replace',
  'move',
  'round',
  'double',
  'without',
];

const joints: readonly Tag[] = ['article', 'filler', 'of', 'and', 'in', 'for', 'with', 'to', 'from'];

/** Words that carry a meaning of their own, as against "and", "of" or "the". */
function isContent(word: string, lexicon: Lexicon): boolean {
  const tags = lexicon.phrases.get(word);
  return !tags || !joints.some((tag) => tags.has(tag));
}

function startsClause(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const before = tokens[at - 1];
  if (!before || before.kind === 'stop') return true;
  const tags = lexicon.phrases.get(before.text);
  return tags?.has('and') === true || tags?.has('next') === true || tags?.has('filler') === true;
}

/** "Adhesive & grout" is "Adhesive and grout". */
function isSaid({ kind, text }: Token, word: string): boolean {
  return kind === 'word' || kind === 'number' ? text === word : text === '&' && isWordOf('coordinators', word);
}

/** How many tokens from `at` on spell out a part of one of the texts. */
function nameLength(tokens: readonly Token[], at: number, texts: readonly (readonly string[])[]): number {
  let best = 0;
  for (const words of texts) {
    for (let from = 0; from < words.length; from += 1) {
      let taken = 0;
      let matched = 0;
      let lastMatched = 0;
      while (at + taken < tokens.length && from + matched < words.length) {
        const token = tokens[at + taken];
        if (token?.kind === 'stop' && (token.text === ',' || token.text === ':') && matched > 0) taken += 1;
        else if (token && isSaid(token, words[from + matched] ?? '')) {
          taken += 1;
          matched += 1;
          lastMatched = taken;
        } else break;
      }
      best = Math.max(best, matched >= 2 ? lastMatched : 0);
    }
  }
  return best;
}

const ofAnyTable: readonly Tag[] = ['all', 'price', 'line', 'total', 'quantity'];

/** "All unit prices", "other lines": said of any table, also where a text of a line says it too. */
function speaksOfTable(words: readonly string[], { phrases }: Lexicon): boolean {
  const tags = words.map((word) => phrases.get(word));
  return tags.every((one) => one) && tags.some((one) => ofAnyTable.some((tag) => one?.has(tag)));
}

/** Marks runs of two words or more that stand in a description just so: "adhesive and grout" is one thing, no list. */
function markNames(tokens: readonly Token[], table: EditTable, lexicon: Lexicon): Token[] {
  const texts = [...table.lines.map(({ description }) => description), ...table.groups.map(({ title }) => title)].map(
    namingWords,
  );
  const marked = [...tokens];
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at];
    if (first?.kind !== 'word' || !isContent(first.text, lexicon)) continue;
    const tags = lexicon.phrases.get(first.text);
    let length = nameLength(tokens, at, texts);
    const isVerb = tags && verbTags.some((tag) => tags.has(tag)) && startsClause(tokens, at, lexicon);
    // "Remove old fence at $3.75": the whole of a description with more behind it is that line, no verb.
    const next = tokens[at + length];
    const isWhole = texts.some((words) => words.length >= 2 && words.length === length && words[0] === first.text);
    const nextTags = lexicon.phrases.get(next?.text ?? '');
    const goesOn = next !== undefined && next.kind !== 'stop' && !nextTags?.has('and') && !nextTags?.has('filler');
    if (isVerb && !(isWhole && goesOn)) continue;
    while (length > 0 && !isContent(tokens[at + length - 1]?.text ?? '', lexicon)) length -= 1;
    const content = tokens
      .slice(at, at + length)
      .filter(({ kind, text }) => kind !== 'stop' && isContent(text, lexicon));
    const isTable =
      !isWhole &&
      speaksOfTable(
        content.map(({ text }) => text),
        lexicon,
      );
    if (content.length < 2 || isTable) continue;
    for (let index = at; index < at + length; index += 1) {
      const token = tokens[index];
      if (token) marked[index] = { ...token, isName: true };
    }
    at += length - 1;
  }
  return marked;
}

/** A word without the longest of the endings that it has, and that ending. */
function apart(text: string, endings: ReadonlySet<string>): readonly [string, string] | null {
  const found = [...endings].filter((one) => text.endsWith(one)).toSorted((a, b) => b.length - a.length)[0];
  return found === undefined ? null : [text.slice(0, -found.length), found];
}

/** "Ponme", "súbele": the verb without whom it is done for. */
function withoutPronoun(text: string, { enclitic_recipients, phrases }: Lexicon): ReadonlySet<Tag> | null {
  const [verb] = apart(text, enclitic_recipients) ?? [];
  const tags = verb === undefined ? undefined : phrases.get(verb);
  return tags && verbTags.some((tag) => tags.has(tag)) ? tags : null;
}

const shortestVerb = 3;

/** "Quítalos": the verb and "them", where they are written in one. */
function withObject(token: Token, { enclitic_objects, phrases }: Lexicon): Token[] | null {
  const [verb = '', pronoun = ''] = apart(token.text, enclitic_objects) ?? [];
  const tags = verb.length < shortestVerb ? undefined : phrases.get(verb);
  if (!tags || !verbTags.some((tag) => tags.has(tag))) return null;
  const end = token.end - pronoun.length;
  return [
    { ...token, text: verb, end, tags },
    { ...token, text: pronoun, start: end, tags: new Set<Tag>(['it']) },
  ];
}

const misspelt: readonly Tag[] = ['add', 'delete', 'raise', 'lower', 'replace', 'set', 'rename'];
const shortestMisspelt = 5;

/** "Delte", "icnrease" at the beginning of a clause: a verb with a letter doubled, left out or swapped. */
function misspeltVerb(token: Token, lexicon: Lexicon): ReadonlySet<Tag> | null {
  if (token.text.length < shortestMisspelt) return null;
  let found: ReadonlySet<Tag> | null = null;
  for (const [phrase, tags] of lexicon.phrases) {
    if (phrase[0] !== token.text[0] || !misspelt.some((tag) => tags.has(tag)) || !isSlip(token.text, phrase)) continue;
    // Near to two verbs of different kinds it is neither.
    if (found && misspelt.some((tag) => found?.has(tag) !== tags.has(tag))) return null;
    found = tags;
  }
  return found;
}

const counted: readonly Tag[] = ['line', 'unit', 'hour', 'day', 'm2', 'm', 'ft'];

/** "A third off", but not "a third coat": before a noun it says which. */
function isShare(next: Token | undefined, lexicon: Lexicon): boolean {
  if (next?.kind !== 'word') return true;
  const tags = lexicon.phrases.get(next.text);
  return !next.isName && tags !== undefined && !counted.some((tag) => tags.has(tag));
}

function phraseAt(tokens: readonly Token[], at: number, lexicon: Lexicon): { token: Token; length: number } | null {
  const first = tokens[at];
  if (!first) return null;
  for (let length = Math.min(lexicon.longest, tokens.length - at); length > 0; length -= 1) {
    const part = tokens.slice(at, at + length);
    const last = part.at(-1);
    if (!last || part.some((token) => (token.kind !== 'word' && token.kind !== 'sign') || token.isName)) continue;
    const text = part.map((token) => token.text).join(' ');
    const number = lexicon.numbers.get(text);
    const share = lexicon.parts.get(text);
    const tags = lexicon.phrases.get(text);
    const whole = { ...first, end: last.end, text };
    if (number !== undefined) return { token: { ...whole, kind: 'number', value: new Big(number) }, length };
    if (share && isShare(tokens[at + length], lexicon))
      return { token: { ...whole, kind: 'number', value: share, tags: new Set(['percent']) }, length };
    if (tags) return { token: { ...whole, tags }, length };
  }
  const tags = withoutPronoun(first.text, lexicon);
  return tags ? { token: { ...first, tags }, length: 1 } : null;
}

function signed(token: Token): Token {
  const tag = token.kind === 'sign' ? signs[token.text] : undefined;
  return tag ? { ...token, tags: new Set([tag]) } : token;
}

/** "Materails", "equipmet": a category with a letter doubled, left out or swapped, anywhere. */
function misspeltCategory(token: Token, { phrases }: Lexicon): ReadonlySet<Tag> | null {
  if (token.kind !== 'word' || token.isName || token.text.length < 7) return null;
  for (const [phrase, tags] of phrases)
    if (phrase[0] === token.text[0] && costCategories.some((tag) => tags.has(tag)) && isSlip(token.text, phrase))
      return tags;
  return null;
}

/** Gives words their meanings, longest phrases first, and makes numbers of number words. */
export function tagTokens(tokens: readonly Token[], table: EditTable, lexicon: Lexicon): Token[] {
  const marked = markNames(tokens, table, lexicon);
  const lineWords = table.lines.flatMap(({ description }) => namingWords(description));
  const isNear = (text: string) => lineWords.some((word) => word === text || isOneLetterOff(word, text));
  const tagged: Token[] = [];
  for (let at = 0; at < marked.length; ) {
    const token = marked[at];
    if (!token) break;
    const found = token.kind === 'word' && !token.isName ? phraseAt(marked, at, lexicon) : null;
    const isBare = !found && token.kind === 'word' && !token.isName && startsClause(marked, at, lexicon);
    const pair = isBare && !isNear(token.text) ? withObject(token, lexicon) : null;
    const isUnknown = !found && !isNear(token.text);
    const slip =
      (isBare && isUnknown ? misspeltVerb(token, lexicon) : null) ??
      (isUnknown ? misspeltCategory(token, lexicon) : null);
    tagged.push(...(pair ?? [found?.token ?? (slip ? { ...token, tags: slip } : signed(token))]));
    at += found?.length ?? 1;
  }
  return tagged;
}

export const isCurrency = (token: Token | undefined): boolean =>
  token !== undefined &&
  !token.isName &&
  (token.kind === 'word' || token.kind === 'sign') &&
  currencyWords().has(token.text);

export const isSeparator = (token: Token): boolean =>
  !token.isName && (token.kind === 'stop' ? !':()!¿¡'.includes(token.text) : has(token, 'and', 'next'));
