import { expect, test } from 'vitest';
import { configSchemas } from '#contract/question-shapes.ts';
import { componentTypes } from '#domain/question/component-type.ts';
import { draftOf, emptyConfig, readConfig, withOption } from './config-draft.ts';

const options = [
  { id: 'a', label: 'Good' },
  { id: 'b', label: 'Poor' },
];
const filled = { options, items: [{ id: 'wall', label: 'Wall' }], body: 'Please read this.' };

test('every kind of question comes to a config that the server takes', () => {
  for (const type of componentTypes) {
    const reading = readConfig(type, { ...draftOf(emptyConfig(type)), ...filled }, 'en-GB');
    if (!('config' in reading)) throw new Error(`${type} has the problem ${reading.problem}`);
    expect(configSchemas[type].safeParse(reading.config).error, type).toBeUndefined();
  }
});

test('a config that was only looked at stays as it is', () => {
  const config = { options, multiple: true, allow_other: false };
  expect(readConfig('MultipleChoice', draftOf(config), 'en-GB')).toEqual({ config });
  const photos = { min: 0, max: 4, hints: ['The whole room', 'Close-ups'] };
  expect(readConfig('PhotoCapture', draftOf(photos), 'en-GB')).toEqual({ config: photos });
});

test('a choice needs two options, and empty ones are left out', () => {
  const one = [
    { id: 'a', label: 'Only this' },
    { id: 'b', label: '  ' },
  ];
  expect(readConfig('MultipleChoice', draftOf({ options: one }), 'en-GB')).toEqual({ problem: 'options' });
});

test('numbers are read as the person writes them, and have to make sense together', () => {
  const draft = { ...draftOf({}), min: '0,5', max: '10', unit: 'm' };
  expect(readConfig('NumberInput', draft, 'de-DE')).toEqual({ config: { min: 0.5, max: 10, unit: 'm' } });
  expect(readConfig('NumberInput', { ...draft, max: '0' }, 'de-DE')).toEqual({ problem: 'numbers' });
  expect(readConfig('RangeSlider', { ...draft, max: '' }, 'de-DE')).toEqual({ problem: 'numbers' });
  expect(readConfig('NumberInput', { ...draft, min: 'few' }, 'de-DE')).toEqual({ problem: 'numbers' });
});

test('a new option gets an id of its own, also after one in the middle is gone', () => {
  const two = withOption(withOption([]));
  expect(two.map(({ id }) => id)).toEqual(['option-1', 'option-2']);
  expect(withOption(two.slice(1)).map(({ id }) => id)).toEqual(['option-2', 'option-1']);
});
