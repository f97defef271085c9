import { wordSet } from '../words/function-words.ts';
import type { Denial } from '../words/negation.ts';
import { ordersIn } from '../words/orders-in.ts';
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

/** "schimmelfrei", "asbestvrij" */
const freeEndings = /(?:frei|freie[mnrs]?|vrij|vrije|fri|fria|fritt|frit|vapaa)$/u;
/** Who speaks of a question does not answer it. */
const questions =
  /^(?:question|warning|ruckfrage|frage$|fragen$|pregunta|domanda|vraag|vragen|pytani|pytan$|pergunta|fraga|fragor|sporgsmal|sporsmal|kysymy)/u;
/** "That there is no damp" is what somebody is to say or think, not what is. */
const reports: ReadonlySet<string> = new Set("that dass que qu'il che dat ze att at etta ettei".split(' '));
/** Between a strong "no" and what is not there, more words than this must be of the list. */
const freeGap = 1;

function isSpokenOf({ tokens, match, languages }: HazardMention): boolean {
  const [from, to] = sentenceAround(tokens, match.from);
  const phrases = [...ordersIn(languages, 'speaks'), ...ordersIn(languages, 'tells')];
  for (let at = from; at < to; at += 1) if (phraseAt(phrases, tokens, at)) return true;
  return false;
}

function isReported({ tokens, match, denial }: HazardMention): boolean {
  const [from] = sentenceAround(tokens, match.from);
  return tokens.slice(from, Math.min(match.from, denial?.at ?? match.from)).some(({ folded }) => reports.has(folded));
}

function isAskedAbout({ tokens, match }: HazardMention): boolean {
  const [from, to] = sentenceAround(tokens, match.from);
  return tokens.slice(from, to).some(({ folded }) => questions.test(folded));
}

/** "No damp", "not damp", "no signs of damp"; not "never damp" or "do not worry about damp". */
function isPlainBefore({ tokens, denial, languages }: HazardMention): boolean {
  if (!denial) return false;
  const word = tokens[denial.at]?.folded ?? '';
  const fits = new Set(ordersIn(languages, 'between'));
  const gap = tokens.slice(denial.from, denial.to);
  const isKnown = gap.every(({ folded }) => fits.has(folded));
  if (ordersIn(languages, 'lacks').includes(word)) return isKnown || gap.length <= freeGap;
  const says = ordersIn(languages, 'negates').some((phrase) => {
    const { length } = phraseOf(phrase);
    return [denial.at, denial.at - length + 1].some((at) => phraseAt([phrase], tokens, at));
  });
  return says && isKnown;
}

/** "Mould: none.", "damp-free", "schimmelfrei". */
function isPlainAfter({ tokens, match, languages }: HazardMention): boolean {
  if (freeEndings.test(tokens[match.to - 1]?.folded ?? '')) return true;
  const at = tokens[match.to]?.folded === ':' ? match.to + 1 : match.to;
  const absent = phraseAt(ordersIn(languages, 'absent'), tokens, at);
  return absent !== null && (tokens[absent.to] === undefined || tokens[absent.to]?.kind === 'stop');
}

function hasDenyingWord({ tokens, match, languages }: HazardMention): boolean {
  const [from, to] = sentenceAround(tokens, match.from);
  const denies = wordSet(languages, 'denies');
  const absent = ordersIn(languages, 'absent');
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
