import type { PlaybookQuestion, PlaybookRequirement } from '../../playbooks/playbook.ts';
import type { ComponentType, Importance } from '../../question/component-type.ts';
import type { Fact, Section } from '../fact.ts';
import { indexOf } from '../facts/playbook-index.ts';
import { resolve } from '../facts/resolve-fact.ts';
import { type EffectInput, effectOf, isOpen, netOf } from '../pricing/price-effects.ts';
import { type Work, workOf } from '../pricing/work-item.ts';
import { costOf, importanceWeight } from './question-cost.ts';

/** A question that could be asked, with what it is worth. */
export interface Candidate {
  readonly question: PlaybookQuestion;
  readonly type: ComponentType;
  readonly section: Section | null;
  readonly items: readonly Section[];
  readonly open: readonly PlaybookRequirement[];
  readonly importance: Importance;
  /** Price effect × importance, and what answering costs. */
  readonly worth: number;
  readonly cost: number;
  /** Hazards and what is mandatory are asked whatever they are worth. */
  readonly always: boolean;
  readonly hazard: boolean;
  /** The question whose answer decides whether this one is shown; null when it is shown anyway. */
  readonly dependsOn: string | null;
}

interface Finding {
  readonly input: EffectInput;
  readonly middle: number;
  readonly work: Work;
}

function highest(requirements: readonly PlaybookRequirement[]): Importance {
  for (const level of ['high', 'medium'] as const) {
    if (requirements.some((one) => one.importance === level)) return level;
  }
  return 'low';
}

/** The question's requirements that are open here. Of a question with a shape, the shape decides. */
function openOf(finding: Finding, question: PlaybookQuestion, section: Section | null): PlaybookRequirement[] {
  const index = indexOf(finding.input.playbook);
  const all = question.satisfies.flatMap((key) => index.requirements.get(key) ?? []);
  const open = all.filter((one) => isOpen(finding.input, section, one) && finding.work.holds(one.when, section));
  const [main] = all;
  return main?.type === 'flag' || (main && open.includes(main)) ? open : [];
}

/** A dependent question is worth what it is worth once the other is answered that way. */
function favourable(finding: Finding, question: PlaybookQuestion): Finding {
  const other = finding.input.playbook.questions.find((one) => one.key === question.depends_on?.question);
  const index = indexOf(finding.input.playbook);
  const requirement = other?.satisfies[0] === undefined ? undefined : index.requirements.get(other.satisfies[0]);
  const option = question.depends_on?.any_of[0];
  if (!requirement || option === undefined) return finding;
  const now = resolve(index, requirement, null, finding.input).value;
  const value: Fact['value'] =
    now?.type === 'multi_choice'
      ? { type: 'multi_choice', options: [...new Set([...now.options, option])] }
      : { type: 'choice', option };
  const fact: Fact = { requirement: requirement.key, value, source: { kind: 'provider' }, confidence: 1 };
  const input = { ...finding.input, jobFacts: [...finding.input.jobFacts, fact] };
  return { input, middle: netOf(input), work: finding.work };
}

function worthOf(
  finding: Finding,
  question: PlaybookQuestion,
  open: readonly PlaybookRequirement[],
  places: readonly (Section | null)[],
): number {
  const seen = question.depends_on ? favourable(finding, question) : finding;
  const deltas = open.flatMap((one) => places.map((section) => effectOf(seen.input, seen.middle, section, one)));
  return Math.hypot(...deltas.map((effect) => effect.delta * importanceWeight[effect.requirement.importance]));
}

function candidate(
  finding: Finding,
  question: PlaybookQuestion,
  place: { readonly section: Section | null; readonly items: readonly Section[] },
  open: readonly PlaybookRequirement[],
): Candidate {
  const type = place.items.length > 1 && question.for_each ? question.for_each : question.component;
  const places = place.items.length > 1 ? place.items : [place.section];
  const hazard = open.some((one) => one.hazard === true);
  return {
    question,
    type,
    ...place,
    open,
    importance: question.role === 'primary' ? highest(open) : 'low',
    worth: question.role === 'primary' ? worthOf(finding, question, open, places) : 0,
    cost: costOf(type, place.items.length),
    always: hazard || open.some((one) => one.mandatory === true),
    hazard,
    dependsOn: question.depends_on?.question ?? null,
  };
}

/** False: it never comes up. True: whatever was answered. Null: only a later answer will say. */
export function dependencyHolds(input: EffectInput, question: PlaybookQuestion): boolean | null {
  const { depends_on: depends } = question;
  if (!depends) return true;
  const index = indexOf(input.playbook);
  const other = input.playbook.questions.find((one) => one.key === depends.question);
  const requirement = other?.satisfies[0] === undefined ? undefined : index.requirements.get(other.satisfies[0]);
  if (!requirement || isOpen(input, null, requirement)) return null;
  const { value } = resolve(index, requirement, null, input);
  if (value?.type === 'choice') return depends.any_of.includes(value.option);
  return value?.type === 'multi_choice' && value.options.some((option) => depends.any_of.includes(option));
}

function forSections(finding: Finding, question: PlaybookQuestion): Candidate[] {
  const open = finding.input.sections.flatMap((section) => {
    const requirements = finding.work.holds(question.when, section) ? openOf(finding, question, section) : [];
    return requirements.length ? [{ section, requirements }] : [];
  });
  const [first] = open;
  if (question.for_each && open.length > 1 && first) {
    const items = open.map((one) => one.section);
    return [candidate(finding, question, { section: null, items }, first.requirements)];
  }
  return open.map(({ section, requirements }) => candidate(finding, question, { section, items: [] }, requirements));
}

function forJob(finding: Finding, question: PlaybookQuestion): Candidate[] {
  const depends = dependencyHolds(finding.input, question);
  const open = depends !== false && finding.work.holds(question.when, null) ? openOf(finding, question, null) : [];
  if (!open.length) return [];
  const found = candidate(finding, question, { section: null, items: [] }, open);
  return [depends === true ? { ...found, dependsOn: null } : found];
}

function isAboutSomethingOpen(finding: Finding, question: PlaybookQuestion): boolean {
  const index = indexOf(finding.input.playbook);
  return (question.about ?? []).some((key) => {
    const requirement = index.requirements.get(key);
    const places = requirement?.scope === 'section' ? finding.input.sections : [null];
    return requirement !== undefined && places.some((section) => isOpen(finding.input, section, requirement));
  });
}

/** Every question of the playbook that is not answered by a fact yet. */
export function candidatesFor(input: EffectInput): Candidate[] {
  const finding: Finding = { input, middle: netOf(input), work: workOf({ ...input, quiet: true }) };
  const index = indexOf(input.playbook);
  return input.playbook.questions.flatMap((question) => {
    if (question.role === 'supplementary' && !isAboutSomethingOpen(finding, question)) return [];
    const scope = index.requirements.get(question.satisfies[0] ?? '')?.scope ?? 'job';
    return scope === 'section' ? forSections(finding, question) : forJob(finding, question);
  });
}
