import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Tom Hale', 'TH'],
  ['tom', 'T'],
  ['Åse van der Nordby', 'ÅN'],
  ['E\u0301lodie Zo\u00eb', 'ÉZ'],
  ['Hale & Sons Fencing', 'HF'],
  ['ßa ﬁn', 'ßﬁ'],
  ['maria@example.com', 'MC'],
  ['𝒜da 2nd', '𝒜2'],
  ['', '?'],
  ['- &', '?'],
])('%s is shown as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
  expect([...initialsOf(name)].length).toBeLessThanOrEqual(2);
});
