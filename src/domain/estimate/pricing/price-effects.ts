import type { Playbook, PlaybookRequirement, PlaybookValue } from '../../playbooks/playbook.ts';
import type { Fact, FactValue, Section } from '../fact.ts';
import { factValueOf, rankOf } from '../facts/fact-value.ts';
import { indexOf } from '../facts/playbook-index.ts';
import { pickFact, resolve } from '../facts/resolve-fact.ts';
import { type PriceInput, priceWork, sumNet } from './price-item.ts';
import { workOf } from './work-item.ts';

/** How far the price moves with one open requirement. */
export interface PriceEffect {
  readonly section: Section | null;
  readonly requirement: PlaybookRequirement;
  /** (high − low) ÷ 2 ÷ middle, never negative. */
  readonly delta: number;
}

export interface EffectInput extends PriceInput {
  readonly sections: readonly Section[];
  readonly jobFacts: readonly Fact[];
}

/** What the work comes to without optional extras and minimum charges. */
export function netOf(input: EffectInput): number {
  const { items } = workOf({ ...input, quiet: true });
  return sumNet(priceWork(items, input));
}

function withFact(input: EffectInput, section: Section | null, requirement: string, value: FactValue): EffectInput {
  const fact: Fact = { requirement, value, source: { kind: 'provider' }, confidence: 1 };
  if (!section) return { ...input, jobFacts: [...input.jobFacts, fact] };
  const sections = input.sections.map((one) =>
    one.key === section.key ? { ...one, facts: [...one.facts, fact] } : one,
  );
  return { ...input, sections };
}

function priorOf(
  playbook: Playbook,
  requirement: PlaybookRequirement,
  section: Section | null,
): readonly PlaybookValue[] {
  const index = indexOf(playbook);
  const kindRequirement = index.requirements.get(playbook.sections.requirement);
  const kind = section && kindRequirement ? pickFact(kindRequirement, section.facts)?.value : undefined;
  const priors = kind?.type === 'choice' ? index.kinds.get(kind.option)?.priors : undefined;
  const special = priors && Object.hasOwn(priors, requirement.key) ? priors[requirement.key] : undefined;
  return special ?? requirement.prior ?? [];
}

function deltaOf(
  input: EffectInput,
  middle: number,
  section: Section | null,
  requirement: PlaybookRequirement,
): number {
  const nets = priorOf(input.playbook, requirement, section)
    .map((value) => factValueOf(requirement, value))
    .filter((value) => value !== null)
    .map((value) => netOf(withFact(input, section, requirement.key, value)));
  return nets.length && middle > 0 ? (Math.max(...nets) - Math.min(...nets)) / 2 / middle : 0;
}

/** Deltas already worked out for an input: twelve bedrooms of which nothing is known move the price alike. */
const known = new WeakMap<EffectInput, Map<string, number>>();

function likeness(section: Section | null, requirement: PlaybookRequirement): string {
  const facts = (section?.facts ?? []).map((fact) => [fact.requirement, fact.value, rankOf(fact) > 0]);
  return JSON.stringify([requirement.key, section === null, facts]);
}

/** Evaluates the draft at both ends of what is usual for one requirement. */
export function effectOf(
  input: EffectInput,
  middle: number,
  section: Section | null,
  requirement: PlaybookRequirement,
): PriceEffect {
  const deltas = known.get(input) ?? new Map<string, number>();
  known.set(input, deltas);
  const like = likeness(section, requirement);
  const delta = deltas.get(like) ?? deltaOf(input, middle, section, requirement);
  deltas.set(like, delta);
  return { section, requirement, delta };
}

/** Whether nothing is known of a requirement here: no fact of its own and none of its alternatives. */
export function isOpen(input: EffectInput, section: Section | null, requirement: PlaybookRequirement): boolean {
  const index = indexOf(input.playbook);
  const keys = [requirement.key, ...(requirement.alternatives ?? [])];
  return keys.every((key) => {
    const one = index.requirements.get(key);
    const fact = one ? resolve(index, one, section, input).fact : null;
    return !fact || fact.confidence < 0.8;
  });
}

/** The effects of everything that is open, for each section that is wanted and for the job. */
export function openEffects(input: EffectInput): PriceEffect[] {
  const middle = netOf(input);
  const { holds } = workOf(input);
  const effects: PriceEffect[] = [];
  const wanted = input.sections.filter((section) => !section.is_optional);
  for (const requirement of input.playbook.requirements) {
    const places = requirement.scope === 'job' ? [null] : wanted;
    for (const section of places) {
      if (!isOpen(input, section, requirement) || !holds(requirement.when, section)) continue;
      effects.push(effectOf(input, middle, section, requirement));
    }
  }
  return effects;
}

/** √Σδ², at most 3 decimals: a part of the price, not money. */
export function spreadOf(effects: readonly PriceEffect[]): number {
  const squares = effects.reduce((sum, effect) => sum + effect.delta ** 2, 0);
  return Math.round(Math.sqrt(squares) * 1000) / 1000;
}
