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

const floorSanding = bundled('floor-sanding');
const floorSandingDe = textsIn(bundled('floor-sanding'), 'de');

vi.setConfig({ testTimeout: 30_000 });

const slug = 'floor-sanding';

describe('sanding worked out by hand', () => {
  it('boards of 5 × 4 m, sanded and varnished', () => {
    const result = draft(slug, { 'room.size': [5, 4] });
    expect(figures(result)).toEqual(['sand 20 × 1500', 'coats 20 × 600', 'lacquer 20 × 400', 'machines 1 × 6000']);
    // 300 + 120 + 80 + 60
    expect(total(result)).toBe(56_000);
  });

  it('painted parquet under a carpet, gaps filled, stained and oiled', () => {
    const result = draft(
      slug,
      { 'room.floor_area': 30 },
      {
        wood: 'parquet',
        condition: 'heavy',
        repairs: 'gaps',
        finish: 'oil',
        colour: 'stain',
        'old.floor': 'carpet',
        'home.pre_1980': true,
        'home.occupied': true,
        'people.sensitive': true,
      },
    );
    expect(figures(result)).toEqual([
      'lift_carpet 30 × 300',
      'gaps 30 × 600',
      'sand 30 × 1500',
      'heavy_extra 30 × 700',
      'parquet_extra 30 × 350',
      'stain 30 × 500',
      'coats 30 × 600',
      'oil 30 × 550',
      'low_odour 30 × 200',
      'machines 1 × 6000',
      'dust_sealing 1 × 4500',
      'lead_test 1 × 3500',
      'disposal 1 × 6000',
    ]);
    // 90 + 180 + 450 + 210 + 105 + 150 + 180 + 165 + 60 + 60 + 45 + 35 + 60
    expect(total(result)).toBe(179_000);
    expect(result.assumptions.join(' ')).toMatch(/contains lead/);
  });

  it('stairs go by the step', () => {
    const result = draft(slug, { 'room.kind': 'stairs', 'stairs.steps': 13 });
    expect(figures(result)).toEqual(['steps 13 × 2500', 'step_finish 13 × 400', 'machines 1 × 6000']);
  });

  it('a small floor costs the minimum at least', () => {
    expect(total(draft(slug, { 'room.size': [2, 2] }))).toBe(25_000);
  });

  it('a provider’s price for the square metre is for the sanding', () => {
    const result = draft(slug, { 'room.size': [5, 4] }, {}, { rules: [rule({ rateMinor: 1800 })] });
    expect(figures(result)).toContain('sand 20 × 1800');
  });

  it('offers one more coat and fresh skirting boards', () => {
    // 18 m − 10 % = 16.2 m
    expect(extrasOf(draft(slug, { 'room.size': [5, 4] }))).toEqual([
      'extra_coat: extra_coat 20 × 350',
      'skirting: skirting_paint 16.2 × 400',
    ]);
  });
});

describe('usual prices', () => {
  it.each([
    ['25 m² in Britain, £20 to £35 a square metre', 25, 'GBP', 500, 875],
    ['50 m² in Britain', 50, 'GBP', 1000, 1750],
    ['400 sq ft in America, $3 to $8 a square foot', 37.16, 'USD', 1200, 3200],
    ['30 m² in the euro area, 25 to 45 € a square metre', 30, 'EUR', 750, 1350],
  ] as const)('%s', (_, area, currency, low, high) => {
    const price = total(draft(slug, { 'room.floor_area': area }, {}, { currency })) / 100;
    expect(price).toBeGreaterThanOrEqual(low);
    expect(price).toBeLessThanOrEqual(high);
  });
});

