import { describe, expect, it } from 'vitest';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import { draft, extrasOf, figures, firstQuestions, read, rule, total } from '#tests/support/estimates.ts';

const roofRepair = bundled('roof-repair');

const slug = 'roof-repair';

describe('roof repairs worked out by hand', () => {
  it('replaces five tiles on two storeys (guides: £150 to £300)', () => {
    const result = draft(slug, {}, { damage: { tile: 5 }, storeys: 'two', covering: 'tile', leak: 'none' });
    expect(figures(result)).toEqual(['visit 1 × 11000', 'mend_tile 5 × 1500', 'buy_tile 5 × 500', 'waste 1 × 3500']);
    // 110 + 75 + 25 + 35
    expect(total(result)).toBe(24_500);
  });

  it('mends slates, a ridge and the flashing of a chimney on three storeys, with scaffold', () => {
    const job = { damage: { tile: 10, ridge: 6, flashing: 1 }, storeys: 'three', covering: 'slate', leak: 'damp' };
    const result = draft(slug, {}, job);
    // Slates: labour × 1.6, material × 1.8; the visit × 1.3
    expect(figures(result)).toEqual([
      'visit 1.3 × 11000',
      'mend_tile 16 × 1500',
      'mend_ridge 6 × 1800',
      'mend_flashing 1 × 22000',
      'buy_tile 18 × 500',
      'buy_ridge 6 × 600',
      'buy_flashing 1 × 9000',
      'scaffold 1 × 60000',
      'waste 1 × 3500',
    ]);
    // 143 + 240 + 108 + 220 + 90 + 36 + 90 + 600 + 35
    expect(total(result)).toBe(156_200);
  });

  it('finds a leak first where only the damp is known, and covers it at once when water comes in', () => {
    const result = draft(slug, {}, { leak: 'now' });
    expect(figures(result)).toEqual([
      'visit 1 × 11000',
      'trace 1 × 10000',
      'mend_tile 6 × 1500',
      'buy_tile 6 × 500',
      'tarpaulin 1 × 8000',
      'emergency 1 × 12000',
      'waste 1 × 3500',
    ]);
    // 110 + 100 + 90 + 30 + 80 + 120 + 35
    expect(total(result)).toBe(56_500);
    expect(result.assumptions.join(' ')).toContain('found first');
  });

  it('takes an area, hours, and a provider’s hourly rate by its pace', () => {
    expect(figures(draft(slug, {}, { 'repair.area': 10 }))).toEqual([
      'visit 1 × 11000',
      'mend_area 10 × 5000',
      'buy_area 10 × 3000',
      'waste 1 × 3500',
    ]);
    expect(figures(draft(slug, {}, { 'session.hours': 6 }))).toEqual(['session 6 × 4000']);
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 5000 });
    // 10 m² at 1 an hour
    expect(figures(draft(slug, {}, { 'repair.area': 10 }, { rules: [hourly] }))).toContain('mend_area 10 × 5000');
  });

  it('costs what guides say for flashing (£300 to £600), a flat roof patch (£150 to £400) and one tile (£120 to £200)', () => {
    const of = (damage: Readonly<Record<string, number>>) => total(draft(slug, {}, { damage, leak: 'none' })) / 100;
    expect(of({ flashing: 1 })).toBeGreaterThan(300);
    expect(of({ flashing: 1 })).toBeLessThan(600);
    expect(of({ patch: 1 })).toBeGreaterThan(150);
    expect(of({ patch: 1 })).toBeLessThan(400);
    expect(of({ tile: 1 })).toBeGreaterThan(120);
    expect(of({ tile: 1 })).toBeLessThan(200);
  });

  it('weak timbers, asbestos and an obstacle have their own lines and sentences', () => {
    const result = draft(slug, {}, { 'structure.weak': true, asbestos: true, 'access.blocked': true });
    const lines = figures(result).join();
    for (const one of ['timber 1', 'asbestos_test 1', 'scaffold_bridge 1']) expect(lines).toContain(one);
    expect(result.assumptions.join(' ')).toContain('not touched until they are tested');
    expect(result.assumptions.join(' ')).toContain('scaffold is agreed first');
  });

  it('a flat roof has a patch where nothing is named, and its size is not what is mended', () => {
    expect(figures(draft(slug, {}, { covering: 'flat', leak: 'damp' })).join()).toContain('mend_patch 1 × 10000');
    const sized = figures(draft(slug, {}, { damage: { patch: 1 }, 'repair.area': 20 })).join();
    expect(sized).toContain('mend_patch 1 × 10000');
    expect(sized).not.toContain('mend_area');
  });

  it('offers clear gutters and a report beside the price', () => {
    expect(extrasOf(draft(slug, {}, { damage: { tile: 3 } }))).toEqual([
      'gutter_clean: gutter_clean 1 × 8000',
      'report: report 1 × 12000',
    ]);
  });
});

