import { expect, test } from 'vitest';
import type { Quote } from '#web/api/quote-types.ts';
import { understoodOf } from './understood-values.ts';

type Meaning = Quote['request_marks'][number]['meanings'][number];

const part = (title: string, position: number): Quote['components'][number] => ({
  id: `part-${position}`,
  service_type_id: null,
  title,
  description: null,
  position,
  is_optional: false,
  is_visible: true,
  choice_group: null,
  is_own: false,
  requirements: [
    { key: 'room', label: 'Room', importance: 'high', satisfied: true },
    { key: 'coats', label: 'Coats', importance: 'low', satisfied: true },
    { key: 'height', label: 'Ceiling height', importance: 'medium', satisfied: false },
  ],
});

const marks = (...meanings: Meaning[]): Quote['request_marks'] =>
  meanings.map((meaning, start) => ({ start, end: start + 1, meanings: [meaning] }));

const factsOf = (quote: Parameters<typeof understoodOf>[0]) =>
  understoodOf(quote).parts.map(({ facts }) =>
    facts.map(({ values, isOpen }) => (isOpen ? 'open' : values.join(', '))),
  );

test('each part shows what the request says of it, and the whole job’s words with every part', () => {
  const quote = {
    components: [part('Hallway', 1), part('Living room', 0)],
    request_marks: marks(
      { label: 'Room', value: 'Living room' },
      { label: 'Room', value: 'Hallway' },
      { label: 'Coats', value: '2' },
      { label: 'Hallway: Coats', value: '3' },
    ),
  };
  expect(factsOf(quote)).toEqual([
    ['Living room', '2', 'open'],
    ['Hallway', '3', 'open'],
  ]);
});

test('what is read but belongs to no part is shown apart, and nothing twice', () => {
  const quote = {
    components: [part('Hallway', 0)],
    request_marks: marks(
      { label: 'Coats', value: '2' },
      { label: 'Coats', value: '2' },
      { label: 'Wanted by', value: 'May' },
      { label: 'Run of work', value: 'Hallway' },
    ),
  };
  expect(factsOf(quote)).toEqual([['', '2', 'open']]);
  expect(understoodOf(quote).others).toEqual([{ label: 'Wanted by', value: 'May' }]);
});
