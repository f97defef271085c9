import { expect, it } from 'vitest';
import { speaksOf } from './topics.ts';

it.each([
  ['Is the room being decorated?', ['decorat'], true],
  ['How long is it?', ['long'], true],
  ['Does it belong to you?', ['long'], false],
  ['Wie groß ist die Fläche?', ['FLACHE'], true],
  ['Which clé?', ['clé', ''], true],
  ['Anything', ['', ' '], false],
])('"%s" speaks of %j: %s', (text, words, speaks) => {
  expect(speaksOf(text, words)).toBe(speaks);
});
