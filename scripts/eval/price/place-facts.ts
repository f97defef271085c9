import type { Extraction } from '#domain/estimate/extract-sections.ts';
import type { Fact, Section } from '#domain/estimate/fact.ts';
import { pickFact } from '#domain/estimate/facts/resolve-fact.ts';
import { mergeFacts } from '#domain/estimate/merge-facts.ts';
import type { Playbook, PlaybookRequirement } from '#domain/playbooks/playbook.ts';

/** The sizes of a part: what its mandatory requirements ask, or anything that serves instead. A height is none. */
function sizeKeys(playbook: Playbook): ReadonlySet<string> {
  const sizes = playbook.requirements.filter((one) => one.scope === 'section' && one.mandatory);
  return new Set(sizes.flatMap((one) => [one.key, ...(one.alternatives ?? [])]));
}

function hasSize(playbook: Playbook, section: Section, sizes: ReadonlySet<string>): boolean {
  return playbook.requirements.some((one) => sizes.has(one.key) && pickFact(one, section.facts) !== null);
}

function isTotal(requirement: PlaybookRequirement | undefined, sizes: ReadonlySet<string>): boolean {
  return requirement !== undefined && requirement.type !== 'dimensions' && sizes.has(requirement.key);
}

interface Placed {
  readonly key: string;
  readonly fact: Fact;
}

/** Several sizes are one for each part in turn; anything else is meant for each part. */
function inTurn(sections: readonly Section[], facts: readonly Fact[]): Placed[] {
  if (facts.length < 2) return sections.flatMap(({ key }) => facts.map((fact) => ({ key, fact })));
  return facts.flatMap((fact, index) => {
    const section = sections[index];
    return section ? [{ key: section.key, fact }] : [];
  });
}

/** A word for what the job is ("hall, stairs and landing") tells the kind of its one part; of several the request told it. */
function withoutKinds(playbook: Playbook, sections: readonly Section[], facts: readonly Fact[]): readonly Fact[] {
  return sections.length > 1 ? facts.filter((fact) => fact.requirement !== playbook.sections.requirement) : facts;
}

/** Parts for sizes beyond those that the request named. */
function withMoreParts(sections: readonly Section[], parts: number): Section[] {
  const last = sections[sections.length - 1];
  const missing = last ? Math.max(0, parts - sections.length) : 0;
  const more = Array.from({ length: missing }, (_, index) => ({
    key: `${last?.key ?? ''}-more-${index + 1}`,
    title: `${last?.title ?? ''} ${sections.length + index + 1}`,
    facts: last?.facts ?? [],
  }));
  return [...sections, ...more];
}

/**
 * Puts named answers beside what the request said, as a customer would answer part by part. An area, length or number that
 * is the size of several parts of unknown size is their sum: it goes to the first and the others are left out.
 */
export function placeFacts(playbook: Playbook, extraction: Extraction, facts: readonly Fact[]): Extraction {
  const requirementOf = (fact: Fact): PlaybookRequirement | undefined =>
    playbook.requirements.find((one) => one.key === fact.requirement);
  const sizes = sizeKeys(playbook);
  const ofParts = withoutKinds(playbook, extraction.sections, facts).filter(
    (fact) => requirementOf(fact)?.scope === 'section',
  );
  const parts = Math.max(
    0,
    ...ofParts.map((fact) => ofParts.filter((one) => one.requirement === fact.requirement).length),
  );
  const total = ofParts.some((fact) => isTotal(requirementOf(fact), sizes));
  const unsized = extraction.sections.filter((section) => !hasSize(playbook, section, sizes));
  const [first] = unsized;
  const kept =
    total && first ? extraction.sections.filter((one) => one === first || !unsized.includes(one)) : extraction.sections;
  const sections = withMoreParts(kept, parts);
  const target = total && first ? [first] : sections;
  const placed = [...new Set(ofParts.map((fact) => fact.requirement))].flatMap((key) => {
    const own = ofParts.filter((fact) => fact.requirement === key);
    return inTurn(sizes.has(key) ? target : sections, own);
  });
  return mergeFacts(
    { ...extraction, sections },
    {
      sections: sections.map(({ key }) => ({
        key,
        facts: placed.filter((one) => one.key === key).map(({ fact }) => fact),
      })),
      job_facts: facts.filter((fact) => requirementOf(fact)?.scope === 'job'),
    },
  );
}
