import { isCalendarDate } from './calendar-date.ts';
import type { ComponentType } from './component-type.ts';
import { field, isFilled, isFiniteNumber, isPositive, listOf, recordOf } from './unknown-value.ts';

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

type Rule = (value: unknown, config: unknown) => IncompleteCode | null;

const needs = (code: IncompleteCode, isMet: (value: unknown, config: unknown) => boolean): Rule => {
  return (value, config) => (isMet(value, config) ? null : code);
};

/** One's own words stand in for an option where the question takes them. */
function hasSelection(value: unknown, config: unknown): boolean {
  if (listOf(field(value, 'selected')).some(isFilled)) return true;
  return field(config, 'allow_other') === true && isFilled(field(value, 'other'));
}

function hasQuantifiedSelection(value: unknown): boolean {
  return listOf(field(value, 'selections')).some(
    (selection) => isFilled(field(selection, 'value')) && isPositive(field(selection, 'quantity')),
  );
}

function assignmentGap(value: unknown, config: unknown): IncompleteCode | null {
  const assignments = field(value, 'assignments');
  if (!Object.values(recordOf(assignments)).some(isFilled)) return 'assign_one';
  if (field(config, 'require_all') !== true) return null;
  const isAssigned = (item: unknown) => isFilled(field(assignments, field(item, 'id')));
  return listOf(field(config, 'items')).every(isAssigned) ? null : 'assign_every_item';
}

function isRange(value: unknown): boolean {
  const [min, max] = [field(value, 'min'), field(value, 'max')];
  return isFiniteNumber(min) && isFiniteNumber(max) && max >= min;
}

const hasMedia = (value: unknown): boolean => listOf(field(value, 'media_ids')).some(isFilled);

const dateString = /^\d{4}-\d\d-\d\d(?:[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:[Zz]|[+-]\d\d:\d\d)?)?$/;

/** A day or a moment as RFC 3339 writes it; `Date.parse` alone would take "1" and turn 30 February into March. */
function isDateString(value: unknown): boolean {
  if (typeof value !== 'string' || !dateString.test(value)) return false;
  return isCalendarDate(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));
}

const rules: Record<ComponentType, Rule> = {
  TextQuestion: needs('write_something', (value) => isFilled(field(value, 'text'))),
  MultipleChoice: needs('choose_one', hasSelection),
  MultipleChoiceWithQuantity: needs('choose_with_quantity', hasQuantifiedSelection),
  SelectForEach: assignmentGap,
  NumberInput: needs('enter_number', (value) => isFiniteNumber(field(value, 'number'))),
  RangeSlider: needs('enter_range', isRange),
  DateInput: needs('choose_date', (value) => isFilled(field(value, 'date'))),
  Dimensions: needs(
    'length_and_width',
    (value) => isPositive(field(value, 'length')) && isPositive(field(value, 'width')),
  ),
  PhotoCapture: needs('add_photo', hasMedia),
  VideoCapture: needs('add_video', hasMedia),
  AudioNote: needs(
    'add_recording',
    (value) => isFilled(field(value, 'media_id')) || isFilled(field(value, 'audio_url')),
  ),
  // The specification asks for a boolean, not for true: whoever has seen the notice and not agreed has answered too.
  InstructionBox: needs(
    'confirm_notice',
    (value) => typeof field(value, 'acknowledged') === 'boolean' && isDateString(field(value, 'viewed_at')),
  ),
};

/** What the answer lacks to be complete (R5.4), or null. Takes whatever was sent and never throws. */
export function incompleteCode(type: ComponentType, config: unknown, value: unknown): IncompleteCode | null {
  return rules[type](value, config);
}

/** Whether the value answers a question of this type (R5.4). Bounds and unknown options are `answerProblem`'s. */
export function isComplete(type: ComponentType, config: unknown, value: unknown): boolean {
  return incompleteCode(type, config, value) === null;
}
