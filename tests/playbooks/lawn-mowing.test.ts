import { describe, expect, it } from 'vitest';
import type { Currency } from '#domain/currency.ts';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import { draft, extrasOf, figures, firstQuestions, read, rule, total } from '#tests/support/estimates.ts';

const lawnMowing = bundled('lawn-mowing');

describe('lawns worked out by hand', () => {
  it('mows 15 × 10 m every two weeks', () => {
    const result = draft(
      'lawn-mowing',
      { 'lawn.size': [15, 10] },
      { frequency: 'fortnightly', 'grass.height': 'short' },
    );
    expect(figures(result)).toEqual(['mow 150 × 10', 'visit 1 × 1600', 'fuel 1 × 150']);
    // 15.00 + 16.00 + 1.50
    expect(total(result)).toBe(3250);
  });

  it('cuts knee-high grass on a slope once, trims the edges and takes the clippings away', () => {
    const job = {
      frequency: 'once',
      'grass.height': 'wild',
      edges: 'trim',
      waste: 'take',
      'ground.slopes': true,
      mower: 'customer',
      access: 'house',
    };
    const result = draft('lawn-mowing', { 'lawn.area': 400 }, job);
    // 400 × 1.3 × 1.25 = 650; 400 × 1.5 to catch up; edge √400 × 4 = 80; 400 ÷ 250 → 2
    expect(figures(result)).toEqual([
      'mow 650 × 10',
      'catch_up 600 × 10',
      'trim 80 × 15',
      'visit 1 × 1600',
      'carry 1 × 400',
      'clippings 2 × 700',
    ]);
    // 65 + 60 + 12 + 16 + 4 + 14
    expect(total(result)).toBe(17_100);
  });

  it('mows what is beyond 400 m² at a third of the time', () => {
    // 400 + 600 × 0.3
    expect(figures(draft('lawn-mowing', { 'lawn.area': 1000 }, { frequency: 'fortnightly' }))).toContain(
      'mow 580 × 10',
    );
  });

  it('brings a tiny lawn up to the minimum charge', () => {
    // 2 + 16 + 1.50 = 19.50; minimum 20.00
    expect(figures(draft('lawn-mowing', { 'lawn.area': 20 }, { frequency: 'fortnightly' }))).toContain(
      'minimum_charge 1 × 50',
    );
  });

  it('takes the provider’s hourly rate by its pace, and a stated number of hours', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 3000 });
    // 250 m² ÷ 250 an hour
    expect(
      figures(draft('lawn-mowing', { 'lawn.area': 250 }, { frequency: 'fortnightly' }, { rules: [hourly] })),
    ).toContain('mow 1 × 3000');
    expect(figures(draft('lawn-mowing', {}, { 'session.hours': 2 }))).toEqual(['session 2 × 2700']);
  });

  it('offers feed, and moss raked out', () => {
    expect(extrasOf(draft('lawn-mowing', { 'lawn.area': 100 }))).toEqual([
      'feed: feed 100 × 20',
      'feed: feed_spread 100 × 20',
      'scarify: scarify 100 × 90',
      'scarify: seed 100 × 40',
    ]);
  });
});

describe('published prices for one visit', () => {
  it.each<[string, number, Currency, number]>([
    ['a small lawn of 50 m²', 50, 'GBP', 20],
    ['a medium lawn of 150 m²', 150, 'GBP', 30],
    ['a large lawn of 400 m²', 400, 'GBP', 55],
    ['a quarter of an acre', 1012, 'USD', 57],
    ['half an acre', 2023, 'USD', 75],
  ])('%s', (_, area, currency, typical) => {
    const whole = total(draft('lawn-mowing', { 'lawn.area': area }, { frequency: 'fortnightly' }, { currency })) / 100;
    expect(Math.abs(whole / typical - 1)).toBeLessThan(0.15);
  });
});

