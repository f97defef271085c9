import { describe, expect, it, vi } from 'vitest';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Estimate } from '#domain/estimate/estimated-line.ts';
import type { Locale } from '#domain/locale.ts';
import { textsIn } from '#domain/playbooks/texts-of.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import {
  estimate,
  figures,
  firstQuestions,
  missingTexts,
  readFacts,
  room,
  rule,
  type Short,
  stated,
  total,
} from '#tests/support/estimates.ts';

const windowReplacementDe = textsIn(bundled('window-replacement'), 'de');
const windowReplacementEn = textsIn(bundled('window-replacement'), 'en');
const windowReplacement = bundled('window-replacement');

vi.setConfig({ testTimeout: 30_000 });

function priced(job: Readonly<Record<string, Short>>, home: Readonly<Record<string, Short>> = {}): Estimate {
  return estimate({ playbook: windowReplacement, sections: [room(home, 'home', 'Home')], jobFacts: stated(job) });
}

describe('windows worked out by hand', () => {
  it('eight plastic casements', () => {
    const result = priced({ 'windows.count': 8 });
    expect(figures(result)).toEqual([
      'fit 8 × 13000',
      'units 8 × 35000',
      'sealing 8 × 1500',
      'disposal 8 × 2000',
      'certificate 1 × 8000',
    ]);
    // 1040 + 2800 + 120 + 160 + 80
    expect(total(result)).toBe(420000);
  });

  it('all the windows of a home are counted from its bedrooms until somebody counts them', () => {
    // 3 × 2 + 2
    expect(figures(priced({ 'bedrooms.count': 3 }))).toContain('fit 8 × 13000');
    expect(figures(priced({ 'bedrooms.count': 3, 'windows.count': 2 }))).toContain('fit 2 × 13000');
    expect(readFacts(windowReplacement, '3 bed semi, all windows need replacing in uPVC')).toContain(
      'bedrooms.count 3',
    );
  });

  it('three windows and a balcony door, triple glazed, third floor, sills inside', () => {
    const result = priced({
      'windows.count': 3,
      'doors.count': 1,
      glazing: 'triple',
      'floor.level': 'high',
      sills: ['inside'],
    });
    // fitting 3 × 1.2; units 3 × 1.2; door × 1.2; disposal 3 + 1.5
    expect(figures(result)).toEqual([
      'fit 3.6 × 13000',
      'fit_door 1.2 × 22000',
      'inside_sills_fit 3 × 3500',
      'units 3.6 × 35000',
      'door_units 1.2 × 65000',
      'sealing 4 × 1500',
      'inside_sills 3 × 3000',
      'disposal 4.5 × 2000',
      'certificate 1 × 8000',
      'scaffold 1 × 45000',
    ]);
    // 468 + 264 + 105 + 1260 + 780 + 60 + 90 + 90 + 80 + 450
    expect(total(result)).toBe(364700);
  });

  it('one bay window alone', () => {
    // 400 + 1100 + 15 + 3 × 20 + 80
    expect(total(priced({ 'bays.count': 1 }))).toBe(165500);
  });

  it('larger windows cost more, not in proportion', () => {
    // 0.55 + 0.45 × 2.88 / 1.44 = 1.45
    expect(figures(priced({ 'windows.count': 2 }, { 'window.size': [2.4, 1.2] }))).toContain('units 2.9 × 35000');
  });

  it("a provider's price for the piece is for fitting a window", () => {
    const rules = [rule({ strategy: 'per_unit', unit: 'per_unit', rateMinor: 20000 })];
    expect(
      figures(
        estimate({
          playbook: windowReplacement,
          sections: [room({}, 'home', 'Home')],
          jobFacts: stated({ 'windows.count': 2 }),
          rules,
        }),
      ),
    ).toContain('fit 2 × 20000');
  });

  it.each([
    ['casement', 4200],
    ['sash', 8800],
  ])('published price: eight plastic windows, %s', (style, typical) => {
    const pounds = total(priced({ 'windows.count': 8, frame: 'upvc', style })) / 100;
    expect(pounds).toBeGreaterThan(typical * 0.85);
    expect(pounds).toBeLessThan(typical * 1.15);
  });
});

