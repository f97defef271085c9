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

const floorTiling = bundled('floor-tiling');
const floorTilingDe = textsIn(bundled('floor-tiling'), 'de');

vi.setConfig({ testTimeout: 30_000 });

const slug = 'floor-tiling';

describe('tiled floors worked out by hand', () => {
  it('a kitchen of 4 × 3 m, mid-range porcelain', () => {
    const result = draft(slug, { 'room.size': [4, 3] });
    // tiles 12 + 10 % = 13.2 m²
    expect(figures(result)).toEqual([
      'setup 1 × 3500',
      'tiling 12 × 3600',
      'adhesive 12 × 550',
      'tiles_standard 13.2 × 2600',
      'doors 1 × 1500',
      'thresholds 1 × 1000',
    ]);
    // 35 + 432 + 66 + 343.20 + 15 + 10
    expect(total(result)).toBe(90_120);
  });

  it('old tiles of a hall come up, small tiles of the customer go down on boards', () => {
    const result = draft(
      slug,
      { 'room.size': [5, 1.6] },
      { 'old.floor': 'tiles', supply: 'customer', 'tile.format': 'small', subfloor: 'boards', 'home.pre_2000': true },
    );
    // 8 m²; backer board 8 + 10 % = 8.8 m²; 8 ÷ 15 → 1 load
    expect(figures(result)).toEqual([
      'setup 1 × 3500',
      'lift_tiles 8 × 1600',
      'board_work 8 × 900',
      'backer 8.8 × 1200',
      'tiling 8 × 3600',
      'small_extra 8 × 1800',
      'adhesive 8 × 550',
      'doors 1 × 1500',
      'thresholds 1 × 1000',
      'asbestos_test 1 × 6000',
      'rubble 1 × 7000',
    ]);
    // 35 + 128 + 72 + 105.60 + 288 + 144 + 44 + 15 + 10 + 60 + 70
    expect(total(result)).toBe(97_160);
    expect(result.assumptions.join(' ')).toMatch(/If asbestos is found, the price is agreed again/);
  });

  it('a large stone floor over heating', () => {
    const result = draft(
      slug,
      { 'room.floor_area': 30 },
      { supply: 'premium', 'tile.format': 'large', pattern: 'pattern', 'floor.heating': true, doors: 0 },
    );
    // tiles 30 + 15 % = 34.5 m²
    expect(figures(result)).toEqual([
      'setup 1 × 3500',
      'mat_work 30 × 400',
      'mat 30 × 1100',
      'tiling 30 × 3600',
      'large_extra 30 × 800',
      'pattern_extra 30 × 1000',
      'adhesive 30 × 550',
      'tiles_premium 34.5 × 5200',
      'sealing 30 × 400',
    ]);
    expect(result.extras.map((one) => one.key)).toEqual(['tile_skirting']);
  });

  it('a small floor costs the minimum at least', () => {
    expect(total(draft(slug, { 'room.size': [1.5, 1] }, { supply: 'customer' }))).toBe(18_000);
  });

  it('a provider’s price for the square metre is for the laying', () => {
    const result = draft(slug, { 'room.size': [4, 3] }, {}, { rules: [rule({ rateMinor: 4500 })] });
    expect(figures(result)).toContain('tiling 12 × 4500');
  });

  it('offers tiled skirting and electric heating', () => {
    // 14 m − 10 % = 12.6 m
    expect(extrasOf(draft(slug, { 'room.size': [4, 3] }))).toEqual([
      'tile_skirting: tile_skirting 12.6 × 1200',
      'heat_mat: heat_mat 12 × 6500',
      'heat_mat: heat_fit 12 × 1800',
    ]);
  });
});

describe('published prices', () => {
  it('a prepared floor of 10 m² in the north of England: £300 to £400 for labour', () => {
    const result = draft(slug, { 'room.floor_area': 10 }, { supply: 'customer', 'place.north': true });
    // 35 + 7.5 × 36 + 55 + 15 + 10
    expect(figures(result)).toContain('tiling 7.5 × 3600');
    expect(total(result)).toBe(38_500);
    expect(read(slug, 'Lay my own tiles on a kitchen floor, 10 m2, near Leeds').job).toContain('place.north true');
    expect(read(slug, 'Lay my own tiles on a kitchen floor, 10 m2').job.join()).not.toContain('place.north');
  });

  it('tili-03: labour for a prepared floor of 10 m², £450 to £500', () => {
    const price = total(draft(slug, { 'room.floor_area': 10 }, { supply: 'customer' })) / 100;
    expect(price).toBeGreaterThanOrEqual(450);
    expect(price).toBeLessThanOrEqual(500);
  });
});

