import { expect, test } from 'vitest';
import { hiddenComponentIds, isCounted } from './visibility.ts';

test('lines count whose component is visible, and those that have none', () => {
  const hidden = hiddenComponentIds([
    { id: 'wall', isVisible: true },
    { id: 'fence', isVisible: false },
  ]);
  expect(isCounted({ componentId: 'wall' }, hidden)).toBe(true);
  expect(isCounted({ componentId: 'fence' }, hidden)).toBe(false);
  expect(isCounted({ componentId: null }, hidden)).toBe(true);
});
