import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draft, estimate, figures, line, painting, room, rule, stated, total } from '#tests/support/estimates.ts';
import type { Playbook } from '../../playbooks/playbook.ts';
import { builtUp } from './starter-price.ts';

const playbook: Playbook = {
  ...painting(),
  starter_prices: {
    year: 2025,
    trade: 'painter',
    visit_hours: 0.5,
    minimum_hours: 4,
    large_job: { from_hours: 10, faster_percent: 20 },
    markup_percent: 15,
    countries: [
      { country: 'GB', currency: 'GBP', year: 2025, hour_minor: 3400, material: '1' },
      { country: 'DE', currency: 'EUR', year: 2026, hour_minor: 5200, material: '1.15' },
      { country: 'IT', currency: 'EUR', year: 2026, hour_minor: 3250, material: '1.1' },
      { country: 'JP', currency: 'JPY', year: 2025, hour_minor: 3375, material: '1.7' },
    ],
    lines: {
      ...painting().starter_prices.lines,
      walls: { hours: 0.17, material: 250 },
      doors: { hours: 1 },
      paint_walls: { material: 2400 },
      parking: { money: true },
    },
  },
};
const unit = (currency: 'GBP' | 'EUR' | 'JPY' | 'USD', key = 'walls', basis = {}) =>
  builtUp({ playbook, currency, basis }, key)?.unitMinor;

describe('a starter price', () => {
  it('is hours times the hour of the trade, and material times its level with the markup', () => {
    // 0.17 × 34.00 + 2.50 × 1.15 = 5.78 + 2.875 = 8.655
    expect(unit('GBP')).toBe(866);
    // 0.17 × 52.00 + 2.50 × 1.15 × 1.15 = 8.84 + 3.30625
    expect(unit('EUR')).toBe(1215);
    expect(unit('USD')).toBeUndefined();
  });

  it('is rounded once and to whole yen where a currency has no smaller part', () => {
    // 0.17 × 3375 + 250 × 1.7 × 1.15 = 573.75 + 488.75 = 1062.5
    expect(unit('JPY')).toBe(1063);
  });

  it('takes the country’s own figures, and the main country of the currency where it has none or another currency', () => {
    // 0.17 × 32.50 + 2.50 × 1.1 × 1.15 = 5.525 + 3.1625
    expect(unit('EUR', 'walls', { country: 'IT' })).toBe(869);
    for (const country of ['GB', 'PL', null]) expect(unit('EUR', 'walls', { country })).toBe(1215);
  });

  it('takes the provider’s own hour and markup, each in place of the usual one', () => {
    expect(unit('GBP', 'doors', { hourMinor: 4250 })).toBe(4250);
    expect(unit('GBP', 'paint_walls', { hourMinor: 4250 })).toBe(2760);
    expect(unit('GBP', 'paint_walls', { markupPercent: 0 })).toBe(2400);
    // 0.17 × 42.50 + 2.50 × 1.25 = 7.225 + 3.125 = 10.35
    expect(unit('GBP', 'walls', { hourMinor: 4250, markupPercent: 25 })).toBe(1035);
    expect(unit('GBP', 'doors', { hourMinor: 0 })).toBe(0);
  });

  it('of money that was named is one for one', () => {
    expect([unit('GBP', 'parking'), unit('JPY', 'parking')]).toEqual([100, 1]);
  });
});

describe('a draft by starter prices', () => {
  const jobFacts = stated({ surfaces: ['walls'], 'paint.supply': 'painter', 'colour.change': 'different' });
  const of = (floor: number, change = {}) =>
    estimate({ playbook: withHours(playbook), sections: [room({ 'walls.area': floor })], jobFacts, ...change });
  const withHours = (one: Playbook): Playbook => ({
    ...one,
    lines: one.lines.map((work) => (work.key === 'walls' ? { ...work, hours: 0.17 } : work)),
  });

  it('says to the provider how each price is built up', () => {
    const texts = (result: ReturnType<typeof of>, key: string) => line(result, key).evidence.map(({ text }) => text);
    expect(texts(of(20), 'walls')).toContain(
      'Starter price 2025, set your own: 0.17 h × £34.00 + £2.50 material + 15 % = £8.66 per m².',
    );
    expect(texts(of(20, { basis: { hourMinor: 4250, markupPercent: 25 } }), 'walls')).toContain(
      'From your own numbers: 0.17 h × £42.50 + £2.50 material + 25 % = £10.35 per m².',
    );
    expect(texts(of(20, { basis: { hourMinor: 4250 } }), 'walls')[0]).not.toContain('own numbers');
    const german = of(200, { locale: 'de-DE', currency: 'EUR' });
    // No-break spaces stand before the euro sign.
    expect(texts(german, 'walls').join()).toMatch(
      /bei viel Arbeit 14 % schneller\) × 52,00\s€ \+ 2,88\s€ Material \+ 15 %/,
    );
  });

  it('charges the setting up of each day, unless the provider’s own prices say what coming costs', () => {
    // 0.6667 + 20 × 0.17 = 4.07 h, one day of half an hour
    expect(figures(of(20))).toContain('setting_up 1 × 1700');
    // 0.6667 + 60 × 0.17 = 10.87 h, of which 0.87 h are a fifth quicker: two days
    expect(figures(of(60))).toContain('setting_up 2 × 1700');
    const own = [rule({ lineKey: 'walls' })];
    const coming = [rule({ lineKey: 'call_out', strategy: 'call_out', unit: 'fixed', rateMinor: 4500 })];
    for (const rules of [own, coming]) expect(figures(of(20, { rules })).join()).not.toContain('setting_up');
  });

  it('charges a small job its least hours', () => {
    // 4 h × 34.00
    expect(total(of(1))).toBe(13600);
    expect(total(of(1, { basis: { hourMinor: 5000 } }))).toBe(20000);
  });

  it('takes fewer hours a unit when much is done in one go, and never less for more work', () => {
    // 0.6667 + 100 × 0.17 = 17.6667 h, 7.6667 of them at four fifths: 16.1333; 5.78 × 16.1333 ÷ 17.6667 + 2.875 = 8.1533
    expect(line(of(100), 'walls').unit_price_minor).toBe(815);
    expect(
      line(of(100), 'walls')
        .evidence.map(({ text }) => text)
        .join(),
    ).toContain('(9 % quicker for much work)');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 200 }), (area, more) => {
        expect(total(of(area + more))).toBeGreaterThanOrEqual(total(of(area)));
      }),
      { numRuns: 12 },
    );
  });

  it('leaves hours that were booked as they are', () => {
    const hours = (booked: number) => figures(draft('plastering', {}, { 'session.hours': booked })).join();
    expect(hours(60)).toContain('session 60 × 3400');
    expect(hours(6)).not.toContain('setting_up');
  });
});