describe('requests for a tiled floor as people write them', () => {
  it.each<[Locale, string, string[]]>([
    [
      'en-GB',
      'Kitchen floor 5m x 3m needs tiling, old tiles to come up, we have the tiles (600x600 porcelain)',
      ['kitchen room.size 5 x 3', 'supply customer', 'tile.format medium?', 'old.floor tiles'],
    ],
    [
      'en-GB',
      'Tile our hallway floor, about 9 sqm, wooden floorboards underneath and a bit uneven, Victorian house',
      ['hallway room.floor_area 9', 'subfloor boards?', 'home.pre_2000 true'],
    ],
    [
      'en-GB',
      'bathroom floor tiles 2.4 x 1.8 m, herringbone, underfloor heating, supply and fit please',
      ['bathroom room.size 2.4 x 1.8', 'supply standard?', 'pattern pattern', 'floor.heating true'],
    ],
    [
      'en-GB',
      'New extension 30 m2 on new screed, large format tiles, room is empty, we will supply tiles',
      [
        'room room.floor_area 30',
        'supply customer',
        'tile.format large',
        'old.floor none',
        'subfloor level',
        'room.emptied empty',
      ],
    ],
    [
      'de-DE',
      'Küche und Flur fliesen, Boden, zusammen ca. 22 qm, alter PVC muss raus, Fliesen haben wir schon',
      ['supply customer', 'old.floor glued'],
    ],
    [
      'de-DE',
      'Bodenfliesen im Bad verlegen, 2,5 x 2 m, alte Fliesen raus, Baujahr 1974, Fliesen sind da',
      ['bathroom room.size 2.5 x 2', 'supply customer', 'old.floor tiles', 'home.pre_2000 true'],
    ],
    ['fr-FR', 'Pose de carrelage au sol dans la cuisine, 15 m²', ['kitchen room.floor_area 15']],
  ])('%s: %s', (locale, text, facts) => {
    expect(readFacts(floorTiling, text, locale)).toEqual(expect.arrayContaining(facts));
    const { asked, sections, job } = read(slug, text, locale);
    const stated = [...sections.flat(), ...job].map((fact) => fact.split(' ')[0]);
    expect(asked.filter((key) => key !== null && stated.includes(key))).toEqual([]);
  });

  it('a bare request is asked what matters in eight, hazards and photos among it', () => {
    const keys = firstQuestions(floorTiling, 'Please tile my kitchen floor').map((one) => one.question_key);
    expect(keys.length).toBeLessThanOrEqual(8);
    expect(keys).toEqual(
      expect.arrayContaining(['q.size', 'q.supply', 'q.old', 'q.subfloor', 'q.hazards', 'q.photos']),
    );
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Kitchen floor tiles, 12 m2'],
    ['en-GB', 'Need the hallway tiled, about 8 square metres'],
    ['en-US', 'Install porcelain tile floor in entryway'],
    ['de-DE', 'Boden im Bad neu fliesen'],
    ['de-DE', 'Fliesen legen im Flur, 12 qm'],
    ['es-ES', 'Poner suelo de gres en la cocina'],
    ['es-ES', 'Cambiar las baldosas del suelo del baño'],
    ['fr-FR', 'Pose de carrelage au sol dans la cuisine, 15 m²'],
    ['fr-FR', 'Refaire le carrelage de l’entrée'],
    ['it-IT', 'Posa piastrelle sul pavimento della cucina'],
    ['it-IT', 'Pavimento in gres porcellanato, 25 mq'],
    ['nl-NL', 'Vloertegels leggen in de keuken'],
    ['nl-NL', 'Tegelvloer in de gang, 10 m2'],
    ['pt-PT', 'Assentar mosaico no chão da cozinha'],
    ['pt-BR', 'Colocar piso cerâmico na sala, 20 m2'],
    ['pl-PL', 'Ułożenie płytek na podłodze w kuchni'],
    ['pl-PL', 'Położenie gresu w przedpokoju'],
    ['sv-SE', 'Lägga klinker i hallen'],
    ['sv-SE', 'Plattor på golvet i badrummet'],
    ['da-DK', 'Lægge fliser på gulvet i bryggers'],
    ['da-DK', 'Klinker i entreen, 6 m2'],
    ['no-NO', 'Legge fliser på gulvet i gangen'],
    ['no-NO', 'Gulvfliser på vaskerommet'],
    ['fi-FI', 'Eteisen lattian laatoitus'],
    ['fi-FI', 'Laatat keittiön lattiaan 12 neliötä'],
  ])('%s: "%s" is floor tiling', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe(slug);
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Tile my bathroom walls'],
    ['en-GB', 'Need the splashback in the kitchen tiled'],
    ['de-DE', 'Küchenrückwand fliesen'],
    ['de-DE', 'Laminat verlegen im Flur'],
    ['fr-FR', 'Poser de la faïence dans la salle de bain'],
  ])('%s: "%s" is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe(slug);
  });

  it('every text is there in German', () => {
    expect(missingTexts(floorTiling, floorTilingDe)).toEqual([]);
  });
});
