import { expect, test } from 'vitest';
import type { Option } from './answer.ts';
import type { ComponentType } from './component-type.ts';
import { parseAnswer } from './parse-answer.ts';
import { removedBy, removedIn, withoutChoices } from './removed-choices.ts';

const brick = { id: 'brick', label: 'Brick' };
const wood = { id: 'wood', label: 'Wood' };
const front = { id: 'front', label: 'Front' };

test('a choice that is taken out is remembered until it is offered again', () => {
  const once = removedBy(
    { config: { options: [brick, wood], items: [front] }, removedChoices: [] },
    { options: [wood] },
  );
  expect(once).toEqual([brick, front]);
  expect(removedBy({ config: { options: [wood] }, removedChoices: once }, { options: [wood, brick] })).toEqual([front]);
});

test.each<[ComponentType, object, Option[], object]>([
  ['MultipleChoice', { selected: ['brick', 'wood'], other: 'Stone' }, [brick], { selected: ['wood'], other: 'Stone' }],
  ['MultipleChoiceWithQuantity', { selections: [{ value: 'brick', quantity: 2 }] }, [brick], { selections: [] }],
  [
    'SelectForEach',
    { assignments: { front: 'wood', back: 'brick', side: 'wood' } },
    [brick, front],
    { assignments: { side: 'wood' } },
  ],
  ['TextQuestion', { text: 'brick' }, [], { text: 'brick' }],
])('an answer to a %s keeps what is still offered: %j', (type, value, gone, rest) => {
  const answer = parseAnswer(type, value);
  expect(answer && removedIn(answer, [brick, front])).toEqual(gone);
  expect(answer && withoutChoices(answer, gone)).toEqual({ type, value: rest });
});