describe('requests for windows as people write them', () => {
  it.each<[Locale, string, string[]]>([
    ['en-US', 'Replace 10 double hung vinyl windows.', ['windows.count 10', 'frame upvc', 'style double_hung']],
    [
      'en-GB',
      '4 uPVC double glazed casement windows to be replaced.',
      ['windows.count 4', 'frame upvc', 'style casement', 'glazing double'],
    ],
    [
      'en-GB',
      'Replace 8 windows with white uPVC casements, double glazed',
      ['windows.count 8', 'frame upvc', 'style casement', 'glazing double', 'colour white'],
    ],
    [
      'en-GB',
      '5 sash windows in a listed building, lead paint on the old ones',
      ['windows.count 5', 'style sash', 'building.listed true', 'lead.paint true'],
    ],
    [
      'en-GB',
      'Six new windows in anthracite aluminium, triple glazing, third floor flat',
      ['windows.count 6', 'frame aluminium', 'glazing triple', 'colour coloured', 'floor.level high'],
    ],
    [
      'de-DE',
      '4 neue Fenster aus Kunststoff, dreifach verglast, im dritten Stock, mit Rollläden',
      ['windows.count 4', 'frame upvc', 'glazing triple', 'floor.level high', 'shutters new'],
    ],
    [
      'de-DE',
      'Alte Fenster tauschen, fünf Fenster und eine Balkontür, Denkmalschutz',
      ['windows.count 5', 'doors.count 1', 'building.listed true'],
    ],
    ['en-GB', 'Want all the windows changed for uPVC. There are 8.', ['windows.count 8', 'frame upvc']],
    ['en-GB', 'New sash windows at the front, six of them', ['windows.count 6', 'style sash']],
    ['de-DE', 'Fenster tauschen, Kunststoff. Es sind 8.', ['windows.count 8', 'frame upvc']],
    ['es-ES', 'Cambiar las ventanas del piso, son cuatro y la del baño es más pequeña', ['windows.count 4']],
    ['fr-FR', 'Nos fenêtres sont à remplacer en PVC, il y en a 6.', ['windows.count 6', 'frame upvc']],
    ['it-IT', 'Cambiare sei finestre con doppi vetri', ['windows.count 6', 'glazing double']],
    ['fr-FR', 'Remplacer 7 fenêtres PVC, triple vitrage', ['windows.count 7', 'frame upvc', 'glazing triple']],
  ])('%s: %s', (locale, text, facts) => {
    const read = readFacts(windowReplacement, text, locale);
    for (const fact of facts) expect(read).toContain(fact);
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Our windows are draughty and rotten, want double glazing'],
    ['en-GB', 'quote for 5 upvc windows and a patio door'],
    ['de-DE', 'Wir möchten die Fenster zur Straße tauschen, es zieht und ist laut'],
    ['de-DE', 'Neue Kunststofffenster für unser Haus'],
    ['es-ES', 'Cambiar las ventanas de aluminio por unas de PVC con doble cristal'],
    ['fr-FR', 'Changer les fenêtres en simple vitrage'],
    ['it-IT', 'Sostituzione infissi in legno con PVC'],
    ['pt-PT', 'Trocar janelas antigas por vidro duplo'],
    ['nl-NL', 'Kozijnen vervangen en dubbel glas plaatsen'],
    ['pl-PL', 'Wymiana okien w mieszkaniu, 5 sztuk'],
    ['sv-SE', 'Byta fönster i villa, 10 stycken'],
    ['da-DK', 'Udskiftning af vinduer i rækkehus'],
    ['no-NO', 'Bytte vinduer i stua'],
    ['fi-FI', 'Ikkunoiden vaihto omakotitaloon'],
  ])('%s: "%s" is about windows', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe('window-replacement');
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Window cleaning every four weeks'],
    ['de-DE', 'Fenster putzen in der ganzen Wohnung'],
  ])('%s: "%s" is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe('window-replacement');
  });
});

describe('what a request for windows is asked', () => {
  it('sizes, frame, glass, floor, sills, shutters, consent and photos come first', () => {
    const questions = firstQuestions(
      windowReplacement,
      'Wir möchten die Fenster zur Straße tauschen, drei Stück',
      'de-DE',
    );
    expect(questions.length).toBeLessThanOrEqual(8);
    const words = JSON.stringify(questions).toLowerCase();
    for (const topic of [
      'breit',
      'rahmen',
      'verglasung',
      'schallschutz',
      'gerüst',
      'denkmal',
      'rollladen',
      'fensterb',
      'foto',
      'entsorg',
    ])
      expect(words).toContain(topic);
  });

  it('nothing that was stated', () => {
    const keys = firstQuestions(
      windowReplacement,
      'Replace 8 windows, white upvc casements, double glazed, ground floor, 1.2 x 1.0 m',
    ).map((one) => one.question_key);
    for (const key of ['q.windows', 'q.frame', 'q.style', 'q.glazing', 'q.floor', 'q.size', 'q.colour'])
      expect(keys).not.toContain(key);
    expect(keys).toContain('q.hazards');
  });

  it('every text is there in English and German', () => {
    expect([
      missingTexts(windowReplacement, windowReplacementEn),
      missingTexts(windowReplacement, windowReplacementDe),
    ]).toEqual([[], []]);
  });
});
