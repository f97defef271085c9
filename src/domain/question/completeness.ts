import type { Answer, AnswerValues } from './answer.ts';
import { isCalendarDate } from './calendar-date.ts';
import type { ComponentType } from './component-type.ts';
import { field, isFilled, listOf } from './unknown-value.ts';

/** What an answer still lacks, one code for each thing a person can be asked to do. Web and server phrase them. */
export const incompleteCodes = [
  'write_something',
  'choose_one',
  'choose_with_quantity',
  'assign_one',
  'assign_every_item',
  'enter_number',
  'enter_range',
  'choose_date',
  'length_and_width',
  'add_photo',
  'add_video',
  'add_recording',
  'confirm_notice',
] as const;
export type IncompleteCode = (typeof incompleteCodes)[number];

/** What is said where there is no answer at all, and of most answers that are not finished. */
const missing: Record<ComponentType, IncompleteCode> = {
  TextQuestion: 'write_something',
  MultipleChoice: 'choose_one',
  MultipleChoiceWithQuantity: 'choose_with_quantity',
  SelectForEach: 'assign_one',
  NumberInput: 'enter_number',
  RangeSlider: 'enter_range',
  DateInput: 'choose_date',
  Dimensions: 'length_and_width',
  PhotoCapture: 'add_photo',
  VideoCapture: 'add_video',
  AudioNote: 'add_recording',
  InstructionBox: 'confirm_notice',
};

function isEveryItemAssigned({ assignments }: AnswerValues['SelectForEach'], config: unknown): boolean {
  return listOf(field(config, 'items')).every((item) => isFilled(field(assignments, field(item, 'id'))));
}

const dateString = /^\d{4}-\d\d-\d\d(?:[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:[Zz]|[+-]\d\d:\d\d)?)?$/;

/** A day or a moment as RFC 3339 writes it; `Date.parse` alone would take "1" and turn 30 February into March. */
function isDateString(text: string): boolean {
  return dateString.test(text) && isCalendarDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
}

/** Whether there is enough of the answer to be one, at least in part. */
function isGiven({ type, value }: Answer, config: unknown): boolean {
  switch (type) {
    case 'TextQuestion':
      return isFilled(value.text);
    case 'MultipleChoice':
      // One's own words stand in for an option where the question takes them.
      return value.selected.some(isFilled) || (field(config, 'allow_other') === true && isFilled(value.other));
    case 'MultipleChoiceWithQuantity':
      return value.selections.some((selection) => isFilled(selection.value) && selection.quantity > 0);
    case 'SelectForEach':
      return Object.values(value.assignments).some(isFilled);
    case 'NumberInput':
      return true;
    case 'RangeSlider':
      return value.max >= value.min;
    case 'DateInput':
      return isFilled(value.date);
    case 'Dimensions':
      return value.length > 0 && value.width > 0;
    case 'PhotoCapture':
    case 'VideoCapture':
      return value.media_ids.some(isFilled);
    case 'AudioNote':
      return isFilled(value.media_id) || isFilled(value.audio_url);
    case 'InstructionBox':
      // The specification asks for a boolean, not for true: whoever has seen the notice and not agreed has answered too.
      return isDateString(value.viewed_at);
  }
}

interface Asked {
  readonly type: ComponentType;
  readonly config: unknown;
}

/** What the answer lacks to be complete (R5.4), or null. */
export function incompleteCode({ type, config }: Asked, answer: Answer | null): IncompleteCode | null {
  if (!answer || !isGiven(answer, config)) return missing[type];
  const needsEvery = answer.type === 'SelectForEach' && field(config, 'require_all') === true;
  return needsEvery && !isEveryItemAssigned(answer.value, config) ? 'assign_every_item' : null;
}

/** Whether this answers the question (R5.4). Bounds and unknown options are `answerProblem`'s. */
export function isComplete(question: Asked, answer: Answer | null): boolean {
  return incompleteCode(question, answer) === null;
}
