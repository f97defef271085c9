import { describe, expect, it } from 'vitest';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import { draft, extrasOf, figures, firstQuestions, read, rule, total } from '#tests/support/estimates.ts';

const kitchenFitting = bundled('kitchen-fitting');

const slug = 'kitchen-fitting';
const usual = { oven: 1, hob: 1, extractor: 1, dishwasher: 1, fridge: 1 };

describe('kitchens worked out by hand', () => {
  it('fits twelve flat-packed units with laminate and five appliances, the old kitchen taken out', () => {
    const job = { supply: 'flatpack', worktop: 'laminate', appliances: usual, 'old.kitchen': 'remove' };
    const result = draft(slug, { 'kitchen.units': 12 }, job);
    // Worktop 12 × 0.35 = 4.2 m
    expect(figures(result)).toEqual([
      'strip_out 12 × 1800',
      'assemble 12 × 2000',
      'fit_units 12 × 6500',
      'worktop_laminate 4.2 × 4500',
      'sink 1 × 11000',
      'appliances_fit 5 × 5500',
      'sundries 1 × 4500',
      'electric_test 1 × 12000',
      'waste 1 × 25000',
    ]);
    // 216 + 240 + 780 + 189 + 110 + 275 + 45 + 120 + 250; guides say £2,000 to £2,500 for an average kitchen
    expect(total(result)).toBe(222_500);
  });

  it('supplies and fits ten mid-range units with quartz', () => {
    const job = { supply: 'mid', worktop: 'stone', appliances: { oven: 1, hob: 1 }, 'old.kitchen': 'none' };
    const result = draft(slug, { 'kitchen.units': 10 }, job);
    // Worktop 3.5 m, 3.85 m with waste; nothing to assemble.
    expect(figures(result)).toEqual([
      'fit_units 10 × 6500',
      'worktop_stone 3.5 × 7000',
      'units_mid 10 × 28000',
      'buy_stone 3.85 × 24000',
      'sink 1 × 11000',
      'appliances_fit 2 × 5500',
      'buy_sink 1 × 18000',
      'sundries 1 × 4500',
      'delivery 1 × 6000',
      'electric_test 1 × 12000',
    ]);
    // 650 + 245 + 2,800 + 924 + 110 + 110 + 180 + 45 + 60 + 120
    expect(total(result)).toBe(524_400);
  });

  it('reckons eight units for 3.2 m of kitchen, whose worktop is as long', () => {
    const result = figures(draft(slug, { 'kitchen.length': 3.2 }, {}));
    expect(result).toContain('fit_units 8 × 6500');
    expect(result).toContain('worktop_laminate 3.2 × 4500');
  });

  it('gas, old electrics and asbestos have lines and sentences of their own', () => {
    const result = draft(
      slug,
      { 'kitchen.units': 8 },
      { gas: true, 'electrics.old': true, asbestos: true, services: 'few' },
    );
    const lines = figures(result).join();
    for (const one of ['gas_connect 1', 'electric_upgrade 1', 'asbestos_test 1', 'move_few 1'])
      expect(lines).toContain(one);
    expect(result.assumptions.join(' ')).toContain('registered gas engineer');
    expect(figures(draft(slug, { 'kitchen.units': 8 }, {})).join()).not.toContain('gas_connect');
  });

  it('takes hours booked, and an hourly rate by the pace of units', () => {
    expect(figures(draft(slug, {}, { 'session.hours': 16 }))).toEqual(['session 16 × 3000']);
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 4000 });
    // 12 units ÷ 0.6 an hour
    expect(figures(draft(slug, { 'kitchen.units': 12 }, {}, { rules: [hourly] }))).toContain('fit_units 20 × 4000');
  });

  it('costs what guides say for a small and a large kitchen, fitting only', () => {
    const of = (units: number) => total(draft(slug, { 'kitchen.units': units }, { 'old.kitchen': 'none' }));
    expect(of(8)).toBeGreaterThan(120_000);
    expect(of(8)).toBeLessThan(170_000);
    expect(of(20)).toBeGreaterThan(230_000);
    expect(of(20)).toBeLessThan(320_000);
  });

  it('offers a splashback and lights beside the price', () => {
    // 10 × 0.35 = 3.5 m, × 0.6 = 2.1 m², 2.31 m² of tiles
    expect(extrasOf(draft(slug, { 'kitchen.units': 10 }, {}))).toEqual([
      'splashback: splashback 2.1 × 4500',
      'splashback: splashback_tiles 2.31 × 2500',
      'lights: lights_fit 1 × 9000',
      'lights: lights 1 × 8000',
    ]);
  });
});

