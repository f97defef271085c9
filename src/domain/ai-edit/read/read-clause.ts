import { hasHabit } from '../../language/installed-languages.ts';
import type { Tag } from '../vocabulary/tag.ts';
import { type Clause, isEmptyPhrase, newPhrase } from './clause.ts';
import { attributes, narrowing, particles, prepositions, strongVerbs, weakVerbs } from './clause-tags.ts';
import type { Lexicon } from './lexicon.ts';
import { isRounding } from './lexicon.ts';
import { readPositions } from './position.ts';
import { readFigure, readLateDifference, readPerContainer, readPerNoun, readRate } from './read-figures.ts';
import { closePhrase, type Draft, isTrailing, nameWord, only, openPhrase, type Reader } from './reader.ts';
import { isSeparator } from './tag-tokens.ts';
import { has, type Token } from './token.ts';
import type { Value } from './value.ts';

/** Verbs that may follow one, saying again or more exactly what is to be done. */
const secondVerbs = [
  'discount',
  'increase_by',
  'decrease_by',
  'raise',
  'lower',
  'halve',
  'replace',
  'move',
  'round_up',
  'round_down',
] as const satisfies readonly Tag[];

/** "Füge Tapete entfernen hinzu": behind a noun of a new line a German verb says the work. */
function isNamedWork({ draft, phrase, lexicon }: Reader, token: Token): boolean {
  const isWork = hasHabit(lexicon.language, 'final_verbs') && token.text.endsWith('n') && !has(token, 'is', 'add');
  return isWork && draft.verbTags.has('add') && phrase.words.length > 0;
}

function readVerb(reader: Reader, token: Token): boolean {
  const { draft } = reader;
  if (isNamedWork(reader, token)) return false;
  const tags = only(token, [...strongVerbs, ...weakVerbs]);
  if (tags.size === 0) return false;
  const isStrong = strongVerbs.some((tag) => tags.has(tag));
  const hasStrong = draft.verbs.some((verb) => has(verb, ...strongVerbs));
  const isOther = has(token, 'price', 'quantity', 'filler', 'fixed', 'line', 'all');
  if (isStrong && hasStrong) {
    // A second verb is a part of a name, as in "delete the lift hire", or says the same again.
    if (reader.itemWords.has(token.text)) return false;
    // "Insert a new item: …" says it twice.
    const isAgain = has(token, 'add') && draft.verbTags.has('add') && token.text.includes(' ');
    if (isAgain) {
      reader.at += 1;
      return true;
    }
    if (reader.isRoundingLine && draft.verbTags.has('add')) {
      reader.at += 1;
      return true;
    }
    if (!has(token, ...secondVerbs)) return false;
  }
  if (!isStrong && draft.verbs.length > 0 && isOther) return false;
  // "Half price" is a verb behind "make it" too.
  if (
    has(token, 'price') &&
    !has(token, 'halve') &&
    (draft.verbs.length > 0 || draft.phrases.length > 0 || !isEmptyPhrase(reader.phrase))
  ) {
    if (!has(token, 'is') || draft.verbs.length > 0) return false;
  }
  reader.isExcepted = false;
  draft.verbs.push(token);
  // "Travel costs 35": verb and price in one.
  if (has(token, 'price')) draft.attributes.add('price');
  if (has(token, 'round', 'round_up', 'round_down') && has(token, 'total')) draft.attributes.add('total');
  for (const tag of tags) draft.verbTags.add(tag);
  reader.at += 1;
  // A verb parts what stands before it from what stands behind.
  openPhrase(reader, new Set());
  return true;
}

function readPreposition(reader: Reader, token: Token): boolean {
  const tags = only(token, prepositions);
  if (tags.size === 0) return false;
  const parts = only(token, particles);
  if (isTrailing(reader)) {
    for (const tag of parts) reader.draft.particles.add(tag);
    reader.at += 1;
    // "Ordne … zu": the end of the verb.
    return parts.size > 0 || has(token, 'filler') || reader.lexicon.separable_prefixes.has(token.text);
  }
  // Two prepositions in a row: "up to", "down by", "out of".
  const before = reader.phrase;
  const isStacked = isEmptyPhrase(before) && before.roles.size > 0 && !before.isExcepted;
  if (isStacked && !has(token, 'to', 'by', 'as', 'after', 'before')) {
    reader.at += 1;
    return true;
  }
  openPhrase(reader, tags);
  reader.at += 1;
  return true;
}

