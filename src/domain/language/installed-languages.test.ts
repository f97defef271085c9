import { expect, test } from 'vitest';
import { pricingUnits } from '../pricing/pricing-unit.ts';
import { knownLanguages, phrasesOf } from './installed-languages.ts';
import { lineColumns } from './word-lists.ts';

test.each(knownLanguages())('a heading or a unit of %s means one thing', (language) => {
  for (const words of [
    lineColumns.flatMap((column) => phrasesOf([language], 'line_columns', column)),
    pricingUnits.flatMap((unit) => phrasesOf([language], 'line_units', unit)),
  ])
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});
