import { describe, expect, it } from 'vitest';
import type { Currency } from '#domain/currency.ts';
import { factsFromAliases, type NamedAnswers } from '#domain/estimate/facts/facts-from-aliases.ts';
import type { Locale } from '#domain/locale.ts';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { draft, estimate, figures, readFacts, total } from '#tests/support/estimates.ts';

const interiorPainting = bundled('interior-painting');

/** What a price list's row comes to, by the names it gives its facts. */
function priceOf(answers: NamedAnswers, currency: Currency): number {
  const { facts } = factsFromAliases({ playbook: interiorPainting, answers, locale: 'en-GB' });
  const isOfSection = (key: string): boolean =>
    interiorPainting.requirements.some((one) => one.key === key && one.scope === 'section');
  const own = facts.filter((fact) => isOfSection(fact.requirement));
  const jobFacts = facts.filter((fact) => !isOfSection(fact.requirement));
  return total(estimate({ currency, sections: [{ key: 'room', title: 'Room', facts: own }], jobFacts })) / 100;
}

describe('published prices of painting', () => {
  it.each<[string, Currency, NamedAnswers, number]>([
    ['pain-01', 'GBP', { length_m: 4, width_m: 3, walls: true, ceiling: true, woodwork: false }, 400],
    [
      'pain-03',
      'GBP',
      { size: 'large_room', length_m: 6, width_m: 4, walls: true, ceiling: true, woodwork: true },
      600,
    ],
    ['pain-05', 'GBP', { length_m: 4, width_m: 3.5, walls: true, ceiling: false, woodwork: false }, 340],
    ['pain-07', 'GBP', { floor_m2: 15, walls: true, ceiling: true, woodwork: true }, 500],
    ['pain-09', 'GBP', { size: 'hall_stairs_landing', days: 3 }, 650],
    ['pain-11', 'USD', { length_ft: 12, width_ft: 12, walls: true, ceiling: false, woodwork: false }, 550],
    ['pain-13', 'AUD', { bedrooms: 3, storeys: 1, walls: true, ceiling: true, tier: 'mid' }, 7250],
    ['pain-15', 'EUR', { wall_m2: 36, ceiling_m2: 12, coats: 2, undercoat: true }, 801.8],
    ['pain-17', 'EUR', { floor_m2: 90, walls: true, region: 'ES' }, 850],
    ['pain-19', 'EUR', { paint_m2: 220, condition: 'good', region: 'ES' }, 1800],
    ['pain-21', 'EUR', { paint_m2: 80, condition: 'good', region: 'DE' }, 560],
  ])('%s comes within 15 %%', (_, currency, answers, typical) => {
    expect(Math.abs(priceOf(answers, currency) / typical - 1)).toBeLessThanOrEqual(0.15);
  });
});

