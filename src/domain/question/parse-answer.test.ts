import { describe, expect, test } from 'vitest';
import { type ComponentType, componentTypes } from './component-type.ts';
import { parseAnswer } from './parse-answer.ts';

const at = '2026-11-27T09:30:00.000Z';
const size = { shape: 'rectangular', unit: 'meters', length: 4.2, width: 0.1 };
const tooLarge = [Number.NaN, Number.POSITIVE_INFINITY, 1e13, -1e300];
const noNumber = [...tooLarge, '3', '4,5', '4.5', true, [], {}];
const noText = [4, true, [], {}];

interface Case {
  readonly good: readonly object[];
  /** What was sent, and how it is read. */
  readonly unfinished: ReadonlyArray<readonly [sent: object, read: object]>;
  readonly ugly: readonly object[];
}

const medium: Case = {
  good: [{ media_ids: [] }, { media_ids: ['m1', 'm2'] }],
  unfinished: [[{}, { media_ids: [] }]],
  ugly: [{ media_ids: 'm1' }, { media_ids: [7] }, { media_ids: [null] }, { media_ids: { 0: 'm1' } }],
};

const cases: Record<ComponentType, Case> = {
  TextQuestion: {
    good: [{ text: 'Behind the house' }, { text: '' }],
    unfinished: [
      [{}, { text: '' }],
      [{ text: null }, { text: '' }],
    ],
    ugly: noText.map((text) => ({ text })),
  },
  MultipleChoice: {
    good: [{ selected: ['oak'] }, { selected: [], other: 'Slate' }, { selected: [''] }],
    unfinished: [[{ other: 'Slate' }, { selected: [], other: 'Slate' }]],
    ugly: [{ selected: 'oak' }, { selected: [1] }, { selected: ['oak', null] }, { selected: [], other: 5 }],
  },
  MultipleChoiceWithQuantity: {
    good: [{ selections: [{ value: 'oak', quantity: 0.5 }] }, { selections: [] }],
    unfinished: [
      [
        { selections: [{ value: 'oak' }, { quantity: 2 }] },
        {
          selections: [
            { value: 'oak', quantity: 0 },
            { value: '', quantity: 2 },
          ],
        },
      ],
    ],
    ugly: [
      { selections: ['oak'] },
      { selections: [null] },
      { selections: { value: 'oak', quantity: 1 } },
      { selections: [{ value: 3, quantity: 1 }] },
      ...[...noNumber, -1].map((quantity) => ({ selections: [{ value: 'oak', quantity }] })),
    ],
  },
  SelectForEach: {
    good: [{ assignments: { hall: 'oak', attic: '' } }, { assignments: {} }],
    unfinished: [[{}, { assignments: {} }]],
    ugly: [{ assignments: ['oak'] }, { assignments: { hall: 1 } }, { assignments: { hall: null } }],
  },
  NumberInput: {
    good: [{ number: 0 }, { number: -2.5, unit: 'm' }, { number: 1e12 }],
    unfinished: [[{ number: 3, unit: null }, { number: 3 }]],
    ugly: [{}, { unit: 'm' }, { number: 3, unit: 5 }, ...noNumber.map((number) => ({ number }))],
  },
  RangeSlider: {
    good: [
      { min: 1, max: 2 },
      { min: 5, max: -1 },
    ],
    unfinished: [],
    ugly: [{}, { min: 1 }, { max: 1 }, ...noNumber.map((max) => ({ min: 1, max }))],
  },
  DateInput: {
    good: [{ date: '2026-12-01' }, { date: '2026-12-01', flexible: true }, { date: '27.11.2026' }],
    unfinished: [[{ flexible: true }, { date: '', flexible: true }]],
    ugly: [...noText.map((date) => ({ date })), { date: '2026-12-01', flexible: 'yes' }],
  },
  Dimensions: {
    good: [size, { ...size, shape: 'circular', unit: 'feet', height: 0 }],
    unfinished: [[{ length: 4 }, { shape: 'rectangular', unit: 'meters', length: 4, width: 0 }]],
    ugly: [
      { ...size, shape: 'square' },
      { ...size, unit: 'inches' },
      ...[...noNumber, -1].flatMap((side) => [
        { ...size, length: side },
        { ...size, height: side },
      ]),
    ],
  },
  PhotoCapture: medium,
  VideoCapture: medium,
  AudioNote: {
    good: [{ media_id: 'm1' }, { audio_url: 'https://example.org/a.ogg', transcript: 'The gate sticks' }, {}],
    unfinished: [[{ media_id: null }, {}]],
    ugly: [{ media_id: 5 }, { audio_url: [] }, { media_id: 'm1', transcript: 5 }],
  },
  InstructionBox: {
    good: [{ acknowledged: false, viewed_at: at }],
    unfinished: [[{ acknowledged: true }, { acknowledged: true, viewed_at: '' }]],
    ugly: [{}, { viewed_at: at }, { acknowledged: 'yes', viewed_at: at }, { acknowledged: true, viewed_at: 1 }],
  },
};

describe.each(componentTypes)('%s', (type) => {
  const { good, unfinished, ugly } = cases[type];

  test.each(good)('takes %j as it is, and leaves out what does not belong to it', (value) => {
    expect(parseAnswer(type, value)).toStrictEqual({ type, value });
    expect(parseAnswer(type, { ...value, price: 5, type: 'Other' })).toStrictEqual({ type, value });
  });

  if (unfinished.length > 0)
    test.each(unfinished)('takes %j, which is not finished, as %j', (sent, value) => {
      expect(parseAnswer(type, sent)).toStrictEqual({ type, value });
    });

  test.each([...ugly, null, undefined, [], 'text', 5, true])('%j is no answer', (value) => {
    expect(parseAnswer(type, value)).toBeNull();
  });
});

test('an item called like a member that every object has is an item', () => {
  const assignments = JSON.parse('{"constructor": "oak", "__proto__": "tile"}');
  expect(parseAnswer('SelectForEach', { assignments })?.value).toEqual({ assignments });
});

test('what an answer only inherits is none of it', () => {
  expect(parseAnswer('TextQuestion', Object.create({ text: 'Not written by anybody' }))?.value).toEqual({ text: '' });
});
