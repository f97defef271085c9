import { isGeneral } from '../../playbooks/general.ts';
import type { PlaybookRequirement } from '../../playbooks/playbook.ts';
import { textOf } from '../../playbooks/texts-of.ts';
import type { PriceRisk } from '../../quote/readiness.ts';
import { type Fact, type FactValue, type Section, statedConfidence } from '../fact.ts';
import { suits } from '../facts/fact-value.ts';
import { indexOf } from '../facts/playbook-index.ts';
import { type Resolved, resolve } from '../facts/resolve-fact.ts';
import type { EffectInput } from '../pricing/price-effects.ts';
import { workOf } from '../pricing/work-item.ts';

function isNothing(value: FactValue): boolean {
  if (value.type === 'number') return Number(value.number) === 0;
  return value.type === 'counts' && Object.values(value.counts).every((count) => count === 0);
}

/** How much there is to do, where nobody said and the lines go by what is usual. */
function isSizeAssumed({ requirement, value, fact }: Resolved): boolean {
  const isSize = ['dimensions', 'number', 'counts'].includes(requirement.type) && requirement.importance === 'high';
  return isSize && fact === null && value !== null && !isNothing(value);
}

const isSeenOrRead = ({ source }: Fact): boolean => source.kind === 'media' || source.kind === 'reading';

/** What was said but not surely, or what a model reads or sees otherwise than the price has it. */
function isDoubtful(input: EffectInput, { requirement, section, value, fact }: Resolved): boolean {
  if (fact) return fact.confidence < statedConfidence;
  return [...(section?.facts ?? []), ...input.jobFacts].some(
    (one) =>
      one.requirement === requirement.key &&
      isSeenOrRead(one) &&
      suits(requirement, one.value) &&
      JSON.stringify(one.value) !== JSON.stringify(value),
  );
}

function hazardsOf(input: EffectInput): Resolved[] {
  const index = indexOf(input.playbook);
  return input.playbook.requirements
    .filter(({ hazard, type }) => hazard === true && type === 'flag')
    .flatMap((requirement) =>
      (requirement.scope === 'job' ? [null] : input.sections).map((section) =>
        resolve(index, requirement, section, input),
      ),
    );
}

const isStated = ({ fact }: Resolved): boolean =>
  fact?.value.type === 'flag' && fact.value.flag && fact.confidence >= statedConfidence;

function labelOf(input: EffectInput, requirement: PlaybookRequirement, section: Section | null): string {
  const label = textOf(input.texts.requirements, requirement.key);
  return section && input.sections.length > 1 ? `${section.title}: ${label}` : label;
}

/**
 * Why a draft is no fixed price, each reason once: hazards that were stated, a main size that is assumed, doubts about what
 * a line rests on, and work that no service was settled for.
 */
export function priceRisks(input: EffectInput, hasService: boolean): PriceRisk[] {
  const index = indexOf(input.playbook);
  const hazards = hazardsOf(input);
  const uses = [...workOf({ ...input, quiet: true }).uses].filter(
    ({ requirement }) => requirement.key !== index.playbook.sections.requirement,
  );
  const risk = (kind: Exclude<PriceRisk['kind'], 'service_unsure'>, { requirement, section }: Resolved): PriceRisk => ({
    kind,
    label: labelOf(input, requirement, section),
  });
  const risks: PriceRisk[] = [
    ...(isGeneral(input.playbook) && !hasService ? [{ kind: 'service_unsure' } as const] : []),
    ...hazards.filter(isStated).map((one) => risk('hazard_stated', one)),
    ...uses.filter(isSizeAssumed).map((use) => risk('size_assumed', use)),
    ...[...uses, ...hazards]
      .filter((use) => !isSizeAssumed(use) && isDoubtful(input, use))
      .map((use) => risk('doubt_open', use)),
  ];
  return [...new Map(risks.map((one) => [JSON.stringify(one), one])).values()];
}
