import { expect, test } from 'vitest';
import { type ColorModeHandle, forcedMode, refusedMode, wantedMode } from './color-mode.ts';

const asks = (mode: string | null): ColorModeHandle => ({ colorMode: () => mode });
const nothing = new URLSearchParams();

test('the innermost page that asks for a mode has its way', () => {
  expect(wantedMode([undefined, asks('dark'), { isFullBleed: true }, asks('light'), null], nothing)).toBe('light');
  expect(wantedMode([undefined, { colorMode: 'dark' }], nothing)).toBeUndefined();
  expect(wantedMode([asks(null)], nothing)).toBeUndefined();
});

test('light and dark can be forced', () => {
  expect([forcedMode('light'), forcedMode('dark')]).toEqual(['light', 'dark']);
  expect([refusedMode('light'), refusedMode('dark'), refusedMode(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each(['system', 'blue'])('%s cannot be forced, and the maker of the page is told', (wanted) => {
  expect(forcedMode(wanted)).toBeUndefined();
  expect(refusedMode(wanted)).toContain(`cannot force the colour mode "${wanted}"`);
});
