import type { WeightedPhrases } from './playbook.ts';

/** Phrases written in one line: `boiler*, gas boiler, new .. boiler`. */
export function listed(text: string): readonly string[] {
  return text.split(/\s*,\s*/).filter((phrase) => phrase !== '');
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
