import { describe, expect, it } from 'vitest';
import type { Currency } from '#domain/currency.ts';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import { draft, extrasOf, figures, firstQuestions, read, rule, total } from '#tests/support/estimates.ts';

const pressureWashing = bundled('pressure-washing');

describe('washing worked out by hand', () => {
  it('washes a green patio of 8 × 5 m', () => {
    const result = draft(
      'pressure-washing',
      { 'surface.kind': 'patio', 'surface.size': [8, 5] },
      { material: 'concrete', dirt: 'green' },
    );
    expect(figures(result)).toEqual(['wash 40 × 250', 'biocide 40 × 40', 'set_up 1 × 3000']);
    // 100 + 16 + 30
    expect(total(result)).toBe(14_600);
  });

  it('sands and seals a filthy block drive with oil stains, water brought along', () => {
    const job = {
      material: 'block',
      dirt: 'heavy',
      after: 'seal',
      water: 'none',
      'stains.oil': true,
      'electric.near': true,
    };
    const result = draft('pressure-washing', { 'surface.kind': 'drive', 'surface.area': 50 }, job);
    // 50 × 1.4
    expect(figures(result)).toEqual([
      'wash 70 × 250',
      'biocide 50 × 40',
      'sand 50 × 70',
      'sand_brush 50 × 80',
      'sealer 50 × 350',
      'seal 50 × 300',
      'set_up 1 × 3000',
      'oil 1 × 1800',
      'protect 1 × 2000',
      'bowser 1 × 6000',
    ]);
    // 175 + 20 + 35 + 40 + 175 + 150 + 30 + 18 + 20 + 60
    expect(total(result)).toBe(72_300);
    expect(result.assumptions.join(' ')).toMatch(/switched off and sockets covered/);
  });

  it('washes a wall gently, by its length and height, and sands nothing', () => {
    const result = draft(
      'pressure-washing',
      { 'surface.kind': 'wall', 'surface.size': [18, 1.6] },
      { material: 'render', dirt: 'green', after: 'sand' },
    );
    // 18 × 1.6 = 28.8
    expect(figures(result)).toEqual(['wash_wall 28.8 × 420', 'biocide 28.8 × 40', 'set_up 1 × 3000']);
  });

  it('takes the provider’s hourly rate by its pace', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 3500 });
    // 42 m² ÷ 14 an hour
    expect(
      figures(
        draft('pressure-washing', { 'surface.area': 42 }, { dirt: 'green', material: 'concrete' }, { rules: [hourly] }),
      ),
    ).toContain('wash 3 × 3500');
  });

  it('offers sand and sealing, and sand only for paving', () => {
    expect(extrasOf(draft('pressure-washing', { 'surface.kind': 'patio', 'surface.area': 10 }))).toEqual([
      'sand: sand_extra 10 × 70',
      'sand: sand_brush_extra 10 × 80',
      'seal: sealer_extra 10 × 350',
      'seal: seal_extra 10 × 300',
    ]);
    expect(extrasOf(draft('pressure-washing', { 'surface.kind': 'deck', 'surface.area': 10 })).join()).not.toContain(
      'sand_extra',
    );
  });
});

describe('published prices', () => {
  it('gard-03: four hours at about 100', () => {
    const result = draft('pressure-washing', {}, { 'session.hours': 4 });
    expect(figures(result)).toEqual(['session 4 × 2600']);
    expect(total(result)).toBe(10_400);
  });

  it.each<[string, string, number, Currency, number]>([
    ['a drive of 50 m² at about 4 a square metre', 'drive', 50, 'GBP', 200],
    ['a patio of 30 m²', 'patio', 30, 'GBP', 130],
    ['a drive of 600 square feet', 'drive', 55.7, 'USD', 250],
  ])('%s', (_, kind, area, currency, typical) => {
    const whole =
      total(draft('pressure-washing', { 'surface.kind': kind, 'surface.area': area }, {}, { currency })) / 100;
    expect(Math.abs(whole / typical - 1)).toBeLessThan(0.15);
  });
});

