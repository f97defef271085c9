import { describe, expect, it, vi } from 'vitest';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { textsIn } from '#domain/playbooks/texts-of.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import { draft, extrasOf, figures, firstQuestions, missingTexts, read, rule, total } from '#tests/support/estimates.ts';

const flatPackAssembly = bundled('flat-pack-assembly');
const flatPackAssemblyDe = textsIn(bundled('flat-pack-assembly'), 'de');

// Many drafts a test; a busy machine takes longer than the usual five seconds.
vi.setConfig({ testTimeout: 30_000 });

describe('furniture worked out by hand', () => {
  it('two beds, a wide wardrobe and a chest of drawers, fixed to a plasterboard wall', () => {
    const job = { furniture: { bed: 2, large_wardrobe: 1, chest: 1 }, anchor: 'fix', 'wall.kind': 'plasterboard' };
    const result = draft('flat-pack-assembly', {}, job);
    // two tall pieces × 1.3 for plasterboard
    expect(figures(result)).toEqual([
      'piece 3 × 4000',
      'wall_wide 1 × 11000',
      'anchoring 2.6 × 800',
      'anchors 2 × 400',
      'call_out 1 × 1500',
    ]);
    // 120 + 110 + 20.80 + 8 + 15
    expect(total(result)).toBe(27_380);
    expect(extrasOf(result)).toEqual(['packaging: packaging_extra 1 × 2000', 'old: old_extra 1 × 3500']);
  });

  it('a second-hand wardrobe carried upstairs, the old one away with the packaging', () => {
    const result = draft(
      'flat-pack-assembly',
      {},
      {
        furniture: { wardrobe: 1, small: 2 },
        brand: 'used',
        anchor: 'none',
        boxes: 'stairs',
        'old.away': true,
        'take.packaging': true,
      },
    );
    // pieces: the wardrobe, and two small ones as one; carried upstairs counts twice
    expect(figures(result)).toEqual([
      'small 2 × 2200',
      'large 1 × 8000',
      'puzzle 2 × 1500',
      'carry 4 × 600',
      'call_out 1 × 1500',
      'old_apart 1 × 2000',
      'old_away 1 × 3500',
      'packaging 1 × 2000',
    ]);
    // 44 + 80 + 30 + 24 + 15 + 20 + 35 + 20
    expect(total(result)).toBe(26_800);
    expect(result.assumptions.join(' ')).toMatch(/can tip over/);
  });

  it('by the hour, without pieces', () => {
    expect(figures(draft('flat-pack-assembly', {}, { 'session.hours': 2 }))).toEqual([
      'session 2 × 3500',
      'call_out 1 × 1500',
    ]);
  });

  it('takes the provider’s hourly rate by its pace, and a price for the piece for ordinary ones', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 4000 });
    const job = { furniture: { bed: 2 }, anchor: 'none' };
    // 2 ÷ 0.8 an hour
    expect(figures(draft('flat-pack-assembly', {}, job, { rules: [hourly] }))).toContain('piece 2.5 × 4000');
    const each = rule({ unit: 'per_unit', strategy: 'per_unit', rateMinor: 5000 });
    expect(figures(draft('flat-pack-assembly', {}, job, { rules: [each] }))).toContain('piece 2 × 5000');
  });

  it('published prices: hand-04, an hour at 30 with a minimum of 60', () => {
    const result = draft('flat-pack-assembly', {}, { 'session.hours': 1, 'rate.hour': 30, 'rate.minimum': 60 });
    expect(total(result)).toBe(6000);
    // three hours are above the minimum
    expect(total(draft('flat-pack-assembly', {}, { 'session.hours': 3, 'rate.hour': 30, 'rate.minimum': 60 }))).toBe(
      9000,
    );
  });
});

const nursery =
  'Hej, vi har fået leveret møbler til børneværelset: to senge, et skab med skydelåger og en kommode. Ingen af os er gode til det. Kan I også hænge skabet fast på væggen?';

