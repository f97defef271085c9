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

const laminateWoodFlooring = bundled('laminate-wood-flooring');
const laminateWoodFlooringDe = textsIn(bundled('laminate-wood-flooring'), 'de');

vi.setConfig({ testTimeout: 30_000 });

const slug = 'laminate-wood-flooring';

describe('floors worked out by hand', () => {
  it('laminate in a room of 4 × 3 m', () => {
    // 12 m² + 10 % = 13.2 m²; edge 14 m − 10 % = 12.6 m
    const result = draft(slug, { 'room.size': [4, 3] }, { 'floor.type': 'laminate' });
    expect(figures(result)).toEqual([
      'setup 1 × 4000',
      'fit_click 12 × 1200',
      'laminate 13.2 × 2050',
      'underlay 12 × 400',
      'beading_fit 12.6 × 150',
      'beading 12.6 × 150',
      'doors 1 × 1500',
      'thresholds 1 × 1200',
    ]);
    // 40 + 144 + 270.60 + 48 + 18.90 + 18.90 + 15 + 12
    expect(total(result)).toBe(56_740);
  });

  it('a customer’s oak parquet in herringbone, old carpet up, new skirting boards', () => {
    const result = draft(
      slug,
      { 'room.size': [5, 4] },
      { 'floor.type': 'engineered', pattern: 'herringbone', supply: 'customer', 'old.floor': 'carpet', edges: 'new' },
    );
    // 20 m² × 1.6 = 32; edge 18 − 10 % = 16.2 m; skirting 16.2 + 10 % = 17.82 m
    expect(figures(result)).toEqual([
      'setup 1 × 4000',
      'lift_carpet 20 × 250',
      'fit_engineered 32 × 2100',
      'skirting_fit 16.2 × 650',
      'skirting 17.82 × 500',
      'doors 1 × 1500',
      'disposal 1 × 6000',
    ]);
    // 40 + 50 + 672 + 105.30 + 89.10 + 15 + 60
    expect(total(result)).toBe(103_140);
  });

  it('sheet vinyl on old boards, which get plywood first', () => {
    const result = draft(
      slug,
      { 'room.size': [3, 2] },
      { 'floor.type': 'sheet_vinyl', subfloor: 'boards', edges: 'none' },
    );
    // plywood 6 + 10 %; vinyl 6 + 15 %
    expect(figures(result)).toEqual([
      'setup 1 × 4000',
      'ply_work 6 × 600',
      'ply 6.6 × 750',
      'fit_sheet 6 × 850',
      'sheet_vinyl 6.9 × 1400',
      'adhesive 6 × 350',
      'doors 1 × 1500',
      'thresholds 1 × 1200',
    ]);
  });

  it('stairs go by the step', () => {
    const result = draft(slug, { 'room.kind': 'stairs', 'stairs.steps': 12 }, {});
    expect(figures(result)).toEqual(['setup 1 × 4000', 'steps_fit 12 × 3500', 'steps_material 12 × 3000']);
  });

  it('a glued floor of before 2000 is tested before it comes up', () => {
    const result = draft(slug, { 'room.size': [4, 3] }, { 'old.floor': 'glued', 'home.pre_2000': true });
    expect(figures(result)).toContain('asbestos_test 1 × 6000');
    expect(result.assumptions.join(' ')).toMatch(/If asbestos is found, the price is agreed again/);
  });

  it('a provider’s price for the square metre is for the laying', () => {
    const result = draft(slug, { 'room.size': [4, 3] }, {}, { rules: [rule({ rateMinor: 1800 })] });
    expect(figures(result)).toContain('fit_click 12 × 1800');
  });

  it('offers a quieter underlay, and to take up the old carpet', () => {
    expect(extrasOf(draft(slug, { 'room.size': [4, 3] }))).toEqual([
      'acoustic: acoustic 12 × 350',
      'uplift: haul_away 1 × 6000',
      'uplift: lift_extra 12 × 250',
    ]);
  });
});

describe('published prices', () => {
  it.each([
    ['floo-01 laminate over 20 m²', { 'room.floor_area': 20 }, { 'floor.type': 'laminate' }, 'GBP', 800, 960, 1120],
    ['floo-03 laminate over 12 m²', { 'room.floor_area': 12 }, { 'floor.type': 'laminate' }, 'GBP', 360, 540, 720],
    [
      'floo-05 vinyl planks over 400 sq ft',
      { 'room.floor_area': 37.161 },
      { 'floor.type': 'vinyl_plank' },
      'USD',
      0,
      3400,
      9999,
    ],
    [
      'the same, old carpet up',
      { 'room.floor_area': 37.161 },
      { 'floor.type': 'vinyl_plank', 'old.floor': 'carpet' },
      'USD',
      0,
      3400,
      9999,
    ],
  ] as const)('%s', (_, section, job, currency, low, typical, high) => {
    const price = total(draft(slug, section, job, { currency })) / 100;
    expect(Math.abs(price / typical - 1)).toBeLessThanOrEqual(0.15);
    expect(price).toBeGreaterThanOrEqual(low);
    expect(price).toBeLessThanOrEqual(high);
  });
});

