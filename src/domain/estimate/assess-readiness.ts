import type { Locale } from '../locale.ts';
import type { Playbook, PlaybookRequirement } from '../playbooks/playbook.ts';
import { textOf } from '../playbooks/texts-of.ts';
import { selectedOptions } from '../question/branching.ts';
import { choiceIds } from '../question/choice-ids.ts';
import type { Importance } from '../question/component-type.ts';
import { unsureOption } from '../question/reserved-options.ts';
import { requirementsOfRow } from './answers/question-of-row.ts';
import type { AnsweredQuestion, Fact, Section } from './fact.ts';
import { indexOf } from './facts/playbook-index.ts';
import { resolve } from './facts/resolve-fact.ts';
import { type EffectInput, isOpen, openEffects, spreadOf } from './pricing/price-effects.ts';
import { type Work, workOf } from './pricing/work-item.ts';
import { dependencyHolds } from './questions/candidates.ts';
import { effectInputOf } from './questions/effect-input.ts';

export interface RequirementState {
  readonly key: string;
  readonly label: string;
  readonly importance: Importance;
  readonly satisfied: boolean;
}

export interface MissingRequirement {
  readonly section_key: string | null;
  readonly requirement_key: string;
  readonly label: string;
  readonly importance: Importance;
  /** A hazard that a photo shows and nobody was asked about. */
  readonly reason: 'not_asked' | 'partly_answered' | 'seen_in_photo';
}

export interface Readiness {
  /** One entry a section, and one with section_key null for the whole job. */
  readonly requirements: ReadonlyArray<{
    readonly section_key: string | null;
    readonly requirements: readonly RequirementState[];
  }>;
  /** What is worth a follow-up question. */
  readonly missing: readonly MissingRequirement[];
  readonly ready: boolean;
  /** How far the price may still move, as a part of it: 0.15 is ±15 %. At most 3 decimals. */
  readonly spread: number;
}

export interface ReadinessInput {
  readonly playbook: Playbook;
  readonly sections: readonly Section[];
  /** Facts of the request and of the answers together (see mergeFacts). */
  readonly jobFacts: readonly Fact[];
  readonly questions: readonly AnsweredQuestion[];
  readonly locale: Locale;
}

/** Asked once and followed up twice: then it is left to the provider. */
const mostTimesAsked = 3;

function isRowAbout(row: AnsweredQuestion, section: Section | null, playbook: Playbook, key: string): boolean {
  if (!requirementsOfRow(playbook, row).some((one) => one.key === key)) return false;
  if (row.type !== 'SelectForEach') return row.sectionKey === (section?.key ?? null) || row.sectionKey === null;
  return section !== null && choiceIds(row.config, 'items').includes(section.key);
}

/** Answered, though not with what was needed: a length without a width, one room of three. */
function isPartial(rows: readonly AnsweredQuestion[]): boolean {
  const last = rows[rows.length - 1];
  if (!last || last.status === 'skipped' || last.status === 'deferred') return false;
  // "Not sure" is a whole answer, and the end of asking.
  const isUnsure = last.answer?.type === 'MultipleChoice' && selectedOptions(last.answer).includes(unsureOption);
  return last.answer !== null && !isUnsure;
}

function isAskable(input: EffectInput, requirement: PlaybookRequirement, section: Section | null, work: Work): boolean {
  return input.playbook.questions.some(
    (one) =>
      one.role === 'primary' &&
      // What comes along with a size (the height) is not worth a question of its own.
      (one.satisfies[0] === requirement.key ||
        (requirement.type === 'flag' && one.satisfies.includes(requirement.key))) &&
      work.holds(one.when, section) &&
      dependencyHolds(input, one) === true,
  );
}

function reasonFor(
  requirement: PlaybookRequirement,
  section: Section | null,
  input: ReadinessInput,
): MissingRequirement['reason'] | null {
  const rows = input.questions.filter((row) => isRowAbout(row, section, input.playbook, requirement.key));
  if (!rows.length) return 'not_asked';
  return rows.length < mostTimesAsked && isPartial(rows) ? 'partly_answered' : null;
}

/** Also where the request says that there is none: then the customer is asked after all, once. */
function isHazardSeen(requirement: PlaybookRequirement, section: Section | null, input: ReadinessInput): boolean {
  if (!requirement.hazard || input.questions.some((row) => isRowAbout(row, section, input.playbook, requirement.key)))
    return false;
  const known = resolve(indexOf(input.playbook), requirement, section, input).fact?.value;
  return (section?.facts ?? input.jobFacts).some(
    ({ requirement: key, source, value }) =>
      key === requirement.key && source.kind === 'media' && JSON.stringify(value) !== JSON.stringify(known),
  );
}

function isNeeded(requirement: PlaybookRequirement): boolean {
  return requirement.importance === 'high' || requirement.mandatory === true || requirement.hazard === true;
}

/** The requirements that can be asked or known here; photos satisfy nothing. */
function relevant(input: ReadinessInput, section: Section | null, work: Work): PlaybookRequirement[] {
  const asked = new Set(
    input.playbook.questions.filter((one) => one.role === 'primary').flatMap((one) => one.satisfies),
  );
  return input.playbook.requirements.filter(
    (one) => one.scope === (section ? 'section' : 'job') && asked.has(one.key) && work.holds(one.when, section),
  );
}

/** Whether the facts are enough for an estimate, and what a follow-up should ask if not. */
export function assessReadiness(input: ReadinessInput): Readiness {
  const effects = effectInputOf(input);
  const work = workOf({ ...effects, quiet: true });
  const label = (key: string): string => textOf(effects.texts.requirements, key);
  const missing: MissingRequirement[] = [];
  const requirements = [...input.sections, null].map((section) => {
    const states = relevant(input, section, work).map((one): RequirementState => {
      const satisfied = !isOpen(effects, section, one);
      const isSeen = isHazardSeen(one, section, input);
      const isAsked = (isSeen || !satisfied) && isAskable(effects, one, section, work);
      const reason = !isAsked ? null : isSeen ? 'seen_in_photo' : reasonFor(one, section, input);
      // Nobody is asked again for what hardly moves the price.
      if (reason && (isNeeded(one) || (reason === 'partly_answered' && one.importance !== 'low'))) {
        const about = { section_key: section?.key ?? null, requirement_key: one.key };
        missing.push({ ...about, label: label(one.key), importance: one.importance, reason });
      }
      return { key: one.key, label: label(one.key), importance: one.importance, satisfied };
    });
    return { section_key: section?.key ?? null, requirements: states };
  });
  return { requirements, missing, ready: missing.length === 0, spread: spreadOf(openEffects(effects)) };
}
