import { isEmptyPhrase, type Phrase } from './clause.ts';
import { isContainer } from './lexicon.ts';
import { isTrailing, openPhrase, type Reader } from './reader.ts';
import { has, type Token } from './token.ts';
import { readBareCurrency, readValue, type Value } from './value.ts';

/** "Everything that is 150 ft becomes 165 ft": right behind "all" the first of two figures says which lines. */
function scopeOf({ tokens, phrase }: Reader, { value, next }: { value: Value; next: number }): Phrase['measure'] {
  const isOfAll = phrase.tags.has('all') && phrase.words.length === 0 && phrase.measure === null;
  // "150 ft lines" looks like a rate: "150 by the foot".
  const unit = value.unit ?? (value.currencies === null ? value.per : null);
  const rest = tokens.slice(next);
  const isFollowed = rest.some(({ kind }) => kind === 'number') && !has(rest[0], 'percent', 'and');
  return isOfAll && unit !== null && value.sign === 0 && isFollowed ? { amount: value.amount, unit } : null;
}

export function readFigure(reader: Reader): boolean {
  const { tokens, at, phrase } = reader;
  const isFresh = isEmptyPhrase(phrase);
  const read =
    readValue(tokens, at, isFresh ? phrase.roles : new Set()) ??
    (reader.isNearest ? readBareCurrency(tokens, at, phrase.roles) : null);
  if (!read) return false;
  const measure = scopeOf(reader, read);
  if (measure) {
    reader.phrase.measure = measure;
    reader.at = read.next;
    return true;
  }
  reader.draft.values.push(read.value);
  reader.at = read.next;
  // What follows a figure is a phrase of its own: "44 bags", "10 % on materials".
  openPhrase(reader, new Set());
  return true;
}

/** "2 posts more", with the noun between: the figure is a difference all the same. */
export function readLateDifference(reader: Reader, token: Token): boolean {
  const [value, ...others] = reader.draft.values;
  const isLate = value?.kind === 'count' && value.sign === 0 && others.length === 0 && isTrailing(reader);
  if (!value || !isLate || !has(token, 'more', 'less')) return false;
  reader.draft.values[0] = { ...value, sign: has(token, 'less') ? -1 : 1 };
  reader.at += 1;
  return true;
}

/** "Add 3 bags of sand at £6 a bag": the price is for what is counted. */
export function readPerContainer(reader: Reader, token: Token): boolean {
  const { tokens, at, draft } = reader;
  const isPer = draft.verbTags.has('add') && draft.values.at(-1)?.kind === 'money' && has(token, 'per');
  const isRead = isPer && isEmptyPhrase(reader.phrase) && isContainer(tokens[at + 1]?.text ?? '');
  if (isRead) reader.at += 2;
  return isRead;
}

/** "52.40 a tin", "48,000 per page": a figure for one of something is a price. */
export function readRate(reader: Reader, token: Token): boolean {
  const { tokens, at, draft, itemWords, phrase } = reader;
  const [value, next] = [draft.values.at(-1), tokens[at + 1]];
  const isFigure =
    value?.kind === 'count' && value.unit === null && value.sign === 0 && value.end === tokens[at - 1]?.end;
  const isRate = has(token, 'per') && !token.isName && !has(token, 'all') && token.text !== 'the';
  if (!value || !isFigure || !isRate || !isEmptyPhrase(phrase) || next?.kind !== 'word') return false;
  const isContained = isContainer(next.text) || (!next.isName && has(next, 'unit'));
  const isOfLine = !has(token, 'article') && [next.text, `${next.text}s`].some((word) => itemWords.has(word));
  if (!isContained && !isOfLine) return false;
  draft.values[draft.values.length - 1] = { ...value, kind: 'money', per: isContained ? 'unit' : null };
  reader.at += isContained ? 2 : 0;
  return isContained;
}

/** "¥50,000 per page", of a line that speaks of pages, "21.90 per bag". */
export function readPerNoun({ tokens, at, itemWords, draft }: Reader, token: Token): boolean {
  const next = tokens[at + 1];
  const isPrice = draft.values.at(-1)?.kind === 'money' && has(token, 'per') && !has(token, 'article', 'all', 'one');
  const isNoun = (word: string) => itemWords.has(word) || isContainer(word);
  return isPrice && next?.kind === 'word' && [next.text, `${next.text}s`].some(isNoun);
}
