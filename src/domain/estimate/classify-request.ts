import { type Locale, languageOf } from '../locale.ts';
import type { Playbook, WeightedPhrases } from '../playbooks/playbook.ts';
import { mendSpelling } from './words/mend-spelling.ts';
import { nearestServices } from './words/nearest-services.ts';
import { withoutOthersWork } from './words/others-work/without-others-work.ts';
import { phraseHits, type WordsRead, wordsRead } from './words/phrase-index.ts';
import { withoutOrders } from './words/set-aside-orders.ts';
import type { Token } from './words/token.ts';
import { readingLanguages, tokensOf } from './words/tokens.ts';

export interface ServiceCandidate {
  /** Slug of the service type. */
  readonly service_type: string;
  readonly score: number;
  /** 0 to 1, at most 3 decimals. */
  readonly probability: number;
}

export interface Classification {
  /** Best first. */
  readonly candidates: readonly ServiceCandidate[];
  readonly confident: boolean;
}

/** From this score on, and this far ahead of the next, a service is taken without asking. */
const sureScore = 3;
const sureMargin = 1;
/** Words of another language than the quote's count a little less: "male" is also English. */
const otherLanguage = 0.7;
/** The most that words of another language give where the quote's own speaks against a service: enough to offer it. */
const deniedScore = 2;
/** The same kind of word over and over says no more than three of them. */
const mostOfOneWeight = 3;
/** Of what scores less no phrase speaks: it only shares words with the request. */
export const leastSaidScore = 1;
/** From this score on, what a request asks for besides finished work stands by itself. */
const nearlySaidScore = 2;
/** With fewer candidates, the nearest services make up the choice. */
const enoughToChoose = 3;

interface LanguageScore {
  readonly score: number;
  readonly denied: boolean;
}

function scoreOf(groups: readonly WeightedPhrases[], read: WordsRead): LanguageScore {
  const hits = phraseHits(groups, read);
  const score = groups.reduce(
    (sum, { weight }, group) => sum + weight * Math.min(hits[group] ?? 0, mostOfOneWeight),
    0,
  );
  // Words that only help decide nothing by themselves: a room is no painting job.
  const says = groups.some(({ weight }, group) => weight >= 2 && (hits[group] ?? 0) > 0);
  const denied = groups.some(({ weight }, group) => weight < 0 && (hits[group] ?? 0) > 0);
  return { score: says ? score : Math.min(score, 0), denied };
}

function bestScore({ lexicon }: Playbook, read: WordsRead, language: string): number {
  const own = scoreOf(lexicon[language] ?? [], read);
  const others = Object.entries(lexicon)
    .filter(([spoken]) => spoken !== language)
    .map(([, groups]) => scoreOf(groups, read).score * otherLanguage);
  // What the quote's own language has against a service, the likeness of its words to another language does not outdo.
  const other = Math.min(Math.max(0, ...others), own.denied ? deniedScore : Number.POSITIVE_INFINITY);
  return Math.round(Math.max(own.score, other) * 10) / 10;
}

type ScoredService = Pick<ServiceCandidate, 'service_type' | 'score'>;

/** How far the words of a text speak for each service. */
export function serviceScores(
  tokens: readonly Token[],
  playbooks: readonly Playbook[],
  language: string,
): ScoredService[] {
  const read = wordsRead(tokens);
  return playbooks.map((playbook) => ({
    service_type: playbook.service_type,
    score: bestScore(playbook, read, language),
  }));
}

export function bestFirst(services: readonly ScoredService[]): ScoredService[] {
  return services.filter(({ score }) => score >= leastSaidScore).toSorted((a, b) => b.score - a.score);
}

/** Whether the best is a service's work without asking. */
export function isSure([first, second]: readonly ScoredService[]): boolean {
  return first !== undefined && first.score >= sureScore && first.score - (second?.score ?? 0) >= sureMargin;
}

interface WantedWork {
  readonly written: readonly Token[];
  readonly asWritten: readonly ScoredService[];
  /** Nothing but the work of others or finished work is known: none is asked for by name. */
  readonly isToldOnly: boolean;
}

/** What a request asks for; where that says too little, the work told of is what it may be about. */
function readWanted(
  whole: readonly Token[],
  language: string,
  scoresOf: (tokens: readonly Token[]) => ScoredService[],
): WantedWork {
  const wanted = withoutOthersWork(whole, language);
  if (wanted === whole) return { written: whole, asWritten: scoresOf(whole), isToldOnly: false };
  const asWanted = scoresOf(wanted);
  if (asWanted.some(({ score }) => score >= nearlySaidScore))
    return { written: wanted, asWritten: asWanted, isToldOnly: false };
  return { written: whole, asWritten: scoresOf(whole), isToldOnly: true };
}

/** What service types a request matches, by the playbooks' words. A text that matches nothing gives no candidates. */
export function classifyRequest(input: {
  readonly text: string;
  readonly locale: Locale;
  readonly playbooks: readonly Playbook[];
}): Classification {
  const { playbooks } = input;
  const languages = readingLanguages(input.locale);
  const language = languageOf(input.locale);
  const scoresOf = (tokens: readonly Token[]): ScoredService[] => serviceScores(tokens, playbooks, language);
  const whole = withoutOrders(input.text, tokensOf(input.text, input.locale), languages);
  const { written, asWritten, isToldOnly } = readWanted(whole, language, scoresOf);
  const confident = !isToldOnly && isSure(bestFirst(asWritten));
  // A slip of spelling is read only where the words as written do not say enough, and is never taken without asking.
  const tokens = confident ? written : mendSpelling(written, languages, playbooks);
  const mended = tokens === written ? asWritten : scoresOf(tokens);
  const scored = bestFirst(mended);
  if (scored.length < enoughToChoose) {
    const near = nearestServices(tokens, languages, playbooks);
    const more = near.filter(({ service_type }) => !scored.some((one) => one.service_type === service_type));
    scored.push(...more.slice(0, enoughToChoose - scored.length));
  }
  // The 4 stands for all the work that no playbook covers.
  const squares = scored.reduce((sum, { score }) => sum + score ** 2, 4);
  const candidates = scored.map((one) => ({
    ...one,
    probability: Math.round((one.score ** 2 / squares) * 1000) / 1000,
  }));
  return { candidates, confident };
}
