import { expect, test } from 'vitest';
import { splitByMarks } from './split-by-marks.ts';

const meanings = [{ label: 'Room size', value: '4 × 3 m' }];

test('a request is cut at the words that were read', () => {
  expect(splitByMarks('Paint 4x3 m please', [{ start: 6, end: 11, meanings }])).toEqual([
    { start: 0, text: 'Paint ', meanings: [] },
    { start: 6, text: '4x3 m', meanings },
    { start: 11, text: ' please', meanings: [] },
  ]);
});

test('marks at both ends leave nothing empty, and no mark leaves the text whole', () => {
  expect(
    splitByMarks('ab', [
      { start: 0, end: 1, meanings },
      { start: 1, end: 2, meanings },
    ]),
  ).toHaveLength(2);
  expect(splitByMarks('ab', [])).toEqual([{ start: 0, text: 'ab', meanings: [] }]);
});