const cases: ReadonlyArray<readonly [Locale, string, readonly string[]]> = [
  [
    'en-GB',
    'Storm took 4 tiles off our bungalow, dry inside so far',
    ['damage tile 4', 'covering tile', 'leak none', 'storeys one'],
  ],
  [
    'en-GB',
    'Roof is leaking round the chimney, damp patch in the bedroom, two storey house with slates',
    ['damage flashing 1', 'covering slate', 'leak damp', 'storeys two'],
  ],
  [
    'en-US',
    'A few shingles blew off last night and water is coming in, single story ranch',
    ['damage tile 5', 'covering shingle', 'leak now', 'storeys one'],
  ],
  [
    'en-GB',
    '8 slipped tiles and 3 ridge tiles loose, conservatory below, might be bats',
    ['damage tile 8, ridge 3', 'covering tile', 'access.blocked true', 'wildlife true'],
  ],
  [
    'de-DE',
    'Nach dem Sturm fehlen 6 Ziegel, zweigeschossiges Haus, innen trocken',
    ['damage tile 6', 'covering tile', 'leak none', 'storeys two'],
  ],
  [
    'de-DE',
    'Flachdach der Garage undicht, es tropft, Garagendach ca. 20 m²',
    ['damage patch 1', 'repair.area 20', 'covering flat', 'leak damp', 'storeys one'],
  ],
];

describe('requests for a roof repair', () => {
  it.each(cases)('%s: %s', (locale, text, job) => {
    const found = read(slug, text, locale);
    expect(found.job).toEqual(job);
    expect(found.asked.length).toBeLessThanOrEqual(8);
    const known = found.job.map((fact) => fact.split(' ')[0]);
    expect(found.asked.filter((key) => key !== null && known.includes(key))).toEqual([]);
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe(slug);
  });

  it('asks for the damage, the leak, the height and the dangers first', () => {
    const questions = firstQuestions(roofRepair, 'Something is wrong with my roof');
    const keys = questions.map((one) => one.question_key);
    for (const key of ['q.damage', 'q.photos', 'q.leak', 'q.storeys', 'q.hazards']) expect(keys).toContain(key);
    expect(keys.length).toBeLessThanOrEqual(8);
    const hazards = questions.find((one) => one.question_key === 'q.hazards');
    expect(JSON.stringify(hazards?.config)).toMatch(/structure\.weak.*asbestos.*access\.blocked/);
  });
});

describe('what kind of job a request is', () => {
  it.each<[Locale, string]>([
    ['en-GB', 'Tiles have come off in the wind and the loft is getting wet'],
    ['en-US', 'Roof leak around the skylight'],
    ['de-DE', 'Unser Dach ist undicht, es tropft ins Schlafzimmer'],
    ['de-DE', 'Ein paar Dachziegel sind nach dem Sturm kaputt'],
    ['es-ES', 'Tengo goteras en el tejado'],
    ['es-MX', 'Reparar filtraciones en la azotea'],
    ['fr-FR', 'J’ai une fuite sur le toit, quelques tuiles cassées'],
    ['fr-CA', 'Des bardeaux arrachés par le vent, réparation de toit'],
    ['it-IT', 'Infiltrazioni dal tetto, tegole spostate'],
    ['it-IT', 'Riparare il tetto, piove dentro'],
    ['nl-NL', 'Daklekkage bij de schoorsteen'],
    ['nl-NL', 'Paar dakpannen kapot na de storm'],
    ['pt-PT', 'Telhas partidas, chove dentro de casa'],
    ['pt-BR', 'Conserto de telhado com goteira'],
    ['pl-PL', 'Przecieka dach przy kominie'],
    ['pl-PL', 'Naprawa dachu, kilka dachówek zerwanych'],
    ['sv-SE', 'Taket läcker vid skorstenen'],
    ['sv-SE', 'Några takpannor har blåst ner'],
    ['da-DK', 'Taget er utæt ved skorstenen'],
    ['da-DK', 'Reparation af tag, knækkede tagsten'],
    ['no-NO', 'Taket lekker rundt pipa'],
    ['no-NO', 'Noen takstein har blåst av'],
    ['fi-FI', 'Katto vuotaa piipun juuresta'],
    ['fi-FI', 'Kattotiiliä rikki myrskyn jälkeen'],
  ])('%s: %s is a repair', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe(slug);
  });

  it.each<[Locale, string]>([
    ['en-GB', 'How much to replace the whole roof of a semi?'],
    ['de-DE', 'Dach neu eindecken, 120 qm'],
    ['pl-PL', 'Wymiana dachu, blacha zamiast eternitu'],
    ['no-NO', 'Skifte hele taket på enebolig'],
    ['en-GB', 'Paint the ceiling, there is a water stain'],
  ])('%s: %s is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe(slug);
  });
});
