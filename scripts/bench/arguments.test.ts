import { expect, test } from 'vitest';
import { parseArguments } from './arguments.ts';

test('the usual sizes are a thousand, ten thousand and a hundred thousand quotes', () => {
  expect(parseArguments([]).sizes).toEqual([1000, 10_000, 100_000]);
});

test('sizes are measured once each and the smallest first, since the firm grows from one to the next', () => {
  expect(parseArguments(['--sizes', '500,20,500']).sizes).toEqual([20, 500]);
});

test.each([['--sizes', '1,x'], ['--sizes', '0'], ['--sizes', ''], ['--sizes', '2000000'], ['--size', '1'], ['1000']])(
  '%s %s is refused with the usage',
  (...argv) => expect(() => parseArguments(argv)).toThrow('Usage: npm run bench'),
);