describe('areas as painters measure them', () => {
  it('a house is larger than a flat of as many bedrooms: hall, stairs and landing', () => {
    const text = (home: string) => `Paint the whole of our three bedroom ${home}, walls and ceilings`;
    expect(readFacts(interiorPainting, text('house'))).toContain('home.type house');
    expect(readFacts(interiorPainting, text('flat'))).toContain('home.type flat');
    const home = { 'room.kind': 'whole_home', 'home.bedrooms': 3 };
    // 3 × 40 − 20 = 100 m²; × 1.1 = 110
    expect(figures(draft('interior-painting', home, { 'home.type': 'flat' }))).toContain('ceiling 100 × 500');
    expect(figures(draft('interior-painting', home, { 'home.type': 'house' }))).toContain('ceiling 110 × 500');
  });

  it('an area to paint is neither a floor nor walls with a ceiling above them', () => {
    // 80 × 6.50; two coats on 80 m²: 160 ÷ 12 ÷ 2.5 = 5.3 → 6 cans
    expect(figures(draft('interior-painting', { 'paint.area': 80 }))).toEqual([
      'protection 1 × 3500',
      'walls 80 × 650',
      'paint_walls 6 × 2400',
    ]);
  });

  it('walls that were measured alone get no ceiling; one that is asked for is added', () => {
    expect(figures(draft('interior-painting', { 'walls.area': 30 })).join()).not.toContain('ceiling');
    const both = draft('interior-painting', { 'walls.area': 30 }, { surfaces: ['walls', 'ceiling'] });
    expect(figures(both)).toContain('ceiling 12 × 500');
  });

  it('a primer coat is priced on walls and ceiling', () => {
    const section = { 'walls.area': 36, 'ceiling.area': 12, 'walls.primed': true };
    expect(figures(draft('interior-painting', section))).toContain('primer 48 × 240');
  });

  it.each<[Locale, string, string[]]>([
    [
      'de-DE',
      'Was kostet es, 80 m² Innenwände streichen zu lassen? Die Wände sind in Ordnung.',
      ['room walls.area 80', 'room walls.condition good', 'surfaces walls?'],
    ],
    ['es-ES', 'Pintar 80 m² de paredes interiores', ['room walls.area 80']],
    [
      'fr-FR',
      'Peinture de 40 m² de murs, deux couches et une sous-couche',
      ['room walls.area 40', 'room walls.primed true', 'coats 2'],
    ],
    [
      'de-DE',
      'Wohnzimmer streichen, Wände und Decke zusammen etwa 65 m²',
      ['living_room paint.area 65', 'surfaces walls, ceiling'],
    ],
    ['de-DE', 'Wände und Decken insgesamt ca. 200 m² streichen', ['room paint.area 200', 'surfaces walls, ceiling']],
    [
      'en-GB',
      'Paint the study, walls and ceiling altogether about 40 m2',
      ['study paint.area 40', 'surfaces walls, ceiling'],
    ],
    [
      'fr-FR',
      'Peindre le salon, murs et plafond, environ 48 m² en tout',
      ['living_room paint.area 48', 'surfaces walls, ceiling'],
    ],
    ['es-ES', 'Pintar un piso de 80 m2, paredes', ['whole_home room.floor_area 80', 'surfaces walls?']],
    [
      'en-GB',
      'Paint a bedroom, walls and ceiling, the walls are sound, just a few nail holes',
      ['bedroom walls.condition filling', 'surfaces walls, ceiling'],
    ],
    ['de-DE', 'Flur streichen, ca. 30 m² Wandfläche, Decke nicht', ['hallway walls.area 30', 'surfaces walls']],
    ['it-IT', 'Imbiancare 100 m² di pareti in buone condizioni', ['room walls.area 100', 'room walls.condition good']],
    ['en-GB', 'Need one room painted including the ceiling and woodwork', ['surfaces walls, ceiling, woodwork']],
  ])('%s: %s', (locale, text, facts) => {
    expect(readFacts(interiorPainting, text, locale)).toEqual(facts);
  });

  it.each([
    ['Repaint the inside of our 4 bedroom single-storey home', 'home.bedrooms 4'],
    ['Repaint the whole inside of our four-bedroom, two-storey place', 'home.bedrooms 4'],
    ['Paint our 2 bed ground floor flat', 'home.bedrooms 2'],
    ['Paint 1 bedroom in our ground floor flat', null],
  ])('%s: a whole home is known by its bedrooms, not one bedroom in it', (text, bedrooms) => {
    const facts = readFacts(interiorPainting, text).join('; ');
    expect(/home\.bedrooms \d/.exec(facts)?.[0] ?? null).toBe(bedrooms);
  });

  it('hall, stairs and landing are one job, with or without commas', () => {
    const kinds = (text: string): string[] =>
      readFacts(interiorPainting, text).filter((fact) => fact.includes('work.high'));
    expect(kinds('Decorate our hall, stairs and landing')).toEqual(['stairs work.high true']);
  });
});
