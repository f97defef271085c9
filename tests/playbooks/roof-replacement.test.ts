import { describe, expect, it } from 'vitest';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import { draft, extrasOf, figures, firstQuestions, read, total } from '#tests/support/estimates.ts';

const roofReplacement = bundled('roof-replacement');

const slug = 'roof-replacement';

describe('roofs worked out by hand', () => {
  it('prices 72 m² of concrete tiles with scaffold within the published range (roof-01: £7,000 to £12,000)', () => {
    const result = draft(slug, { 'roof.area': 72 }, { covering: 'concrete', scaffold: 'needed' });
    // The ridge is taken as the side of a square of 72 m²; 10 % more tiles; a skip for each 45 m².
    expect(figures(result)).toEqual([
      'strip 72 × 1400',
      'lay_concrete 72 × 4000',
      'ridge 8.485 × 6000',
      'buy_concrete 79.2 × 2400',
      'underlay 72 × 900',
      'scaffold 72 × 1500',
      'chimney_lead 1 × 35000',
      'waste 2 × 28000',
      'approval 1 × 25000',
    ]);
    // 1,008 + 2,880 + 509.10 + 1,900.80 + 648 + 1,080 + 350 + 560 + 250; typical is 9,500
    expect(total(result)).toBe(918_590);
  });

  it('prices 2,000 sq ft of shingles within the published range (roof-03: $9,500 to $16,000, typical 12,750)', () => {
    const result = draft(slug, { 'roof.area': 185.806 }, { covering: 'shingle' }, { currency: 'USD' });
    expect(total(result)).toBeGreaterThan(1_275_000 * 0.85);
    expect(total(result)).toBeLessThan(1_275_000 * 1.15);
  });

  it('works the roof out from the ground, steeper slopes being larger', () => {
    const ground = { 'roof.size': [10, 8] } as const;
    // 80 m² × 1.3 and × 1.6
    expect(figures(draft(slug, ground, { covering: 'slate' }))).toContain('lay_slate 104 × 6000');
    expect(figures(draft(slug, ground, { covering: 'slate', pitch: 'steep' }))).toContain('lay_slate 128 × 6000');
  });

  it('prices a flat garage roof without ridge, chimney or approval', () => {
    const result = draft(slug, { 'roof.size': [5, 4] }, { covering: 'flat', storeys: 'one' });
    // 20 m², flat and low enough for a tower
    expect(figures(result)).toEqual([
      'strip 20 × 1400',
      'lay_flat 20 × 3000',
      'buy_flat 22 × 2600',
      'underlay 20 × 900',
      'waste 1 × 28000',
    ]);
    // 280 + 600 + 572 + 180 + 280
    expect(total(result)).toBe(191_200);
  });

  it('asbestos, weak timbers and an obstacle have their own lines and sentences', () => {
    const job = { asbestos: true, 'structure.weak': true, 'access.blocked': true };
    const result = draft(slug, { 'roof.area': 50 }, job);
    const lines = figures(result).join();
    for (const one of ['asbestos_test 1', 'asbestos_away 50', 'timber_repair 1', 'scaffold_bridge 1'])
      expect(lines).toContain(one);
    expect(result.assumptions.join(' ')).toContain('not touched until they are tested');
    expect(figures(draft(slug, { 'roof.area': 50 }, {})).join()).not.toContain('asbestos');
  });

  it('offers insulation and gutters beside the price', () => {
    expect(extrasOf(draft(slug, { 'roof.area': 64 }, {}))).toEqual([
      'insulation: insulation 64 × 2200',
      'insulation: insulation_lay 64 × 900',
      'gutters: gutters 16 × 1800',
      'gutters: gutter_parts 16 × 1200',
    ]);
  });
});