/** "le prix" against "augmente-le": before a noun it is an article, else it stands for a line. */
function isArticle({ tokens, at }: Reader, token: Token): boolean {
  const next = tokens[at + 1];
  return (
    has(token, 'article') && next !== undefined && next.kind === 'word' && (next.isName || !has(next, ...prepositions))
  );
}

const rates = ['hourly', 'daily', 'by_area', 'by_metre', 'by_foot'] as const satisfies readonly Tag[];

function readMeaning(reader: Reader, token: Token): boolean {
  const { draft, phrase } = reader;
  const narrow = only(token, narrowing);
  if (isArticle(reader, token)) narrow.delete('it');
  const attribute = only(token, attributes);
  const part = only(token, particles);
  if (narrow.size > 0) {
    for (const tag of narrow) phrase.tags.add(tag);
    phrase.end = token.end;
  }
  for (const tag of attribute) draft.attributes.add(tag);
  for (const tag of part) draft.particles.add(tag);
  const isSpent =
    narrow.size + attribute.size + part.size > 0 || has(token, 'nearest', 'article', 'filler', 'fixed', 'line');
  if (has(token, 'fixed')) draft.attributes.add('fixed');
  // "That hourly job" is one, and "the job" none.
  const isRated = has(token, 'filler') && rates.some((tag) => phrase.tags.has(tag));
  if ((has(token, 'line') || isRated) && reader.lexicon.line_nouns.has(token.text) && !phrase.tags.has('all'))
    phrase.isOne = true;
  if (isSpent) reader.at += 1;
  return isSpent;
}

function readJoin(reader: Reader, token: Token): boolean {
  if (!isSeparator(token)) return false;
  const { phrase } = reader;
  const last = isEmptyPhrase(phrase) ? reader.draft.phrases.at(-1) : phrase;
  reader.at += 1;
  openPhrase(reader, last?.roles ?? new Set(), true);
  return true;
}

function readExcept(reader: Reader, token: Token): boolean {
  const next = reader.tokens[reader.at + 1];
  if (!has(token, 'except') || !next || next.kind === 'number') return false;
  const said = reader.draft.phrases.length > 0 || !isEmptyPhrase(reader.phrase);
  if (!said) return false;
  reader.isExcepted = true;
  reader.isKept = has(token, 'keep');
  reader.at += 1;
  openPhrase(reader, new Set());
  return true;
}

/** "Tearing out the carpet" of "Tear out carpet": the work's own particle is a part of its name. */
function isOfWork({ phrase, itemWords }: Reader, token: Token): boolean {
  const before = phrase.words.at(-1);
  const isWork = before?.text.endsWith('ing') === true && token.start - before.end === 1;
  return isWork && has(token, ...particles) && itemWords.has(token.text);
}

/** "Add a domain name", "add a house number": behind what it is of. */
function isNameOfThing({ draft, phrase }: Reader, token: Token): boolean {
  const before = phrase.words.at(-1);
  return draft.verbTags.has('add') && before?.end === token.start - 1 && has(token, 'name') && !has(token, 'price');
}

/** "Add a cone set, £45", "a cooker switch at £15": the last word of what is new is no verb. */
function isNounOfNew({ draft, phrase, tokens, at, lexicon }: Reader, token: Token): boolean {
  const [before, next] = [phrase.words.at(-1), tokens[at + 1]];
  const isLast = next === undefined || next.kind !== 'word' || (!next.isName && has(next, 'at', 'for'));
  const isVerb = has(token, 'set', 'replace', 'move', 'cut', 'round') && !has(token, 'is', 'add', 'price');
  return lexicon.language === 'en' && draft.verbTags.has('add') && before?.end === token.start - 1 && isVerb && isLast;
}

