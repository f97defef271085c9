import { expect, test } from 'vitest';
import { slipForms, slipsBetween } from './spelling.ts';

test.each([
  ['cooper', 'coper', 1],
  ['cooper', 'coooper', 1],
  ['cooper', 'cooler', 1],
  ['cooper', 'coopre', 1],
  ['jones', 'jnoes', 1],
  ['consrevatroy', 'conservatory', 2],
  ['bathrom', 'bathroom', 1],
  ['cooper', 'cooper', 0],
])('from %s to %s it is %i slips', (typed, word, slips) => expect(slipsBetween(typed, word)).toBe(slips));

test.each([
  ['tap', 'top'],
  ['fence', 'hedges'],
  ['cooper', 'hopper'],
  ['kitchen', 'chicken'],
  ['bathroom', 'bedrooms'],
])('%s is another word than %s', (typed, word) => expect(slipsBetween(typed, word)).toBeNull());

test('words that are as many slips apart as is forgiven have a form in common', () => {
  for (const [typed, word] of [
    ['coper', 'cooper'],
    ['jnoes', 'jones'],
    ['consrevatroy', 'conservatory'],
    ['bathrom', 'bathroom'],
  ] as const) {
    const forms = new Set(slipForms(word));
    expect(slipForms(typed).some((form) => forms.has(form))).toBe(true);
  }
});

test('a short word has no form but itself, a long one those without one letter', () => {
  expect(slipForms('tap')).toEqual(['tap']);
  expect(slipForms('wall').toSorted()).toEqual(['all', 'wal', 'wall', 'wll']);
});
