import { expect, test } from 'vitest';
import { themeScript } from './theme-script.ts';

function shown(localStorage: unknown): string | undefined {
  const dataset: { theme?: string } = {};
  new Function('localStorage', 'document', themeScript)(localStorage, { documentElement: { dataset } });
  return dataset.theme;
}

test.each(['light', 'dark'])('a page is drawn %s from the start where that was chosen', (theme) => {
  expect(shown({ theme })).toBe(theme);
});

test.each([{ theme: 'system' }, { theme: 'blue' }, {}, null])('a page follows the device with %j kept', (storage) => {
  expect(shown(storage)).toBeUndefined();
});
