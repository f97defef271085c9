import { describe, expect, it } from 'vitest';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import { draft, extrasOf, figures, firstQuestions, read, total } from '#tests/support/estimates.ts';

const showerInstallation = bundled('shower-installation');

const slug = 'shower-installation';

describe('showers worked out by hand', () => {
  it('swaps an electric shower like for like (guides: £300 to £500)', () => {
    const result = draft(slug, {}, { work: 'swap', 'shower.type': 'electric', supply: 'mid' });
    expect(figures(result)).toEqual([
      'swap 1 × 15000',
      'shower_electric 1 × 17000',
      'sundries 1 × 4000',
      'electric_test 1 × 5000',
    ]);
    // 150 + 170 + 40 + 50
    expect(total(result)).toBe(41_000);
  });

  it.each([
    'Swap an old electric shower for a new one, same place, you supply it.',
    'Can you change my electric shower?',
  ])('%s is a swap', (text) => {
    expect(read(slug, text).job).toContain('work swap');
  });

  it('takes a bath out and puts a tiled shower in its place (guides: £2,000 to £3,500)', () => {
    const job = { work: 'conversion', 'shower.type': 'mixer', supply: 'mid', walls: 'tiles', door: 'enclosure' };
    const result = draft(slug, {}, job);
    // As long as the bath: 3.2 × 2.1 = 6.72 m² of wall; 1.7 × 0.75 m is more than 1 m², so tray × 1.4 and enclosure × 1.3.
    expect(figures(result)).toEqual([
      'take_out 1.3 × 12000',
      'tray_fit 1 × 25000',
      'shower_fit 1 × 12000',
      'door_fit 1 × 16000',
      'drain 1 × 12000',
      'make_good 1 × 15000',
      'tile 6.72 × 6000',
      'shower_mixer 1 × 16000',
      'tray 1.4 × 16000',
      'enclosure 1.3 × 30000',
      'tiles 7.392 × 3500',
      'tanking 6.72 × 1800',
      'sundries 1 × 4000',
      'waste 1 × 9000',
    ]);
    // 156 + 250 + 120 + 160 + 120 + 150 + 403.20 + 160 + 224 + 390 + 258.72 + 120.96 + 40 + 90
    expect(total(result)).toBe(264_288);
  });

  it('fits a new tray and enclosure that the customer has, walls as they are', () => {
    const job = { work: 'enclosure', supply: 'own', walls: 'keep', door: 'enclosure' };
    // 120 + 250 + 120 + 160 + 40 + 90
    expect(figures(draft(slug, {}, job))).toEqual([
      'take_out 1 × 12000',
      'tray_fit 1 × 25000',
      'shower_fit 1 × 12000',
      'door_fit 1 × 16000',
      'sundries 1 × 4000',
      'waste 1 × 9000',
    ]);
    expect(total(draft(slug, {}, job))).toBe(78_000);
  });

  it('panels three sides of a tray of 0.9 × 0.9 m', () => {
    const job = { work: 'enclosure', walls: 'panels' };
    // (0.9 + 2 × 0.9) × 2.1 = 5.67 m², 6.237 m² with waste
    const result = figures(draft(slug, { 'tray.size': [0.9, 0.9] }, job));
    expect(result).toContain('panel 5.67 × 3500');
    expect(result).toContain('panels 6.237 × 5000');
    expect(result).toContain('tray 1 × 16000');
  });

  it('builds a wet room for what guides say (£4,000 to £7,000)', () => {
    const wet = total(draft(slug, {}, { work: 'wetroom', 'room.area': 4, door: 'screen' }));
    expect(wet).toBeGreaterThan(400_000);
    expect(wet).toBeLessThan(700_000);
  });

  it('a new electric shower needs its own circuit; damage, weak pressure and asbestos have their lines', () => {
    expect(figures(draft(slug, {}, { work: 'add', 'shower.type': 'electric' }))).toContain(
      'electric_circuit 1 × 24000',
    );
    const result = draft(slug, {}, { work: 'swap', 'water.damage': true, 'pressure.low': true, asbestos: true });
    const lines = figures(result).join();
    for (const one of ['floor_repair', 'pump_fit', 'pump 1', 'asbestos_test']) expect(lines).toContain(one);
    expect(result.assumptions.join(' ')).toContain('not touched until they are tested');
  });

  it('takes hours booked', () => {
    expect(figures(draft(slug, {}, { 'session.hours': 4 }))).toEqual(['session 4 × 4500']);
  });

  it('offers a grab rail and a fan beside the price', () => {
    expect(extrasOf(draft(slug, {}, { work: 'swap' }))).toEqual([
      'rail: rail 1 × 3500',
      'rail: rail_parts 1 × 2500',
      'fan: fan 1 × 9000',
      'fan: fan_parts 1 × 6000',
    ]);
  });
});

