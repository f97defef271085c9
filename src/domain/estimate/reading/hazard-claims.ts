import { phrasesOf, wordsOf } from '../../language/installed-languages.ts';
import { wordSet } from '../words/function-words.ts';
import type { Denial } from '../words/negation.ts';
import { type PhraseMatch, phraseAt, phraseOf } from '../words/phrase.ts';
import type { Token } from '../words/token.ts';
import { sentenceAround } from '../words/tokens.ts';

/** What a sentence says of a hazard it names; nothing where it only speaks about speaking of it. */
export type HazardClaim = 'present' | 'absent' | 'nothing';

interface HazardMention {
  readonly tokens: readonly Token[];
  readonly match: PhraseMatch;
  readonly denial: Denial | null;
  readonly languages: readonly string[];
}

/** Between a strong "no" and what is not there, more words than this must be of the list. */
const freeGap = 1;

function isSpokenOf({ tokens, match, languages }: HazardMention): boolean {
  const [from, to] = sentenceAround(tokens, match.from);
  const phrases = [...phrasesOf(languages, 'orders', 'speaks'), ...phrasesOf(languages, 'orders', 'tells')];
  for (let at = from; at < to; at += 1) if (phraseAt(phrases, tokens, at)) return true;
  return false;
}

function isReported({ tokens, match, denial, languages }: HazardMention): boolean {
  const reports = wordsOf(languages, 'hazards', 'reports');
  const [from] = sentenceAround(tokens, match.from);
  return tokens.slice(from, Math.min(match.from, denial?.at ?? match.from)).some(({ folded }) => reports.has(folded));
}

function isAskedAbout({ tokens, match, languages }: HazardMention): boolean {
  const questions = phrasesOf(languages, 'hazards', 'questions');
  const [from, to] = sentenceAround(tokens, match.from);
  return tokens.slice(from, to).some((_, at) => phraseAt(questions, tokens, from + at));
}

/** "No damp", "not damp", "no signs of damp"; not "never damp" or "do not worry about damp". */
function isPlainBefore({ tokens, denial, languages }: HazardMention): boolean {
  if (!denial) return false;
  const word = tokens[denial.at]?.folded ?? '';
  const fits = wordsOf(languages, 'orders', 'between');
  const gap = tokens.slice(denial.from, denial.to);
  const isKnown = gap.every(({ folded }) => fits.has(folded));
  if (wordsOf(languages, 'orders', 'lacks').has(word)) return isKnown || gap.length <= freeGap;
  const says = phrasesOf(languages, 'orders', 'negates').some((phrase) => {
    const { length } = phraseOf(phrase);
    return [denial.at, denial.at - length + 1].some((at) => phraseAt([phrase], tokens, at));
  });
  return says && isKnown;
}

/** "Mould: none.", "damp-free", "schimmelfrei". */
function isPlainAfter({ tokens, match, languages }: HazardMention): boolean {
  if (phraseAt(phrasesOf(languages, 'hazards', 'free_endings'), tokens, match.to - 1)) return true;
  const at = tokens[match.to]?.folded === ':' ? match.to + 1 : match.to;
  const absent = phraseAt(phrasesOf(languages, 'orders', 'absent'), tokens, at);
  return absent !== null && (tokens[absent.to] === undefined || tokens[absent.to]?.kind === 'stop');
}

function hasDenyingWord({ tokens, match, languages }: HazardMention): boolean {
  const [from, to] = sentenceAround(tokens, match.from);
  const denies = wordSet(languages, 'denies');
  const absent = phrasesOf(languages, 'orders', 'absent');
  for (let at = from; at < to; at += 1) {
    if (denies.has(tokens[at]?.folded ?? '') || phraseAt(absent, tokens, at)) return true;
  }
  return false;
}

/**
 * A hazard is told absent only by a plain "no mould", and never in a sentence about asking, writing or assuming: those are
 * orders, and the question stays. Named in such a sentence beside a "no" it is not told present either.
 */
export function hazardClaim(mention: HazardMention): HazardClaim {
  const isAbsentAfter = isPlainAfter(mention);
  const denied = mention.denial !== null || isAbsentAfter;
  const spoken = isSpokenOf(mention);
  if (!denied) return (spoken && hasDenyingWord(mention)) || isAskedAbout(mention) ? 'nothing' : 'present';
  return !spoken && !isReported(mention) && (isAbsentAfter || isPlainBefore(mention)) ? 'absent' : 'nothing';
}
