import type { ByLanguage, Playbook, WeightedPhrases } from '../playbooks/playbook.ts';
import { emptyTexts } from '../playbooks/playbook-texts.ts';
import { fold } from '../text/fold.ts';

/** A service of the catalogue that no playbook describes. */
export interface NamedService {
  readonly slug: string;
  readonly names: ByLanguage<string>;
}

/** Shorter words are articles and prepositions. */
const shortestWord = 4;
/** A name of one word names its service by itself. */
const wholeName = 3;
/** A word of one service's name tells it from others; one of several names only helps. */
const ownWord = 2;
const sharedWord = 1;

const wordsOf = (name: string): string[] => [
  ...new Set(
    fold(name)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length >= shortestWord),
  ),
];

/** "cleaning", "cleaned" and "cleaner" begin alike. */
const beginningOf = (word: string): string =>
  word.slice(0, Math.max(shortestWord, word.length - (word.length >= 7 ? 3 : 1)));

function wordsIn(language: string, services: readonly NamedService[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { names } of services)
    for (const word of new Set(wordsOf(names[language] ?? '').map(beginningOf)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * Services that no playbook describes, to be recognised in a request by the words of their names alone: next to each other,
 * so that what two of them share tells neither. They have nothing of the general playbook but their name.
 */
export function namedServices(services: readonly NamedService[], general: Playbook): Playbook[] {
  const languages = [...new Set(services.flatMap(({ names }) => Object.keys(names)))];
  const counts = new Map(languages.map((language) => [language, wordsIn(language, services)]));
  const phrasesOf = (language: string, name: string): WeightedPhrases[] => {
    const beginnings = [...new Set(wordsOf(name).map(beginningOf))];
    const isOwn = (word: string) => (counts.get(language)?.get(word) ?? 0) < 2;
    const group = (weight: number, words: readonly string[]) => ({ weight, phrases: words.map((word) => `${word}*`) });
    return [
      group(beginnings.length === 1 ? wholeName : ownWord, beginnings.filter(isOwn)),
      group(
        sharedWord,
        beginnings.filter((word) => !isOwn(word)),
      ),
    ];
  };
  return services.map(({ slug, names }) => ({
    ...general,
    service_type: slug,
    lexicon: Object.fromEntries(Object.entries(names).map(([language, name]) => [language, phrasesOf(language, name)])),
    texts: Object.fromEntries(Object.entries(names).map(([language, name]) => [language, { ...emptyTexts, name }])),
  }));
}
