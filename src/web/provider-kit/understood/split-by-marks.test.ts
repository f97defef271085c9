import { expect, test } from 'vitest';
import { marksOf, splitByMarks } from './split-by-marks.ts';

const meanings = [{ label: 'Room size', value: '4 × 3 m' }];
const read = { start: 6, end: 11, meanings };
const mark = (start: number, end: number) => ({ start, end, meanings, doubts: [] });
const plain = { meanings: [], doubts: [] };

test('a request is cut at the words that were read', () => {
  expect(splitByMarks('Paint 4x3 m please', [mark(6, 11)])).toEqual([
    { start: 0, text: 'Paint ', ...plain },
    { start: 6, text: '4x3 m', meanings, doubts: [] },
    { start: 11, text: ' please', ...plain },
  ]);
});

test('marks at both ends leave nothing empty, and no mark leaves the text whole', () => {
  expect(splitByMarks('ab', [mark(0, 1), mark(1, 2)])).toHaveLength(2);
  expect(splitByMarks('ab', [])).toEqual([{ start: 0, text: 'ab', ...plain }]);
});

test('a doubt stands with the words that it is about, and a figure without a place is marked by itself', () => {
  const doubts = [
    { text: 'no place', span: { start: 20, end: 24 }, question_id: null },
    { text: 'no unit', span: { start: 6, end: 11 }, question_id: null },
    { text: 'in no words', span: null, question_id: null },
  ];
  expect(marksOf({ request_marks: [read], doubts })).toEqual([
    { ...read, doubts: ['no unit'] },
    { start: 20, end: 24, meanings: [], doubts: ['no place'] },
  ]);
});