describe('requests for assembly as people write them', () => {
  it.each<[Locale, string, string[]]>([
    ['en-GB', 'Assemble an IKEA PAX double wardrobe.', ['furniture large_wardrobe 1', 'brand ikea']],
    ['da-DK', nursery, ['furniture large_wardrobe 1, bed 2, chest 1', 'anchor fix']],
    [
      'en-GB',
      'Assemble 2 IKEA wardrobes and a chest of drawers, fix to the wall, plasterboard walls. Boxes are in the room.',
      ['furniture wardrobe 2, chest 1', 'brand ikea', 'anchor fix', 'wall.kind plasterboard', 'boxes room'],
    ],
    [
      'en-GB',
      'I need a PAX wardrobe put together and the packaging taken away',
      ['furniture large_wardrobe 1', 'brand ikea', 'take.packaging true'],
    ],
    [
      'en-US',
      'Need 2 bunk beds and 1 desk assembled, from Wayfair',
      ['furniture storage_bed 2, desk 1', 'brand other'],
    ],
    ['en-GB', 'Flat pack: one double bed and four chairs', ['furniture bed 1, small 4']],
    [
      'de-DE',
      'Zwei Kleiderschränke und ein Bett von IKEA aufbauen, Betonwand, Kartons stehen im Keller',
      ['furniture wardrobe 2, bed 1', 'brand ikea', 'wall.kind concrete', 'boxes downstairs'],
    ],
    ['de-DE', 'Möbelmontage: 3 Kommoden, bitte Verpackung mitnehmen', ['furniture chest 3', 'take.packaging true']],
    ['fr-FR', 'Montage de deux lits et une armoire IKEA', ['furniture bed 2, wardrobe 1', 'brand ikea']],
    ['pl-PL', 'Skręcenie mebli z Ikei: 2 komody', ['furniture chest 2', 'brand ikea']],
  ])('%s: %s', (locale, text, facts) => {
    const found = read('flat-pack-assembly', text, locale);
    const sorted = (fact: string): string =>
      fact.startsWith('furniture') ? `furniture ${fact.slice(10).split(', ').toSorted().join(', ')}` : fact;
    expect(found.job.map(sorted)).toEqual(facts.map(sorted));
    const stated = facts.map((fact) => fact.split(' ')[0]);
    expect(found.asked.filter((key) => key !== null && stated.includes(key))).toEqual([]);
    expect(found.asked.length).toBeLessThanOrEqual(8);
  });

  it('asks brand and model, wall, boxes, floor and lift, old furniture, packaging, ceiling height and when', () => {
    const questions = firstQuestions(flatPackAssembly, nursery, 'da-DK');
    const words = JSON.stringify(questions).toLowerCase();
    for (const topic of [
      'brand',
      'model',
      'kind of wall',
      'boxes',
      'floor',
      'lift',
      'old furniture',
      'packaging',
      'ceiling height',
      'when',
    ])
      expect(words).toContain(topic);
    expect(questions.map((one) => one.question_key)).not.toContain('q.furniture');
    expect(questions.map((one) => one.question_key)).not.toContain('q.anchor');
  });

  it('always asks whether tall pieces are fixed, unless it is said', () => {
    const keys = firstQuestions(flatPackAssembly, 'Flat pack chest of drawers').map((one) => one.question_key);
    expect(keys).toEqual(expect.arrayContaining(['q.anchor', 'q.wall']));
    expect(keys.length).toBeLessThanOrEqual(8);
  });
});

describe('what kind of job a request is', () => {
  it.each<[Locale, string]>([
    ['en-GB', 'Someone to build some IKEA furniture'],
    ['en-GB', 'Need a flatpack wardrobe assembling'],
    ['en-US', 'Can you put together a crib and a dresser?'],
    ['de-DE', 'Kleiderschrank aufbauen, wir schaffen es nicht allein'],
    ['de-AT', 'IKEA Möbel zusammenbauen'],
    ['es-ES', 'Montar un armario y dos camas de IKEA'],
    ['es-MX', 'Necesito que me armen un mueble, armar un ropero'],
    ['fr-FR', 'Monter une armoire et un lit'],
    ['fr-FR', 'Montage de meubles en kit'],
    ['it-IT', 'Montaggio mobili Ikea, un armadio'],
    ['it-IT', 'Montare un letto e una cassettiera'],
    ['nl-NL', 'IKEA kast in elkaar zetten'],
    ['nl-NL', 'Meubels monteren in de slaapkamer'],
    ['pt-PT', 'Montagem de roupeiro e cama'],
    ['pt-BR', 'Montador de móveis para guarda-roupa'],
    ['pl-PL', 'Skręcenie mebli z Ikei'],
    ['pl-PL', 'Złożyć szafę i łóżko'],
    ['sv-SE', 'Montera en garderob och en säng'],
    ['sv-SE', 'Hjälp att sätta ihop IKEA-möbler'],
    ['da-DK', 'Samle et IKEA-skab'],
    ['da-DK', nursery],
    ['no-NO', 'Montering av garderobeskap og seng'],
    ['no-NO', 'Skru sammen IKEA-møbler'],
    ['fi-FI', 'Ikea-kaapin kokoaminen'],
    ['fi-FI', 'Huonekalujen kasaus, sänky ja lipasto'],
  ])('%s: %s', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe('flat-pack-assembly');
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Handyman to put up some shelves'],
    ['en-GB', 'Moving house, wardrobes to dismantle'],
    ['de-DE', 'Umzug mit Abbau der Schränke'],
  ])('%s: %s is another', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe('flat-pack-assembly');
  });
});

it('has every text in German', () => {
  expect(missingTexts(flatPackAssembly, flatPackAssemblyDe)).toEqual([]);
});
