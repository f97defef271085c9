import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { answerProblem } from './answer-problem.ts';
import { incompleteCode, isComplete } from './completeness.ts';
import { type ComponentType, componentTypes } from './component-type.ts';
import { parseAnswer } from './parse-answer.ts';

// Thousands of runs a fact, on machines that may be busy.
vi.setConfig({ testTimeout: 30_000 });

const lack = (type: ComponentType, config: unknown, value: unknown) =>
  incompleteCode({ type, config }, parseAnswer(type, value));
const isDone = (type: ComponentType, config: unknown, value: unknown) =>
  isComplete({ type, config }, parseAnswer(type, value));

const viewedAt = '2026-11-27T09:30:00.000Z';
const rooms = [{ id: 'hall' }, { id: 'attic' }];

interface Case {
  readonly complete: readonly unknown[];
  readonly incomplete: readonly unknown[];
  readonly code: string;
}

/** R5.4, a row a type; the config is what each type needs least. */
const cases: Record<ComponentType, Case> = {
  TextQuestion: {
    complete: [{ text: 'Behind the house' }, { text: ' x ' }],
    incomplete: [{ text: '' }, { text: ' \n\t ' }, { text: 4 }, {}],
    code: 'write_something',
  },
  MultipleChoice: {
    complete: [{ selected: ['a'] }, { selected: ['a', 'b'] }],
    incomplete: [{ selected: [] }, { selected: [' '] }, { selected: [null] }, { selected: 'a' }, { other: 'mine' }],
    code: 'choose_one',
  },
  MultipleChoiceWithQuantity: {
    complete: [
      { selections: [{ value: 'a', quantity: 0.5 }] },
      {
        selections: [
          { value: 'a', quantity: 0 },
          { value: 'b', quantity: 2 },
        ],
      },
    ],
    incomplete: [
      { selections: [] },
      { selections: [{ value: 'a', quantity: 0 }] },
      { selections: [{ value: 'a', quantity: -1 }] },
      { selections: [{ value: '', quantity: 1 }] },
      { selections: [{ value: 'a', quantity: '1' }] },
      { selections: [{ value: 'a' }, { quantity: 1 }] },
      { selections: [null] },
    ],
    code: 'choose_with_quantity',
  },
  SelectForEach: {
    complete: [{ assignments: { hall: 'oak' } }],
    incomplete: [
      { assignments: {} },
      { assignments: { hall: '' } },
      { assignments: { hall: null } },
      { assignments: [] },
    ],
    code: 'assign_one',
  },
  NumberInput: {
    complete: [{ number: 0 }, { number: -2.5, unit: 'm' }],
    incomplete: [{ number: Number.NaN }, { number: Number.POSITIVE_INFINITY }, { number: '3' }, { number: null }, {}],
    code: 'enter_number',
  },
  RangeSlider: {
    complete: [
      { min: 1, max: 2 },
      { min: 2, max: 2 },
      { min: -1, max: 0 },
    ],
    incomplete: [{ min: 2, max: 1 }, { min: 1 }, { max: 1 }, { min: '1', max: '2' }, { min: 1, max: Number.NaN }],
    code: 'enter_range',
  },
  DateInput: {
    complete: [{ date: '2026-12-01' }, { date: '2026-12-01', flexible: true }],
    incomplete: [{ date: '' }, { date: '  ' }, { flexible: true }, { date: 20261201 }],
    code: 'choose_date',
  },
  Dimensions: {
    complete: [
      { shape: 'rectangular', unit: 'meters', length: 4.2, width: 0.1 },
      { shape: 'circular', unit: 'feet', length: 3, width: 3 },
    ],
    incomplete: [
      { shape: 'rectangular', unit: 'meters', length: 4, width: 0 },
      { shape: 'rectangular', unit: 'meters', length: 0, width: 4 },
      { shape: 'linear', unit: 'meters', length: 4 },
      { length: -1, width: 2 },
      { length: '4', width: '2' },
    ],
    code: 'length_and_width',
  },
  PhotoCapture: {
    complete: [{ media_ids: ['m1'] }],
    incomplete: [{ media_ids: [] }, { media_ids: [''] }, { media_ids: [7] }, { media_ids: 'm1' }, {}],
    code: 'add_photo',
  },
  VideoCapture: {
    complete: [{ media_ids: ['m1', 'm2'] }],
    incomplete: [{ media_ids: [] }, { media_ids: [{}] }, {}],
    code: 'add_video',
  },
  AudioNote: {
    complete: [{ media_id: 'm1' }, { audio_url: 'https://example.org/a.ogg' }],
    incomplete: [{ transcript: 'words alone' }, { media_id: '' }, { audio_url: ' ' }, { media_id: 3 }],
    code: 'add_recording',
  },
  InstructionBox: {
    complete: [
      { acknowledged: true, viewed_at: viewedAt },
      { acknowledged: false, viewed_at: viewedAt },
      { acknowledged: true, viewed_at: '2026-11-27' },
      { acknowledged: true, viewed_at: '2026-11-27T09:30:00+01:00' },
    ],
    incomplete: [
      { acknowledged: 'yes', viewed_at: viewedAt },
      { acknowledged: true },
      { acknowledged: true, viewed_at: 'yesterday' },
      { acknowledged: true, viewed_at: '1' },
      { acknowledged: true, viewed_at: '2026-02-30T09:30:00Z' },
      { acknowledged: true, viewed_at: '2026-11-27T25:00:00Z' },
      { acknowledged: true, viewed_at: '2026-11-27 (about noon)' },
      { acknowledged: true, viewed_at: 1_764_235_800_000 },
      { viewed_at: viewedAt },
    ],
    code: 'confirm_notice',
  },
};

