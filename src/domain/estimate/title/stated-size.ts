import type { Locale } from '../../locale.ts';
import type { Playbook, PlaybookRequirement } from '../../playbooks/playbook.ts';
import type { Extraction } from '../extract-sections.ts';
import { type Fact, statedConfidence } from '../fact.ts';
import { valueAsSaid } from '../facts/describe-value.ts';

/** How big a part is, rather than how high, how far or how many. */
function isSize({ type, unit, scope, importance }: PlaybookRequirement): boolean {
  if (type === 'dimensions') return scope === 'section';
  if (type !== 'number' || (unit !== 'm' && unit !== 'm2')) return false;
  if (unit === 'm2') return scope === 'section' || importance !== 'low';
  return scope === 'section' && importance === 'high';
}

/** The main measure that a request states of the whole job, as it was said; null where there is none or one for each of several parts. */
export function statedSize(playbook: Playbook, { sections, job_facts }: Extraction, locale: Locale): string | null {
  const [only] = sections;
  const facts: readonly Fact[] = [...(sections.length === 1 ? (only?.facts ?? []) : []), ...job_facts];
  for (const requirement of playbook.requirements.filter(isSize)) {
    const fact = facts.find((one) => one.requirement === requirement.key && one.confidence >= statedConfidence);
    if (fact) return valueAsSaid(requirement, fact.value, locale);
  }
  return null;
}
