import type { MeasureRole } from '../../measure/grammar/measure-entry.ts';
import type { ParsedMeasure } from '../../measure/parse-measure.ts';
import type { ParsedQuantity } from '../../measure/parsed-quantity.ts';
import type { Cue, Playbook } from '../../playbooks/playbook.ts';
import { isHedged } from '../words/hedges.ts';
import { denialOf, isIncluded, isOnly } from '../words/negation.ts';
import { findPhrase, type PhraseMatch } from '../words/phrase.ts';
import type { Token } from '../words/token.ts';
import { countedThings } from './counted-things.ts';
import { isWithin, numberIn } from './cue-number.ts';
import { doneClaim } from './done-work.ts';
import { type HazardClaim, hazardClaim } from './hazard-claims.ts';

/** A cue found in a text. */
export interface CueMention {
  readonly cue: Cue;
  readonly match: PhraseMatch;
  readonly denied: boolean;
  /** "only the walls" */
  readonly only: boolean;
  /** "including the ceiling": beside what is usual */
  readonly including: boolean;
  /** "the wallpaper is already stripped": what was there is no more */
  readonly gone: boolean;
  /** Of its words: one is misspelt and could be another, or it is only perhaps wanted. */
  readonly doubt: 'misspelt' | 'maybe' | null;
}

interface Found {
  readonly cue: Cue;
  readonly match: PhraseMatch;
}

function matchesOf(cue: Cue, tokens: readonly Token[], languages: readonly string[]): PhraseMatch[] {
  return languages.flatMap((language) => {
    const phrases = Object.hasOwn(cue.phrases, language) ? (cue.phrases[language] ?? []) : [];
    return phrases.flatMap((phrase) => findPhrase(phrase, tokens));
  });
}

function overlaps(a: PhraseMatch, b: PhraseMatch): boolean {
  return a.from < b.to && b.from < a.to;
}

function longestFirst(a: { match: PhraseMatch }, b: { match: PhraseMatch }): number {
  return b.match.to - b.match.from - (a.match.to - a.match.from) || a.match.from - b.match.from;
}

/** A measured length, area or year belongs to the cue that took it, and so do the words with it: "2.7 m ceilings". */
function takesWords(match: PhraseMatch): boolean {
  const { quantity } = match;
  return quantity !== null && (quantity.kind !== 'number' || quantity.role !== undefined || quantity.value.gte(1500));
}

/**
 * "The ceiling of the room 5 m long": what is said to be another side is not this one, unless the phrase says so itself,
 * as a wall is as long as it is "3 m wide".
 */
function isOtherSide(
  quantity: ParsedQuantity,
  side: MeasureRole | undefined,
  tokens: readonly Token[],
  { from, to }: PhraseMatch,
): boolean {
  if (quantity.kind === 'dimensions' || !quantity.role || quantity.role === side) return false;
  const [start, end] = quantity.said ?? [quantity.start, quantity.end];
  return (tokens[from]?.start ?? 0) > start || (tokens[to - 1]?.end ?? 0) < end;
}

/** "33 feet" is no height: such a number belongs to another cue. Sides are left to whoever reads sizes. */
function isPossible(playbook: Playbook, tokens: readonly Token[], { cue, match }: Found): boolean {
  const requirement = playbook.requirements.find((one) => one.key === cue.requirement);
  if (requirement?.type !== 'number' || match.quantities.some((one) => one.kind === 'dimensions')) return true;
  if (requirement.side && match.quantities.some((one) => isOtherSide(one, requirement.side, tokens, match)))
    return false;
  const number = numberIn({ cue, match }, requirement);
  return number === null || isWithin(requirement, number);
}

/** Of a side that is named: as sure as a phrase. */
const sideConfidence = 0.9;

