import { expect, test } from 'vitest';
import { sequenceMs, shortcutOf } from './shortcut-keys.ts';

const press = (key: string, change: object = {}) => ({ key, isModified: false, isElsewhere: false, ...change });

test('one key is a shortcut by itself', () => expect(shortcutOf(null, press('n'), 0)).toBe('n'));

test('g waits for the key after it, and not for ever', () => {
  expect(shortcutOf(null, press('g'), 0)).toBeNull();
  expect(shortcutOf({ key: 'g', at: 0 }, press('q'), 100)).toBe('g q');
  expect(shortcutOf({ key: 'g', at: 0 }, press('q'), sequenceMs)).toBe('q');
  expect(shortcutOf({ key: 'x', at: 0 }, press('q'), 100)).toBe('q');
});

test.each([
  ['with Ctrl', press('n', { isModified: true })],
  ['while typing', press('n', { isElsewhere: true })],
  ['that writes nothing', press('Enter')],
])('a key %s is none', (_, given) => expect(shortcutOf(null, given, 0)).toBeNull());