const cases: ReadonlyArray<readonly [Locale, string, ReadonlyArray<readonly string[]>, readonly string[]]> = [
  [
    'en-GB',
    'Patio is green and slippery, 6 x 4 m, sandstone. Can you jet wash it? There is an outside tap and power.',
    [['Patio', 'surface.size 6 x 4']],
    ['material stone', 'dirt green', 'water both'],
  ],
  [
    'en-GB',
    'Block paving driveway 50 sqm needs pressure washing and re-sanding, a few oil stains',
    [['Driveway', 'surface.area 50']],
    ['material block', 'after sand', 'stains.oil true'],
  ],
  [
    'en-GB',
    'Clean the decking, 20 m2, outdoor lights in the boards',
    [['Deck', 'surface.area 20']],
    ['material wood', 'electric.near true'],
  ],
  [
    'en-GB',
    'driveway thick moss, never been cleaned, 60m2, want it sealed after. no outside tap',
    [['Driveway', 'surface.area 60']],
    ['dirt heavy', 'after seal', 'water none'],
  ],
  [
    'de-DE',
    'Terrasse mit Hochdruck reinigen, 30 qm Betonplatten, viel Moos, Wasser und Strom vorhanden',
    [['Terrasse', 'surface.area 30']],
    ['material concrete', 'dirt heavy', 'water both'],
  ],
  [
    'de-DE',
    'Einfahrt 12 x 4 m reinigen und neu einsanden, Ölflecken',
    [['Einfahrt', 'surface.size 12 x 4']],
    ['after sand', 'stains.oil true'],
  ],
];

describe('requests for washing', () => {
  it.each(cases)('%s: %s', (locale, text, sections, job) => {
    const found = read('pressure-washing', text, locale);
    expect(found.sections.map((one) => one.filter((fact) => !fact.startsWith('surface.kind')))).toEqual(sections);
    expect(found.job.toSorted()).toEqual([...job].toSorted());
    expect(found.asked.length).toBeLessThanOrEqual(8);
    const stated = [...sections.flat(), ...job].map((fact) => fact.split(' ')[0]);
    const again = found.asked.filter((key) => key !== null && stated.includes(key));
    expect(again.filter((key) => key !== 'electric.near' && key !== 'stains.oil')).toEqual([]);
  });

  it('a wall and a patio are two surfaces, each with its size', () => {
    const { sections, asked } = read(
      'pressure-washing',
      'Boa tarde, o muro da frente e o chão do pátio estão cheios de verdete, cada vez que chove é um perigo. O pátio é em pedra e o muro pintado de branco. Fazem isto num dia?',
      'pt-PT',
    );
    expect(sections).toHaveLength(2);
    expect(asked).toEqual(
      expect.arrayContaining(['surface.size', 'photos', 'water', 'drainage', 'after', 'electric.near']),
    );
  });

  it('asks for size, material, dirt, water, drain, dangers and photos', () => {
    const { asked } = read('pressure-washing', 'Patio needs a jet wash');
    expect(asked).toEqual(
      expect.arrayContaining(['surface.size', 'photos', 'material', 'dirt', 'water', 'drainage', 'electric.near']),
    );
    expect(firstQuestions(pressureWashing, 'jet wash').some((one) => one.question_key === 'q.hazards')).toBe(true);
  });
});

const ours: ReadonlyArray<readonly [Locale, string]> = [
  ['en-GB', 'Driveway needs a good jet wash'],
  ['en-US', 'Power wash house siding and deck'],
  ['en-GB', 'The slabs have gone green and slippery, need cleaning'],
  ['de-DE', 'Terrasse mit Hochdruck reinigen'],
  ['de-DE', 'Einfahrt vom Moos befreien und Pflaster reinigen'],
  ['es-ES', 'Limpieza a presión del patio'],
  ['es-ES', 'Limpiar la fachada y quitar el musgo'],
  ['fr-FR', 'Nettoyer la terrasse au karcher'],
  ['fr-FR', 'Démoussage de toiture'],
  ['it-IT', 'Lavaggio con idropulitrice del cortile'],
  ['it-IT', 'Pulire il vialetto dal muschio'],
  ['nl-NL', 'Terras reinigen met hogedrukspuit'],
  ['nl-NL', 'Groene aanslag op de oprit verwijderen'],
  ['pt-BR', 'Lavar o quintal e a calçada com lavadora de alta pressão'],
  ['pt-PT', 'Lavagem do pátio, está cheio de verdete'],
  ['pl-PL', 'Mycie kostki brukowej i podjazdu'],
  ['pl-PL', 'Umyć elewację z zielonego nalotu'],
  ['sv-SE', 'Högtryckstvätta uppfarten'],
  ['sv-SE', 'Tvätta altanen och fasaden'],
  ['da-DK', 'Fliserens af terrassen'],
  ['da-DK', 'Rense indkørsel for alger'],
  ['no-NO', 'Høytrykksspyling av terrassen'],
  ['no-NO', 'Vaske fasaden utvendig'],
  ['fi-FI', 'Pihalaattojen painepesu'],
  ['fi-FI', 'Terassin pesu ja sammaleen poisto'],
];

describe('what kind of job a request is', () => {
  it.each(ours)('%s: %s is pressure washing', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe('pressure-washing');
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Lay a new patio, old one is green'],
    ['en-GB', 'End of tenancy clean, two bedrooms'],
    ['de-DE', 'Neue Terrasse pflastern'],
  ])('%s: %s is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe('pressure-washing');
  });
});
