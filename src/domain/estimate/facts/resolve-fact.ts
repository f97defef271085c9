import type { PlaybookRequirement } from '../../playbooks/playbook.ts';
import type { Fact, FactValue, Section } from '../fact.ts';
import { factValueOf, rankOf, suits, timesSections } from './fact-value.ts';
import type { PlaybookIndex } from './playbook-index.ts';

/** What a requirement comes to in one section or for the job. */
export interface Resolved {
  readonly requirement: PlaybookRequirement;
  readonly section: Section | null;
  /** Null when nothing is known and there is no default. */
  readonly value: FactValue | null;
  /** Null when the value is the playbook's default. */
  readonly fact: Fact | null;
}

/** The fact that counts: the best source, then the latest. */
export function pickFact(requirement: PlaybookRequirement, facts: readonly Fact[]): Fact | null {
  let best: Fact | null = null;
  for (const fact of facts) {
    if (fact.requirement !== requirement.key || !suits(requirement, fact.value)) continue;
    if (!best || rankOf(fact) >= rankOf(best)) best = fact;
  }
  return best;
}

function kindOf(index: PlaybookIndex, section: Section | null): string {
  const requirement = index.requirements.get(index.playbook.sections.requirement);
  const fact = requirement && section ? pickFact(requirement, section.facts) : null;
  return fact?.value.type === 'choice' ? fact.value.option : index.playbook.sections.fallback;
}

/** The default for a section's kind, else the playbook's. */
export function sectionDefault(
  index: PlaybookIndex,
  requirement: PlaybookRequirement,
  section: Section | null,
): FactValue | null {
  const defaults = index.kinds.get(kindOf(index, section))?.defaults;
  const special = defaults && Object.hasOwn(defaults, requirement.key) ? defaults[requirement.key] : undefined;
  return factValueOf(requirement, special ?? requirement.default);
}

function defaultFor(
  index: PlaybookIndex,
  requirement: PlaybookRequirement,
  section: Section | null,
  sections: readonly Section[],
): FactValue | null {
  const value = sectionDefault(index, requirement, section);
  if (!value || section || !requirement.default_per_section) return value;
  const each = sections.map((one) => sectionDefault(index, requirement, one)).filter((one) => one !== null);
  return timesSections(value, each);
}

/** A section's own fact, then the job's, then an assumption. */
export function resolve(
  index: PlaybookIndex,
  requirement: PlaybookRequirement,
  section: Section | null,
  input: { readonly sections: readonly Section[]; readonly jobFacts: readonly Fact[] },
): Resolved {
  const own = section ? pickFact(requirement, section.facts) : null;
  const shared = pickFact(requirement, input.jobFacts);
  const fact = own && rankOf(own) > 0 ? own : shared && rankOf(shared) > 0 ? shared : (own ?? shared);
  if (fact && rankOf(fact) > 0) return { requirement, section, value: fact.value, fact };
  return { requirement, section, value: defaultFor(index, requirement, section, input.sections), fact: null };
}
