import { describe, expect, it } from 'vitest';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import { draft, extrasOf, figures, firstQuestions, read, rule, total } from '#tests/support/estimates.ts';

const decking = bundled('decking');

const slug = 'decking';

describe('decks worked out by hand', () => {
  it('prices 20 m² of composite within the published range (land-07: £2,000 to £3,000, typical 2,500)', () => {
    const result = draft(slug, { 'deck.area': 20 }, { boards: 'composite' });
    // 10 % more boards; a footing for each 2.5 m²; three sides of a square of 20 m² are 13.416 m.
    expect(figures(result)).toEqual([
      'level 20 × 300',
      'lay_composite 20 × 4200',
      'frame 20 × 1800',
      'boards_composite 22 × 4400',
      'footings 8 × 800',
      'fixings 20 × 400',
      'edging 13.416 × 800',
      'delivery 1 × 5000',
    ]);
    // 60 + 840 + 360 + 968 + 64 + 80 + 107.33 + 50
    expect(total(result)).toBe(252_933);
  });

  it('replaces an old raised deck of 4 × 3 m, with steps and a wooden railing', () => {
    const job = { boards: 'softwood', base: 'old_deck', height: 'raised', railing: 'timber', features: { step: 3 } };
    const result = draft(slug, { 'deck.size': [4, 3] }, job);
    // 12 m²; labour × 1.5 and frame × 1.8 for the height, footings 5 × 2.5; edge 4 + 2 × 3 = 10 m.
    expect(figures(result)).toEqual([
      'take_up 12 × 900',
      'lay_softwood 18 × 4200',
      'railing_fit 10 × 2500',
      'frame 21.6 × 1800',
      'boards_softwood 13.2 × 2000',
      'footings 12.5 × 800',
      'fixings 12 × 400',
      'edging 10 × 800',
      'railing_timber 10 × 3500',
      'steps 3 × 6000',
      'step_parts 3 × 4000',
      'delivery 1 × 5000',
      'waste 1 × 13000',
    ]);
    // 108 + 756 + 250 + 388.80 + 264 + 100 + 48 + 80 + 350 + 180 + 120 + 50 + 130
    expect(total(result)).toBe(282_480);
  });

  it('lays new boards on a frame that stays, and a frame of its own on soil', () => {
    const again = figures(draft(slug, { 'deck.area': 10 }, { boards: 'larch', base: 'frame_stays' })).join();
    expect(again).toContain('lay_larch 6 × 4000');
    expect(again).not.toContain('frame 10');
    expect(again).not.toContain('footings');
  });

  it('takes a price by the day, and boards that the customer has', () => {
    expect(figures(draft(slug, {}, { 'session.hours': 16 }))).toContain('session 16 × 2800');
    const own = figures(draft(slug, { 'deck.area': 12 }, { supply: 'own' })).join();
    expect(own).not.toContain('boards_');
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 3000 });
    // 12 m² ÷ 0.75 an hour
    expect(figures(draft(slug, { 'deck.area': 12 }, {}, { rules: [hourly] }))).toContain('lay_softwood 16 × 3000');
  });

  it('costs what guides say for softwood and hardwood, in pounds and dollars', () => {
    const each = (boards: string, area: number, currency: 'GBP' | 'USD') =>
      total(draft(slug, { 'deck.area': area }, { boards }, { currency })) / 100 / area;
    // £80 to £110 and £130 to £170 a square metre; $25 to $35 and $35 to $50 a square foot
    expect(each('softwood', 20, 'GBP')).toBeGreaterThan(80);
    expect(each('softwood', 20, 'GBP')).toBeLessThan(110);
    expect(each('hardwood', 20, 'GBP')).toBeGreaterThan(130);
    expect(each('hardwood', 20, 'GBP')).toBeLessThan(170);
    expect(each('softwood', 18.58, 'USD') * 0.0929).toBeGreaterThan(25);
    expect(each('softwood', 18.58, 'USD') * 0.0929).toBeLessThan(35);
    expect(each('composite', 18.58, 'USD') * 0.0929).toBeGreaterThan(35);
    expect(each('composite', 18.58, 'USD') * 0.0929).toBeLessThan(50);
  });

  it('offers oil and lights, and no oil for composite', () => {
    expect(extrasOf(draft(slug, { 'deck.area': 15 }, { boards: 'larch' }))).toEqual([
      'oil: oil 15 × 650',
      'lights: lights_extra 6 × 2800',
      'lights: lights_fit_extra 6 × 2200',
    ]);
    expect(extrasOf(draft(slug, { 'deck.area': 15 }, { boards: 'composite' })).join()).not.toContain('oil');
  });

  it('says what a high deck without railing, a balcony and drains need', () => {
    const job = { height: 'raised', railing: 'none', 'structure.high': true, 'services.buried': true };
    const said = draft(slug, { 'deck.area': 15 }, job).assumptions.join(' ');
    for (const words of ['needs a railing', 'engineer has checked', 'located before any hole'])
      expect(said).toContain(words);
  });
});

