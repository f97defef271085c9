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

const skirtingArchitrave = bundled('skirting-architrave');
const skirtingArchitraveDe = textsIn(bundled('skirting-architrave'), 'de');

vi.setConfig({ testTimeout: 30_000 });

const slug = 'skirting-architrave';

describe('trim worked out by hand', () => {
  it('skirting boards in a room of 4 × 3 m', () => {
    // 14 m − 10 % = 12.6 m; boards 12.6 + 10 % = 13.86 m
    const result = draft(slug, { 'room.size': [4, 3] }, { items: 'skirting' });
    expect(figures(result)).toEqual([
      'fit_skirting 12.6 × 550',
      'skirting_mdf 13.86 × 370',
      'fixings 12.6 × 60',
      'setup 1 × 7000',
    ]);
    // 70 + 69.30 + 51.28 + 7.56
    expect(total(result)).toBe(19_814);
  });

  it('tall oak along 20 m of uneven wall, old boards off, painted round two doors', () => {
    const result = draft(
      slug,
      { 'skirting.length': 20 },
      {
        items: 'both',
        'trim.doors': 2,
        material: 'hardwood',
        'board.height': 'tall',
        'old.trim': 'remove',
        walls: 'uneven',
        finish: 'paint',
        'home.pre_1980': true,
      },
    );
    // boards 20 + 10 % = 22 m, × 1.4 for tall ones = 30.8; 2 doors × 2 sides = 4
    expect(figures(result)).toEqual([
      'remove 20 × 250',
      'fit_skirting 20 × 550',
      'scribe 20 × 300',
      'skirting_hardwood 30.8 × 1400',
      'fixings 20 × 60',
      'paint_work 20 × 450',
      'paint 20 × 80',
      'setup 1 × 7000',
      'remove_sides 4 × 800',
      'fit_architrave 4 × 2200',
      'architrave_hardwood 4 × 3500',
      'paint_sides 4 × 1800',
      'lead_test 1 × 3000',
      'disposal 1 × 4000',
    ]);
    // 70 + 50 + 110 + 60 + 431.20 + 12 + 90 + 16 + 32 + 88 + 140 + 72 + 30 + 40
    expect(total(result)).toBe(124_120);
  });

  it('doors alone are architraves alone', () => {
    expect(figures(draft(slug, {}, { 'trim.doors': 3, supply: 'customer' }))).toEqual([
      'setup 1 × 7000',
      'fit_architrave 6 × 2200',
    ]);
  });

  it('a provider’s price for the metre of skirting and his hours go by the line', () => {
    const metre = draft(
      slug,
      { 'skirting.length': 10 },
      {},
      {
        rules: [
          rule({ unit: 'per_unit', strategy: 'per_unit', unitLabel: 'm', lineKey: 'fit_skirting', rateMinor: 900 }),
        ],
      },
    );
    expect(figures(metre)).toContain('fit_skirting 10 × 900');
    const hourly = draft(
      slug,
      { 'skirting.length': 10 },
      {},
      { rules: [rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 3000 })] },
    );
    expect(figures(hourly)).toContain('fit_skirting 2 × 3000');
  });

  it('offers sealed joints and painting', () => {
    expect(extrasOf(draft(slug, { 'skirting.length': 10 }))).toEqual([
      'seal: seal 10 × 150',
      'paint: paint_extra 10 × 450',
      'paint: paint_material_extra 10 × 80',
    ]);
  });
});

describe('published prices', () => {
  it.each([
    ['carp-01 one side of a door, half a day', { 'trim.doors': 1, 'trim.sides': 1, 'session.hours': 4 }, 110],
    ['carp-03 four doors, a day', { 'trim.doors': 4, 'trim.sides': 2, 'session.hours': 8 }, 350],
  ] as const)('%s', (_, job, typical) => {
    expect(Math.abs(total(draft(slug, {}, job)) / 100 / typical - 1)).toBeLessThanOrEqual(0.15);
  });
});