const cases: ReadonlyArray<readonly [Locale, string, readonly string[], readonly string[]]> = [
  [
    'en-GB',
    'I want my bath taken out and a walk in shower put in, 1700 x 750 mm, wall panels rather than tiles',
    ['work conversion', 'walls panels', 'door screen'],
    ['tray.size 1.7 x 0.75'],
  ],
  [
    'en-GB',
    'electric shower has packed up, need a new one fitted like for like, already bought one of 9.5 kw',
    ['work swap', 'shower.type electric', 'supply own', 'position same'],
    [],
  ],
  [
    'en-GB',
    'Fit a shower over the bath, combi boiler, glass screen, tiles are fine',
    ['work add', 'shower.type mixer', 'walls keep', 'door screen'],
    [],
  ],
  [
    'en-US',
    'Tub to shower conversion, new tiles, glass door, there is some mold and the floor is soft',
    ['work conversion', 'walls tiles', 'door enclosure', 'water.damage true'],
    [],
  ],
  [
    'de-DE',
    'Badewanne raus, bodengleiche Dusche 120 x 90 cm rein, neue Fliesen, Glaswand',
    ['work conversion', 'tray.kind level', 'walls tiles', 'door screen'],
    ['tray.size 1.2 x 0.9'],
  ],
  [
    'de-DE',
    'Duschkabine mit Duschwanne 80x80 cm ersetzen, gleiche Stelle, Fliesen sollen bleiben',
    ['work enclosure', 'walls keep', 'door enclosure', 'position same'],
    ['tray.size 0.8 x 0.8'],
  ],
];

describe('requests for a shower', () => {
  it.each(cases)('%s: %s', (locale, text, job, section) => {
    const found = read(slug, text, locale);
    expect(found.job).toEqual(job);
    expect(found.sections.flat().filter((fact) => fact.startsWith('tray.size'))).toEqual(section);
    expect(found.asked.length).toBeLessThanOrEqual(8);
    const known = [...found.sections.flat(), ...found.job].map((fact) => fact.split(' ')[0]);
    expect(found.asked.filter((key) => key !== null && known.includes(key))).toEqual([]);
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe(slug);
  });

  it('asks what is to be done, who supplies, walls and the dangers first', () => {
    const questions = firstQuestions(showerInstallation, 'We need a new shower');
    const keys = questions.map((one) => one.question_key);
    for (const key of ['q.work', 'q.photos', 'q.type', 'q.supply', 'q.hazards']) expect(keys).toContain(key);
    expect(keys.length).toBeLessThanOrEqual(8);
    const hazards = questions.find((one) => one.question_key === 'q.hazards');
    expect(JSON.stringify(hazards?.config)).toMatch(/electrics\.old.*water\.damage.*asbestos/);
  });
});

describe('what kind of job a request is', () => {
  it.each<[Locale, string]>([
    ['en-GB', 'Can you swap our old bath for a walk-in shower? Mum can’t climb in any more'],
    ['en-US', 'Replace the shower valve and put in a new shower stall'],
    ['de-DE', 'Badewanne durch Dusche ersetzen'],
    ['de-DE', 'Neue Duschkabine einbauen lassen'],
    ['es-ES', 'Cambiar la bañera por un plato de ducha'],
    ['es-MX', 'Instalar una regadera eléctrica'],
    ['fr-FR', 'Remplacer la baignoire par une douche à l’italienne'],
    ['fr-CA', 'Convertir le bain en douche'],
    ['it-IT', 'Trasformazione vasca in doccia'],
    ['it-IT', 'Montare un box doccia 80x80'],
    ['nl-NL', 'Ligbad vervangen door een inloopdouche'],
    ['nl-NL', 'Nieuwe douchecabine plaatsen'],
    ['pt-PT', 'Trocar a banheira por base de duche'],
    ['pt-BR', 'Instalar chuveiro elétrico novo'],
    ['pl-PL', 'Zamiana wanny na prysznic'],
    ['pl-PL', 'Montaż kabiny prysznicowej 90x90'],
    ['sv-SE', 'Byta badkar mot dusch'],
    ['sv-SE', 'Installera duschkabin'],
    ['da-DK', 'Udskifte badekar til brusekabine'],
    ['da-DK', 'Ny brusekabine i badeværelset'],
    ['no-NO', 'Bytte ut badekaret med dusj'],
    ['no-NO', 'Montere dusjkabinett'],
    ['fi-FI', 'Kylpyammeen tilalle suihku'],
    ['fi-FI', 'Suihkukaapin asennus kylpyhuoneeseen'],
  ])('%s: %s is a shower', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe(slug);
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Tile the shower walls in the bathroom, we have the tiles'],
    ['en-GB', 'The shower drain is blocked and smells'],
    ['de-DE', 'Abfluss in der Dusche verstopft'],
    ['fi-FI', 'Suihkun viemäri on tukossa'],
  ])('%s: %s is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe(slug);
  });
});
