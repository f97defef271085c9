import { describe, expect, it, vi } from 'vitest';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { textsIn } from '#domain/playbooks/texts-of.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import { draft, extrasOf, figures, firstQuestions, missingTexts, read, rule, total } from '#tests/support/estimates.ts';

const weddingPhotographyDe = textsIn(bundled('wedding-photography'), 'de');
const weddingPhotography = bundled('wedding-photography');

// Many drafts a test; a busy machine takes longer than the usual five seconds.
vi.setConfig({ testTimeout: 30_000 });

describe('weddings worked out by hand', () => {
  it('nine hours near by, digital files', () => {
    const result = draft('wedding-photography', {}, { coverage: 'full' });
    expect(figures(result)).toEqual([
      'coverage 9 × 6500',
      'editing 18 × 2000',
      'planning 1 × 12000',
      'booking 1 × 56000',
      'gallery 1 × 8000',
    ]);
    // 585 + 360 + 120 + 560 + 80
    expect(total(result)).toBe(170_500);
    expect(extrasOf(result)).toEqual([
      'album: album_design_extra 1 × 9000',
      'album: album_extra 1 × 26000',
      'second: second_extra 9 × 3500',
      'engagement: engagement_extra 1 × 20000',
    ]);
  });

  it('six hours 80 miles away with a second photographer, three albums and a shoot before', () => {
    const result = draft(
      'wedding-photography',
      {},
      { 'coverage.hours': 6, 'distance.miles': 80, team: 'two', album: 'parents', 'wish.engagement': true },
    );
    // (80 − 30) × 2 = 100 miles
    expect(figures(result)).toEqual([
      'coverage 6 × 6500',
      'second 6 × 3500',
      'editing 12 × 2000',
      'planning 1 × 12000',
      'booking 1 × 56000',
      'gallery 1 × 8000',
      'travel 100 × 45',
      'album_design 1 × 9000',
      'album 1 × 26000',
      'album_small 2 × 12000',
      'engagement 1 × 20000',
    ]);
    // 390 + 210 + 240 + 120 + 560 + 80 + 45 + 90 + 260 + 240 + 200
    expect(total(result)).toBe(243_500);
  });

  it('two hours at a registry office keep no whole day', () => {
    const result = draft('wedding-photography', {}, { occasion: 'registry', 'coverage.hours': 2 });
    expect(figures(result)).toEqual([
      'coverage 2 × 6500',
      'editing 4 × 2000',
      'booking_short 1 × 13000',
      'gallery 1 × 8000',
    ]);
    // 130 + 80 + 130 + 80
    expect(total(result)).toBe(42_000);
  });

  it('takes the provider’s hourly rate for every hour of labour', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 10_000 });
    expect(figures(draft('wedding-photography', {}, { 'coverage.hours': 8 }, { rules: [hourly] }))).toContain(
      'coverage 8 × 10000',
    );
  });

  it.each([
    ['phot-01 three-hour package', 3, 1200, [900, 1500]],
    ['phot-03 all day with digital files', 9, 1620, [0, 9999]],
  ] as const)('published prices: %s', (_, hours, typical, [low, high]) => {
    const price = total(draft('wedding-photography', {}, { 'coverage.hours': hours })) / 100;
    expect(Math.abs(price / typical - 1)).toBeLessThanOrEqual(0.15);
    expect(price).toBeGreaterThanOrEqual(low);
    expect(price).toBeLessThanOrEqual(high);
  });
});

const barn =
  "We're getting married on 12 June 2027 in a barn near Bath and need a photographer for about 8 hours. 90 guests. We'd love an album but no video please.";

