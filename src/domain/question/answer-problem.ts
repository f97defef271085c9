import { isCalendarDate } from './calendar-date.ts';
import { type ComponentType, lengthUnits, shapes } from './component-type.ts';
import { field, isFilled, isFiniteNumber, isRecord, listOf, recordOf } from './unknown-value.ts';

/** Why a value cannot be kept as an answer to this question, whether complete or not. Web and server phrase them. */
export const answerProblemCodes = [
  'wrong_shape',
  'unknown_option',
  'unknown_item',
  'too_many_selected',
  'below_min',
  'above_max',
  'range_reversed',
  'not_a_date',
  'date_too_early',
  'date_too_late',
  'unknown_shape',
  'unequal_diameter',
  'too_few_media',
  'too_many_media',
] as const;
export type AnswerProblemCode = (typeof answerProblemCodes)[number];

type Check = (value: unknown, config: unknown) => AnswerProblemCode | null;

type Guard = (value: unknown) => boolean;

const isText: Guard = (value) => typeof value === 'string';
const isBoolean: Guard = (value) => typeof value === 'boolean';
const isCount: Guard = (value) => isFiniteNumber(value) && value >= 0;
const listOfEach =
  (guard: Guard): Guard =>
  (value) =>
    Array.isArray(value) && value.every(guard);

/** A member that is missing is an answer not finished; a member of another type is none. */
function fits(value: unknown, members: Readonly<Record<string, Guard>>): boolean {
  return Object.entries(members).every(([name, guard]) => {
    const member = field(value, name);
    return member === undefined || member === null || guard(member);
  });
}

const idsIn = (list: unknown): readonly unknown[] => listOf(list).map((entry) => field(entry, 'id'));

const first = (...problems: ReadonlyArray<AnswerProblemCode | null>): AnswerProblemCode | null =>
  problems.find((problem) => problem !== null) ?? null;

function outOfBounds(number: unknown, config: unknown): AnswerProblemCode | null {
  if (!isFiniteNumber(number)) return null;
  const [min, max] = [field(config, 'min'), field(config, 'max')];
  if (isFiniteNumber(min) && number < min) return 'below_min';
  return isFiniteNumber(max) && number > max ? 'above_max' : null;
}

function unknownOption(chosen: readonly unknown[], config: unknown): AnswerProblemCode | null {
  const options = idsIn(field(config, 'options'));
  return chosen.every((id) => options.includes(id)) ? null : 'unknown_option';
}

const choice: Check = (value, config) => {
  if (!fits(value, { selected: listOfEach(isText), other: isText })) return 'wrong_shape';
  const selected = listOf(field(value, 'selected'));
  const hasOther = field(config, 'allow_other') === true && isFilled(field(value, 'other'));
  const tooMany = field(config, 'multiple') !== true && selected.length + (hasOther ? 1 : 0) > 1;
  return first(unknownOption(selected, config), tooMany ? 'too_many_selected' : null);
};

const choiceWithQuantity: Check = (value, config) => {
  const isSelection: Guard = (entry) => isRecord(entry) && fits(entry, { value: isText, quantity: isCount });
  if (!fits(value, { selections: listOfEach(isSelection) })) return 'wrong_shape';
  const chosen = listOf(field(value, 'selections')).map((selection) => field(selection, 'value'));
  return unknownOption(
    chosen.filter((id) => id !== undefined && id !== null),
    config,
  );
};

const assignments: Check = (value, config) => {
  const isAssignments: Guard = (entry) => isRecord(entry) && Object.values(entry).every(isText);
  if (!fits(value, { assignments: isAssignments })) return 'wrong_shape';
  const assigned = recordOf(field(value, 'assignments'));
  const items = idsIn(field(config, 'items'));
  if (!Object.keys(assigned).every((id) => items.includes(id))) return 'unknown_item';
  return unknownOption(Object.values(assigned).filter(isFilled), config);
};

const range: Check = (value, config) => {
  if (!fits(value, { min: isFiniteNumber, max: isFiniteNumber })) return 'wrong_shape';
  const [min, max] = [field(value, 'min'), field(value, 'max')];
  const isReversed = isFiniteNumber(min) && isFiniteNumber(max) && max < min;
  return first(isReversed ? 'range_reversed' : null, outOfBounds(min, config), outOfBounds(max, config));
};

const day: Check = (value, config) => {
  if (!fits(value, { date: isText, flexible: isBoolean })) return 'wrong_shape';
  const date = field(value, 'date');
  if (!isFilled(date)) return null;
  if (!isCalendarDate(date)) return 'not_a_date';
  const [min, max] = [field(config, 'min'), field(config, 'max')];
  if (isFilled(min) && date < min) return 'date_too_early';
  return isFilled(max) && date > max ? 'date_too_late' : null;
};

const dimensions: Check = (value, config) => {
  const isShape: Guard = (shape) => shapes.some((known) => known === shape);
  const isUnit: Guard = (unit) => lengthUnits.some((known) => known === unit);
  const members = { shape: isShape, unit: isUnit, length: isCount, width: isCount, height: isCount };
  if (!fits(value, members)) return 'wrong_shape';
  const shape = field(value, 'shape');
  const offered = listOf(field(config, 'shapes'));
  if (isFilled(shape) && offered.length > 0 && !offered.includes(shape)) return 'unknown_shape';
  // A circle carries its diameter in both; an estimate would otherwise read one of two sizes.
  const isOval = shape === 'circular' && field(value, 'length') !== field(value, 'width');
  return isOval ? 'unequal_diameter' : null;
};

/** Too few is a matter of the finished answer: an empty one is only unanswered. */
const media: Check = (value, config) => {
  if (!fits(value, { media_ids: listOfEach(isText) })) return 'wrong_shape';
  const { length } = listOf(field(value, 'media_ids'));
  const problem = length === 0 ? null : outOfBounds(length, config);
  if (problem === null) return null;
  return problem === 'below_min' ? 'too_few_media' : 'too_many_media';
};

const shape =
  (members: Readonly<Record<string, Guard>>): Check =>
  (value) =>
    fits(value, members) ? null : 'wrong_shape';

const checks: Record<ComponentType, Check> = {
  TextQuestion: shape({ text: isText }),
  MultipleChoice: choice,
  MultipleChoiceWithQuantity: choiceWithQuantity,
  SelectForEach: assignments,
  NumberInput: (value, config) =>
    fits(value, { number: isFiniteNumber, unit: isText }) ? outOfBounds(field(value, 'number'), config) : 'wrong_shape',
  RangeSlider: range,
  DateInput: day,
  Dimensions: dimensions,
  PhotoCapture: media,
  VideoCapture: media,
  AudioNote: shape({ media_id: isText, audio_url: isText, transcript: isText }),
  InstructionBox: shape({ acknowledged: isBoolean, viewed_at: isText }),
};

/**
 * What is wrong with a value, or null. An unfinished answer (`{selected: []}`, a missing member) has no problem: that
 * is `incompleteCode`'s. Takes whatever was sent and never throws.
 */
export function answerProblem(type: ComponentType, config: unknown, value: unknown): AnswerProblemCode | null {
  return isRecord(value) ? checks[type](value, config) : 'wrong_shape';
}
