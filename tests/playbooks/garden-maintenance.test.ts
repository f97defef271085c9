import { describe, expect, it } from 'vitest';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import { draft, extrasOf, figures, firstQuestions, read, rule, total } from '#tests/support/estimates.ts';

const gardenMaintenance = bundled('garden-maintenance');

describe('gardens worked out by hand', () => {
  it('keeps 12 × 8 m tidy every two weeks: lawn, beds and shrubs', () => {
    const result = draft(
      'garden-maintenance',
      { 'garden.size': [12, 8] },
      { tasks: ['mowing', 'weeding', 'pruning'], frequency: 'fortnightly' },
    );
    // 96 ÷ 200 + 96 ÷ 100 + 96 ÷ 150 = 0.48 + 0.96 + 0.64 = 2.08 h → 2.5
    expect(figures(result)).toEqual(['visit 2.5 × 2800', 'tools 1 × 500']);
    // 70 + 5
    expect(total(result)).toBe(7500);
  });

  it('takes longer for an overgrown garden, and takes the waste away', () => {
    const result = draft(
      'garden-maintenance',
      { 'garden.area': 200 },
      { tasks: ['weeding'], frequency: 'once', state: 'overgrown', waste: 'take', tools: 'customer' },
    );
    // 200 ÷ 100 × 1.4 = 2.8 → 3 h, and 1.2 × 3 to catch up; 200 ÷ 300 → one load.
    expect(figures(result)).toEqual(['visit 3 × 2800', 'catch_up 3.6 × 2800', 'green_waste 1 × 4500']);
  });

  it('trims 20 m of tall hedge from a platform, without an hour beside it', () => {
    const result = draft(
      'garden-maintenance',
      {},
      { tasks: ['hedges'], 'hedge.length': 20, 'work.high': true, tools: 'customer' },
    );
    // 20 × 1.7
    expect(figures(result)).toEqual(['hedge 34 × 1100', 'platform 1 × 8000']);
    expect(total(result)).toBe(45_400);
    expect(result.assumptions.join(' ')).toMatch(/from a platform that needs firm, level ground/);
  });

  it('takes the provider’s hourly rate for the hours of the visit', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 3500 });
    expect(figures(draft('garden-maintenance', {}, { 'session.hours': 3 }, { rules: [hourly] }))).toEqual([
      'visit 3 × 3500',
    ]);
  });

  it('offers feeding and mulching', () => {
    // Half of 100 m² is lawn, a fifth beds.
    expect(extrasOf(draft('garden-maintenance', { 'garden.area': 100 }))).toEqual([
      'feed: feed 50 × 30',
      'feed: feed_spread 50 × 25',
      'mulch: mulch 20 × 450',
      'mulch: mulch_spread 20 × 300',
    ]);
  });
});

describe('published prices of gardeners by the hour', () => {
  it.each([
    ['2 hours', 2, 52],
    ['3 hours (as gard-01)', 3, 80],
    ['4 hours (as gard-03)', 4, 100],
    ['a day of 8 hours', 8, 200],
  ] as const)('%s', (_, hours, typical) => {
    const pounds = total(draft('garden-maintenance', {}, { 'session.hours': hours })) / 100;
    expect(Math.abs(pounds / typical - 1)).toBeLessThan(0.15);
  });
});

const cases: ReadonlyArray<readonly [Locale, string, readonly string[], readonly string[]]> = [
  [
    'en-GB',
    'Looking for a gardener for 3 hours a week, mowing and weeding the borders. We have all the tools, green bin for the waste.',
    [],
    ['session.hours 3', 'frequency weekly', 'tasks mowing, weeding', 'waste stays', 'tools customer'],
  ],
  [
    'en-GB',
    'Hedge needs trimming, 15m long and 2m high, clippings taken away please',
    [],
    ['hedge.length 15', 'hedge.height 2', 'waste take'],
  ],
  [
    'en-GB',
    'Garden maintenance once a month, garden is 20 x 10 m, lawn, shrubs and hedges, some hedges need a ladder',
    ['garden.size 20 x 10'],
    ['frequency monthly', 'tasks mowing, pruning, hedges', 'work.high true'],
  ],
  [
    'en-GB',
    'one-off visit: prune the roses and rake leaves, small garden',
    ['garden.area 40'],
    ['frequency once', 'tasks pruning, leaves'],
  ],
  [
    'de-DE',
    'Suche Gärtner alle zwei Wochen für ca. 200 qm: Rasen mähen, Beete jäten. Geräte mitbringen, Grünschnitt bitte entsorgen.',
    ['garden.area 200'],
    ['frequency fortnightly', 'tasks mowing, weeding', 'waste take', 'tools ours'],
  ],
  [
    'de-DE',
    'Hecke schneiden, 25 m lang, 3 m hoch, einmalig',
    [],
    ['frequency once', 'hedge.length 25', 'hedge.height 3'],
  ],
];

