import type { Extraction } from '../extract-sections.ts';
import type { Fact } from '../fact.ts';

/** A fact with the part of the job it is about; null for the whole job. */
export interface PlacedFact {
  readonly section_key: string | null;
  readonly fact: Fact;
}

/** What photos show, put before everything else that is known, so that among equals it counts least. */
export function withPhotoFacts(known: Extraction, photoFacts: readonly PlacedFact[]): Extraction {
  const of = (key: string | null): Fact[] =>
    photoFacts.filter(({ section_key }) => section_key === key).map(({ fact }) => fact);
  return {
    sections: known.sections.map((section) => ({ ...section, facts: [...of(section.key), ...section.facts] })),
    job_facts: [...of(null), ...known.job_facts],
  };
}
