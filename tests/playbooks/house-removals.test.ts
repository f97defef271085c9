import { describe, expect, it, vi } from 'vitest';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { textsIn } from '#domain/playbooks/texts-of.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import { draft, extrasOf, figures, firstQuestions, missingTexts, read, rule, total } from '#tests/support/estimates.ts';

const houseRemovals = bundled('house-removals');
const houseRemovalsDe = textsIn(bundled('house-removals'), 'de');

// Many drafts a test; a busy machine takes longer than the usual five seconds.
vi.setConfig({ testTimeout: 30_000 });

describe('moves worked out by hand', () => {
  it('three bedrooms, 10 miles: load, drive, protection and insurance', () => {
    const result = draft('house-removals', {}, { 'home.bedrooms': 3, 'distance.miles': 10 });
    expect(figures(result)).toEqual(['load 45 × 1800', 'drive 10 × 250', 'protection 1 × 2500', 'insurance 1 × 2000']);
    // 810 + 25 + 25 + 20
    expect(total(result)).toBe(88_000);
    // 45 × 1.3 = 58.5 → 59 boxes
    expect(extrasOf(result)).toEqual([
      'packing: pack_extra 59 × 500',
      'packing: boxes_extra 59 × 250',
      'unwanted: unwanted 1 × 8000',
    ]);
  });

  it('a flat on the third floor with everything packed, a piano and a reserved bay', () => {
    const result = draft(
      'house-removals',
      {},
      {
        'home.bedrooms': 1,
        'distance.km': 12,
        'floors.count': 3,
        packing: 'all',
        parking: 'permit',
        'heavy.items': true,
        'dismantle.wanted': true,
      },
    );
    // 17 m³; stairs 3 × 17 ÷ 25 = 2.04 → 2; boxes 17 × 1.3 = 22.1 → 23; two pieces a bedroom
    expect(figures(result)).toEqual([
      'load 17 × 1800',
      'stairs 2 × 2500',
      'drive_km 12 × 155',
      'permit 1 × 7000',
      'pack 23 × 500',
      'boxes 23 × 250',
      'dismantle 2 × 2200',
      'heavy 1 × 9500',
      'protection 1 × 2500',
      'insurance 1 × 2000',
    ]);
    // 306 + 50 + 18.60 + 70 + 115 + 57.50 + 44 + 95 + 25 + 20
    expect(total(result)).toBe(80_110);
  });

  it('a crew by the hour is priced by the hour, three people dearer than two', () => {
    const two = draft('house-removals', {}, { 'session.hours': 4 });
    expect(figures(two)).toEqual(['session 4 × 6500']);
    // 4 × 3 × 0.43 = 5.16
    const three = draft('house-removals', {}, { 'session.hours': 4, 'crew.size': 3 });
    expect(figures(three)).toEqual(['session 5.16 × 6500']);
  });

  it('a flat measured in square metres, in a language that counts rooms', () => {
    // 70 × 0.38 = 26.6 m³
    expect(figures(draft('house-removals', {}, { 'home.area': 70 }))).toContain('load 26.6 × 1800');
    expect(figures(draft('house-removals', {}, { 'home.rooms': 3 }))).toContain('load 26 × 1800');
  });

  it('takes the provider’s hourly rate by its pace', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 8000 });
    // 26 m³ ÷ 5 an hour
    expect(figures(draft('house-removals', {}, { 'home.bedrooms': 2 }, { rules: [hourly] }))).toContain(
      'load 5.2 × 8000',
    );
  });

  it.each([
    ['movi-02 two bedrooms, 50 miles', { 'home.bedrooms': 2, 'distance.miles': 50 }, 576],
    ['movi-04 three bedrooms, 10 miles', { 'home.bedrooms': 3, 'distance.miles': 10 }, 900],
  ])('published prices: %s', (_, job, typical) => {
    const price = total(draft('house-removals', {}, job)) / 100;
    expect(Math.abs(price / typical - 1)).toBeLessThanOrEqual(0.15);
  });
});

const family =
  'Hi, we are moving from a 3 bed semi in Leeds to Harrogate, about 16 miles. There is a driveway at both. We will pack ourselves but there is an upright piano and the beds need taking apart.';

