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

const carpetFitting = bundled('carpet-fitting');
const carpetFittingDe = textsIn(bundled('carpet-fitting'), 'de');

vi.setConfig({ testTimeout: 30_000 });

const slug = 'carpet-fitting';

describe('carpets worked out by hand', () => {
  it('a bedroom of 4 × 3 m with a mid-range carpet and underlay', () => {
    // carpet 12 + 10 % = 13.2 m²; gripper along 14 m
    const result = draft(slug, { 'room.size': [4, 3] });
    expect(figures(result)).toEqual([
      'setup 1 × 2500',
      'fit 12 × 500',
      'carpet_standard 13.2 × 1700',
      'underlay 12 × 450',
      'gripper 14 × 80',
      'bars 1 × 800',
    ]);
    // 25 + 60 + 224.40 + 54 + 11.20 + 8
    expect(total(result)).toBe(38_260);
  });

  it('stairs of 13 steps, wool, the old carpet up', () => {
    // 13 × 0.5 = 6.5 m², + 10 % = 7.15 m²
    const result = draft(
      slug,
      { 'room.kind': 'stairs', 'stairs.steps': 13 },
      { supply: 'premium', 'old.floor': 'carpet' },
    );
    expect(figures(result)).toEqual([
      'fit_steps 13 × 1200',
      'carpet_premium 7.15 × 3500',
      'underlay 6.5 × 450',
      'disposal 1 × 4000',
    ]);
    // 156 + 250.25 + 29.25 + 40
    expect(total(result)).toBe(47_550);
  });

  it('a customer’s carpet in a furnished room, old laminate up, uneven floor', () => {
    const result = draft(
      slug,
      { 'room.size': [5, 4] },
      {
        supply: 'customer',
        underlay: 'keep',
        'old.floor': 'hard',
        subfloor: 'uneven',
        'room.emptied': 'full',
        'home.pre_2000': true,
        'trim.doors': true,
      },
    );
    expect(figures(result)).toEqual([
      'setup 1 × 2500',
      'furniture 1 × 2500',
      'uplift_hard 20 × 500',
      'level_work 20 × 450',
      'level_material 20 × 600',
      'fit 20 × 500',
      'gripper 18 × 80',
      'bars 1 × 800',
      'trim_doors 1 × 1500',
      'asbestos_test 1 × 6000',
      'disposal 1 × 4000',
    ]);
    // 25 + 25 + 100 + 90 + 120 + 100 + 14.40 + 8 + 15 + 60 + 40
    expect(total(result)).toBe(59_740);
    expect(result.assumptions.join(' ')).toMatch(/If asbestos is found, the price is agreed again/);
  });

  it('a provider’s price for the square metre is for the fitting', () => {
    const result = draft(slug, { 'room.size': [4, 3] }, {}, { rules: [rule({ rateMinor: 700 })] });
    expect(figures(result)).toContain('fit 12 × 700');
  });

  it('offers a thicker underlay, and to take up the old carpet', () => {
    expect(extrasOf(draft(slug, { 'room.size': [4, 3] }))).toEqual([
      'better_underlay: better_underlay 12 × 350',
      'uplift: uplift_extra 12 × 200',
      'uplift: disposal_extra 1 × 4000',
    ]);
  });
});

describe('usual prices', () => {
  it.each([
    ['a room of 16 m² in Britain, £20 to £50 a square metre', { 'room.floor_area': 16 }, {}, 'GBP', 320, 800],
    ['fitting alone, 20 m²', { 'room.floor_area': 20 }, { supply: 'customer', underlay: 'keep' }, 'GBP', 80, 200],
    ['400 sq ft in America, $3 to $8 a square foot', { 'room.floor_area': 37.16 }, {}, 'USD', 1200, 3200],
  ] as const)('%s', (_, section, job, currency, low, high) => {
    const price = total(draft(slug, section, job, { currency })) / 100;
    expect(price).toBeGreaterThanOrEqual(low);
    expect(price).toBeLessThanOrEqual(high);
  });
});

