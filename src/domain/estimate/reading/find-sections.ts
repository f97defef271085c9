import type { Playbook, SectionKind } from '../../playbooks/playbook.ts';
import { leadsToPlace, wordSet } from '../words/function-words.ts';
import { isHedged } from '../words/hedges.ts';
import { isDenied } from '../words/negation.ts';
import { findPhrase, type PhraseMatch } from '../words/phrase.ts';
import type { Token } from '../words/token.ts';

/** A part of the job as the text names it: "two bedrooms". */
export interface SectionMention {
  readonly kind: SectionKind;
  readonly match: PhraseMatch;
  /** How many it speaks of; null when it gives no number. */
  readonly count: number | null;
  /** "Maybe also the stairs" */
  readonly hedged: boolean;
}

/** More parts than this are one job for a person to look at. */
const mostSections = 20;
const mostMentions = 100;

function phrasesIn(
  byLanguage: Readonly<Record<string, readonly string[]>> | undefined,
  languages: readonly string[],
): string[] {
  return languages.flatMap((language) =>
    byLanguage && Object.hasOwn(byLanguage, language) ? (byLanguage[language] ?? []) : [],
  );
}

function matchesOf(
  playbook: Playbook,
  tokens: readonly Token[],
  languages: readonly string[],
  which: 'phrases' | 'weak_phrases',
): SectionMention[] {
  return playbook.sections.kinds.flatMap((kind) =>
    phrasesIn(kind[which], languages).flatMap((phrase) =>
      findPhrase(phrase, tokens).map((match) => ({
        kind,
        match,
        count: kind.single ? null : countBefore(tokens, match, languages),
        hedged: false,
      })),
    ),
  );
}

/** "two bedrooms", "2 double bedrooms": a small whole number, at most one word before. "2 in bedroom" counts something else. */
function countBefore(tokens: readonly Token[], match: PhraseMatch, languages: readonly string[]): number | null {
  for (const at of [match.from - 1, match.from - 2]) {
    const token = tokens[at];
    if (!token || token.kind === 'stop' || leadsToPlace(token, languages)) return null;
    if (token.quantity?.kind === 'number') return wholeCount(token);
    if (token.kind === 'quantity') return null;
  }
  return null;
}

function wholeCount(token: Token): number | null {
  if (token.quantity?.kind !== 'number') return null;
  const { value } = token.quantity;
  return value.eq(value.round(0)) && value.gte(1) && value.lte(mostSections) ? Number(value) : null;
}

/** The longest match wins where several overlap, the earlier of equals. */
function withoutOverlaps(mentions: readonly SectionMention[]): SectionMention[] {
  const length = (mention: SectionMention): number => mention.match.to - mention.match.from;
  const kept: SectionMention[] = [];
  for (const mention of mentions.toSorted((a, b) => length(b) - length(a) || a.match.from - b.match.from)) {
    const clear = kept.every((other) => mention.match.to <= other.match.from || mention.match.from >= other.match.to);
    if (clear && kept.length < mostMentions) kept.push(mention);
  }
  return kept.toSorted((a, b) => a.match.from - b.match.from);
}

function withoutDenied(
  mentions: readonly SectionMention[],
  tokens: readonly Token[],
  languages: readonly string[],
): SectionMention[] {
  const rivals = mentions.map(({ match }) => ({ match, group: 'section' }));
  return mentions.flatMap((mention) => {
    const rival = { match: mention.match, group: 'section' };
    const others = rivals.filter((one) => one.match !== mention.match);
    if (isHedged(tokens, rival, others, languages)) return [{ ...mention, hedged: true }];
    return isDenied(tokens, rival, others, languages) ? [] : [mention];
  });
}

/** Of weak words the counted ones, else the first: "every room of my flat" is a flat, "3 rooms in my flat" are rooms. */
function weakChoice(mentions: readonly SectionMention[]): SectionMention[] {
  const counted = mentions.filter((mention) => mention.count !== null);
  if (counted.length) return counted;
  const whole = mentions.find((mention) => mention.kind.single);
  const [first] = mentions;
  return first && whole && first.count === null && isPlural(first) ? [whole] : mentions.slice(0, 1);
}