/** "Add a double gate": behind an article a verb is a part of what is new. */
function isNewName({ draft, tokens, at }: Reader, token: Token): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isNew = draft.verbTags.has('add') || draft.verbTags.has('replace');
  const isWord = has(token, 'double', 'triple', 'cut', 'round', 'move', 'free') && !has(token, 'price', 'more');
  return isNew && isWord && has(before, 'one') && next?.kind === 'word' && !has(next, 'article', 'of', 'unit');
}

function step(reader: Reader): boolean {
  const token = reader.tokens[reader.at];
  if (!token) return false;
  if (
    token.isName ||
    isNewName(reader, token) ||
    isNounOfNew(reader, token) ||
    isNameOfThing(reader, token) ||
    isOfWork(reader, token)
  ) {
    nameWord(reader, token);
    return true;
  }
  if (token.kind === 'chosen') {
    reader.phrase.chosen.push(token.text);
    reader.phrase.end = token.end;
    reader.at += 1;
    return true;
  }
  if (token.kind === 'quoted') {
    if (reader.phrase.words.length > 0 && reader.draft.verbTags.has('rename')) openPhrase(reader, new Set());
    reader.phrase.quoted = token.text;
    reader.phrase.end = token.end;
    reader.at += 1;
    return true;
  }
  if (readExcept(reader, token)) return true;
  const position = readPositions(reader.tokens, reader.at, reader.lexicon);
  if (position) {
    reader.phrase.positions.push(...position.positions);
    reader.at = position.next;
    reader.phrase.end = reader.tokens[reader.at - 1]?.end ?? reader.phrase.end;
    return true;
  }
  if (readFigure(reader)) {
    reader.isExcepted = false;
    openPhrase(reader, new Set());
    return true;
  }
  if (readJoin(reader, token)) return true;
  if (token.kind === 'stop') {
    reader.at += 1;
    return ':()!¿¡'.includes(token.text);
  }
  if (readLateDifference(reader, token)) return true;
  if (readPerContainer(reader, token) || readRate(reader, token)) return true;
  if (readPerNoun(reader, token)) {
    openPhrase(reader, new Set(['of']));
    reader.at += 1;
    return true;
  }
  if (readVerb(reader, token) || readPreposition(reader, token) || readMeaning(reader, token)) return true;
  if (token.kind !== 'word') return false;
  // A word with a meaning that has no place here can only be part of a name.
  const mayName = has(token, 'unit', 'm', 'last', 'more', 'speaker', 'person') || isNamedWork(reader, token);
  if (token.tags.size > 0 && !reader.itemWords.has(token.text) && !mayName) return false;
  nameWord(reader, token);
  return true;
}

const isSpelt = (token: Token | undefined): boolean =>
  token?.kind === 'number' && !/\d/.test(token.text) && !has(token, 'percent');

/** "Twelve ninety" is 12.90 to one and nothing to another. */
const runsNumbersOn = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => isSpelt(token) && isSpelt(tokens[at + 1]));

/** Takes a clause apart, or null when a word in it finds no place. */
export function readClause(tokens: readonly Token[], lexicon: Lexicon, itemWords: ReadonlySet<string>): Clause | null {
  if (runsNumbersOn(tokens)) return null;
  const draft: Draft = {
    tokens: [...tokens],
    verbs: [],
    verbTags: new Set(),
    particles: new Set(),
    phrases: [],
    values: [] as Value[], // the mapped type cannot see through the readonly array
    attributes: new Set(),
  };
  const phrase = newPhrase(tokens[0]?.start ?? 0, new Set(), false, false);
  const reader: Reader = {
    tokens,
    lexicon,
    itemWords,
    draft,
    phrase,
    isExcepted: false,
    isKept: false,
    isRoundingLine: tokens.some(({ text }) => isRounding(text)) && tokens.some((token) => has(token, 'total')),
    isNearest: tokens.some((token) => has(token, 'nearest', 'round', 'round_up', 'round_down')),
    at: 0,
  };
  while (reader.at < tokens.length) if (!step(reader)) return null;
  closePhrase(reader);
  return draft;
}