const cases: ReadonlyArray<readonly [Locale, string, readonly string[], readonly string[]]> = [
  [
    'en-GB',
    'Need a fitter for an Ikea kitchen, 14 units, laminate worktop, old kitchen to be ripped out, gas hob',
    ['kitchen.units 14'],
    ['supply flatpack', 'worktop laminate', 'appliances hob 1', 'old.kitchen remove', 'gas true'],
  ],
  [
    'en-GB',
    'We have a Howdens kitchen coming, 8 base units and 5 wall units, quartz going on separately, same layout',
    ['kitchen.units 13'],
    ['supply assembled', 'worktop stone', 'services same'],
  ],
  [
    'en-US',
    'Install 20 kitchen cabinets, already bought, no old cabinets to take out, uneven walls',
    ['kitchen.units 20'],
    ['supply flatpack', 'old.kitchen none', 'walls.uneven true'],
  ],
  [
    'en-GB',
    'Supply and fit a new kitchen, about 12 units, oak worktop, oven, hob and dishwasher. Room is empty',
    ['kitchen.units 12'],
    ['supply mid', 'worktop wood', 'appliances oven 1, hob 1, dishwasher 1', 'old.kitchen none'],
  ],
  [
    'de-DE',
    'Ikea-Küche aufbauen, 12 Schränke, Arbeitsplatte aus Granit, alte Küche ist schon raus',
    ['kitchen.units 12'],
    ['supply flatpack', 'worktop stone', 'old.kitchen none'],
  ],
  [
    'de-DE',
    'Einbauküche montieren, 6 Unterschränke und 5 Oberschränke, Backofen, Kochfeld und Geschirrspüler anschließen, 3. Stock ohne Aufzug',
    ['kitchen.units 11'],
    ['appliances oven 1, hob 1, dishwasher 1', 'access.stairs true'],
  ],
];

describe('requests for a kitchen', () => {
  it.each(cases)('%s: %s', (locale, text, section, job) => {
    const found = read(slug, text, locale);
    expect(found.sections.map((facts) => facts.slice(1).filter((fact) => !fact.startsWith('kitchen.kind')))).toEqual([
      section,
    ]);
    expect(found.job).toEqual(job);
    expect(found.asked.length).toBeLessThanOrEqual(8);
    const known = [...found.sections.flat(), ...found.job].map((fact) => fact.split(' ')[0]);
    expect(found.asked.filter((key) => key !== null && known.includes(key))).toEqual([]);
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe(slug);
  });

  it('asks for units, who supplies, worktop, appliances, the old kitchen and the dangers first', () => {
    const questions = firstQuestions(kitchenFitting, 'I need my kitchen fitted');
    const keys = questions.map((one) => one.question_key);
    for (const key of ['q.units', 'q.photos', 'q.supply', 'q.worktop', 'q.old', 'q.services', 'q.hazards'])
      expect(keys).toContain(key);
    expect(keys.length).toBeLessThanOrEqual(8);
    const hazards = questions.find((one) => one.question_key === 'q.hazards');
    expect(JSON.stringify(hazards?.config)).toMatch(/gas.*electrics\.old.*asbestos/);
  });
});

describe('what kind of job a request is', () => {
  it.each<[Locale, string]>([
    ['en-GB', 'Our new kitchen gets delivered next month, who can put it in?'],
    ['en-US', 'Need someone to hang kitchen cabinets and a countertop'],
    ['de-DE', 'Wer kann unsere neue Küche aufbauen?'],
    ['de-DE', 'Küchenzeile 2,80 m montieren und anschließen'],
    ['es-ES', 'Montar muebles de cocina de Ikea'],
    ['es-MX', 'Instalar una cocina integral nueva'],
    ['fr-FR', 'Monter et poser une cuisine en kit'],
    ['fr-CA', 'Installation des armoires de cuisine'],
    ['it-IT', 'Montaggio cucina componibile con elettrodomestici'],
    ['it-IT', 'Smontare la vecchia cucina e montare quella nuova'],
    ['nl-NL', 'Ikea-keuken laten plaatsen'],
    ['nl-NL', 'Nieuwe keuken monteren, 10 kastjes'],
    ['pt-PT', 'Montagem de cozinha IKEA com 10 móveis'],
    ['pt-BR', 'Preciso instalar os armários de cozinha'],
    ['pl-PL', 'Montaż kuchni z Ikea, 12 szafek'],
    ['pl-PL', 'Skręcić i zamontować meble kuchenne'],
    ['sv-SE', 'Montera Ikea-kök med 12 skåp'],
    ['sv-SE', 'Byta kök i lägenheten'],
    ['da-DK', 'Montering af nyt køkken fra Ikea'],
    ['da-DK', 'Vi skal have sat køkkenelementer op'],
    ['no-NO', 'Montere kjøkken fra Ikea'],
    ['no-NO', 'Nytt kjøkken skal monteres'],
    ['fi-FI', 'Ikean keittiön asennus kerrostaloon'],
    ['fi-FI', 'Keittiökalusteiden asennus, 12 kaappia'],
  ])('%s: %s is fitting a kitchen', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe(slug);
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Please paint the kitchen walls and ceiling'],
    ['en-US', 'Kitchen sink and the laundry both back up when the washer drains'],
    ['de-DE', 'Küche streichen, 15 qm'],
    ['de-DE', 'Wasserhahn in der Küche tropft'],
    ['sv-SE', 'Kakla ovanför diskbänken i köket'],
  ])('%s: %s is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe(slug);
  });
});