describe('requests for a gardener', () => {
  it.each(cases)('%s: %s', (locale, text, section, job) => {
    const found = read('garden-maintenance', text, locale);
    expect((found.sections[0] ?? []).slice(1).filter((fact) => !fact.startsWith('garden.kind'))).toEqual(section);
    expect(found.job.toSorted()).toEqual([...job].toSorted());
    expect(found.asked.length).toBeLessThanOrEqual(8);
    const stated = [...section, ...job].map((fact) => fact.split(' ')[0]);
    expect(found.asked.filter((key) => key !== null && stated.includes(key))).toEqual([]);
  });

  it('a day of the month with a full stop behind it ends no sentence', () => {
    expect(read('garden-maintenance', 'Hjælp til haven, ca. hver 14. dag i sæsonen', 'da-DK').job).toContain(
      'frequency fortnightly',
    );
  });

  it('asks for size, how often, tasks, state, waste, heights and photos', () => {
    const { asked } = read('garden-maintenance', 'Gardener needed');
    expect(asked).toEqual(
      expect.arrayContaining(['garden.size', 'photos', 'frequency', 'tasks', 'state', 'waste', 'work.high']),
    );
    expect(firstQuestions(gardenMaintenance, 'Gardener needed').some((one) => one.question_key === 'q.hazards')).toBe(
      true,
    );
  });
});

const ours: ReadonlyArray<readonly [Locale, string]> = [
  ['en-GB', 'Looking for a gardener every other week'],
  ['en-US', 'Need regular yard maintenance, hedges and flower beds'],
  ['en-GB', 'Can someone trim my hedges please, about 20 metres'],
  ['de-DE', 'Hilfe im Garten gesucht, etwa drei Stunden pro Woche'],
  ['de-DE', 'Hecke schneiden und Laub entfernen'],
  ['es-ES', 'Busco jardinero para mantenimiento del jardín'],
  ['es-ES', 'Podar los setos y arbustos'],
  ['fr-FR', 'Entretien du jardin une fois par mois'],
  ['fr-FR', 'Tailler une haie de 20 m'],
  ['it-IT', 'Cerco giardiniere per manutenzione del giardino'],
  ['it-IT', 'Potatura siepe lunga 15 metri'],
  ['nl-NL', 'Hovenier gezocht voor onderhoud van de tuin'],
  ['nl-NL', 'Heg snoeien, 12 meter'],
  ['pt-PT', 'Preciso de jardineiro para manutenção do jardim'],
  ['pt-BR', 'Podar cerca viva e arbustos'],
  ['pl-PL', 'Pielęgnacja ogrodu raz w tygodniu'],
  ['pl-PL', 'Przycięcie żywopłotu 20 m'],
  ['sv-SE', 'Hjälp med trädgården varannan vecka'],
  ['sv-SE', 'Klippa häcken, 15 meter'],
  ['da-DK', 'Fast hjælp til haven et par timer om ugen'],
  ['da-DK', 'Klippe hæk 20 m'],
  ['no-NO', 'Trenger hjelp til hagen hver uke'],
  ['no-NO', 'Klippe hekk og luke bed'],
  ['fi-FI', 'Puutarhuri pihanhoitoon kerran kuussa'],
  ['fi-FI', 'Pensasaidan leikkuu, 20 metriä'],
];

describe('what kind of job a request is', () => {
  it.each(ours)('%s: %s is garden maintenance', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe('garden-maintenance');
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Overgrown garden, brambles everywhere, take it all away'],
    ['de-DE', 'Garten verwildert, alles roden und entsorgen'],
    ['en-GB', 'Remove a hedge and the roots'],
    ['en-GB', 'New turf in the back garden'],
  ])('%s: %s is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe('garden-maintenance');
  });
});
