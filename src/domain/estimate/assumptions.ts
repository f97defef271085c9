import { fillText } from '../playbooks/texts-of.ts';
import { describeValue } from './facts/describe-value.ts';
import type { Resolved } from './facts/resolve-fact.ts';
import type { Work, WorkInput } from './pricing/work-item.ts';
import { engineText } from './texts/engine-text.ts';

function own(group: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(group, key) ? group[key] : undefined;
}

function defaultSentence(use: Resolved, input: WorkInput): string | null {
  const { texts, locale, playbook } = input;
  if (use.fact || !use.value || use.requirement.key === playbook.sections.requirement) return null;
  const values = {
    section: use.section?.title ?? '',
    label: own(texts.requirements, use.requirement.key) ?? use.requirement.key,
    value: describeValue(use.requirement, use.value, texts, locale),
  };
  const special = own(texts.assumptions, `default.${use.requirement.key}`);
  return special ? fillText(special, values) : engineText(locale, 'assumption.default', values);
}

function statedSentences(work: Work, input: WorkInput): string[] {
  return input.playbook.assumptions.flatMap((assumption) => {
    const places = assumption.per === 'job' ? [null] : input.sections;
    return places
      .filter((section) => work.holds(assumption.when, section))
      .map((section) =>
        fillText(own(input.texts.assumptions, assumption.key) ?? assumption.key, { section: section?.title ?? '' }),
      );
  });
}

/** Every assumption the customer agrees to with the price, as sentences, each once. Where a rate comes from is the provider's affair: see evidence. Unlikely to be read beyond thirty. */
export function assumptionsOf(work: Work, input: WorkInput): string[] {
  const assumed = [...work.uses].map((use) => defaultSentence(use, input)).filter((sentence) => sentence !== null);
  return [...new Set([...assumed, ...statedSentences(work, input)])];
}
