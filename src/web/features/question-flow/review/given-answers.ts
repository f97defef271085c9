import type { I18n } from '@lingui/core';
import { type CustomerQuote, savedAnswers, stepsOf } from '../customer-quote.ts';
import { answerWords } from './answer-words.ts';

/** Answers that are pictures or only a tick: nothing to read. */
const wordless = new Set(['PhotoCapture', 'VideoCapture', 'InstructionBox']);

/** What was asked and answered, in words and in order. */
export function givenAnswers(quote: CustomerQuote, i18n: I18n): { id: string; prompt: string; answer: string }[] {
  return stepsOf(quote, savedAnswers(quote)).flatMap((question) => {
    const { response, id, prompt, type } = question;
    if (wordless.has(type) || response?.status !== 'completed' || !response.value) return [];
    return [{ id, prompt, answer: answerWords(question, response.value, { locale: quote.locale, i18n }) }];
  });
}
