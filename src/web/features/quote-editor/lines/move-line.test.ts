import { expect, test } from 'vitest';
import type { LineItem, QuoteComponent } from '#web/api/quote-types.ts';
import { groupLines, linesInOrder } from './group-lines.ts';
import { orderAfterDrop, orderAfterStep } from './move-line.ts';

const line = (id: string, component_id: string | null, position: number) =>
  ({ id, component_id, position }) as LineItem; // nothing else of a line is read
const part = (id: string, is_optional: boolean) => ({ id, title: id, is_optional }) as QuoteComponent; // nor of a part
const quote = {
  components: [part('hall', false), part('room', false), part('doors', true)],
  line_items: [
    line('paint', null, 4),
    line('hall-walls', 'hall', 0),
    line('hall-ceiling', 'hall', 1),
    line('room-walls', 'room', 3),
    line('doors-both', 'doors', 2),
  ],
};
const { main, extras } = groupLines(quote);
const groups = [...main, ...extras];

test('lines stand with their part of the job, what the customer may choose last', () => {
  expect(linesInOrder(quote).map(({ id }) => id)).toEqual([
    'hall-walls',
    'hall-ceiling',
    'room-walls',
    'paint',
    'doors-both',
  ]);
});

test('a line of a part that is gone belongs to the whole job', () => {
  const { main: lonely } = groupLines({ components: [], line_items: [line('a', 'gone', 0)] });
  expect(lonely).toEqual([{ component: null, lines: [line('a', 'gone', 0)] }]);
});

test('a line dropped on its neighbour changes places with it', () => {
  expect(orderAfterDrop(groups, 'hall-walls', 'hall-ceiling')).toEqual({
    ids: ['hall-ceiling', 'hall-walls', 'room-walls', 'paint', 'doors-both'],
  });
  expect(orderAfterDrop(groups, 'hall-ceiling', 'hall-walls')).toEqual({
    ids: ['hall-ceiling', 'hall-walls', 'room-walls', 'paint', 'doors-both'],
  });
});

test('a line dropped in another part belongs to it from then on', () => {
  expect(orderAfterDrop(groups, 'hall-walls', 'room-walls')).toEqual({
    ids: ['hall-ceiling', 'room-walls', 'hall-walls', 'paint', 'doors-both'],
    moved: { lineId: 'hall-walls', componentId: 'room' },
  });
  expect(orderAfterDrop(groups, 'doors-both', 'hall-walls')?.moved).toEqual({
    lineId: 'doors-both',
    componentId: 'hall',
  });
});

test('a step over the edge of a part goes into the next one, and stops at the ends', () => {
  expect(orderAfterStep(groups, 'hall-ceiling', 1)).toEqual({
    ids: ['hall-walls', 'hall-ceiling', 'room-walls', 'paint', 'doors-both'],
    moved: { lineId: 'hall-ceiling', componentId: 'room' },
  });
  expect(orderAfterStep(groups, 'room-walls', -1)?.moved).toEqual({ lineId: 'room-walls', componentId: 'hall' });
  expect(orderAfterStep(groups, 'hall-walls', -1)).toBeNull();
  expect(orderAfterStep(groups, 'doors-both', 1)).toBeNull();
});

test('a line dropped on itself or on nothing stays', () => {
  expect(orderAfterDrop(groups, 'paint', 'paint')).toBeNull();
  expect(orderAfterDrop(groups, 'paint', 'elsewhere')).toBeNull();
});