describe('requests for sanding as people write them', () => {
  it.each<[Locale, string, string[]]>([
    [
      'en-GB',
      'Sand and varnish original floorboards in living room 5m x 4m, Victorian house, gaps between boards, carpet is up already and room is empty',
      [
        'living_room room.size 5 x 4',
        'wood boards',
        'repairs gaps',
        'finish lacquer',
        'old.floor none',
        'room.emptied empty',
        'home.pre_1980 true',
      ],
    ],
    [
      'en-GB',
      'parquet floor 30 sqm needs sanding and oiling, deep scratches and water stains, we have a baby',
      ['room room.floor_area 30', 'wood parquet', 'condition heavy', 'finish oil', 'people.sensitive true'],
    ],
    [
      'en-GB',
      'refinish hardwood stairs, 14 steps, painted at the moment, stain dark',
      ['stairs stairs.steps 14', 'condition heavy', 'colour stain'],
    ],
    [
      'de-DE',
      'Parkett abschleifen und versiegeln, Wohnzimmer 28 qm, leichte Kratzer, Raum ist leer',
      ['living_room room.floor_area 28', 'wood parquet', 'condition worn', 'finish lacquer', 'room.emptied empty'],
    ],
    [
      'de-DE',
      'Alte Dielen unter Teppich, mit Ochsenblut gestrichen, Altbau, zwei Zimmer je 20 qm, schleifen und ölen, dritter Stock ohne Aufzug',
      ['wood boards', 'condition heavy', 'finish oil', 'old.floor carpet', 'access upper', 'home.pre_1980 true'],
    ],
    [
      'pl-PL',
      'Cyklinowanie parkietu 30 m2 i lakierowanie',
      ['room room.floor_area 30', 'wood parquet', 'finish lacquer'],
    ],
  ])('%s: %s', (locale, text, facts) => {
    expect(readFacts(floorSanding, text, locale)).toEqual(expect.arrayContaining(facts));
    const { asked, sections, job } = read(slug, text, locale);
    const stated = [...sections.flat(), ...job].map((fact) => fact.split(' ')[0]);
    expect(asked.filter((key) => key !== null && stated.includes(key))).toEqual([]);
  });

  it('a bare request is asked what matters in eight, hazards and photos among it', () => {
    const keys = firstQuestions(floorSanding, 'I want my floor sanded').map((one) => one.question_key);
    expect(keys.length).toBeLessThanOrEqual(8);
    expect(keys).toEqual(
      expect.arrayContaining(['q.size', 'q.condition', 'q.repairs', 'q.finish', 'q.hazards', 'q.photos']),
    );
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Sand and varnish the wooden floor'],
    ['en-US', 'Refinish hardwood floors 500 sq ft'],
    ['en-GB', 'our old floorboards need sanding down and oiling'],
    ['de-DE', 'Parkett abschleifen und versiegeln'],
    ['de-DE', 'Dielenboden schleifen und ölen'],
    ['de-DE', 'Kratzer im Parkett, soll wieder schön werden'],
    ['es-ES', 'Acuchillar y barnizar el parquet del salón'],
    ['es-ES', 'Lijar suelo de madera'],
    ['fr-FR', 'Poncer et vitrifier un parquet de 25 m²'],
    ['fr-FR', 'Rénovation de parquet ancien'],
    ['it-IT', 'Levigatura e verniciatura parquet'],
    ['it-IT', 'Lamatura parquet 40 mq'],
    ['nl-NL', 'Houten vloer schuren en lakken'],
    ['nl-NL', 'Parket opschuren en oliën'],
    ['pt-PT', 'Afagar e envernizar o soalho da sala'],
    ['pt-BR', 'Raspagem de tacos e sinteco'],
    ['pl-PL', 'Cyklinowanie parkietu 30 m2'],
    ['pl-PL', 'Renowacja podłogi drewnianej, szlifowanie i olejowanie'],
    ['sv-SE', 'Slipa och lacka parkettgolv'],
    ['sv-SE', 'Golvslipning i lägenhet 50 kvm'],
    ['da-DK', 'Gulvafslibning og lakering'],
    ['da-DK', 'Slibe trægulv i stuen'],
    ['no-NO', 'Slipe og lakke parkett i stua'],
    ['no-NO', 'Gulvsliping 40 kvm'],
    ['fi-FI', 'Parketin hionta ja lakkaus'],
    ['fi-FI', 'Lattian hiominen olohuoneessa'],
  ])('%s: "%s" is floor sanding', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe(slug);
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Lay a new oak floor'],
    ['en-GB', 'Clean and polish the tiled floor'],
    ['de-DE', 'Parkett verlegen 40 qm'],
    ['fr-FR', 'Pose de parquet flottant'],
    ['sv-SE', 'Lägga parkettgolv i två rum'],
  ])('%s: "%s" is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe(slug);
  });

  it('every text is there in German', () => {
    expect(missingTexts(floorSanding, floorSandingDe)).toEqual([]);
  });
});
