import type { Answer, AnswerValues } from './answer.ts';
import { isCalendarDate } from './calendar-date.ts';
import { choiceIds } from './choice-ids.ts';
import { contradictsItself } from './reserved-options.ts';
import { field, isFilled, isFiniteNumber, listOf } from './unknown-value.ts';

/** Why a value cannot be kept as an answer to this question, whether complete or not. Web and server phrase them. */
export const answerProblemCodes = [
  'wrong_shape',
  'unknown_option',
  'unknown_item',
  'too_many_selected',
  'contradicting_selected',
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

type Problem = AnswerProblemCode | null;

const first = (...problems: readonly Problem[]): Problem => problems.find((problem) => problem !== null) ?? null;

function outOfBounds(number: number, config: unknown): 'below_min' | 'above_max' | null {
  const [min, max] = [field(config, 'min'), field(config, 'max')];
  if (isFiniteNumber(min) && number < min) return 'below_min';
  return isFiniteNumber(max) && number > max ? 'above_max' : null;
}

function unknownOption(chosen: readonly string[], config: unknown): Problem {
  const options = choiceIds(config, 'options');
  return chosen.every((id) => options.includes(id)) ? null : 'unknown_option';
}

/** Stands for what was written in the customer's own words. */
const otherWords = '';

function choice({ selected, other }: AnswerValues['MultipleChoice'], config: unknown): Problem {
  const hasOther = field(config, 'allow_other') === true && isFilled(other);
  const tooMany = field(config, 'multiple') !== true && selected.length + (hasOther ? 1 : 0) > 1;
  const contradicts = contradictsItself(hasOther ? [...selected, otherWords] : selected);
  return first(
    unknownOption(selected, config),
    tooMany ? 'too_many_selected' : null,
    contradicts ? 'contradicting_selected' : null,
  );
}

/** A selection whose option is still to come is only unfinished. */
function choiceWithQuantity({ selections }: AnswerValues['MultipleChoiceWithQuantity'], config: unknown): Problem {
  return unknownOption(selections.map(({ value }) => value).filter(Boolean), config);
}

function assigned({ assignments }: AnswerValues['SelectForEach'], config: unknown): Problem {
  const items = choiceIds(config, 'items');
  if (!Object.keys(assignments).every((id) => items.includes(id))) return 'unknown_item';
  return unknownOption(Object.values(assignments).filter(isFilled), config);
}

function range({ min, max }: AnswerValues['RangeSlider'], config: unknown): Problem {
  return first(max < min ? 'range_reversed' : null, outOfBounds(min, config), outOfBounds(max, config));
}

function day({ date }: AnswerValues['DateInput'], config: unknown): Problem {
  if (!isFilled(date)) return null;
  if (!isCalendarDate(date)) return 'not_a_date';
  const [min, max] = [field(config, 'min'), field(config, 'max')];
  if (isFilled(min) && date < min) return 'date_too_early';
  return isFilled(max) && date > max ? 'date_too_late' : null;
}

function dimensions({ shape, length, width }: AnswerValues['Dimensions'], config: unknown): Problem {
  const offered = listOf(field(config, 'shapes'));
  if (offered.length > 0 && !offered.includes(shape)) return 'unknown_shape';
  // A circle carries its diameter in both; an estimate would otherwise read one of two sizes.
  return shape === 'circular' && length !== width ? 'unequal_diameter' : null;
}

/** Too few is a matter of the finished answer: an empty one is only unanswered. */
function media({ media_ids: { length } }: AnswerValues['PhotoCapture'], config: unknown): Problem {
  const problem = length === 0 ? null : outOfBounds(length, config);
  if (problem === null) return null;
  return problem === 'below_min' ? 'too_few_media' : 'too_many_media';
}

/** What is wrong with an answer, or null. That it is not finished is no problem: it is `incompleteCode`'s. */
export function answerProblem({ config }: { readonly config: unknown }, answer: Answer | null): Problem {
  switch (answer?.type) {
    case undefined:
      return 'wrong_shape';
    case 'MultipleChoice':
      return choice(answer.value, config);
    case 'MultipleChoiceWithQuantity':
      return choiceWithQuantity(answer.value, config);
    case 'SelectForEach':
      return assigned(answer.value, config);
    case 'NumberInput':
      return outOfBounds(answer.value.number, config);
    case 'RangeSlider':
      return range(answer.value, config);
    case 'DateInput':
      return day(answer.value, config);
    case 'Dimensions':
      return dimensions(answer.value, config);
    case 'PhotoCapture':
    case 'VideoCapture':
      return media(answer.value, config);
    case 'TextQuestion':
    case 'AudioNote':
    case 'InstructionBox':
      return null;
  }
}
