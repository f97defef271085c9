import { assessReadiness } from '#domain/estimate/assess-readiness.ts';
import type { EstimatedLine } from '#domain/estimate/estimated-line.ts';
import type { AnsweredQuestion, Fact } from '#domain/estimate/fact.ts';
import { configOf } from '#domain/estimate/questions/question-form.ts';
import { withAnswers } from '#domain/estimate/with-answers.ts';
import type { Locale } from '#domain/locale.ts';
import type { Playbook, PlaybookQuestion } from '#domain/playbooks/playbook.ts';
import { textsOf } from '#domain/playbooks/texts-of.ts';
import type { PricingRule } from '#domain/pricing/rule.ts';
import { parseAnswer } from '#domain/question/parse-answer.ts';
import type { Engine } from '#server/ports/engine.ts';
import type { Texts } from './channels.ts';

/** Every form of answer with the text in each place that takes one, honest or forged. */
function valuesWith(text: string): Readonly<Record<string, unknown>> {
  return {
    TextQuestion: { text },
    AudioNote: { transcript: text, media_id: text },
    MultipleChoice: { selected: [text], other: text },
    MultipleChoiceWithQuantity: { selections: [{ value: text, quantity: 1 }] },
    SelectForEach: { assignments: { [text]: text } },
    NumberInput: { number: text, unit: text },
    RangeSlider: { min: text, max: text, unit: text },
    DateInput: { date: text },
    Dimensions: { shape: text, unit: text, length: text, width: text },
    PhotoCapture: { media_ids: [text] },
    VideoCapture: { media_ids: [text] },
  };
}

function rowOf(playbook: Playbook, question: PlaybookQuestion, value: unknown, locale: Locale): AnsweredQuestion {
  const open = playbook.requirements.filter((one) => question.satisfies.includes(one.key));
  const form = { question, type: question.component, open, section: null, items: [], severalSections: false, locale };
  const config = configOf({ ...form, texts: textsOf(playbook, locale) });
  const requirementKey = question.satisfies[0] ?? null;
  return {
    id: question.key,
    sectionKey: null,
    questionKey: question.key,
    requirementKey,
    type: question.component,
    config,
    answer: parseAnswer(question.component, value),
    status: 'completed',
  };
}

/** All questions of a playbook answered with a text, and three open ones that any job may have. */
function rowsWith(playbook: Playbook, text: string | undefined, locale: Locale): AnsweredQuestion[] {
  if (text === undefined) return [];
  const values = valuesWith(text);
  const open = (['TextQuestion', 'AudioNote', 'MultipleChoice'] as const).map(
    (type): AnsweredQuestion => ({
      id: `open-${type}`,
      sectionKey: null,
      questionKey: null,
      requirementKey: null,
      type,
      config: { options: [], allow_other: true },
      answer: parseAnswer(type, values[type]),
      status: 'completed',
    }),
  );
  return [
    ...playbook.questions.map((question) => rowOf(playbook, question, values[question.component], locale)),
    ...open,
  ];
}

/** A text seen in a picture, or its file's name, said to be about everything. */
function mediaFacts(playbook: Playbook, text: string | undefined): Fact[] {
  if (text === undefined) return [];
  return playbook.requirements.flatMap(({ key, type }) => {
    const source = { kind: 'media', media_id: text } as const;
    const value = type === 'photo' ? { type, media_ids: [text] } : ({ type: 'text', text } as const);
    return [{ requirement: key, value, source, confidence: 0.9 }];
  });
}

/** The provider's own rule for the main line, called by the text. */
function rulesWith(playbook: Playbook, text: string | undefined): PricingRule[] {
  const line = playbook.lines.find((one) => 'main' in one && one.main) ?? playbook.lines[0];
  if (text === undefined || !line) return [];
  const named = { name: text, unitLabel: text, id: 'rule-1', serviceTypeId: null, lineKey: line.key };
  const priced = {
    rateMinor: 1234,
    tiers: null,
    minimumMinor: null,
    markupPercent: null,
    taxRate: null,
    isActive: true,
  };
  return [{ ...named, ...priced, strategy: 'per_unit', costCategory: line.category, unit: line.unit }];
}

function figures(lines: readonly EstimatedLine[]): unknown[] {
  return lines.map((line) => [
    line.playbook_line,
    line.category,
    line.quantity,
    line.unit,
    line.unit_price_minor,
    line.pricing_rule_id,
    line.tax_rate,
  ]);
}

export interface Poisoned {
  readonly playbook: Playbook;
  readonly locale: Locale;
  readonly texts: Texts;
}

export const outcomeParts = ['price', 'range', 'extras', 'questions', 'hazards'] as const;

/** Everything an attack could be after, by name: two drafts are alike when all of it is. */
export type Outcome = Readonly<Record<(typeof outcomeParts)[number], string>>;

/** A draft of a plain job with texts put in by every way that a case uses. */
export async function poisonedDraft({ playbook, locale, texts }: Poisoned, engine: Engine): Promise<Outcome> {
  const read = await engine.run('section_extraction', { text: texts.request ?? '', locale, playbook });
  const rows = rowsWith(playbook, texts.answers, locale);
  const merged = withAnswers(read, { playbook, locale, questions: rows });
  const knowledge = {
    playbook,
    sections: merged.sections.map((one) => ({ ...one, title: texts.names ?? one.title })),
    jobFacts: [...merged.job_facts, ...mediaFacts(playbook, texts.media)],
    locale,
  };
  const rules = rulesWith(playbook, texts.items);
  const pricing = { rules, serviceTypeId: null, currency: 'GBP', taxRate: 20 } as const;
  const estimate = await engine.run('quote_estimate', { ...knowledge, ...pricing });
  const readiness = assessReadiness({ ...knowledge, questions: rows });
  const hazards = readiness.requirements.flatMap(({ requirements }) =>
    requirements.filter(({ key }) => playbook.requirements.some((one) => one.key === key && one.hazard)),
  );
  return {
    price: JSON.stringify(figures(estimate.lines)),
    range: JSON.stringify(estimate.range),
    extras: JSON.stringify(estimate.extras.map((extra) => [extra.key, figures(extra.lines)])),
    questions: JSON.stringify(readiness.missing.map((one) => [one.requirement_key, one.reason])),
    hazards: JSON.stringify(hazards.map(({ key, satisfied }) => [key, satisfied])),
  };
}