describe('requests for trim as people write them', () => {
  it.each<[Locale, string, string[]]>([
    [
      'en-GB',
      'Replace skirting boards in the living room 5m x 4m, MDF please, we will paint them ourselves. 1930s house',
      ['living_room room.size 5 x 4', 'items skirting', 'material mdf', 'old.trim remove', 'home.pre_1980 true'],
    ],
    [
      'en-GB',
      'need about 40 metres of oak skirting fitted and architraves on 6 doors, supply and fit',
      ['room skirting.length 40', 'trim.doors 6', 'material hardwood', 'supply fitter'],
    ],
    [
      'en-GB',
      'architrave round one side of a door, I have the material',
      ['items architrave', 'trim.sides 1', 'supply customer'],
    ],
    [
      'en-GB',
      'Skirting and architrave for new extension, freshly plastered, 3 doors both sides, painted white',
      ['items both', 'trim.doors 3', 'trim.sides 2', 'walls straight', 'finish paint'],
    ],
    [
      'de-DE',
      'Sockelleisten im Flur austauschen, 18 Meter, weiße Leisten sind schon gekauft, Wände etwas schief',
      ['items skirting', 'supply customer', 'old.trim remove', 'walls uneven'],
    ],
    [
      'de-DE',
      'Neue Fußleisten in Wohnzimmer 6 x 4 m und Schlafzimmer 4 x 4 m, Eiche, mit Material',
      [
        'living_room room.size 6 x 4',
        'bedroom room.size 4 x 4',
        'items skirting',
        'material hardwood',
        'supply fitter',
      ],
    ],
  ])('%s: %s', (locale, text, facts) => {
    expect(readFacts(skirtingArchitrave, text, locale)).toEqual(expect.arrayContaining(facts));
    const { asked, sections, job } = read(slug, text, locale);
    const stated = [...sections.flat(), ...job].map((fact) => fact.split(' ')[0]);
    expect(asked.filter((key) => key !== null && stated.includes(key))).toEqual([]);
  });

  it('a bare request is asked what matters in eight, hazards and photos among it', () => {
    const keys = firstQuestions(skirtingArchitrave, 'Fit new skirting boards in my bedroom').map(
      (one) => one.question_key,
    );
    expect(keys.length).toBeLessThanOrEqual(8);
    expect(keys).toEqual(
      expect.arrayContaining(['q.size', 'q.material', 'q.old', 'q.finish', 'q.hazards', 'q.photos']),
    );
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Fit skirting boards in two rooms'],
    ['en-GB', 'need new architraves round 4 internal doors'],
    ['en-US', 'Install baseboards in a 300 sq ft room'],
    ['de-DE', 'Sockelleisten im Wohnzimmer anbringen'],
    ['de-DE', 'Türbekleidungen an drei Türen erneuern'],
    ['es-ES', 'Colocar rodapiés en el piso'],
    ['es-ES', 'Cambiar tapajuntas de cuatro puertas'],
    ['fr-FR', 'Poser des plinthes dans le salon'],
    ['fr-FR', 'Changer les chambranles de deux portes'],
    ['it-IT', 'Montare battiscopa in due camere'],
    ['it-IT', 'Sostituire i coprifili delle porte'],
    ['nl-NL', 'Nieuwe plinten in het hele huis'],
    ['nl-NL', 'Deurlijsten plaatsen rond drie deuren'],
    ['pt-PT', 'Colocar rodapés no quarto'],
    ['pt-BR', 'Trocar guarnições das portas'],
    ['pl-PL', 'Montaż listew przypodłogowych 40 m'],
    ['pl-PL', 'Opaski drzwiowe do trzech drzwi'],
    ['sv-SE', 'Sätta golvlister i två rum'],
    ['sv-SE', 'Byta dörrfoder i hallen'],
    ['da-DK', 'Montere fodlister i stuen'],
    ['da-DK', 'Gerigter om fire døre'],
    ['no-NO', 'Legge gulvlister på soverommet'],
    ['no-NO', 'Bytte gerikter rundt dørene'],
    ['fi-FI', 'Jalkalistojen asennus olohuoneeseen'],
    ['fi-FI', 'Ovien vuorilistat kolmeen oveen'],
  ])('%s: "%s" is trim', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe(slug);
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Paint the walls and skirting boards'],
    ['en-GB', 'Lay laminate flooring and new skirting in the lounge'],
    ['de-DE', 'Sockelleisten streichen'],
    ['de-DE', 'Laminat verlegen mit Sockelleisten'],
  ])('%s: "%s" is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe(slug);
  });

  it('every text is there in German', () => {
    expect(missingTexts(skirtingArchitrave, skirtingArchitraveDe)).toEqual([]);
  });
});