const cases: ReadonlyArray<readonly [Locale, string, readonly string[], readonly string[]]> = [
  [
    'en-GB',
    'Need a new roof on our 3 bed semi, about 80 m2, concrete tiles, one chimney',
    ['roof.area 80', 'home.bedrooms 3'],
    ['covering concrete', 'features chimney 1'],
  ],
  [
    'en-GB',
    'Replace the slate roof on a terraced house, 2 velux windows, roof is sagging and there might be bats',
    [],
    ['covering slate', 'features roof_window 2', 'structure.weak true', 'wildlife true'],
  ],
  [
    'en-US',
    'Replace asphalt shingle roof, 2,000 sq ft, single story, tear off, two skylights',
    ['roof.area 185.80608'],
    ['covering shingle', 'old.cover strip', 'storeys one', 'features roof_window 2'],
  ],
  ['en-GB', 'New felt flat roof on the garage, 6 x 3 m', ['roof.size 6 x 3'], ['covering flat']],
  [
    'de-DE',
    'Dach neu eindecken, Einfamilienhaus 140 m², Tonziegel, zwei Dachfenster',
    ['roof.area 140'],
    ['covering clay', 'features roof_window 2'],
  ],
  [
    'de-DE',
    'Wir brauchen ein neues Dach, altes ist Eternit, Haus 10 x 8 m, zweigeschossig',
    ['roof.size 10 x 8'],
    ['storeys two', 'asbestos true'],
  ],
];

describe('requests for a new roof', () => {
  it.each(cases)('%s: %s', (locale, text, section, job) => {
    const found = read(slug, text, locale);
    expect(found.sections.map((facts) => facts.slice(1).filter((fact) => !fact.startsWith('roof.kind')))).toEqual([
      section,
    ]);
    expect(found.job).toEqual(job);
    expect(found.asked.length).toBeLessThanOrEqual(8);
    const stated = [...found.sections.flat(), ...found.job].map((fact) => fact.split(' ')[0]);
    expect(found.asked.filter((key) => key !== null && stated.includes(key))).toEqual([]);
  });

  it('asks for size, covering, height, what is on the roof and the dangers', () => {
    const questions = firstQuestions(roofReplacement, 'How much to reroof my house?');
    expect(questions.map((one) => one.question_key).toSorted()).toEqual(
      ['q.size', 'q.photos', 'q.covering', 'q.storeys', 'q.features', 'q.hazards', 'q.start', 'closing'].toSorted(),
    );
    const hazards = questions.find((one) => one.question_key === 'q.hazards');
    expect(JSON.stringify(hazards?.config)).toMatch(/structure\.weak.*asbestos.*access\.blocked/);
  });
});

describe('what kind of job a request is', () => {
  it.each<[Locale, string]>([
    ['en-GB', 'Flat roof over our extension, 20 m2, to be redone in EPDM rubber.'],
    ['en-GB', 'My roof is knackered, whole thing needs doing'],
    ['en-US', 'Quote to tear off the old shingles and put on a metal roof'],
    ['de-DE', 'Unser Dach ist 50 Jahre alt und soll komplett neu gedeckt werden'],
    ['de-DE', 'Dachsanierung Reihenhaus, ca. 90 qm'],
    ['es-ES', 'Queremos cambiar el tejado de la casa, tiene uralita'],
    ['es-MX', 'Quiero cambiar todo el techo de la casa, es de teja'],
    ['fr-FR', 'Refaire la toiture de notre maison, 120 m2, tuiles'],
    ['fr-CA', 'Remplacer le bardeau de la toiture'],
    ['it-IT', 'Rifacimento completo del tetto di una villetta'],
    ['it-IT', 'Dobbiamo sostituire la copertura in eternit'],
    ['nl-NL', 'Het dak van ons rijtjeshuis moet vervangen worden'],
    ['nl-NL', 'Nieuwe dakpannen leggen op hele huis'],
    ['pt-PT', 'Substituir o telhado da moradia, tem amianto'],
    ['pt-BR', 'Preciso trocar todo o telhado da casa'],
    ['pl-PL', 'Wymiana dachu, blacha zamiast eternitu'],
    ['pl-PL', 'Chcemy położyć nową dachówkę na całym domu, remont dachu'],
    ['sv-SE', 'Byta tak på villan, betongpannor'],
    ['sv-SE', 'Taket är från 1975 och behöver läggas om'],
    ['da-DK', 'Vi skal have nyt tag på parcelhuset, ca. 150 m2'],
    ['da-DK', 'Udskiftning af eternittag'],
    ['no-NO', 'Skifte hele taket på enebolig'],
    ['no-NO', 'Omlegging av tak, ny takstein'],
    ['fi-FI', 'Katon uusiminen omakotitaloon, peltikatto'],
    ['fi-FI', 'Vanha huopakatto pitää vaihtaa uuteen'],
  ])('%s: %s is a new roof', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe(slug);
  });
});
