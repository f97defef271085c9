import { phrasesOf } from '../../language/installed-languages.ts';
import { wordSet } from '../words/function-words.ts';
import { hasWordNear } from '../words/negation.ts';
import { findPhrase, type PhraseMatch } from '../words/phrase.ts';
import type { Token } from '../words/token.ts';
import { sentenceAround } from '../words/tokens.ts';
import type { SectionMention } from './find-sections.ts';
import type { CueMention } from './read-cues.ts';

/** How many words may stand between a measure and what makes it a total. */
const reach = 2;

/** Whether a measure is said to be that of all parts together. */
export function isTotal(
  tokens: readonly Token[],
  { quantity, from, to }: PhraseMatch,
  languages: readonly string[],
): boolean {
  if (quantity?.kind !== 'area' && quantity?.kind !== 'length') return false;
  const near = tokens.slice(Math.max(0, from - reach), to + reach + 1);
  return phrasesOf(languages, 'sums', 'totals').some((phrase) => findPhrase(phrase, near).length > 0);
}

/** How many words may stand between a list of parts and the measure of them all. */
const listReach = 6;

/** Whether the sentence around states one size and no other. */
function isOnlySize(tokens: readonly Token[], at: number): boolean {
  const kinds = tokens.slice(...sentenceAround(tokens, at)).map((token) => token.quantity?.kind);
  return kinds.filter((kind) => kind === 'area' || kind === 'dimensions').length === 1;
}

/**
 * The parts that an area after a list of them is about, when it is the only size of its sentence: "lounge and hallway, 20 m²"
 * are 20 m² together. Empty when there is no such list.
 */
export function listBefore(
  tokens: readonly Token[],
  { quantity, from }: PhraseMatch,
  mentions: readonly SectionMention[],
  languages: readonly string[],
): readonly SectionMention[] {
  const [start] = sentenceAround(tokens, from);
  if (quantity?.kind !== 'area' || !isOnlySize(tokens, from)) return [];
  const links = wordSet(languages, 'links');
  const earlier = mentions
    .filter(({ match }) => match.from >= start && match.to <= from)
    .toSorted((a, b) => b.match.from - a.match.from);
  const list: SectionMention[] = [];
  for (const mention of earlier) {
    const next = list[list.length - 1];
    const between = tokens.slice(mention.match.to, next?.match.from ?? from);
    const joins = next
      ? between.every(({ folded }) => links.has(folded) || folded === ',')
      : between.length <= listReach;
    if (!joins) break;
    list.push(mention);
  }
  return list.length > 1 ? list : [];
}

/** How many words may stand between a measure and the counted parts it is the sum of: "of laminate for two". */
const countReach = 4;

/**
 * The counted parts that an area before them is the sum of, when it is the only size of its sentence and no other part is
 * named: "30 m², two rooms", "24 m² across three bedrooms". Null otherwise.
 */
export function countedAfter(
  tokens: readonly Token[],
  { quantity, from, to }: PhraseMatch,
  mentions: readonly SectionMention[],
  languages: readonly string[],
): SectionMention | null {
  if (quantity?.kind !== 'area' || !isOnlySize(tokens, from)) return null;
  const [start, end] = sentenceAround(tokens, from);
  const [first, ...others] = mentions.filter(({ match }) => match.from >= start && match.from < end);
  if (!first || others.length || first.count === null || first.count < 2) return null;
  const isNear = first.match.from >= to && first.match.from - to <= countReach;
  return isNear && !hasWordNear(tokens, first.match, languages, 'each') ? first : null;
}

/** An equal share of a total for each of several parts, whose own sizes nobody said. */
export function sharedOut(mention: CueMention, parts: number): CueMention {
  if (parts < 2) return mention;
  const share = (quantity: NonNullable<PhraseMatch['quantity']>) =>
    quantity.kind === 'dimensions' ? quantity : { ...quantity, value: quantity.value.div(parts).round(3) };
  const { match } = mention;
  return {
    ...mention,
    match: { ...match, quantity: match.quantity && share(match.quantity), quantities: match.quantities.map(share) },
  };
}