/** "1.8 m high", where the thing itself has a height and no statement took the figure for something else. */
function withSides(playbook: Playbook, tokens: readonly Token[], kept: readonly Found[]): readonly Found[] {
  return playbook.requirements.reduce((all, { key, side }) => {
    if (side === undefined) return all;
    const cue: Cue = { requirement: key, phrases: {}, confidence: sideConfidence };
    const found = tokens.flatMap(({ quantity }, at) => {
      if (!quantity || quantity.kind === 'dimensions' || quantity.kind === 'area' || quantity.role !== side) return [];
      // For something else, or a sum with others: "3 m and 1.8 m long".
      const isTaken = all.some(
        (one) =>
          one.match.quantities.includes(quantity) && (one.cue.requirement !== key || one.match.quantities.length > 1),
      );
      const match = withWords(tokens, at, quantity);
      return !isTaken && isPossible(playbook, tokens, { cue, match }) ? [{ cue, match }] : [];
    });
    const said = new Set(found.flatMap(({ match }) => match.quantities));
    // A phrase that makes the same of it says no more.
    return [...all.filter(({ match }) => !match.quantities.some((one) => said.has(one))), ...found];
  }, kept);
}

/** A measure with the words around it that say which side it is. */
function withWords(tokens: readonly Token[], at: number, quantity: ParsedMeasure): PhraseMatch {
  const [start, end] = quantity.said ?? [quantity.start, quantity.end];
  const isIn = (one: Token | undefined): boolean => one !== undefined && one.start >= start && one.end <= end;
  let [from, to] = [at, at + 1];
  while (isIn(tokens[from - 1])) from -= 1;
  while (isIn(tokens[to])) to += 1;
  return { from, to, quantity, quantities: [quantity] };
}

/** More statements than a request has; keeps a text made of nothing but cues from costing more than others. */
const mostMentions = 300;

/** All that the playbook's cues find, longest first within a requirement; then what a measure took is left out elsewhere. */
export function readCues(playbook: Playbook, tokens: readonly Token[], languages: readonly string[]): CueMention[] {
  const stated = playbook.cues.flatMap((cue) => matchesOf(cue, tokens, languages).map((match) => ({ cue, match })));
  const all = [...stated, ...countedThings(playbook, tokens, languages)]
    .filter((found) => isPossible(playbook, tokens, found))
    .toSorted(longestFirst);
  const kept: Found[] = [];
  const measured = all.filter((one) => takesWords(one.match));
  for (const one of [...measured, ...all.filter((other) => !takesWords(other.match))]) {
    // "65 m² of walls and ceiling" is an area, and says which surfaces in the same words.
    const alsoSays = ({ match }: { match: PhraseMatch }): boolean =>
      one.cue.options !== undefined && match.from === one.match.from && match.to === one.match.to;
    const taken = kept.some(
      (other) =>
        overlaps(one.match, other.match) &&
        (other.cue.requirement === one.cue.requirement || (takesWords(other.match) && !alsoSays(other))),
    );
    if (!taken && kept.length < mostMentions) kept.push(one);
  }
  const inOrder = withSides(playbook, tokens, kept).toSorted((a, b) => a.match.from - b.match.from);
  const hazards = new Set(playbook.requirements.filter((one) => one.hazard).map(({ key }) => key));
  const removable = new Set(playbook.requirements.filter((one) => one.removable).map(({ key }) => key));
  // "No damp or asbestos" is one list, though of two hazards.
  const groupOf = ({ requirement }: Cue): string => (hazards.has(requirement) ? 'hazards' : requirement);
  const mentions = inOrder.map(({ cue, match }) => ({ match, group: groupOf(cue) }));
  return inOrder.flatMap(({ cue, match }) => {
    const rivals = mentions.filter((other) => !overlaps(other.match, match));
    const rival = { match, group: groupOf(cue) };
    const isHazard = hazards.has(cue.requirement) && cue.below === undefined;
    // What may be dangerous is taken to be there.
    const hedged = !isHazard && isHedged(tokens, rival, rivals, languages);
    const denial = hedged ? null : denialOf(tokens, rival, rivals, languages);
    const plain: HazardClaim = denial ? 'absent' : 'present';
    const claim = isHazard ? hazardClaim({ tokens, match, denial, languages }) : plain;
    if (claim === 'nothing') return [];
    const only = isOnly(tokens, match, languages);
    const including = isIncluded(tokens, rival, rivals, languages);
    const done = removable.has(cue.requirement) ? doneClaim(tokens, match, languages) : null;
    const denied = claim === 'absent' && done !== 'still';
    const isMisspelt = tokens.slice(match.from, match.to).some(({ slip }) => slip === 'doubtful');
    const doubt = hedged ? 'maybe' : isMisspelt ? 'misspelt' : null;
    return [{ cue, match, denied, only, including, gone: done === 'gone', doubt }];
  });
}
