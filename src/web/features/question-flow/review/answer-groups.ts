import { missingRequired } from '#domain/question/progress.ts';
import { type CustomerQuote, type FlowQuestion, flowQuestions, savedAnswers, stepsOf } from '../customer-quote.ts';

export interface AnswerGroup {
  readonly id: string;
  /** Null for what concerns the whole job. */
  readonly title: string | null;
  readonly questions: readonly FlowQuestion[];
}

/** The questions on show, by the part of the job they are about. */
export function answerGroups(quote: CustomerQuote): AnswerGroup[] {
  const steps = stepsOf(quote, savedAnswers(quote)).filter((step) => step.type !== 'InstructionBox' || step.required);
  const parts = quote.components.toSorted((a, b) => a.position - b.position);
  const known = new Set(parts.map(({ id }) => id));
  const ofPart = parts.map(({ id, title }) => ({
    id,
    title,
    questions: steps.filter((step) => step.component_id === id),
  }));
  const rest = steps.filter((step) => !step.component_id || !known.has(step.component_id));
  return [...ofPart, { id: 'whole-job', title: null, questions: rest }].filter((group) => group.questions.length > 0);
}

export function missingIn(quote: CustomerQuote): FlowQuestion[] {
  return missingRequired(flowQuestions(quote), savedAnswers(quote));
}
