import { expect, test } from 'vitest';
import type { Quote } from '#web/api/quote-types.ts';
import type { UnderstoodFact } from '#web/api/understood.ts';
import { understoodParts } from './understood-parts.ts';

const part = (id: string, position: number): Quote['components'][number] => ({
  id,
  service_type_id: null,
  title: id,
  description: null,
  position,
  is_optional: false,
  is_visible: true,
  choice_group: null,
  is_own: false,
  requirements: [
    { key: 'size', label: 'Size', importance: 'high', satisfied: true },
    { key: 'coats', label: 'Coats', importance: 'low', satisfied: false },
    { key: 'height', label: 'Height', importance: 'medium', satisfied: false },
  ],
});

const fact = (requirement: string, component_id: string | null): UnderstoodFact => ({
  requirement,
  component_id,
  label: requirement,
  value: { type: 'number', number: '2' },
  text: '2',
  source: 'request',
  span: null,
  is_sure: true,
  options: [],
});

test('each part shows what is known of it in its order, and the whole job comes last', () => {
  const quote = {
    components: [part('Hallway', 1), part('Living room', 0)],
    understood: [fact('size', 'Hallway'), fact('size', 'Living room'), fact('coats', null)],
  };
  expect(understoodParts(quote).map(({ title, facts }) => [title, ...facts.map((one) => one.requirement)])).toEqual([
    ['Living room', 'size'],
    ['Hallway', 'size'],
    [null, 'coats'],
  ]);
});

test('what is not known and nothing is assumed of stays open', () => {
  const [first] = understoodParts({ components: [part('Hallway', 0)], understood: [fact('coats', null)] });
  expect(first?.open).toEqual(['Height']);
});
