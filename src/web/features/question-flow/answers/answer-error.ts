import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '#domain/locale.ts';
import type { Answer } from '#domain/question/answer.ts';
import { type AnswerProblemCode, answerProblem } from '#domain/question/answer-problem.ts';
import { type IncompleteCode, incompleteCode } from '#domain/question/completeness.ts';
import { field, isFiniteNumber } from '#domain/question/unknown-value.ts';
import type { FlowQuestion } from '../customer-quote.ts';

export type AnswerErrorCode = AnswerProblemCode | IncompleteCode;

/** What keeps this from being the answer; an optional question may stay open. */
export function answerError(question: FlowQuestion, answer: Answer | null): AnswerErrorCode | null {
  const incomplete = incompleteCode(question, answer);
  if (incomplete) return question.required ? incomplete : null;
  return answerProblem(question, answer);
}

type Phrase = (config: unknown, locale: Locale) => MessageDescriptor;

const bound = (config: unknown, name: 'min' | 'max', locale: Locale): string => {
  const value = field(config, name);
  return isFiniteNumber(value) ? new Intl.NumberFormat(locale).format(value) : '';
};

const dayBound = (config: unknown, name: 'min' | 'max', locale: Locale): string => {
  const day = new Date(String(field(config, name)));
  return Number.isNaN(day.getTime())
    ? ''
    : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
};

const phrases: Record<AnswerErrorCode, Phrase> = {
  write_something: () => msg`Please write something, or choose “I don’t know” below.`,
  choose_one: () => msg`Please choose one.`,
  choose_with_quantity: () => msg`Please say how many of at least one.`,
  assign_one: () => msg`Please choose for at least one.`,
  assign_every_item: () => msg`Please choose for each of them.`,
  enter_number: () => msg`Please enter a number.`,
  enter_range: () => msg`Please enter both ends.`,
  choose_date: () => msg`Please choose a date.`,
  length_and_width: () => msg`Please enter each measure, as a number above zero.`,
  add_photo: () => msg`Please add at least one photo.`,
  add_video: () => msg`Please add a video.`,
  add_recording: () => msg`Please add a recording.`,
  confirm_notice: () => msg`Please read this and tick the box.`,
  wrong_shape: () => msg`This answer could not be read. Please enter it again.`,
  unknown_option: () => msg`This choice is no longer offered. Please choose again.`,
  unknown_item: () => msg`This choice is no longer offered. Please choose again.`,
  too_many_selected: () => msg`Please choose only one.`,
  contradicting_selected: () => msg`Please choose either “not sure” or “none of these”, or what applies.`,
  below_min: (config, locale) => msg`Please enter at least ${bound(config, 'min', locale)}.`,
  above_max: (config, locale) => msg`Please enter at most ${bound(config, 'max', locale)}.`,
  range_reversed: () => msg`The second number has to be the larger one.`,
  not_a_date: () => msg`This date does not exist.`,
  date_too_early: (config, locale) => msg`Please choose ${dayBound(config, 'min', locale)} or a later day.`,
  date_too_late: (config, locale) => msg`Please choose ${dayBound(config, 'max', locale)} or an earlier day.`,
  unknown_shape: () => msg`Please choose one of the shapes.`,
  unequal_diameter: () => msg`Please enter the diameter.`,
  too_few_media: (config, locale) => msg`Please add at least ${bound(config, 'min', locale)}.`,
  too_many_media: (config, locale) => msg`Please keep at most ${bound(config, 'max', locale)}.`,
};

export function answerErrorText(code: AnswerErrorCode, config: unknown, locale: Locale): MessageDescriptor {
  return phrases[code](config, locale);
}

/** How many files the question still takes. */
export function roomForMedia(config: { readonly max?: number | undefined }, stored: readonly string[]): number {
  return (config.max ?? 20) - stored.length;
}
