import type { Playbook, WeightedPhrases } from '../../playbooks/playbook.ts';
import { phraseOf } from './phrase.ts';
import { phraseHits, type WordsRead, wordsRead } from './phrase-index.ts';
import type { Token } from './token.ts';

/** A service that shares words with a request, none of which says it. */
export interface NearService {
  readonly service_type: string;
  /** Above 0, below 1: less than any phrase that says a service. */
  readonly score: number;
}

/** A word's beginning, with endings of inflection cut off, of a word that some service's list has by itself. */
interface Stem {
  readonly text: string;
  /** Service type → 1, or ½ where the word only stands in phrases of several words. */
  readonly services: ReadonlyMap<string, number>;
}

/** Shorter words are articles, prepositions and abbreviations. */
const shortestWord = 4;
/** A word of more services than this tells none apart: "house", "metres". */
const mostServices = 12;
/** A word of one service out of so many says the most. */
const usualServices = 40;
/** About as much as one word that nine services of forty share. */
const leastEvidence = 1.5;

const stemsKnown = new WeakMap<readonly Playbook[], Map<string, readonly Stem[]>>();

/** "steckdosen" and "steckdose", "gniazdka" and "gniazdko" begin alike. */
function stemOf(word: string): string {
  return word.slice(0, Math.max(shortestWord, word.length - 2));
}

function wordsOf(groups: readonly WeightedPhrases[], one: boolean): Set<string> {
  const words = groups
    .filter(({ weight }) => weight > 0)
    .flatMap(({ phrases }) => phrases.map(phraseOf))
    .filter((parts) => (parts.length === 1) === one)
    .flatMap((parts) => parts.flatMap((part) => (part.is === 'word' ? [part.text] : [])))
    .filter((word) => word.length >= shortestWord);
  return new Set(words.map(stemOf));
}

function readStems(playbooks: readonly Playbook[], language: string): readonly Stem[] {
  const stems = new Map<string, Map<string, number>>();
  const give = (stem: string, service: string, share: number): void => {
    const services = stems.get(stem) ?? new Map<string, number>();
    services.set(service, Math.max(share, services.get(service) ?? 0));
    stems.set(stem, services);
  };
  for (const { service_type, lexicon } of playbooks)
    for (const stem of wordsOf(lexicon[language] ?? [], true)) give(stem, service_type, 1);
  // "need" and "our" stand in phrases, but never by themselves.
  for (const { service_type, lexicon } of playbooks)
    for (const stem of wordsOf(lexicon[language] ?? [], false)) if (stems.has(stem)) give(stem, service_type, 0.5);
  return [...stems].map(([text, services]) => ({ text, services }));
}

function stemsOf(playbooks: readonly Playbook[], language: string): readonly Stem[] {
  const known = stemsKnown.get(playbooks) ?? new Map<string, readonly Stem[]>();
  stemsKnown.set(playbooks, known);
  const stems = known.get(language) ?? readStems(playbooks, language);
  known.set(language, stems);
  return stems;
}

/** Compounds count by their last part too: "rulleplen" is a "plen". */
function isLike(word: string, stem: string): boolean {
  if (word.startsWith(stem)) return word.length <= stem.length + 6 || stem.length > 5;
  return stem.length >= 5 ? word.includes(stem) : word.endsWith(stem) && word.length > stem.length + 2;
}

/** The services a word belongs to, each with its share. */
function servicesOf(word: string, stems: readonly Stem[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const stem of stems) {
    if (!isLike(word, stem.text)) continue;
    for (const [service, share] of stem.services) found.set(service, Math.max(share, found.get(service) ?? 0));
  }
  return found;
}

function isDenied({ lexicon }: Playbook, read: WordsRead, languages: readonly string[]): boolean {
  return languages.some((language) => {
    const against = lexicon[language] ?? [];
    return phraseHits(against, read).some((hits, group) => hits > 0 && (against[group]?.weight ?? 0) < 0);
  });
}

/**
 * The services whose words a request comes nearest to, best first: for the choice that is offered when no phrase says
 * clearly enough what the work is. A word that few services have counts for more.
 */
export function nearestServices(
  tokens: readonly Token[],
  languages: readonly string[],
  playbooks: readonly Playbook[],
): NearService[] {
  const evidence = new Map<string, number>();
  const read = wordsRead(tokens);
  const words = new Set(tokens.flatMap(({ kind, folded }) => (kind === 'word' ? [folded] : [])));
  for (const word of words) {
    if (word.length < shortestWord) continue;
    const services = servicesOf(
      word,
      languages.flatMap((language) => stemsOf(playbooks, language)),
    );
    if (services.size > mostServices) continue;
    for (const [service, share] of services)
      evidence.set(service, (evidence.get(service) ?? 0) + share * Math.log(usualServices / services.size));
  }
  return playbooks
    .filter(
      (playbook) => (evidence.get(playbook.service_type) ?? 0) >= leastEvidence && !isDenied(playbook, read, languages),
    )
    .map(({ service_type }) => {
      const found = evidence.get(service_type) ?? 0;
      return { service_type, score: Math.round((found / (found + 6)) * 100) / 100 };
    })
    .toSorted((a, b) => b.score - a.score);
}
