import { describe, expect, it } from 'vitest';
import { findPhrase } from './phrase.ts';
import { tokensOf } from './tokens.ts';

/** The words a phrase matches, and the quantities in them. */
function matched(phrase: string, text: string): string[] {
  const tokens = tokensOf(text, 'en-GB');
  return findPhrase(phrase, tokens).map(({ from, to, quantities }) => {
    const words = text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
    return `${words} (${quantities.length})`;
  });
}

describe('phrases', () => {
  it('what must stand before or after is not part of the match', () => {
    expect(matched('<panel* .. #mxm', '7 panels all 6x6')).toEqual(['6x6 (1)']);
    expect(matched('#m >closeboard*', '6 ft closeboard')).toEqual(['6 ft (1)']);
    expect(matched('side >#m', 'the side 14 m')).toEqual(['side (0)']);
    expect(matched('<elements <#mxm <, # pieces', 'elements 180x180, 8 pieces')).toEqual(['8 pieces (1)']);
  });

  it('without it there is no match', () => {
    expect(matched('<panel* .. #mxm', 'a room of 6x6')).toEqual([]);
    expect(matched('side >#m', 'the side gate')).toEqual([]);
  });

  it('a gap holds three words and no stop', () => {
    expect(matched('fence .. #m', 'fence that is about 12 m')).toEqual(['fence that is about 12 m (1)']);
    expect(matched('fence .. #m', 'fence, 12 m')).toEqual([]);
  });

  it('a number written out is that number, in figures or in words', () => {
    expect(matched('every 2 weeks', 'mow it every 2 weeks, or every two weeks, or every 3 weeks')).toEqual([
      'every 2 weeks (0)',
      'every two weeks (0)',
    ]);
  });

  it('a dollar sign is the end of a clause', () => {
    expect(matched('there are # $', 'All the windows. There are 8.')).toEqual(['There are 8 (1)']);
    expect(matched('there are # $', 'There are 8')).toEqual(['There are 8 (1)']);
    expect(matched('there are # $', 'There are 8 steps')).toEqual([]);
  });
});
