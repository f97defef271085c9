import { type Fact, statedConfidence } from '#domain/estimate/fact.ts';
import { factsFromAliases } from '#domain/estimate/facts/facts-from-aliases.ts';
import { pickFact } from '#domain/estimate/facts/resolve-fact.ts';
import type { Playbook, PlaybookRequirement } from '#domain/playbooks/playbook.ts';
import type { Engine } from '#server/ports/engine.ts';
import { playbookOf } from '#tests/support/bundled-playbooks.ts';
import type { EvalCase } from '../cases/case-schemas.ts';
import { today } from '../today.ts';
import { isSameValue, plainValueOf } from './same-value.ts';

export interface ScoredFacts {
  readonly one: EvalCase<'facts'>;
  /** What the request was read to state, as answers are named; a list where parts of the job differ. */
  readonly stated: Readonly<Record<string, unknown>>;
  /** The words that facts rest on. */
  readonly quotes: readonly string[];
  readonly right: readonly string[];
  /** Stated, and otherwise than expected or though it is forbidden. */
  readonly wrong: readonly string[];
  readonly missing: readonly string[];
  readonly why: string | null;
}

/** A case of which nothing was read. */
export function unread(one: EvalCase<'facts'>, why: string): ScoredFacts {
  return { one, stated: {}, quotes: [], right: [], wrong: [], missing: Object.keys(one.expected), why };
}

/** What is stated of a requirement: of each part that has a fact of its own, and of the job. A doubt states nothing. */
function statedOf(requirement: PlaybookRequirement, places: ReadonlyArray<readonly Fact[]>): readonly Fact[] {
  return places
    .map((facts) => pickFact(requirement, facts))
    .filter((fact) => fact !== null)
    .filter((fact) => fact.confidence >= statedConfidence);
}

function valuesExpected(one: EvalCase<'facts'>, playbook: Playbook, key: string) {
  const { facts } = factsFromAliases({ playbook, answers: { [key]: one.expected[key] }, locale: one.locale });
  return facts.filter(({ requirement }) => requirement === key).map(({ value }) => value);
}

/** Every part is as expected, and every expected part is there. */
function isAsExpected(stated: readonly Fact[], expected: ReturnType<typeof valuesExpected>): boolean {
  return (
    stated.every(({ value }) => expected.some((wanted) => isSameValue(value, wanted))) &&
    expected.every((wanted) => stated.some(({ value }) => isSameValue(value, wanted)))
  );
}

/** A request read by the engine, against what it states. */
export async function scoreFacts(one: EvalCase<'facts'>, engine: Engine): Promise<ScoredFacts> {
  const { text, locale, expected, forbidden } = one;
  const playbook = playbookOf(one.service_type);
  if (!playbook) return unread(one, `there is no playbook for ${one.service_type}`);
  const { sections, job_facts } = await engine.run('section_extraction', { text, locale, playbook, today });
  const places = [...sections.map(({ facts }) => facts), job_facts];
  const all = playbook.requirements.map((requirement) => ({
    key: requirement.key,
    facts: statedOf(requirement, places),
  }));
  const factsOf = (key: string): readonly Fact[] => all.find((found) => found.key === key)?.facts ?? [];
  const keys = Object.keys(expected);
  const right = keys.filter(
    (key) => factsOf(key).length && isAsExpected(factsOf(key), valuesExpected(one, playbook, key)),
  );
  const wrong = [...keys, ...(forbidden ?? [])].filter((key) => factsOf(key).length && !right.includes(key));
  return {
    one,
    stated: Object.fromEntries(
      all.flatMap(({ key, facts }) => {
        const values = facts.map(({ value }) => plainValueOf(value));
        return values.length ? [[key, values.length === 1 ? values[0] : values]] : [];
      }),
    ),
    quotes: all.flatMap(({ facts }) => facts.flatMap(({ source }) => ('quote' in source ? [source.quote] : []))),
    right,
    wrong,
    missing: keys.filter((key) => !factsOf(key).length),
    why: null,
  };
}
