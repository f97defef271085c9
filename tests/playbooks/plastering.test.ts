import { describe, expect, it, vi } from 'vitest';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { textsIn } from '#domain/playbooks/texts-of.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import {
  draft,
  extrasOf,
  figures,
  firstQuestions,
  missingTexts,
  read,
  readFacts,
  rule,
  total,
} from '#tests/support/estimates.ts';

const plastering = bundled('plastering');
const plasteringDe = textsIn(bundled('plastering'), 'de');

vi.setConfig({ testTimeout: 30_000 });

const slug = 'plastering';

describe('plastering worked out by hand', () => {
  it('new plaster on the walls of a 4 × 4 m room, the old one off', () => {
    const result = draft(slug, { 'room.size': [4, 4] }, { surfaces: ['walls'], 'work.type': 'replaster' });
    // 16 m × 2.4 m − 10 % = 34.56 m²; corner beads 34.56 ÷ 15 → 3; rubble 34.56 ÷ 40 → 1 load
    expect(figures(result)).toEqual([
      'setup 1 × 4000',
      'hack_off 34.56 × 900',
      'base_coat 34.56 × 1300',
      'base_materials 34.56 × 500',
      'skim_walls 34.56 × 1000',
      'plaster 34.56 × 180',
      'beads 3 × 400',
      'rubble 1 × 15000',
    ]);
    // 40 + 311.04 + 449.28 + 172.80 + 345.60 + 62.21 + 12 + 150
    expect(total(result)).toBe(154_293);
  });

  it('a ceiling of 12 m² boarded and skimmed', () => {
    const result = draft(slug, { 'ceiling.area': 12 }, { 'work.type': 'board', surfaces: ['ceiling'] });
    // boards 12 + 10 % = 13.2 m²
    expect(figures(result)).toEqual([
      'setup 1 × 4000',
      'boarding 12 × 1050',
      'boards 13.2 × 500',
      'skim_ceiling 12 × 1600',
      'plaster 12 × 180',
    ]);
    // 40 + 126 + 66 + 192 + 21.60
    expect(total(result)).toBe(44_560);
  });

  it('two holes cost their repair, whatever the room is like', () => {
    const result = draft(slug, {}, { 'work.type': 'patch', patches: { small: 2 } });
    expect(figures(result)).toEqual(['setup 1 × 4000', 'patch_small 2 × 5000', 'patch_materials 1 × 1500']);
    expect(result.extras).toEqual([]);
  });

  it('a day of work is eight hours', () => {
    expect(figures(draft(slug, {}, { 'session.hours': 8 }))).toEqual(['session 8 × 2750']);
  });

  it('a coating of before 2000 is tested, and the quote says why', () => {
    const result = draft(slug, { 'room.size': [4, 3] }, { 'walls.now': 'textured', 'home.pre_2000': true });
    expect(figures(result)).toContain('asbestos_test 1 × 6000');
    expect(result.assumptions.join(' ')).toMatch(/If asbestos is found, the price is agreed again/);
  });

  it('a provider’s price for the square metre is for the walls, his hours go by his pace', () => {
    const job = { surfaces: ['walls'] } as const;
    const square = draft(slug, { 'walls.area': 32 }, job, { rules: [rule({ rateMinor: 1200 })] });
    expect(figures(square)).toContain('skim_walls 32 × 1200');
    const hourly = draft(slug, { 'walls.area': 32 }, job, {
      rules: [rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 3000 })],
    });
    expect(figures(hourly)).toContain('skim_walls 10 × 3000');
  });

  it('offers a first coat of paint and coving', () => {
    const extras = extrasOf(draft(slug, { 'room.size': [4, 3] }, { surfaces: ['ceiling'] }));
    expect(extras).toEqual(['mist_coat: mist_coat 12 × 300', 'coving: coving 14 × 1300']);
  });
});

describe('published prices', () => {
  it.each([
    [
      'plas-01 skim a room of 4 × 3 m',
      { 'room.size': [4, 3] },
      { surfaces: ['walls'], 'work.type': 'skim' },
      300,
      400,
      500,
    ],
    ['plas-03 skim a ceiling of 13.5 m²', { 'ceiling.area': 13.5 }, { 'work.type': 'skim' }, 200, 300, 400],
    ['plas-05 skim a wall of 8 m²', { 'walls.area': 8 }, { 'work.type': 'skim' }, 100, 125, 150],
  ] as const)('%s', (_, section, job, low, typical, high) => {
    const price = total(draft(slug, section, job)) / 100;
    expect(Math.abs(price / typical - 1)).toBeLessThanOrEqual(0.15);
    expect(price).toBeGreaterThanOrEqual(low);
    expect(price).toBeLessThanOrEqual(high);
  });
});

