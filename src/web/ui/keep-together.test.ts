import { expect, it } from 'vitest';
import { keepTogether } from './keep-together.ts';

it('a number keeps its unit, and no other word', () => {
  expect(keepTogether('Fence, 13.5 m, and 20 m² of paving, 2 rooms')).toBe(
    'Fence, 13.5\u00a0m, and 20\u00a0m² of paving, 2 rooms',
  );
});

it('keeps the sides of a size on one line', () => {
  expect(keepTogether('Room size: 4 × 3 m')).toBe('Room size: 4\u00a0×\u00a03\u00a0m');
});
