import { expect, test } from 'vitest';
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

test.each([
  [{ selected: ['brick', 'wood'], other: 'Stone' }, [brick], { selected: ['wood'], other: 'Stone' }],
  [{ selections: [{ value: 'brick', quantity: 2 }] }, [brick], { selections: [] }],
  [{ assignments: { front: 'wood', back: 'brick', side: 'wood' } }, [brick, front], { assignments: { side: 'wood' } }],
  [{ text: 'brick' }, [], { text: 'brick' }],
])('an answer keeps what is still offered: %j', (value, gone, rest) => {
  expect(removedIn(value, [brick, front])).toEqual(gone);
  expect(withoutChoices(value, gone)).toEqual(rest);
});
