import { extractSections } from '#domain/estimate/extract-sections.ts';
import type { AnsweredQuestion, FactValue } from '#domain/estimate/fact.ts';
import type { PlannedQuestion } from '#domain/estimate/planned-question.ts';
import { prefillOf } from '#domain/estimate/questions/prefill.ts';
import { tokensOf } from '#domain/estimate/words/tokens.ts';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import { choiceIds } from '#domain/question/choice-ids.ts';
import { parseAnswer } from '#domain/question/parse-answer.ts';
import { noneOption, unsureOption } from '#domain/question/reserved-options.ts';
import { fold } from '#domain/text/fold.ts';
import type { EvalCase } from '../cases/case-schemas.ts';
import { promptText, questionText, speaksOf } from './topics.ts';

/** What one customer is asked, and what they know. */
interface Asked {
  readonly one: EvalCase<'intake'>;
  readonly playbook: Playbook;
  readonly question: PlannedQuestion;
}

/** Words too common to tell what a fact is about. */
const shortest = 4;

function wordsOf(text: string): string[] {
  return (fold(text).match(/\p{L}+/gu) ?? []).filter((word) => word.length >= shortest);
}

/** What the customer knows that this question is about. */
function knowledge({ one, playbook, question }: Asked): string[] {
  const text = questionText(question, playbook);
  const prompt = promptText(question, playbook);
  return Object.entries(one.hidden_facts ?? {}).flatMap(([topic, answer]) => {
    const words = one.must_ask.find((must) => must.topic === topic)?.words;
    const isMeant = words ? speaksOf(text, words) : speaksOf(prompt, wordsOf(topic));
    return isMeant ? [answer] : [];
  });
}

/** What the product itself reads in the customer's words, for one requirement. */
function valuesRead({ one, playbook }: Asked, text: string): ReadonlyMap<string, FactValue> {
  const { sections, job_facts } = extractSections({ text, locale: one.locale, playbook });
  const facts = [...job_facts, ...sections.flatMap((section) => section.facts)];
  return new Map(facts.map((fact) => [fact.requirement, fact.value]));
}

/** The options whose label shares a word with what the customer knows; words are compared by their beginnings. */
function optionsLike(config: unknown, known: string): string[] {
  const stems = new Set(wordsOf(known).map((word) => word.slice(0, 5)));
  const options: unknown = typeof config === 'object' && config !== null ? Reflect.get(config, 'options') : [];
  const labelled = Array.isArray(options) ? (options as { id: string; label: string }[]) : []; // the engine's own config
  return labelled
    .map(({ id, label }) => ({ id, hits: wordsOf(label).filter((word) => stems.has(word.slice(0, 5))).length }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
    .map(({ id }) => id);
}

function choice(asked: Asked, known: string): Record<string, unknown> | null {
  const { question, playbook } = asked;
  const offered = choiceIds(question.config, 'options');
  const read = valuesRead(asked, known);
  const flags = offered.filter((id) => playbook.requirements.some((one) => one.key === id && one.type === 'flag'));
  const seen = flags.filter((id) => {
    const value = read.get(id);
    return value?.type === 'flag' && value.flag;
  });
  const like = optionsLike(question.config, known).filter((id) => id !== noneOption && id !== unsureOption);
  if (flags.length) {
    const selected = [...new Set([...seen, ...like])];
    return { selected: selected.length ? selected : [offered.includes(noneOption) ? noneOption : unsureOption] };
  }
  const value = read.get(question.requirement_key ?? '');
  const own = value ? prefillOf(value) : null;
  if (own && 'selected' in own) return own;
  const [best] = like;
  if (best !== undefined) return { selected: [best] };
  return offered.includes(unsureOption) ? { selected: [unsureOption] } : null;
}

function numberIn({ one }: Asked, known: string): number | null {
  const found = tokensOf(known, one.locale).find((token) => token.quantity && token.quantity.kind !== 'dimensions');
  const quantity = found?.quantity;
  return quantity && quantity.kind !== 'dimensions' ? Number(quantity.value) : null;
}

/** An answer in the form that the question takes; null when the customer cannot say. */
function answerTo(asked: Asked, known: string): Record<string, unknown> | null {
  const { question } = asked;
  if (question.prefill) return { ...question.prefill };
  const value = valuesRead(asked, known).get(question.requirement_key ?? '');
  switch (question.type) {
    case 'MultipleChoice':
      return choice(asked, known);
    case 'SelectForEach': {
      const items = Array.isArray(question.config.items) ? (question.config.items as { id: string }[]) : []; // the engine's own config
      const [best] = value?.type === 'choice' ? [value.option] : optionsLike(question.config, known);
      return best === undefined ? null : { assignments: Object.fromEntries(items.map(({ id }) => [id, best])) };
    }
    case 'NumberInput': {
      const number = value?.type === 'number' ? Number(value.number) : numberIn(asked, known);
      return number === null ? null : { number };
    }
    case 'PhotoCapture':
    case 'VideoCapture':
      return known ? { media_ids: ['photo-1'] } : null;
    case 'TextQuestion':
      return known ? { text: known } : null;
    case 'AudioNote':
      return known ? { transcript: known } : null;
    default:
      return value ? prefillOf(value) : null;
  }
}

/** A customer who answers what is asked with what the case says they know, and passes over the rest. */
export function answerQuestion(asked: Asked, index: number): AnsweredQuestion {
  const { question } = asked;
  const answer = parseAnswer(question.type, answerTo(asked, knowledge(asked).join(' ')));
  return {
    id: `q-${index + 1}`,
    sectionKey: question.section_key,
    questionKey: question.question_key,
    requirementKey: question.requirement_key,
    type: question.type,
    config: question.config,
    answer,
    status: answer === null ? 'skipped' : 'completed',
  };
}
