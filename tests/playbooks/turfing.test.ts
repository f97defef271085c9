import { describe, expect, it } from 'vitest';
import type { Currency } from '#domain/currency.ts';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import { draft, extrasOf, figures, firstQuestions, read, rule, total } from '#tests/support/estimates.ts';

const turfing = bundled('turfing');

describe('lawns worked out by hand', () => {
  it('prepares bare soil and lays 10 × 5 m of turf', () => {
    const result = draft('turfing', { 'lawn.size': [10, 5] }, { grass: 'standard', ground: 'soil' });
    // Turf 50 × 1.05 = 52.5
    expect(figures(result)).toEqual([
      'prepare 50 × 300',
      'turf 52.5 × 390',
      'lay 50 × 580',
      'fertiliser 50 × 40',
      'delivery 1 × 4500',
    ]);
    // 150 + 204.75 + 290 + 20 + 45
    expect(total(result)).toBe(70_975);
  });

  it('strips an old lawn on a slope, brings topsoil through the house and takes the old turf away', () => {
    const job = { ground: 'lawn', topsoil: 'full', access: 'house', 'ground.slopes': true, 'services.buried': true };
    const result = draft('turfing', { 'lawn.area': 80 }, job);
    // 80 ÷ 100 → 1 load; turf 84
    expect(figures(result)).toEqual([
      'strip 80 × 200',
      'prepare 80 × 300',
      'level 80 × 250',
      'soil 80 × 450',
      'soil_spread 80 × 250',
      'turf 84 × 390',
      'lay 80 × 580',
      'fertiliser 80 × 40',
      'carry 80 × 250',
      'delivery 1 × 4500',
      'disposal 1 × 22000',
      'services_check 1 × 6000',
    ]);
    // 160 + 240 + 200 + 360 + 200 + 327.60 + 464 + 32 + 200 + 45 + 220 + 60
    expect(total(result)).toBe(250_860);
    expect(result.assumptions.join(' ')).toMatch(/only after cables and pipes have been traced/);
  });

  it('artificial grass stands on stone, not on topsoil', () => {
    const result = draft('turfing', { 'lawn.area': 20 }, { grass: 'artificial', ground: 'soil', topsoil: 'full' });
    // 20 × 1.1 = 22; 20 × 3.2 = 64
    expect(figures(result)).toEqual([
      'prepare 20 × 300',
      'artificial 22 × 2100',
      'sub_base 20 × 900',
      'lay 64 × 580',
      'delivery 1 × 4500',
    ]);
  });

  it('takes the provider’s hourly rate by its pace, and a stated number of hours', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 3600 });
    // 45 m² ÷ 9 an hour
    expect(figures(draft('turfing', { 'lawn.area': 45 }, {}, { rules: [hourly] }))).toContain('lay 5 × 3600');
    expect(figures(draft('turfing', {}, { 'session.hours': 8 }))).toEqual(['session 8 × 2800']);
  });

  it('offers edging and a first cut', () => {
    // √25 × 4
    expect(extrasOf(draft('turfing', { 'lawn.area': 25 }))).toEqual([
      'edging: edging 20 × 350',
      'edging: edging_fit 20 × 350',
      'first_cut: first_cut 1 × 5000',
    ]);
  });
});

describe('published prices', () => {
  it.each<[string, number, string, Currency, number]>([
    ['land-05 50 m² supplied, prepared and laid', 50, 'standard', 'GBP', 700],
    ['100 m² at about 14 a square metre', 100, 'standard', 'GBP', 1400],
    ['30 m² of artificial grass at about 58 a square metre', 30, 'artificial', 'GBP', 1750],
    ['1000 square feet of sod at about 1.40 a square foot', 92.9, 'standard', 'USD', 1400],
  ])('%s', (_, area, grass, currency, typical) => {
    const whole = total(draft('turfing', { 'lawn.area': area }, { grass }, { currency })) / 100;
    expect(Math.abs(whole / typical - 1)).toBeLessThan(0.15);
  });
});

