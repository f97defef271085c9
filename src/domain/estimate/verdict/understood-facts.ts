import type { PlaybookRequirement } from '../../playbooks/playbook.ts';
import { textOf } from '../../playbooks/texts-of.ts';
import { type Fact, type FactDoubt, type FactValue, type Section, statedConfidence } from '../fact.ts';
import { describeValue } from '../facts/describe-value.ts';
import { rankOf, suits } from '../facts/fact-value.ts';
import { indexOf } from '../facts/playbook-index.ts';
import { type Resolved, resolve } from '../facts/resolve-fact.ts';
import type { EffectInput } from '../pricing/price-effects.ts';
import { workOf } from '../pricing/work-item.ts';

export const understoodSources = ['request', 'answer', 'photo', 'provider', 'assumed'] as const;
export type UnderstoodSource = (typeof understoodSources)[number];

/** What is taken to be so, of one part of the job or of the whole, and who says it. */
export interface UnderstoodFact {
  readonly requirement: string;
  readonly section_key: string | null;
  readonly label: string;
  readonly value: FactValue;
  /** The value as a person says it. */
  readonly text: string;
  readonly source: UnderstoodSource;
  /** `[start, end)` in the request, where its words say it. */
  readonly span: readonly [number, number] | null;
  readonly is_sure: boolean;
  readonly doubt: FactDoubt | null;
  /** What else it could be, where that is a list. */
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

const sources = {
  request: 'request',
  reading: 'request',
  response: 'answer',
  media: 'photo',
  provider: 'provider',
  default: 'assumed',
} as const satisfies Record<Fact['source']['kind'], UnderstoodSource>;

/** What a model reads or sees counts for nothing, yet whoever looks at the price should know of it. */
function onlySeen(input: EffectInput, requirement: PlaybookRequirement, section: Section | null): Fact | undefined {
  return [...(section?.facts ?? []), ...input.jobFacts].find(
    (one) =>
      one.requirement === requirement.key &&
      ['media', 'reading'].includes(one.source.kind) &&
      suits(requirement, one.value),
  );
}

function understood(input: EffectInput, place: Omit<Resolved, 'value'>, value: FactValue): UnderstoodFact {
  const { requirement, section, fact } = place;
  const { texts, locale } = input;
  const option = (id: string) => ({ id, label: textOf(texts.options, `${requirement.key}.${id}`) });
  return {
    requirement: requirement.key,
    section_key: section?.key ?? null,
    label: textOf(texts.requirements, requirement.key),
    value,
    text: describeValue(requirement, value, texts, locale),
    source: fact ? sources[fact.source.kind] : 'assumed',
    span: fact && 'span' in fact.source ? fact.source.span : null,
    is_sure: fact !== null && rankOf(fact) > 0 && fact.confidence >= statedConfidence,
    doubt: fact?.doubt ?? null,
    options: (requirement.options ?? []).map(option),
  };
}

/**
 * Every fact that counts, what is only seen or read by a model, and what the lines assume: in the playbook's order, a part
 * after the other, the whole job last. The kind of a part is its title and is left out.
 */
export function understoodFacts(input: EffectInput): UnderstoodFact[] {
  const index = indexOf(input.playbook);
  const assumed = [...workOf({ ...input, quiet: true }).uses].filter(
    ({ fact, value }) => fact === null && value !== null,
  );
  return [...input.sections, null].flatMap((section) =>
    input.playbook.requirements.flatMap((requirement): UnderstoodFact[] => {
      const isHere = requirement.scope === (section ? 'section' : 'job');
      if (!isHere || requirement.type === 'photo' || requirement.key === input.playbook.sections.requirement) return [];
      const place = { requirement, section };
      const { fact } = resolve(index, requirement, section, input);
      if (fact) return [understood(input, { ...place, fact }, fact.value)];
      const seen = onlySeen(input, requirement, section);
      if (seen) return [understood(input, { ...place, fact: seen }, seen.value)];
      const use = assumed.find((one) => one.requirement === requirement && one.section === section);
      return use?.value ? [understood(input, { ...place, fact: null }, use.value)] : [];
    }),
  );
}
