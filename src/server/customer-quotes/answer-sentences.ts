import { msg } from '@lingui/core/macro';
import type { Sentence } from '#domain/problem.ts';
import type { AnswerProblemCode } from '#domain/question/answer-problem.ts';
import type { IncompleteCode } from '#domain/question/completeness.ts';

/** What is said beside an answer that does not do. */
export const answerSentences: Readonly<Record<IncompleteCode | AnswerProblemCode, Sentence>> = {
  write_something: msg`Please write something`,
  choose_one: msg`Please choose one`,
  choose_with_quantity: msg`Please choose something and say how many`,
  assign_one: msg`Please choose for at least one`,
  assign_every_item: msg`Please choose for each of them`,
  enter_number: msg`Please enter a number`,
  enter_range: msg`Please choose from and to`,
  choose_date: msg`Please choose a date`,
  length_and_width: msg`Please enter both measures`,
  add_photo: msg`Please add a photo`,
  add_video: msg`Please add a video`,
  add_recording: msg`Please add a recording`,
  confirm_notice: msg`Please confirm that you have read this`,
  wrong_shape: msg`This answer does not fit the question`,
  unknown_option: msg`This is not one of the choices`,
  unknown_item: msg`This is not one of the things asked about`,
  too_many_selected: msg`Please choose only one`,
  contradicting_selected: msg`Please choose either “not sure” or “none of these”, or what applies`,
  below_min: msg`This is less than can be meant`,
  above_max: msg`This is more than can be meant`,
  range_reversed: msg`The second number has to be the larger one`,
  not_a_date: msg`Please choose a date`,
  date_too_early: msg`This date is too early`,
  date_too_late: msg`This date is too late`,
  unknown_shape: msg`Please choose one of the shapes`,
  unequal_diameter: msg`A circle has one diameter`,
  too_few_media: msg`Please add one more`,
  too_many_media: msg`That is more than needed; please remove some`,
};