describe('requests for plastering as people write them', () => {
  it.each<[Locale, string, string[]]>([
    [
      'en-GB',
      'Bedroom 4m x 3.5m needs a skim on walls and ceiling, room will be empty. We stripped the wallpaper already',
      [
        'bedroom room.size 4 x 3.5',
        'surfaces walls, ceiling',
        'work.type skim',
        'walls.now plaster',
        'room.emptied empty',
      ],
    ],
    [
      'en-GB',
      'Old artex ceiling in lounge 15 sqm, 1970s house, want it smooth. Skim over it?',
      ['living_room ceiling.area 15', 'work.type skim', 'walls.now textured', 'home.pre_2000 true'],
    ],
    [
      'en-GB',
      'hole in the wall in the hallway where door handle hit it, needs plaster patch',
      ['surfaces walls?', 'work.type patch'],
    ],
    [
      'en-GB',
      'Damp plaster in the kitchen, blown and falling off, hack off back to brick and replaster two walls, about 18 m2 of wall',
      ['kitchen walls.area 18', 'surfaces walls?', 'work.type replaster', 'walls.now loose', 'walls.damp true'],
    ],
    [
      'de-DE',
      'Wohnzimmer 5 x 4 m, Wände und Decke glatt spachteln, Raum ist leer, Material bitte inklusive',
      ['living_room room.size 5 x 4', 'surfaces walls, ceiling', 'work.type skim', 'room.emptied empty'],
    ],
    [
      'de-DE',
      'Im Keller bröckelt der Putz, feucht ist es auch. Ca. 25 qm Wand neu verputzen, Baujahr 1962',
      ['basement walls.area 25', 'work.type replaster', 'walls.now loose', 'home.pre_2000 true', 'walls.damp true'],
    ],
  ])('%s: %s', (locale, text, facts) => {
    expect(readFacts(plastering, text, locale)).toEqual(facts);
    const { asked, sections, job } = read(slug, text, locale);
    const stated = [...sections.flat(), ...job].map((fact) => fact.split(' ')[0]);
    expect(asked.filter((key) => key !== null && stated.includes(key))).toEqual([]);
  });

  it('a bare request is asked what matters in eight, hazards and photos among it', () => {
    const keys = firstQuestions(plastering, 'I need my room plastered').map((one) => one.question_key);
    expect(keys.length).toBeLessThanOrEqual(8);
    expect(keys).toEqual(expect.arrayContaining(['q.size', 'q.type', 'q.now', 'q.hazards', 'q.photos', 'q.emptied']));
  });

  it('a size is not asked where only holes are repaired', () => {
    const keys = firstQuestions(plastering, 'two holes in the bedroom wall need filling and plastering').map(
      (one) => one.question_key,
    );
    expect(keys).not.toContain('q.size');
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Need a living room skimmed'],
    ['en-GB', 'plaster has blown on the chimney breast'],
    ['en-GB', 'Our ceiling came down after a leak and needs boarding and plastering'],
    ['de-DE', 'Wände im Schlafzimmer glatt spachteln lassen'],
    ['de-DE', 'Der Putz fällt von der Wand'],
    ['es-ES', 'Quitar gotelé y alisar paredes del salón'],
    ['es-ES', 'Enlucir con yeso dos habitaciones'],
    ['fr-FR', 'Refaire les plâtres de deux pièces abîmées'],
    ['fr-FR', 'Enduit de lissage sur les murs du salon'],
    ['it-IT', 'Rasatura delle pareti di una camera'],
    ['it-IT', 'Rifare l’intonaco del soffitto'],
    ['nl-NL', 'Muren laten stucen in de slaapkamer'],
    ['nl-NL', 'Plafond glad laten pleisteren'],
    ['pt-PT', 'Estucar as paredes do quarto'],
    ['pt-BR', 'Passar massa corrida nas paredes da sala'],
    ['pl-PL', 'Gładź gipsowa w dwóch pokojach'],
    ['pl-PL', 'Tynkowanie ścian w salonie'],
    ['sv-SE', 'Bredspackla väggarna i hallen'],
    ['da-DK', 'Pudse vægge op i kælderen'],
    ['da-DK', 'Spartle vægge i stuen'],
    ['no-NO', 'Sparkle veggene på soverommet'],
    ['fi-FI', 'Seinien tasoitus olohuoneessa'],
    ['fi-FI', 'Seinän rappaus kellarissa'],
  ])('%s: "%s" is plastering', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe(slug);
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Paint the living room walls'],
    ['en-GB', 'Tile the bathroom walls'],
    ['de-DE', 'Fenster putzen im ganzen Haus'],
    ['de-DE', 'Zimmer streichen'],
  ])('%s: "%s" is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe(slug);
  });

  it('every text is there in German', () => {
    expect(missingTexts(plastering, plasteringDe)).toEqual([]);
  });
});
