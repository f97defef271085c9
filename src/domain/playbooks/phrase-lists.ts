import type { WeightedPhrases } from './playbook.ts';

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