describe('requests for a wedding photographer as people write them', () => {
  it.each<[Locale, string, string[]]>([
    ['en-GB', barn, ['coverage.hours 8', 'guests 90', 'album one', 'wish.film false', 'wedding.date 2027-06-12']],
    [
      'en-GB',
      'Photographer for our wedding, full day, two photographers, drone shots',
      ['coverage full', 'team two', 'photographers 2', 'wish.drone true'],
    ],
    [
      'en-GB',
      'Registry office wedding, just the ceremony, 20 guests, digital only',
      ['coverage ceremony', 'occasion registry', 'guests 20', 'album none'],
    ],
    [
      'de-DE',
      'Hochzeitsfotograf gesucht, 6 Stunden, 80 Gäste, mit Album, 120 km entfernt',
      ['coverage.hours 6', 'guests 80', 'distance.km 120', 'album one'],
    ],
    ['de-DE', 'Standesamt, zwei Stunden, nur digitale Bilder', ['coverage.hours 2', 'occasion registry', 'album none']],
    ['fr-FR', 'Photographe pour notre mariage, journée complète, 120 invités', ['coverage full', 'guests 120']],
    ['es-ES', 'Fotógrafo de boda, 8 horas, 150 invitados', ['coverage.hours 8', 'guests 150']],
  ])('%s: %s', (locale, text, facts) => {
    const found = read('wedding-photography', text, locale);
    expect(found.job).toEqual(facts);
    const stated = facts.map((fact) => fact.split(' ')[0]);
    expect(found.asked.filter((key) => key !== null && stated.includes(key))).toEqual([]);
    expect(found.asked).not.toContain(stated.includes('coverage.hours') ? 'coverage' : '');
    expect(found.asked.length).toBeLessThanOrEqual(8);
  });

  it('asks the date, the hours, the places, guests, a second photographer, album, style and budget', () => {
    const questions = firstQuestions(weddingPhotography, 'Looking for a wedding photographer');
    const words = JSON.stringify(questions).toLowerCase();
    for (const topic of [
      'when is the wedding',
      'hours',
      'venue',
      'guests',
      'second photographer',
      'album',
      'digital files',
      'style',
      'budget',
      'group photos',
      'film',
    ])
      expect(words).toContain(topic);
    expect(questions.length).toBeLessThanOrEqual(8);
  });
});

describe('what kind of job a request is', () => {
  it.each<[Locale, string]>([
    ['en-GB', barn],
    ['en-US', 'Someone to take pictures at our wedding in October'],
    ['de-DE', 'Suchen Fotografen für unsere Trauung im Mai'],
    ['de-AT', 'Hochzeitsfotos am Attersee'],
    ['es-ES', 'Buscamos fotógrafo para nuestra boda en septiembre'],
    ['es-MX', 'Nos casamos y queremos un fotógrafo'],
    ['fr-FR', 'Photographe de mariage pour juillet'],
    ['fr-FR', 'On se marie et on cherche quelqu’un pour les photos'],
    ['it-IT', 'Fotografo per matrimonio a settembre'],
    ['it-IT', 'Ci sposiamo, cerchiamo un fotografo'],
    ['nl-NL', 'Trouwfotograaf gezocht'],
    ['nl-BE', 'Fotograaf voor onze bruiloft'],
    ['pt-PT', 'Fotógrafo para casamento em agosto'],
    ['pt-BR', 'Vamos casar e precisamos de fotos da cerimônia'],
    ['pl-PL', 'Fotograf na ślub i wesele'],
    ['pl-PL', 'Szukamy kogoś do zdjęć ślubnych'],
    ['sv-SE', 'Bröllopsfotograf i augusti'],
    ['sv-SE', 'Fotograf till vår vigsel'],
    ['da-DK', 'Fotograf til vores bryllup'],
    ['da-DK', 'Bryllupsbilleder i Aarhus'],
    ['no-NO', 'Fotograf til bryllup i juni'],
    ['no-NO', 'Bryllupsfotograf, vi gifter oss i mai'],
    ['fi-FI', 'Valokuvaaja häihin elokuussa'],
    ['fi-FI', 'Hääkuvaaja etsitään'],
  ])('%s: %s', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe('wedding-photography');
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Headshots for our corporate website'],
    ['en-GB', 'Wedding cake for 80 people'],
    ['de-DE', 'DJ für eine Hochzeit'],
  ])('%s: %s is another', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe('wedding-photography');
  });
});

it('has every text in German', () => {
  expect(missingTexts(weddingPhotography, weddingPhotographyDe)).toEqual([]);
});