describe('requests for a move as people write them', () => {
  it.each<[Locale, string, string[]]>([
    [
      'en-GB',
      family,
      [
        'home.bedrooms 3',
        'distance.miles 16',
        'parking near',
        'packing self',
        'heavy.items true',
        'dismantle.wanted true',
      ],
    ],
    ['en-GB', 'moving from a 2 bed flat to a house across town', ['home.bedrooms 2', 'distance.band local']],
    [
      'en-GB',
      'Studio flat, 3rd floor no lift, move within the city, double yellow lines outside',
      ['home.bedrooms 0', 'distance.band local', 'floors one', 'floors.count 3', 'parking permit'],
    ],
    [
      'en-GB',
      'Need removals for a four bedroom house, full packing service, 120 miles',
      ['home.bedrooms 4', 'distance.miles 120', 'packing all'],
    ],
    ['de-AT', 'Übersiedlung von Graz nach Wien, 70 m² Wohnung', ['home.area 70']],
    [
      'de-DE',
      'Umzug 3-Zimmer-Wohnung, 2. Stock ohne Aufzug, 120 km, Kartons packen wir selbst, ein Klavier, Halteverbotszone nötig',
      [
        'home.rooms 3',
        'distance.km 120',
        'floors one',
        'floors.count 2',
        'parking permit',
        'packing self',
        'heavy.items true',
      ],
    ],
    ['de-DE', 'Wir ziehen um, 4 Zimmer, mit Auf- und Abbau der Möbel', ['home.rooms 4', 'dismantle.wanted true']],
    ['fr-FR', 'Déménagement, 3 pièces, 200 km, sans ascenseur', ['home.rooms 3', 'distance.km 200', 'floors one']],
    ['it-IT', 'Trasloco di un trilocale nella stessa città', ['home.rooms 3', 'distance.band local']],
    ['pl-PL', 'Przeprowadzka, 2 pokoje, bez windy', ['home.rooms 2', 'floors one']],
  ])('%s: %s', (locale, text, facts) => {
    const found = read('house-removals', text, locale);
    expect(found.job).toEqual(facts);
    const stated = facts.map((fact) => fact.split(' ')[0]);
    expect(found.asked.filter((key) => key !== null && stated.includes(key))).toEqual([]);
    expect(found.asked.length).toBeLessThanOrEqual(8);
  });

  it('asks what a remover must know: size, distance, floors, parking, packing, heavy pieces, the day', () => {
    const questions = firstQuestions(houseRemovals, 'Looking for a quote to move house');
    const words = JSON.stringify(questions).toLowerCase();
    for (const topic of [
      'bedrooms',
      'photo',
      'postcode',
      'lift',
      'park',
      'packs the boxes',
      'piano',
      'take apart',
      'when do you',
      'loft',
      'storage',
    ])
      expect(words).toContain(topic);
    expect(questions.length).toBeLessThanOrEqual(8);
  });

  it('asks six things at most once size and distance are stated, parking and heavy pieces always', () => {
    const keys = firstQuestions(houseRemovals, 'Moving a 2 bedroom flat 10 miles').map((one) => one.question_key);
    expect(keys).toEqual(expect.arrayContaining(['q.parking', 'q.special', 'q.floors', 'q.packing']));
    expect(keys.at(-1)).toBe('closing');
    expect(keys.slice(0, -1).length).toBeLessThanOrEqual(6);
  });
});

describe('what kind of job a request is', () => {
  it.each<[Locale, string]>([
    ['en-GB', 'Removal of a studio flat, just 5 miles across town.'],
    ['en-GB', family],
    ['en-GB', 'Looking for a removal company for our house move in June'],
    ['en-US', 'We need movers for our apartment'],
    ['de-DE', 'Suche Umzugsfirma für meine Wohnung'],
    ['de-CH', 'Wir zügeln von Bern nach Zürich'],
    ['es-ES', 'Mudanza de un piso a otro en la misma ciudad'],
    ['es-ES', 'Nos mudamos en mayo a una casa nueva'],
    ['fr-FR', "Déménagement d'un F3 à 200 km"],
    ['fr-FR', 'On déménage le mois prochain'],
    ['it-IT', 'Trasloco di un trilocale nella stessa città'],
    ['it-IT', 'Cambiamo casa, chi ci aiuta con i mobili?'],
    ['nl-BE', 'Verhuis van een appartement naar een rijhuis'],
    ['nl-NL', 'Wij gaan verhuizen en zoeken hulp'],
    ['pt-PT', 'Mudança de um apartamento no 3.º andar para outra casa na mesma cidade'],
    ['pt-BR', 'Vamos mudar de apartamento e precisamos de caminhão'],
    ['pl-PL', 'Przeprowadzka z kawalerki do nowego mieszkania'],
    ['pl-PL', 'Potrzebny transport mebli do nowego domu'],
    ['sv-SE', 'Flytthjälp från Uppsala till Västerås'],
    ['sv-SE', 'Vi ska flytta till hus i juni'],
    ['da-DK', 'Vi skal flytte fra lejlighed til hus'],
    ['da-DK', 'Flyttefirma til 3-værelses lejlighed'],
    ['no-NO', 'Flyttehjelp fra leilighet i Oslo til hus på Lillestrøm'],
    ['no-NO', 'Trenger hjelp til å flytte til ny leilighet'],
    ['fi-FI', 'Muuttoapu kolmiosta rivitaloon'],
    ['fi-FI', 'Muutamme uuteen asuntoon, tarvitaan kantoapua'],
  ])('%s: %s', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe('house-removals');
  });

  it.each<[Locale, string]>([
    ['en-GB', 'End of tenancy clean, we are moving out on Friday'],
    ['en-GB', 'Tree removal in the back garden'],
    ['en-GB', 'Move a light switch and add a socket'],
    ['de-DE', 'Endreinigung nach dem Auszug'],
    ['sv-SE', 'Flyttstädning av en trea'],
  ])('%s: %s is another', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe('house-removals');
  });
});

it('has every text in German', () => {
  expect(missingTexts(houseRemovals, houseRemovalsDe)).toEqual([]);
});
