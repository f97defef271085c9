import { describe, expect, test } from 'vitest';
import { type AnswerProblemCode, answerProblem } from './answer-problem.ts';
import { type ComponentType, componentTypes } from './component-type.ts';
import { parseAnswer } from './parse-answer.ts';

const options = [{ id: 'oak' }, { id: 'tile' }];
const loose = [...options, { id: 'none' }, { id: 'unsure' }];
const items = [{ id: 'hall' }, { id: 'attic' }];
const bounds = { min: 1, max: 10, options, items, shapes: ['rectangular', 'circular'] };

const problem = (type: ComponentType, config: unknown, value: unknown) =>
  answerProblem({ config }, parseAnswer(type, value));

type Row = readonly [type: ComponentType, config: unknown, value: unknown, problem: AnswerProblemCode | null];

const rows: readonly Row[] = [
  ['TextQuestion', {}, { text: 'Behind the house' }, null],
  ['TextQuestion', {}, { text: 5 }, 'wrong_shape'],
  ['MultipleChoice', { options }, { selected: ['oak'] }, null],
  ['MultipleChoice', { options }, { selected: ['elm'] }, 'unknown_option'],
  ['MultipleChoice', { options }, { selected: 'oak' }, 'wrong_shape'],
  ['MultipleChoice', { options }, { selected: [1] }, 'wrong_shape'],
  ['MultipleChoice', { options }, { selected: ['oak', 'tile'] }, 'too_many_selected'],
  ['MultipleChoice', { options, multiple: true }, { selected: ['oak', 'tile'] }, null],
  ['MultipleChoice', { options, allow_other: true }, { selected: ['oak'], other: 'elm' }, 'too_many_selected'],
  ['MultipleChoice', { options, allow_other: true }, { selected: [], other: 'elm' }, null],
  ['MultipleChoice', { options: loose, multiple: true }, { selected: ['oak', 'unsure'] }, 'contradicting_selected'],
  ['MultipleChoice', { options: loose, multiple: true }, { selected: ['none', 'unsure'] }, 'contradicting_selected'],
  [
    'MultipleChoice',
    { options: loose, multiple: true, allow_other: true },
    { selected: ['none'], other: 'elm' },
    'contradicting_selected',
  ],
  ['MultipleChoice', { options: loose, multiple: true }, { selected: ['none'] }, null],
  ['MultipleChoice', {}, { selected: ['oak'] }, 'unknown_option'],
  ['MultipleChoiceWithQuantity', { options }, { selections: [{ value: 'oak', quantity: 2 }] }, null],
  ['MultipleChoiceWithQuantity', { options }, { selections: [{ value: 'elm', quantity: 2 }] }, 'unknown_option'],
  ['MultipleChoiceWithQuantity', { options }, { selections: [{ value: 'oak', quantity: -2 }] }, 'wrong_shape'],
  ['MultipleChoiceWithQuantity', { options }, { selections: ['oak'] }, 'wrong_shape'],
  ['SelectForEach', bounds, { assignments: { hall: 'oak', attic: '' } }, null],
  ['SelectForEach', bounds, { assignments: { hall: 'elm' } }, 'unknown_option'],
  ['SelectForEach', bounds, { assignments: { cellar: 'oak' } }, 'unknown_item'],
  ['SelectForEach', bounds, { assignments: ['oak'] }, 'wrong_shape'],
  ['SelectForEach', bounds, { assignments: { hall: 1 } }, 'wrong_shape'],
  ['NumberInput', bounds, { number: 1 }, null],
  ['NumberInput', bounds, { number: 10, unit: 'm' }, null],
  ['NumberInput', bounds, { number: 0.999 }, 'below_min'],
  ['NumberInput', bounds, { number: 10.001 }, 'above_max'],
  ['NumberInput', {}, { number: -1e9 }, null],
  ['NumberInput', bounds, { number: '5' }, 'wrong_shape'],
  ['NumberInput', bounds, { number: Number.NaN }, 'wrong_shape'],
  ['RangeSlider', bounds, { min: 1, max: 10 }, null],
  ['RangeSlider', bounds, { min: 0, max: 10 }, 'below_min'],
  ['RangeSlider', bounds, { min: 1, max: 11 }, 'above_max'],
  ['RangeSlider', bounds, { min: 5, max: 4 }, 'range_reversed'],
  ['RangeSlider', bounds, { min: '1', max: 4 }, 'wrong_shape'],
  ['DateInput', {}, { date: '2028-02-29', flexible: false }, null],
  ['DateInput', {}, { date: '2026-02-29' }, 'not_a_date'],
  ['DateInput', {}, { date: '27.11.2026' }, 'not_a_date'],
  ['DateInput', {}, { date: '0026-13-01' }, 'not_a_date'],
  ['DateInput', { min: '2026-11-27' }, { date: '2026-11-26' }, 'date_too_early'],
  ['DateInput', { max: '2026-11-27' }, { date: '2026-11-28' }, 'date_too_late'],
  ['DateInput', { min: '2026-11-27', max: '2026-11-27' }, { date: '2026-11-27' }, null],
  ['DateInput', {}, { date: '2026-11-27', flexible: 'yes' }, 'wrong_shape'],
  ['Dimensions', bounds, { shape: 'rectangular', unit: 'feet', length: 1, width: 2, height: 3 }, null],
  ['Dimensions', bounds, { shape: 'linear', unit: 'feet', length: 1, width: 2 }, 'unknown_shape'],
  ['Dimensions', {}, { shape: 'linear', unit: 'feet', length: 1, width: 2 }, null],
  ['Dimensions', bounds, { shape: 'square', unit: 'feet', length: 1, width: 2 }, 'wrong_shape'],
  ['Dimensions', bounds, { shape: 'rectangular', unit: 'inches', length: 1, width: 2 }, 'wrong_shape'],
  ['Dimensions', bounds, { shape: 'rectangular', unit: 'feet', length: -1, width: 2 }, 'wrong_shape'],
  ['Dimensions', bounds, { shape: 'circular', unit: 'feet', length: 2, width: 2 }, null],
  ['Dimensions', bounds, { shape: 'circular', unit: 'feet', length: 2, width: 3 }, 'unequal_diameter'],
  ['PhotoCapture', { min: 2, max: 3 }, { media_ids: ['a'] }, 'too_few_media'],
  ['PhotoCapture', { min: 2, max: 3 }, { media_ids: ['a', 'b', 'c', 'd'] }, 'too_many_media'],
  ['PhotoCapture', { min: 2, max: 3 }, { media_ids: ['a', 'b'] }, null],
  ['VideoCapture', {}, { media_ids: [1] }, 'wrong_shape'],
  ['AudioNote', {}, { audio_url: 'https://example.org/a.ogg' }, null],
  ['AudioNote', {}, { media_id: 5 }, 'wrong_shape'],
  ['InstructionBox', {}, { acknowledged: true, viewed_at: '2026-11-27T09:30:00Z' }, null],
  ['InstructionBox', {}, { acknowledged: 'yes' }, 'wrong_shape'],
];

test.each(rows)('%s of %j takes %j with problem %s', (type, config, value, code) => {
  expect(problem(type, config, value)).toBe(code);
});

/** The least that is an answer begun: numbers and a notice have nothing before their first. */
const begun: Record<ComponentType, object> = {
  ...(Object.fromEntries(componentTypes.map((type) => [type, {}])) as Record<ComponentType, object>), // every type is there
  NumberInput: { number: 2 },
  RangeSlider: { min: 2, max: 2 },
  InstructionBox: { acknowledged: false },
};

describe.each(componentTypes)('%s', (type) => {
  test('an answer not begun has no problem, since a draft may be saved so', () => {
    expect(problem(type, { ...bounds, min: 2 }, begun[type])).toBeNull();
  });

  test.each([null, undefined, 'text', 4, [], true])('%j is no answer at all', (value) => {
    expect(problem(type, {}, value)).toBe('wrong_shape');
  });
});