const cases: ReadonlyArray<readonly [Locale, string, readonly string[], readonly string[]]> = [
  [
    'en-GB',
    'Need someone to mow the lawn every two weeks, about 12 x 8 m, and trim the edges. Clippings can go in the green bin',
    ['lawn.size 12 x 8'],
    ['frequency fortnightly', 'edges trim', 'waste stays'],
  ],
  [
    'en-GB',
    'Grass is knee high, one-off cut please, 200 sqm, mower is broken, take the clippings away',
    ['lawn.area 200'],
    ['frequency once', 'grass.height wild', 'waste take', 'mower ours'],
  ],
  [
    'en-US',
    'Weekly lawn mowing for a quarter acre lot, a bit of a slope and a dog',
    ['lawn.area 1012'],
    ['frequency weekly', 'ground.slopes true', 'pets true'],
  ],
  [
    'en-GB',
    'Small lawn to cut monthly, access only through the house, I have a mower',
    ['lawn.area 50'],
    ['frequency monthly', 'access house', 'mower customer'],
  ],
  [
    'de-DE',
    'Rasen mähen alle zwei Wochen, ca. 300 qm, Kanten auch schneiden, Rasenmäher ist vorhanden',
    ['lawn.area 300'],
    ['frequency fortnightly', 'edges trim', 'mower customer'],
  ],
  [
    'de-DE',
    'Einmalig Gras mähen, kniehoch, 20 x 10 m, Schnitt bitte entsorgen',
    ['lawn.size 20 x 10'],
    ['frequency once', 'grass.height wild', 'waste take'],
  ],
];

describe('requests for mowing', () => {
  it.each(cases)('%s: %s', (locale, text, section, job) => {
    const found = read('lawn-mowing', text, locale);
    expect((found.sections[0] ?? []).slice(1).filter((fact) => !fact.startsWith('lawn.kind'))).toEqual(section);
    expect(found.job.toSorted()).toEqual([...job].toSorted());
    expect(found.asked.length).toBeLessThanOrEqual(8);
    const stated = [...section, ...job].map((fact) => fact.split(' ')[0]);
    expect(found.asked.filter((key) => key !== null && stated.includes(key))).toEqual([]);
  });

  it('asks for size, how often, height, clippings, edges, the ground and photos', () => {
    const { asked } = read('lawn-mowing', 'Lawn needs mowing');
    expect(asked).toEqual(
      expect.arrayContaining(['lawn.size', 'photos', 'frequency', 'grass.height', 'waste', 'edges']),
    );
    expect(firstQuestions(lawnMowing, 'mow').some((one) => one.question_key === 'q.site')).toBe(true);
  });
});

const ours: ReadonlyArray<readonly [Locale, string]> = [
  ['en-GB', 'Mow the lawn every two weeks'],
  ['en-US', 'Looking for weekly lawn service for my yard'],
  ['en-GB', 'Grass needs cutting front and back'],
  ['de-DE', 'Rasen mähen jede Woche'],
  ['de-DE', 'Jemand zum Mähen der Wiese gesucht'],
  ['es-ES', 'Cortar el césped cada dos semanas'],
  ['es-ES', 'Segar la hierba del jardín'],
  ['fr-FR', 'Tonte de pelouse tous les quinze jours'],
  ['fr-FR', "Couper l'herbe du jardin"],
  ['it-IT', "Tagliare l'erba del giardino ogni due settimane"],
  ['it-IT', 'Taglio del prato'],
  ['nl-NL', 'Elke twee weken het gras maaien'],
  ['nl-NL', 'Gazon maaien in de zomer'],
  ['pt-PT', 'Cortar a relva de 15 em 15 dias'],
  ['pt-BR', 'Aparar a grama do jardim'],
  ['pl-PL', 'Koszenie trawnika co dwa tygodnie'],
  ['pl-PL', 'Skosić trawę na działce'],
  ['sv-SE', 'Klippa gräset varannan vecka'],
  ['sv-SE', 'Gräsklippning under sommaren'],
  ['da-DK', 'Slå græs hver anden uge'],
  ['da-DK', 'Klippe græsplænen i haven'],
  ['no-NO', 'Klippe plenen hver uke'],
  ['no-NO', 'Plenklipping i sommer'],
  ['fi-FI', 'Nurmikon leikkuu kesän ajan'],
  ['fi-FI', 'Ruohonleikkuu joka toinen viikko'],
];

describe('what kind of job a request is', () => {
  it.each(ours)('%s: %s is mowing', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe('lawn-mowing');
  });

  it.each<[Locale, string]>([
    ['en-GB', 'New turf for the back lawn'],
    ['en-GB', 'Gardener for lawn, borders and hedges every week'],
    ['de-DE', 'Rollrasen verlegen'],
    ['de-DE', 'Garten verwildert, alles roden'],
  ])('%s: %s is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe('lawn-mowing');
  });
});
