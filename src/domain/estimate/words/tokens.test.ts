import { describe, expect, it } from 'vitest';
import type { Locale } from '../../locale.ts';
import { tokensOf } from './tokens.ts';

function lengths(text: string, locale: Locale = 'en-GB'): string[] {
  return tokensOf(text, locale)
    .filter((token) => token.quantity?.kind === 'length')
    .map(({ start, end, quantity }) => {
      const metres = quantity?.kind === 'length' ? quantity.value.toFixed() : '';
      return `${text.slice(start, end)} = ${metres}`;
    });
}

describe('lengths written in words', () => {
  it.each<[string, Locale, string[]]>([
    ['a fence six foot high', 'en-GB', ['six foot = 1.8288']],
    ['about twenty five metres of it', 'en-GB', ['twenty five metres = 25']],
    ['thirty ft', 'en-GB', ['thirty ft = 9.144']],
    ['one metre twenty high', 'en-GB', ['one metre twenty = 1.2']],
    ['zwölf Meter lang, ein Meter achtzig hoch', 'de-DE', ['zwölf Meter = 12', 'ein Meter achtzig = 1.8']],
    ['two bedrooms and twenty five sockets', 'en-GB', []],
    ['on foot, or one of the metres', 'en-GB', []],
  ])('%s', (text, locale, expected) => {
    expect(lengths(text, locale)).toEqual(expected);
  });

  it('numbers above ten count things too', () => {
    const [twelve] = tokensOf('twelve panels', 'en-GB');
    expect(twelve?.quantity).toMatchObject({ kind: 'number' });
  });
});
