import { Big } from 'big.js';
import type { Locale } from '../../locale.ts';
import { decimalString } from '../../measure/decimal.ts';
import type { ParsedDimensions, ParsedQuantity } from '../../measure/parsed-quantity.ts';
import type { FactDoubt } from '../fact.ts';
import { hasWordNear } from '../words/negation.ts';
import type { Token } from '../words/token.ts';
import { sentenceAround } from '../words/tokens.ts';
import type { FoundSection, SectionMention } from './find-sections.ts';
import type { SizePlace } from './size-places.ts';

/** A "4 x 3 m" and the sections it is about. */
export interface SizeMention {
  /** Tokens [at, to). */
  readonly at: number;
  readonly to: number;
  /** What it was read from. */
  readonly quantities: readonly ParsedQuantity[];
  readonly sides: readonly Big[];
  readonly unit: 'meters' | 'feet';
  readonly confidence: number;
  readonly doubt: FactDoubt | null;
  readonly sections: readonly number[];
}

/** What is known of a part by one of several sizes: too little to propose it. */
const partOfSize = 0.4;

/** Sides as the writer meant them: a bare 12 x 10 in English is feet, a bare 4 x 3 metres. */
function meant(size: ParsedDimensions, locale: Locale): Pick<SizeMention, 'sides' | 'unit' | 'confidence' | 'doubt'> {
  if (size.isRange) return { sides: size.sides, unit: size.unit, confidence: 0.6, doubt: 'between' };
  if (size.unitWritten) return { sides: size.sides, unit: size.unit, confidence: 0.95, doubt: null };
  const large = size.unit === 'meters' && size.sides.some((side) => side.gt(8));
  const doubt = 'no_unit';
  if (!locale.startsWith('en') || !large)
    return { sides: size.sides, unit: size.unit, confidence: large ? 0.6 : 0.8, doubt };
  return { sides: size.sides.map((side) => side.times('0.3048')), unit: 'feet', confidence: 0.6, doubt };
}

function mentionsIn(sections: readonly FoundSection[]): SectionMention[] {
  return [...new Set(sections.flatMap((section) => section.mentions))].toSorted((a, b) => a.match.from - b.match.from);
}

/** "a 4x3 m bedroom": named right after. Else the last one named before, in this sentence if there is one. */
function nearest(at: number, mentions: readonly SectionMention[], tokens: readonly Token[]): SectionMention | null {
  const [from, to] = sentenceAround(tokens, at);
  const after = mentions.find(
    (mention) => mention.match.from > at && mention.match.from <= at + 3 && mention.match.from < to,
  );
  const stopped = after && tokens.slice(at, after.match.from).some((token) => token.kind === 'stop');
  const joined =
    after && tokens.slice(at + 1, after.match.from).every((token) => token.kind === 'word' && token.folded.length > 3);
  if (after && !stopped && joined) return after;
  const before = mentions.filter((mention) => mention.match.from < at);
  const here = before.filter((mention) => mention.match.from >= from);
  // "5 x 4 m, maybe also the hallway" is no size of the hallway.
  const inSentence = mentions.find(({ match, hedged }) => !hedged && match.from > at && match.from < to);
  return here[here.length - 1] ?? inSentence ?? before[before.length - 1] ?? null;
}

/**
 * "The lounge and the dining room, 5 x 4 and 4 x 3 m": as many sizes as parts were named before them in a sentence are
 * theirs in turn. Null where a sentence is not like that.
 */
function inTurn(
  at: number,
  places: readonly number[],
  mentions: readonly SectionMention[],
  tokens: readonly Token[],
): SectionMention | null {
  const [from, to] = sentenceAround(tokens, at);
  const sizes = places.filter((one) => one >= from && one < to);
  const named = mentions.filter(({ match }) => match.from >= from && match.from < to);
  const isListed = named.every(({ match, count }) => match.to <= (sizes[0] ?? 0) && (count ?? 1) === 1);
  const isTurn = sizes.length > 1 && named.length === sizes.length && isListed;
  return isTurn ? (named[sizes.indexOf(at)] ?? null) : null;
}

function sectionsOf(mention: SectionMention | null, sections: readonly FoundSection[]): number[] {
  if (!mention) return sections.map((_, index) => index);
  return sections.flatMap((section, index) => (section.mentions.includes(mention) ? [index] : []));
}

/** "The lounge and the study, 4 x 3 m each": all of its sentence. */
function sectionsInSentence(
  tokens: readonly Token[],
  at: number,
  sections: readonly FoundSection[],
  own: readonly number[],
): number[] {
  const [from, to] = sentenceAround(tokens, at);
  const named = sections.flatMap(({ mentions }, index) =>
    mentions.some(({ match }) => match.from >= from && match.from < to) ? [index] : [],
  );
  return [...new Set([...own, ...named])];
}

/** "5 x 4 plus 2 x 1.5": the second belongs to the first, and neither is the whole. */
const isAddedTo = (before: SizeMention, { at }: SizePlace): boolean => at - before.to <= 1;

/** Every size in the text, each with the sections it is about; two rooms and two sizes get one each. */
export function readSizes(
  tokens: readonly Token[],
  places: readonly SizePlace[],
  sections: readonly FoundSection[],
  { languages, locale }: { readonly languages: readonly string[]; readonly locale: Locale },
): SizeMention[] {
  const mentions = mentionsIn(sections);
  const sized = new Set<number>();
  const found: SizeMention[] = [];
  const ats = places.map(({ at }) => at);
  const wanted = ats.map((at) => inTurn(at, ats, mentions, tokens) ?? nearest(at, mentions, tokens));
  places.forEach((place, index) => {
    const { at, to, size, quantities } = place;
    const each = hasWordNear(tokens, { from: at, to, quantity: null, quantities: [] }, languages, 'each');
    const own = sectionsOf(wanted[index] ?? null, sections);
    const group = each && places.length === 1 ? sectionsInSentence(tokens, at, sections, own) : own;
    const alone = wanted.filter((mention) => mention === wanted[index]).length === 1;
    const next = group.find((one) => !sized.has(one));
    const takes = each || alone ? group : next === undefined ? [] : [next];
    for (const one of takes) sized.add(one);
    const read = meant(size, locale);
    // One size for several rooms, without "each", may be that of the first only.
    const confidence = !each && takes.length > 1 ? Math.min(read.confidence, 0.7) : read.confidence;
    const last = found.at(-1);
    if (takes.length) found.push({ at, to, quantities, ...read, confidence, sections: takes });
    else if (last && isAddedTo(last, place))
      found.splice(-1, 1, { ...last, to, confidence: partOfSize, doubt: 'two_values' });
  });
  return found;
}

/** Length, width and perhaps height, ready for a fact. */
export function sidesOf(size: SizeMention): { length: string; width: string; height: string | null } {
  const [length, width, height] = size.sides;
  return {
    length: decimalString(length ?? new Big(0)),
    width: decimalString(width ?? new Big(0)),
    height: height ? decimalString(height) : null,
  };
}