describe('requests for a floor as people write them', () => {
  it.each<[Locale, string, string[]]>([
    [
      'en-GB',
      'Lay laminate in the living room, 5m x 4m. Old carpet needs to come up. We have the laminate already',
      ['living_room room.size 5 x 4', 'floor.type laminate', 'supply customer', 'old.floor carpet'],
    ],
    [
      'en-GB',
      'supply and fit LVT in kitchen 12 sqm and hallway 6 sqm, concrete floor but uneven, 3 doors',
      [
        'kitchen room.floor_area 12',
        'hallway room.floor_area 6',
        'floor.type vinyl_plank',
        'supply standard?',
        'old.floor none',
        'subfloor uneven',
        'doors 3',
      ],
    ],
    [
      'en-GB',
      'Herringbone engineered oak floor for lounge, underfloor heating, new skirting boards, house built 2015',
      ['floor.type engineered', 'pattern herringbone', 'edges new', 'home.pre_2000 false', 'floor.heating true'],
    ],
    [
      'de-DE',
      'Laminat verlegen im Wohnzimmer, ca. 25 qm, alter Teppich muss raus, neue Sockelleisten',
      ['living_room room.floor_area 25', 'floor.type laminate', 'old.floor carpet', 'edges new'],
    ],
    [
      'de-DE',
      'Fertigparkett im Schlafzimmer (4 x 3,5 m) auf Estrich, Material ist da, Raum ist leer',
      ['bedroom room.size 4 x 3.5', 'floor.type engineered', 'supply customer', 'old.floor none', 'room.emptied empty'],
    ],
    ['de-DE', 'Treppe mit 14 Stufen mit Vinyl belegen', ['stairs stairs.steps 14', 'floor.type vinyl_plank']],
    [
      'fr-FR',
      'Pose de parquet flottant dans le salon, 20 m², pose seule',
      ['living_room room.floor_area 20', 'floor.type engineered', 'supply customer'],
    ],
  ])('%s: %s', (locale, text, facts) => {
    expect(readFacts(laminateWoodFlooring, text, locale)).toEqual(facts);
    const { asked, sections, job } = read(slug, text, locale);
    const stated = [...sections.flat(), ...job].map((fact) => fact.split(' ')[0]);
    expect(asked.filter((key) => key !== null && stated.includes(key))).toEqual([]);
  });

  it('a bare request is asked what matters in eight, hazards and photos among it', () => {
    const keys = firstQuestions(laminateWoodFlooring, 'I need a new floor in my bedroom').map(
      (one) => one.question_key,
    );
    expect(keys.length).toBeLessThanOrEqual(8);
    expect(keys).toEqual(
      expect.arrayContaining(['q.size', 'q.type', 'q.supply', 'q.old', 'q.subfloor', 'q.hazards', 'q.photos']),
    );
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Luxury vinyl tiles for a 12 m2 kitchen, supply and fit.'],
    ['en-GB', 'Can you fit laminate flooring in two bedrooms'],
    ['en-GB', 'need new vinyl in the bathroom, old lino is torn'],
    ['en-US', 'Replace carpet with luxury vinyl plank in a 400 sq ft family room'],
    ['de-DE', 'Laminat verlegen im Wohnzimmer, ca. 25 qm'],
    ['de-DE', 'Neuer Bodenbelag in Küche und Flur'],
    ['es-ES', 'Instalar tarima flotante en el salón, 30 m2'],
    ['es-ES', 'Poner suelo vinílico en dos habitaciones'],
    ['fr-FR', 'Poser un sol stratifié dans deux chambres'],
    ['fr-FR', 'Changer le lino de la cuisine'],
    ['it-IT', 'Posa di parquet prefinito 40 mq'],
    ['it-IT', 'Pavimento in laminato per la camera'],
    ['nl-NL', 'Laminaat leggen in de woonkamer'],
    ['nl-NL', 'PVC vloer laten leggen, 50 m2'],
    ['pt-PT', 'Colocar chão flutuante na sala'],
    ['pt-BR', 'Instalação de piso laminado no quarto'],
    ['pl-PL', 'Układanie paneli podłogowych 25 m2'],
    ['pl-PL', 'Położyć podłogę winylową w salonie'],
    ['sv-SE', 'Lägga parkettgolv i två rum'],
    ['da-DK', 'Lægge nyt trægulv i stuen'],
    ['no-NO', 'Legge laminat på soverommet'],
    ['no-NO', 'Nytt gulv i stua'],
    ['fi-FI', 'Laminaatin asennus 40 neliötä'],
    ['fi-FI', 'Vinyylilattian asennus eteiseen'],
  ])('%s: "%s" is a new floor', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe(slug);
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Sand and varnish the wooden floor'],
    ['en-GB', 'Tile the kitchen floor'],
    ['de-DE', 'Boden im Bad fliesen'],
  ])('%s: "%s" is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe(slug);
  });

  it('every text is there in German', () => {
    expect(missingTexts(laminateWoodFlooring, laminateWoodFlooringDe)).toEqual([]);
  });
});
