import { msg } from '@lingui/core/macro';
import type { Extraction } from '#domain/estimate/extract-sections.ts';
import type { Section } from '#domain/estimate/fact.ts';
import type { PlannedQuestion } from '#domain/estimate/planned-question.ts';
import type { Locale } from '#domain/locale.ts';
import { i18nFor } from '#server/i18n.ts';

/** Work that no playbook knows: one part, and the two questions that help with any job. */
export function generalExtraction(title: string): Extraction {
  return { sections: [{ key: 'job', title, facts: [] }], job_facts: [] };
}

export function generalQuestions(locale: Locale, sections: readonly Section[]): PlannedQuestion[] {
  const i18n = i18nFor(locale);
  const base = {
    section_key: sections[0]?.key ?? null,
    requirement_key: null,
    role: 'supplementary',
    match_mode: 'any',
    urgency: 'medium',
    origin: 'initial',
    depends_on: null,
    prefill: null,
  } as const;
  return [
    {
      ...base,
      question_key: 'general.photos',
      type: 'PhotoCapture',
      prompt: i18n._(msg`Show us what it is about`),
      help: i18n._(msg`Two or three photos are enough: one from further back, one close up.`),
      config: { min: 0, max: 8 },
      importance: 'medium',
      required: false,
    },
    {
      ...base,
      question_key: 'general.details',
      type: 'TextQuestion',
      prompt: i18n._(msg`What exactly should be done?`),
      help: i18n._(msg`Sizes, numbers and what matters to you. Rough figures are fine.`),
      config: { multiline: true },
      importance: 'high',
      required: true,
    },
  ];
}