const cases: ReadonlyArray<readonly [Locale, string, readonly string[], readonly string[]]> = [
  [
    'en-GB',
    'Looking for a quote for composite decking, 5m x 4m, on the lawn at ground level, no railings',
    ['deck.size 5 x 4'],
    ['boards composite', 'base soil', 'height ground', 'railing none'],
  ],
  [
    'en-GB',
    'our old decking is rotten and wants replacing, about 18 sqm, 3 steps down to the garden, manhole underneath',
    ['deck.area 18'],
    ['base old_deck', 'features step 3', 'services.buried true'],
  ],
  [
    'en-US',
    'Build a 12x16 ft pressure treated deck, raised on posts, wood railing',
    ['deck.size 3.6576 x 4.8768'],
    ['boards softwood', 'height raised', 'railing timber'],
  ],
  [
    'en-GB',
    'Need new deck boards only, the frame is sound, 6 x 3 m, hardwood',
    ['deck.size 6 x 3'],
    ['boards hardwood', 'base frame_stays'],
  ],
  [
    'de-DE',
    'Terrasse aus Lärche, 6 x 4 m, am Hang, mit Geländer und 2 Stufen',
    ['deck.size 6 x 4'],
    ['boards larch', 'base slope', 'railing timber', 'features step 2'],
  ],
  [
    'de-DE',
    'WPC-Terrasse 25 qm auf Betonplatte, ebenerdig, kein Geländer',
    ['deck.area 25'],
    ['boards composite', 'base hard', 'height ground', 'railing none'],
  ],
];

describe('requests for a deck', () => {
  it.each(cases)('%s: %s', (locale, text, section, job) => {
    const found = read(slug, text, locale);
    expect(found.sections.map((facts) => facts.slice(1).filter((fact) => !fact.startsWith('deck.kind')))).toEqual([
      section,
    ]);
    expect(found.job).toEqual(job);
    expect(found.asked.length).toBeLessThanOrEqual(8);
    const known = [...found.sections.flat(), ...found.job].map((fact) => fact.split(' ')[0]);
    expect(found.asked.filter((key) => key !== null && known.includes(key))).toEqual([]);
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe(slug);
  });

  it('asks for size, boards, ground, height, railing and the dangers first', () => {
    const questions = firstQuestions(decking, 'I would like decking in the garden');
    const keys = questions.map((one) => one.question_key);
    for (const key of ['q.size', 'q.photos', 'q.boards', 'q.base', 'q.height', 'q.railing', 'q.hazards'])
      expect(keys).toContain(key);
    expect(keys.length).toBeLessThanOrEqual(8);
    const hazards = questions.find((one) => one.question_key === 'q.hazards');
    expect(JSON.stringify(hazards?.config)).toMatch(/structure\.high.*services\.buried.*permit\.needed/);
  });
});

describe('what kind of job a request is', () => {
  it.each<[Locale, string]>([
    ['en-GB', 'Can someone build us a deck off the back door?'],
    ['en-US', 'Deck boards are rotting, need them replaced'],
    ['de-DE', 'Wir möchten eine Holzterrasse hinterm Haus'],
    ['de-DE', 'Terrassendielen aus Bangkirai verlegen'],
    ['es-ES', 'Quiero poner tarima de exterior en la terraza'],
    ['es-MX', 'Construir un deck de madera junto a la piscina'],
    ['fr-FR', 'Pose d’une terrasse en bois composite de 30 m2'],
    ['fr-CA', 'Construire un patio en bois traité derrière la maison'],
    ['it-IT', 'Vorrei una pedana in legno in giardino'],
    ['it-IT', 'Posa decking in legno composito a bordo piscina'],
    ['nl-NL', 'Houten vlonder laten aanleggen in de tuin'],
    ['nl-NL', 'Composiet terras leggen 20 m2'],
    ['pt-PT', 'Montar um deck em compósito no jardim'],
    ['pt-BR', 'Quero fazer um deck de madeira na área da piscina'],
    ['pl-PL', 'Budowa tarasu z desek kompozytowych'],
    ['pl-PL', 'Taras drewniany za domem 25 m2'],
    ['sv-SE', 'Bygga trädäck på baksidan, ca 20 kvm'],
    ['sv-SE', 'Riva gammal altan och bygga ny'],
    ['da-DK', 'Vi vil gerne have bygget en træterrasse i haven'],
    ['da-DK', 'Ny hævet terrasse i komposit'],
    ['no-NO', 'Bygge platting i hagen, 30 kvm'],
    ['no-NO', 'Ny terrasse med rekkverk'],
    ['fi-FI', 'Terassin rakentaminen takapihalle'],
    ['fi-FI', 'Haluamme uuden puuterassin mökille'],
  ])('%s: %s is decking', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe(slug);
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Please jet wash and oil our decking'],
    ['de-DE', 'Terrasse pflastern, 30 qm, mit Betonplatten'],
    ['no-NO', 'Beise terrassen'],
  ])('%s: %s is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates.map((one) => one.service_type)).not.toContain(slug);
  });
});
