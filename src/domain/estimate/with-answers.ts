import type { Locale } from '../locale.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import type { Extraction } from './extract-sections.ts';
import type { AnsweredQuestion } from './fact.ts';
import { factsFromAnswers } from './facts-from-answers.ts';
import { factsFromTexts } from './facts-from-texts.ts';
import { mergeFacts } from './merge-facts.ts';

/** What the request said and what was answered since, in choices and in people's own words. */
export function withAnswers(
  extraction: Extraction,
  { playbook, locale, questions }: { playbook: Playbook; locale: Locale; questions: readonly AnsweredQuestion[] },
): Extraction {
  const told = factsFromTexts({ playbook, locale, sections: extraction.sections, questions });
  return mergeFacts(mergeFacts(extraction, told), factsFromAnswers({ playbook, questions }));
}
