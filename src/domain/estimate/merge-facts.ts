import type { Extraction } from './extract-sections.ts';
import type { AnsweredFacts } from './facts-from-answers.ts';

/**
 * What the request said and what was answered since, together. Facts only add up: the estimate takes the best source and the
 * latest of each, so an answer wins over the request's words. Answers about sections that are gone are left out.
 */
export function mergeFacts(extraction: Extraction, answers: AnsweredFacts): Extraction {
  const answered = new Map(answers.sections.map((section) => [section.key, section.facts]));
  return {
    sections: extraction.sections.map((section) => ({
      ...section,
      facts: [...section.facts, ...(answered.get(section.key) ?? [])],
    })),
    job_facts: [...extraction.job_facts, ...answers.job_facts],
  };
}
