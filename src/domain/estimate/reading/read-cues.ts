import type { Cue, Playbook } from '../../playbooks/playbook.ts';
import { denialOf, isIncluded, isOnly } from '../words/negation.ts';
import { findPhrase, type PhraseMatch } from '../words/phrase.ts';
import type { Token } from '../words/token.ts';
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
  return quantity !== null && (quantity.kind !== 'number' || quantity.value.gte(1500));
}

/** "33 feet" is no height: such a number belongs to another cue. Sides are left to whoever reads sizes. */
function isPossible(playbook: Playbook, cue: Cue, match: PhraseMatch): boolean {
  const requirement = playbook.requirements.find((one) => one.key === cue.requirement);
  if (requirement?.type !== 'number' || match.quantities.some((one) => one.kind === 'dimensions')) return true;
  const number = numberIn({ cue, match }, requirement);
  return number === null || isWithin(requirement, number);
}

interface Found {
  readonly cue: Cue;
  readonly match: PhraseMatch;
}

/** Of a side that is named: as sure as a phrase. */
const sideConfidence = 0.9;

/** "1.8 m high", where the thing itself has a height and no statement took the figure for something else. */
function sidesSaid(playbook: Playbook, tokens: readonly Token[], kept: readonly Found[]): Found[] {
  const taken = new Set(kept.flatMap(({ match }) => match.quantities));
  return playbook.requirements.flatMap(({ key, side }) => {
    if (side === undefined) return [];
    const cue: Cue = { requirement: key, phrases: {}, confidence: sideConfidence };
    return tokens.flatMap(({ quantity }, at) => {
      if (!quantity || quantity.kind === 'dimensions' || quantity.kind === 'area') return [];
      if (quantity.role !== side || taken.has(quantity)) return [];
      const match: PhraseMatch = { from: at, to: at + 1, quantity, quantities: [quantity] };
      return isPossible(playbook, cue, match) ? [{ cue, match }] : [];
    });
  });
}

/** More statements than a request has; keeps a text made of nothing but cues from costing more than others. */
const mostMentions = 300;

/** All that the playbook's cues find, longest first within a requirement; then what a measure took is left out elsewhere. */
export function readCues(playbook: Playbook, tokens: readonly Token[], languages: readonly string[]): CueMention[] {
  const all = playbook.cues
    .flatMap((cue) => matchesOf(cue, tokens, languages).map((match) => ({ cue, match })))
    .filter(({ cue, match }) => isPossible(playbook, cue, match))
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
  kept.push(...sidesSaid(playbook, tokens, kept));
  const inOrder = kept.toSorted((a, b) => a.match.from - b.match.from);
  const hazards = new Set(playbook.requirements.filter((one) => one.hazard).map(({ key }) => key));
  const removable = new Set(playbook.requirements.filter((one) => one.removable).map(({ key }) => key));
  // "No damp or asbestos" is one list, though of two hazards.
  const groupOf = ({ requirement }: Cue): string => (hazards.has(requirement) ? 'hazards' : requirement);
  const mentions = inOrder.map(({ cue, match }) => ({ match, group: groupOf(cue) }));
  return inOrder.flatMap(({ cue, match }) => {
    const rivals = mentions.filter((other) => !overlaps(other.match, match));
    const denial = denialOf(tokens, { match, group: groupOf(cue) }, rivals, languages);
    const isHazard = hazards.has(cue.requirement) && cue.below === undefined;
    const plain: HazardClaim = denial ? 'absent' : 'present';
    const claim = isHazard ? hazardClaim({ tokens, match, denial, languages }) : plain;
    if (claim === 'nothing') return [];
    const only = isOnly(tokens, match, languages);
    const including = isIncluded(tokens, { match, group: groupOf(cue) }, rivals, languages);
    const done = removable.has(cue.requirement) ? doneClaim(tokens, match, languages) : null;
    const denied = claim === 'absent' && done !== 'still';
    return [{ cue, match, denied, only, including, gone: done === 'gone' }];
  });
}
