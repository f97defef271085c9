import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Question } from '#web/api/quote-types.ts';
import { useAnswerText } from './use-answer-text.ts';

const config = {
  options: [{ id: 'good', label: 'In good order' }, { id: 'unnamed' }],
  items: [{ id: 'good', label: 'Bedroom' }],
  unit: 'm',
};

interface Given {
  readonly type: Question['type'];
  readonly value: Record<string, unknown> | null;
}

function Words({ type, value }: Given) {
  return useAnswerText({ media: [] })({ type, config }, { value, status: 'completed' });
}

/** As the provider reads it. */
function shown(given: Given): string {
  const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Words {...given} />
    </I18nProvider>,
  );
}

it.each([
  [
    'MultipleChoice',
    { selected: ['good', 'unnamed', 'gone'], other: 'and old' },
    'In good order, unnamed, gone, and old',
  ],
  ['MultipleChoiceWithQuantity', { selections: [{ value: 'good', quantity: 2 }] }, '2 × In good order'],
  ['SelectForEach', { assignments: { good: 'good' } }, 'Bedroom: In good order'],
  ['NumberInput', { number: 2.5 }, '2.5 m'],
  ['NumberInput', { number: 2.5, unit: 'ft' }, '2.5 ft'],
  ['RangeSlider', { min: 1, max: 3 }, '1 – 3 m'],
  ['DateInput', { date: '2027-03-01', flexible: true }, '1 March 2027, flexible'],
  ['Dimensions', { unit: 'feet', length: 12, width: 10, height: 8 }, '12 × 10 × 8 ft'],
  ['AudioNote', { transcript: 'By the gate' }, 'By the gate'],
] as const)('a %s is read in the words of its question: %j', (type, value, words) => {
  expect(shown({ type, value })).toBe(words);
});

it.each([
  ['a length whose width is still to come', 'Dimensions', { unit: 'meters', length: 4 }, '4 m'],
  ['a date that is still to come', 'DateInput', { flexible: true }, '–, flexible'],
  ['no text', 'TextQuestion', { text: '' }, '–'],
  ['nothing chosen', 'MultipleChoiceWithQuantity', {}, '–'],
  ['an answer to a question of another kind', 'MultipleChoice', { selected: 'good' }, '–'],
  ['no answer', 'NumberInput', null, '–'],
] as const)('%s is shown as what there is of it', (_, type, value, words) => {
  expect(shown({ type, value })).toBe(words);
});
