import type { ByLanguage, WeightedPhrases } from './playbook.ts';

/** Phrases written in one line: `boiler*, gas boiler, new .. boiler`. */
export function listed(text: string): readonly string[] {
  return text.split(/\s*,\s*/).filter((phrase) => phrase !== '');
}

// Each word more is some hundred phrases more, and a playbook file may list two thousand.
const wornOut = ['', 'old', 'existing', 'worn', 'broken', 'damaged', 'loose'];
const whose = ['', 'the', 'our', 'my', 'all the'];

/**
 * Each verb with a thing that is there now: "replace our old laminate", not "replace the carpet with laminate", which a
 * gap would take for the same.
 */
export function doneToWhatIsThere(verbs: readonly string[], things: readonly string[]): string[] {
  return verbs.flatMap((verb) =>
    whose.flatMap((owner) =>
      wornOut.flatMap((state) => things.map((thing) => `${verb} ${owner} ${state} ${thing}`.replace(/\s+/g, ' '))),
    ),
  );
}

/** A language's words for a service: those that say it alone, nearly, those that help, and those that speak against. */
export function weighted(alone: string, nearly: string, helps: string, against: string): readonly WeightedPhrases[] {
  const groups = [
    { weight: 3, phrases: listed(alone) },
    { weight: 2, phrases: listed(nearly) },
    { weight: 1, phrases: listed(helps) },
    { weight: -4, phrases: listed(against) },
  ];
  return groups.filter((group) => group.phrases.length > 0);
}

/** Several words tell much; one alone, and what is marked as said of other work too (`~a few hours a week`), may be meant otherwise. */
const everydayWeight = (phrase: string): number => (phrase.includes(' ') && !phrase.startsWith('~') ? 3 : 2);

const unmarked = (phrase: string): string => phrase.replace(/^~/, '');

/**
 * A service's words, with what people say who do not name it; a phrase that it has already counts once. What is said only
 * beside another's work speaks against it: "boards under the carpet".
 */
export function withEverydayWords(
  lexicon: ByLanguage<readonly WeightedPhrases[]>,
  everyday: ByLanguage<string>,
  beside: ByLanguage<string> = {},
): ByLanguage<readonly WeightedPhrases[]> {
  const withMore = ([language, groups]: readonly [string, readonly WeightedPhrases[]]) => {
    const there = new Set(groups.flatMap(({ phrases }) => phrases));
    const more = listed(everyday[language] ?? '').filter((phrase) => !there.has(unmarked(phrase)));
    const everydayGroups = [3, 2].map((weight) => ({
      weight,
      phrases: more.filter((phrase) => everydayWeight(phrase) === weight).map(unmarked),
    }));
    everydayGroups.push({ weight: -6, phrases: [...listed(beside[language] ?? '')] });
    return [language, [...groups, ...everydayGroups.filter(({ phrases }) => phrases.length > 0)]] as const;
  };
  return Object.fromEntries(Object.entries(lexicon).map(withMore));
}
