import type { Locale } from '../../locale.ts';
import type { Playbook, PlaybookRequirement } from '../../playbooks/playbook.ts';
import { field } from '../../question/unknown-value.ts';
import type { Fact, FactValue } from '../fact.ts';
import { answeredConfidence, suits } from './fact-value.ts';
import { joinedValue, type NamedValue, namedValue } from './named-value.ts';

/** What a form, a price list or a case file states, by whatever names it has. */
export type NamedAnswers = Readonly<Record<string, unknown>>;

/** One fact of each requirement that was named; several where the answers list a size for each part of the job. */
export interface NamedFacts {
  readonly facts: readonly Fact[];
  /** Names that mean nothing here, or values that do not suit. */
  readonly unused: readonly string[];
}

/** `room.size`, `room_size` and `Room size` are one name. */
function plain(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s.-]+/g, '_');
}

function factsOf(requirement: PlaybookRequirement, values: readonly (FactValue | null)[], name: string): Fact[] {
  return values
    .filter((value) => value !== null)
    .filter((value) => suits(requirement, value))
    .map((value) => ({
      requirement: requirement.key,
      value,
      source: { kind: 'response', question_id: name },
      confidence: answeredConfidence,
    }));
}

/** A list of sizes, `{length, width}` or `[4, 3]`, is one for each part of the job; any other list is one value. */
function eachOf(requirement: PlaybookRequirement, given: unknown): readonly unknown[] {
  const isList = requirement.type === 'dimensions' && Array.isArray(given);
  return isList && given.every((one) => Array.isArray(one) || field(one, 'length') !== undefined) ? given : [given];
}

/**
 * Reads named answers by a playbook's requirement keys and its aliases. The key itself wins over aliases; measured sides win
 * over a size that a word names; else the alias listed first. Unknown names and values that do not suit are left out.
 */
export function factsFromAliases(input: {
  readonly playbook: Playbook;
  readonly answers: NamedAnswers;
  readonly locale: Locale;
}): NamedFacts {
  const { playbook, locale } = input;
  const given = new Map(Object.entries(input.answers).map(([name, value]) => [plain(name), { name, value }]));
  const used = new Set<string>();
  const facts = playbook.requirements.flatMap((requirement) => {
    const own = given.get(plain(requirement.key));
    const direct = own
      ? factsOf(
          requirement,
          eachOf(requirement, own.value).map((value) => namedValue(requirement, { value }, locale)),
          own.name,
        )
      : [];
    if (own && direct.length) used.add(own.name);
    const aliased = (playbook.aliases ?? []).flatMap((alias): NamedValue[] => {
      const isOther = alias.unless?.some((name) => given.has(plain(name))) ?? false;
      const answer = alias.requirement === requirement.key && !isOther ? given.get(plain(alias.name)) : undefined;
      return answer ? [{ name: answer.name, value: answer.value, alias }] : [];
    });
    const joined = joinedValue(requirement, aliased, locale);
    const named = joined ? factsOf(requirement, [joined.value], joined.names.join(' ')) : [];
    if (named.length) for (const name of joined?.names ?? []) used.add(name);
    return direct.length ? direct : named;
  });
  return { facts, unused: Object.keys(input.answers).filter((name) => !used.has(name)) };
}
