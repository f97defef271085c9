import { expect, test } from 'vitest';
import { parseKeysCommand } from './command.ts';

test('a service key lives an hour, or as long as asked for', () => {
  expect(parseKeysCommand(['service-key'])).toEqual({ name: 'service-key', hours: 1 });
  expect(parseKeysCommand(['service-key', '--hours', '24'])).toEqual({ name: 'service-key', hours: 24 });
});

test.each([
  [],
  ['rotate', 'now'],
  ['rotate', '--hours', '1'],
  ['service-key', '--hours', '0'],
  ['service-key', '--hours', '169'],
  ['drop'],
])('what it does not know is refused with the usage: %s %s %s', (...argv) =>
  expect(() => parseKeysCommand(argv.filter((one) => one !== undefined))).toThrow('Usage: npm run keys'),
);
