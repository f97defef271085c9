import type { I18n } from '@lingui/core';
import { type CustomerQuote, savedAnswers, stepsOf } from '../customer-quote.ts';
import { answerWords } from './answer-words.ts';

/** Answers that are pictures or only a tick: nothing to read. */
const wordless = new Set(['PhotoCapture', 'VideoCapture', 'InstructionBox']);

/** What was asked and answered, in words and in order. */
export function givenAnswers(quote: CustomerQuote, i18n: I18n): { id: string; prompt: string; answer: string }[] {
  const answers = savedAnswers(quote);
  return stepsOf(quote, answers).flatMap((question) => {
    const { id, prompt, type } = question;
    const given = answers.get(id);
    if (wordless.has(type) || given?.status !== 'completed' || !given.answer) return [];
    return [{ id, prompt, answer: answerWords(question, given.answer, { locale: quote.locale, i18n }) }];
  });
}
