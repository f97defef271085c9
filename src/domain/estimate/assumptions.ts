import { fillText } from '../playbooks/texts-of.ts';
import type { Assumption } from './estimated-line.ts';
import { describeValue } from './facts/describe-value.ts';
import type { Resolved } from './facts/resolve-fact.ts';
import type { Work, WorkInput } from './pricing/work-item.ts';
import { engineText } from './texts/engine-text.ts';

function own(group: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(group, key) ? group[key] : undefined;
}

function defaultOf(use: Resolved, input: WorkInput): Assumption | null {
  const { texts, locale, playbook } = input;
  if (use.fact || !use.value || use.requirement.key === playbook.sections.requirement) return null;
  const values = {
    section: use.section?.title ?? '',
    label: own(texts.requirements, use.requirement.key) ?? use.requirement.key,
    value: describeValue(use.requirement, use.value, texts, locale),
  };
  const special = own(texts.assumptions, `default.${use.requirement.key}`);
  const text = special ? fillText(special, values) : engineText(locale, 'assumption.default', values);
  return { text, section_key: use.section?.key ?? null, is_internal: false };
}

function stated(work: Work, input: WorkInput): Assumption[] {
  return input.playbook.assumptions.flatMap((assumption) => {
    const places = assumption.per === 'job' ? [null] : input.sections;
    return places
      .filter((section) => work.holds(assumption.when, section))
      .map((section) => ({
        text: fillText(own(input.texts.assumptions, assumption.key) ?? assumption.key, {
          section: section?.title ?? '',
        }),
        section_key: section?.key ?? null,
        is_internal: assumption.internal ?? false,
      }));
  });
}

/**
 * What is said of every part is said once, of the job. Said of some parts only, each says whose it is: of another part
 * something else may be known.
 */
function saidOnce(alike: readonly Assumption[], { sections, locale }: WorkInput): Assumption[] {
  const [first] = alike;
  const keys = new Set(alike.map(({ section_key }) => section_key));
  if (!first || keys.size === 1) return first ? [first] : [];
  if (keys.has(null) || keys.size === sections.length) return [{ ...first, section_key: null }];
  return sections
    .filter(({ key }) => keys.has(key))
    .map(({ key, title }) => ({
      ...first,
      text: engineText(locale, 'assumption.in_section', { section: title, text: first.text }),
      section_key: key,
    }));
}

/** Every assumption that the price rests on, each sentence once. Where a rate comes from is the provider's affair: see evidence. */
export function assumptionsOf(work: Work, input: WorkInput): Assumption[] {
  const assumed = [...work.uses].map((use) => defaultOf(use, input)).filter((assumption) => assumption !== null);
  const byText = new Map<string, Assumption[]>();
  for (const one of [...assumed, ...stated(work, input)]) byText.set(one.text, [...(byText.get(one.text) ?? []), one]);
  return [...byText.values()].flatMap((alike) => saidOnce(alike, input));
}
