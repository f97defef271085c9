import { describe, expect, it } from 'vitest';
import { draft, extrasOf, figures, read, total } from '#tests/support/estimates.ts';

const slug = 'end-of-tenancy-cleaning';
describe('moving-out cleans worked out by hand', () => {
  it('prices a three-bedroom house within its published range (clea-02: £240 to £470)', () => {
    const result = draft(slug, { 'home.bedrooms': 3, 'home.type': 'house' }, { oven: 'none' });
    // 4 + 3 × 2.3 + 2 = 12.9 h
    expect(figures(result)).toEqual(['clean 12.9 × 2500', 'products 1 × 1000']);
  });

  it('prices a studio at its published price (clea-04: £110)', () => {
    const result = draft(slug, { 'home.bedrooms': 0, 'home.type': 'flat' }, { oven: 'none' });
    const lines = result.lines.filter((one) => ['clean', 'products'].includes(one.playbook_line ?? ''));
    expect(total({ ...result, lines })).toBe(11_000);
  });

  it('adds time for heavy dirt, limescale by the bathroom, carpets by the room', () => {
    const job = { condition: 'heavy', limescale: true, oven: 'double', carpets: 'all', rubbish: 'some' };
    const result = draft(slug, { 'home.bedrooms': 2, 'home.bathrooms': 2, 'home.type': 'flat' }, job);
    // 4 + 2 × 2.3 + 1.5 = 10.1 h; a third more for dirt: 3.535 → 3.5 h
    expect(figures(result)).toEqual([
      'clean 10.1 × 2500',
      'heavy 3.5 × 2500',
      'limescale 2 × 1800',
      'carpets 3 × 2500',
      'oven 1 × 4500',
      'products 1 × 1000',
      'rubbish 1 × 3500',
    ]);
  });

  it('a usual oven is part of the clean, a second one or a range is not', () => {
    const withOven = (oven: string): number =>
      total(draft(slug, { 'home.bedrooms': 1, 'home.type': 'flat' }, { oven }));
    // (4 + 2.3) × 25 + 10
    expect(withOven('single')).toBe(16_750);
    expect(withOven('none')).toBe(16_750);
    expect(withOven('double')).toBe(21_250);
  });

  it('offers the carpets and the windows', () => {
    const extras = extrasOf(draft(slug, { 'home.bedrooms': 2, 'home.type': 'flat' }));
    expect(extras).toEqual(['carpets: carpets_extra 3 × 2500', 'windows: windows_out 1 × 4500']);
  });
});

describe('requests for a moving-out clean', () => {
  it('a part of London has the rates of London', () => {
    expect(read(slug, '4 bed house end of tenancy clean in Hackney').job).toContain('region capital');
    expect(read(slug, '4 bed house end of tenancy clean in Derby').job.join()).not.toContain('region');
  });

  it('reads one line and asks neither for bedrooms nor for the oven', () => {
    const { sections, job, asked } = read(slug, '2 bed flat end of tenancy clean Friday, oven too please – how much?');
    expect(sections).toEqual([['Home', 'home.bedrooms 2', 'home.type flat']]);
    expect(job).toEqual(['oven single']);
    for (const key of ['home.bedrooms', 'home.type', 'oven']) expect(asked).not.toContain(key);
    expect(asked).toContain('chemicals.sensitive');
    expect(asked).toContain('checkout.date');
  });

  it('counts rooms as Germans do: two rooms are one bedroom', () => {
    const text = 'Endreinigung nach Auszug, 2-Zimmer-Wohnung, leer';
    expect(read(slug, text, 'de-DE').sections).toEqual([['Wohnung', 'home.rooms 2', 'home.type flat']]);
    // 4 + (2 − 1) × 2.3 = 6.3 h
    expect(figures(draft(slug, { 'home.rooms': 2, 'home.type': 'flat' }))[0]).toBe('clean 6.3 × 2500');
  });
});

describe('what is not wanted', () => {
  it.each([
    'End of tenancy clean, 2 bed flat. The oven is not wanted.',
    'End of tenancy clean, 2 bed flat. Oven is not included.',
    'End of tenancy clean, 2 bed flat, oven not needed',
    "End of tenancy clean, 2 bed flat. The oven and the carpets aren't needed.",
  ])('may be said after it: %s', (text) => {
    expect(read('end-of-tenancy-cleaning', text).job).toContain('oven none');
  });
});