describe('requests for a carpet as people write them', () => {
  it.each<[Locale, string, string[]]>([
    ['en-GB', 'New carpet and underlay for one bedroom, 12 square metres', ['underlay new']],
    ['en-GB', 'We have already bought the carpet and underlay for a 12 m2 bedroom', ['underlay keep']],
    [
      'en-GB',
      'Carpet fitted in bedroom 4m x 3.5m, old carpet needs to come up, we already have the carpet and underlay',
      ['bedroom room.size 4 x 3.5', 'supply customer', 'underlay keep', 'old.floor carpet'],
    ],
    [
      'en-GB',
      'Stairs and landing to be carpeted, 13 steps, supply and fit, wool please, house built 1965',
      ['stairs stairs.steps 13', 'home.pre_2000 true'],
    ],
    [
      'en-GB',
      'new carpet in two bedrooms, 3x3m and 4x3m, bare floorboards, rooms are empty, new underlay too',
      ['bedroom-1 room.size 3 x 3', 'bedroom-2 room.size 4 x 3', 'underlay new', 'room.emptied empty'],
    ],
    [
      'de-DE',
      'Teppichboden im Schlafzimmer verlegen, 16 qm, alter Teppich muss raus, Teppich ist schon gekauft',
      ['bedroom room.floor_area 16', 'supply customer', 'old.floor carpet'],
    ],
    [
      'de-DE',
      'Treppe mit 14 Stufen mit Teppich belegen, Altbau, dritter Stock ohne Aufzug',
      ['stairs stairs.steps 14', 'access upper', 'home.pre_2000 true'],
    ],
    ['nl-NL', 'Tapijt leggen in de slaapkamer, 15 m2, al gekocht', ['bedroom room.floor_area 15', 'supply customer']],
  ])('%s: %s', (locale, text, facts) => {
    expect(readFacts(carpetFitting, text, locale)).toEqual(expect.arrayContaining(facts));
    const { asked, sections, job } = read(slug, text, locale);
    const stated = [...sections.flat(), ...job].map((fact) => fact.split(' ')[0]);
    expect(asked.filter((key) => key !== null && stated.includes(key))).toEqual([]);
  });

  it('a bare request is asked what matters in eight, hazards and photos among it', () => {
    const keys = firstQuestions(carpetFitting, 'I need a new carpet in my bedroom').map((one) => one.question_key);
    expect(keys.length).toBeLessThanOrEqual(8);
    expect(keys).toEqual(
      expect.arrayContaining(['q.size', 'q.supply', 'q.underlay', 'q.old', 'q.hazards', 'q.photos']),
    );
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Need carpet fitting in lounge and hall'],
    ['en-GB', 'stair carpet replaced, 13 steps'],
    ['en-US', 'Install carpet in two bedrooms'],
    ['de-DE', 'Teppich verlegen im Kinderzimmer, 14 qm'],
    ['de-DE', 'Treppe mit Teppich belegen'],
    ['es-ES', 'Poner moqueta en el dormitorio'],
    ['es-ES', 'Cambiar la moqueta de la oficina, 60 m2'],
    ['fr-FR', 'Pose de moquette dans deux chambres'],
    ['fr-FR', 'Changer la moquette de l’escalier'],
    ['it-IT', 'Posa moquette in camera, 15 mq'],
    ['it-IT', 'Moquette per le scale'],
    ['nl-NL', 'Trap laten bekleden met tapijt'],
    ['nl-NL', 'Vloerbedekking leggen op zolder'],
    ['pt-PT', 'Colocar alcatifa no quarto'],
    ['pt-BR', 'Instalar carpete no escritório 40 m2'],
    ['pl-PL', 'Położenie wykładziny w sypialni'],
    ['pl-PL', 'Wykładzina dywanowa na schody'],
    ['sv-SE', 'Lägga heltäckningsmatta i sovrummet'],
    ['sv-SE', 'Trappmatta till 14 trappsteg'],
    ['da-DK', 'Lægge gulvtæppe på trappen'],
    ['da-DK', 'Nyt gulvtæppe i soveværelset'],
    ['no-NO', 'Legge gulvteppe på soverommet'],
    ['no-NO', 'Teppe i trappen, 14 trinn'],
    ['fi-FI', 'Kokolattiamaton asennus makuuhuoneeseen'],
    ['fi-FI', 'Matto portaisiin'],
  ])('%s: "%s" is carpet fitting', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe(slug);
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Carpets cleaned in a 2 bed flat'],
    ['en-US', 'Replace carpet with luxury vinyl plank in a 400 sq ft family room'],
    ['de-DE', 'Laminat verlegen, alter Teppich muss raus'],
    ['de-DE', 'Teppich reinigen lassen'],
    ['en-GB', 'Sand the floorboards under the old carpet'],
  ])('%s: "%s" is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe(slug);
  });

  it('every text is there in German', () => {
    expect(missingTexts(carpetFitting, carpetFittingDe)).toEqual([]);
  });
});