describe.each(componentTypes)('%s', (type) => {
  const { complete, incomplete, code } = cases[type];

  test.each(complete)('%j is complete', (value) => {
    expect(lack(type, {}, value)).toBeNull();
    expect(isDone(type, {}, value)).toBe(true);
  });

  test.each([...incomplete, {}, null, undefined, [], 'text', 5, true])('%j is not', (value) => {
    expect(lack(type, {}, value)).toBe(code);
    expect(isDone(type, {}, value)).toBe(false);
  });

  test('no value and no config make it throw', () => {
    const anything = fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true, withMap: true });
    const members = ['text', 'selected', 'other', 'selections', 'assignments', 'number', 'min', 'max', 'date'];
    const more = ['shape', 'unit', 'length', 'width', 'height', 'media_ids', 'media_id', 'audio_url', 'viewed_at'];
    const nested = fc.dictionary(fc.constantFrom(...members, ...more, 'acknowledged', '__proto__'), anything);
    const config = fc.dictionary(fc.constantFrom('options', 'items', 'require_all', 'shapes', 'min', 'max'), anything);
    fc.assert(
      fc.property(fc.oneof(anything, nested), fc.oneof(anything, config), (value, setting) => {
        expect(typeof isDone(type, setting, value)).toBe('boolean');
        answerProblem({ config: setting }, parseAnswer(type, value));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a choice that takes other answers', () => {
  test('is complete with the customer’s own words', () => {
    expect(isDone('MultipleChoice', { allow_other: true }, { selected: [], other: 'Slate' })).toBe(true);
    expect(isDone('MultipleChoice', { allow_other: true }, { selected: [], other: ' ' })).toBe(false);
  });
});

describe('select for each with every item required', () => {
  const config = { items: rooms, require_all: true };

  test('needs each item, whatever else is assigned', () => {
    expect(lack('SelectForEach', config, { assignments: { hall: 'oak' } })).toBe('assign_every_item');
    expect(lack('SelectForEach', config, { assignments: { hall: 'oak', attic: '' } })).toBe('assign_every_item');
    expect(lack('SelectForEach', config, { assignments: { hall: 'oak', attic: 'tile' } })).toBeNull();
    expect(lack('SelectForEach', config, { assignments: {} })).toBe('assign_one');
  });

  test('does not find an item among the members every object has', () => {
    const tricky = { items: [{ id: 'hall' }, { id: 'constructor' }], require_all: true };
    expect(isDone('SelectForEach', tricky, { assignments: { hall: 'oak' } })).toBe(false);
  });
});

test('an inherited member is no answer', () => {
  expect(isDone('TextQuestion', {}, Object.create({ text: 'Behind the house' }))).toBe(false);
});