const cases: ReadonlyArray<readonly [Locale, string, readonly string[], readonly string[]]> = [
  [
    'en-GB',
    'New build garden is just mud and stones, want turf laid, about 60 sqm. Cable runs to the garage.',
    ['lawn.area 60'],
    ['ground soil', 'ground.stony true', 'services.buried true'],
  ],
  [
    'en-GB',
    'Our lawn is ruined, need the old turf taken away and new turf 8m x 6m, access only through the house',
    ['lawn.size 8 x 6'],
    ['ground lawn', 'access house', 'waste take'],
  ],
  ['en-GB', 'Artificial grass for a small yard, 5 x 4 m', ['lawn.size 5 x 4'], ['grass artificial']],
  [
    'en-GB',
    'Reseed a patchy lawn, 100 m2, bumpy',
    ['lawn.area 100'],
    ['grass seed', 'ground lawn', 'ground.slopes true'],
  ],
  [
    'de-DE',
    'Rollrasen verlegen, 12 x 8 m, Neubau mit Lehmboden, Mutterboden fehlt, Bagger kommt ran',
    ['lawn.size 12 x 8'],
    ['grass standard', 'ground soil', 'topsoil full', 'drainage.poor true'],
  ],
  [
    'de-DE',
    'Neuen Rasen säen, 150 qm, alter Rasen ist voller Moos und muss entsorgt werden',
    ['lawn.area 150'],
    ['grass seed', 'ground lawn', 'waste take'],
  ],
];

describe('requests for a lawn', () => {
  it.each(cases)('%s: %s', (locale, text, section, job) => {
    const found = read('turfing', text, locale);
    expect((found.sections[0] ?? []).slice(1).filter((fact) => !fact.startsWith('lawn.kind'))).toEqual(section);
    expect(found.job).toEqual(expect.arrayContaining([...job]));
    expect(found.asked.length).toBeLessThanOrEqual(8);
    const stated = [...section, ...job].map((fact) => fact.split(' ')[0]);
    expect(
      found.asked.filter(
        (key) => key !== null && stated.includes(key) && key !== 'services.buried' && key !== 'drainage.poor',
      ),
    ).toEqual([]);
  });

  it('asks for size, ground, topsoil, grass, access, dangers and photos', () => {
    const { asked } = read('turfing', 'How much to turf our garden?');
    expect(asked).toEqual(
      expect.arrayContaining(['lawn.size', 'photos', 'ground', 'topsoil', 'grass', 'access', 'services.buried']),
    );
    expect(firstQuestions(turfing, 'New lawn').some((one) => one.question_key === 'q.hazards')).toBe(true);
  });
});

const ours: ReadonlyArray<readonly [Locale, string]> = [
  ['en-GB', 'Looking for someone to lay turf in the back garden'],
  ['en-US', 'Need sod installed, about 1500 sq ft'],
  ['en-GB', 'Garden is a mud bath, we want a proper lawn for the kids'],
  ['de-DE', 'Rollrasen verlegen lassen, 120 qm'],
  ['de-DE', 'Neuen Rasen anlegen nach Hausbau'],
  ['es-ES', 'Poner césped artificial en el jardín'],
  ['es-ES', 'Instalación de tepes, 80 m2'],
  ['fr-FR', 'Pose de gazon en rouleau, 100 m2'],
  ['fr-FR', 'Refaire la pelouse du jardin'],
  ['it-IT', 'Posa prato a rotoli, 70 mq'],
  ['it-IT', 'Rifare il prato del giardino'],
  ['nl-NL', 'Nieuwe graszoden laten leggen, 60 m2'],
  ['nl-NL', 'Gazon inzaaien achter het huis'],
  ['pt-PT', 'Colocar tapetes de relva no jardim'],
  ['pt-BR', 'Plantar grama no quintal, 100 m2'],
  ['pl-PL', 'Założenie trawnika z rolki 200 m2'],
  ['pl-PL', 'Nowy trawnik przy domu'],
  ['sv-SE', 'Lägga rullgräs, 150 kvm'],
  ['sv-SE', 'Anlägga ny gräsmatta'],
  ['da-DK', 'Lægge rullegræs i haven'],
  ['da-DK', 'Anlægge ny græsplæne'],
  ['no-NO', 'Legge ferdigplen, ca. 80 kvm'],
  ['no-NO', 'Så ny plen i hagen'],
  ['fi-FI', 'Siirtonurmikko takapihalle'],
  [
    'fi-FI',
    'Moi, uusi talo ja piha on pelkkää savea. Haluaisin valmiin nurmikon ennen juhannusta, alue noin 12 x 20, mutta siitä pitää jättää tilaa trampoliinille. Hinta avaimet käteen?',
  ],
];

describe('what kind of job a request is', () => {
  it.each(ours)('%s: %s is a new lawn', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe('turfing');
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Mow the lawn every two weeks'],
    ['de-DE', 'Rasen mähen jede Woche'],
    ['en-GB', 'New patio where the lawn is now'],
  ])('%s: %s is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe('turfing');
  });
});