function isPlural(mention: SectionMention): boolean {
  return mention.kind.single === true || mention.match.to - mention.match.from > 1;
}

/** "Two rooms and the hallway": counted parts without a name of their own, listed with named ones. */
function listedWith(
  named: readonly SectionMention[],
  weak: readonly SectionMention[],
  tokens: readonly Token[],
  languages: readonly string[],
): SectionMention[] {
  const links = wordSet(languages, 'links');
  const joins = (from: number, to: number): boolean =>
    from < to && tokens.slice(from, to).every(({ folded }) => links.has(folded));
  return weak.filter(
    ({ kind, count, match }) =>
      !kind.single && count !== null && named.some((other) => joins(match.to, other.match.from)),
  );
}

/** Words between a place word and the place: "in *our* three-bed semi". */
const placeGap = 2;

/**
 * "The landing in our three-bed semi", "hall and landing, three-bed semi, to be painted": beside a named part, a home
 * counted in bedrooms is where the part is.
 */
function isOnlyPlace(
  mention: SectionMention,
  named: readonly SectionMention[],
  tokens: readonly Token[],
  languages: readonly string[],
): boolean {
  const { kind, match } = mention;
  if (!kind.single || match.quantity === null || named.every((other) => other.kind === kind)) return false;
  const before = tokens.slice(Math.max(0, match.from - placeGap), match.from);
  const isSetOff = [tokens[match.from - 1], tokens[match.to]].every((token) => !token || token.kind === 'stop');
  return isSetOff || before.some((token) => token.kind === 'word' && leadsToPlace(token, languages));
}

/** "It is going to be a nursery", "turning it into a study": what a named part will be is no other part. */
function isOnlyUse(
  { match }: SectionMention,
  named: readonly SectionMention[],
  tokens: readonly Token[],
  languages: readonly string[],
): boolean {
  const becomes = wordSet(languages, 'becomes');
  const earlier = named.some((other) => other.match.to <= match.from);
  const before = tokens.slice(Math.max(0, match.from - placeGap), match.from);
  return earlier && before.some(({ kind, folded }) => kind === 'word' && becomes.has(folded));
}

/** The parts a text names, in its order. */
export function findSections(
  playbook: Playbook,
  tokens: readonly Token[],
  languages: readonly string[],
): SectionMention[] {
  const mentionsBy = (which: 'phrases' | 'weak_phrases'): SectionMention[] =>
    withoutDenied(withoutOverlaps(matchesOf(playbook, tokens, languages, which)), tokens, languages);
  const [named, weak] = [mentionsBy('phrases'), mentionsBy('weak_phrases')];
  if (!named.length) return weakChoice(weak);
  const parts = named.filter(
    (mention) => !isOnlyPlace(mention, named, tokens, languages) && !isOnlyUse(mention, named, tokens, languages),
  );
  return [...parts, ...listedWith(parts, weak, tokens, languages)].toSorted((a, b) => a.match.from - b.match.from);
}

/** A part of the job, with the mentions that speak of it. */
export interface FoundSection {
  readonly kind: SectionKind;
  readonly mentions: readonly SectionMention[];
}

/** "The bedroom" after "a bedroom" is the same one; a number, or more of them, makes new ones. */
export function distinctSections(mentions: readonly SectionMention[]): FoundSection[] {
  const found: Array<{ kind: SectionKind; mentions: SectionMention[] }> = [];
  for (const mention of mentions) {
    const same = found.filter((section) => section.kind.key === mention.kind.key);
    const wanted = mention.count ?? Math.max(same.length, 1);
    for (const section of same) section.mentions.push(mention);
    for (let at = same.length; at < wanted && found.length < mostSections; at += 1) {
      found.push({ kind: mention.kind, mentions: [mention] });
    }
  }
  return found;
}
