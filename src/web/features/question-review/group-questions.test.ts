import { expect, test } from 'vitest';
import { groupQuestions, movedOrder, orderAfterDrop } from './group-questions.ts';

const part = (id: string, position: number) => ({
  id,
  title: id,
  description: null,
  service_type_id: null,
  is_optional: false,
  is_visible: true,
  choice_group: null,
  is_own: false,
  position,
  requirements: [],
});
const question = (id: string, component_id: string | null, position: number) => ({
  id,
  component_id,
  position,
  requirement_key: null,
  type: 'TextQuestion' as const,
  prompt: id,
  help: null,
  config: {},
  role: 'primary' as const,
  importance: 'high' as const,
  match_mode: 'any' as const,
  urgency: 'medium' as const,
  origin: 'initial' as const,
  status: 'active' as const,
  required: true,
  reviewed_at: null,
  engine: 'builtin' as const,
  depends_on: null,
  revision: 1,
});
const groups = groupQuestions({
  components: [part('hall', 1), part('room', 0)],
  questions: [question('d', null, 3), question('b', 'room', 1), question('a', 'room', 0), question('c', 'hall', 2)],
});

test('questions stand with their part of the job, those about all of it last', () => {
  expect(groups.map(({ component, questions }) => [component?.id ?? null, questions.map(({ id }) => id)])).toEqual([
    ['room', ['a', 'b']],
    ['hall', ['c']],
    [null, ['d']],
  ]);
});

test('a question changes places with its neighbour and stays in its part', () => {
  expect(movedOrder(groups, 'b', -1)).toEqual(['b', 'a', 'c', 'd']);
  expect(movedOrder(groups, 'b', 1)).toBeNull();
  expect(movedOrder(groups, 'a', -1)).toBeNull();
});

test('a question dropped on another of its part takes its place, and never leaves its part', () => {
  const three = groupQuestions({
    components: [part('room', 0)],
    questions: ['a', 'b', 'c'].map((id, position) => question(id, 'room', position)),
  });
  expect(orderAfterDrop(three, 'a', 'c')).toEqual(['b', 'c', 'a']);
  expect(orderAfterDrop(three, 'c', 'a')).toEqual(['c', 'a', 'b']);
  expect(orderAfterDrop(three, 'a', 'a')).toBeNull();
  expect(orderAfterDrop(groups, 'a', 'c')).toBeNull();
});
