import { expect, test } from 'vitest';
import { waitWords } from './wait-words.ts';

test('a wait is said in its two largest units', () => {
  expect(waitWords(45, 'en-GB')).toBe('45 mins');
  expect(waitWords(130, 'en-GB')).toBe('2 hrs 10 mins');
  expect(waitWords(120, 'en-GB')).toBe('2 hrs');
  expect(waitWords(3 * 1440 + 360, 'de')).toBe('3 Tg. 6 Std.');
});
