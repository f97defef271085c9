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
  type Short,
  stated,
  total,
} from '#tests/support/estimates.ts';

const evChargerInstallation = bundled('ev-charger-installation');
const evChargerInstallationDe = textsIn(bundled('ev-charger-installation'), 'de');
const evChargerInstallationEn = textsIn(bundled('ev-charger-installation'), 'en');

vi.setConfig({ testTimeout: 30_000 });

function priced(job: Readonly<Record<string, Short>>): Estimate {
  return estimate({ playbook: evChargerInstallation, sections: [room({}, 'home', 'Home')], jobFacts: stated(job) });
}

describe('car chargers worked out by hand', () => {
  it('one charger, 10 m from the fuse box', () => {
    const result = priced({ 'cable.distance': 10 });
    expect(figures(result)).toEqual([
      'fit 1 × 22000',
      'cable_run 10 × 700',
      'testing 1 × 6000',
      'charger 1 × 55000',
      'cable 11 × 500',
      'protection 1 × 10000',
    ]);
    // 220 + 70 + 60 + 550 + 55 + 100
    expect(total(result)).toBe(105500);
  });

  it('on a post, 20 m with 6 m under paving, full fuse box', () => {
    const result = priced({
      'cable.distance': 20,
      'trench.length': 6,
      'trench.surface': 'paved',
      mounting: 'post',
      'board.room': 'full',
    });
    // 220 + 140 + 9.6 × 45 + 90 + 150 + 60 + 550 + 22 × 5 + 100 + 160 + 160
    expect(total(result)).toBe(217200);
  });

  it('the customer has the charger', () => {
    // 1055 − 550
    expect(total(priced({ 'cable.distance': 10, supply: 'customer' }))).toBe(50500);
  });
});

describe('requests for a car charger as people write them', () => {
  it.each<[Locale, string, string[]]>([
    [
      'en-GB',
      'Fit my own EV charger, already bought it, on the garage wall, 12 m from the fuse box',
      ['supply customer', 'mounting wall', 'cable.distance 12'],
    ],
    [
      'en-GB',
      'Car charger on a post, three phase, fuse box is full',
      ['mounting post', 'power.level three_phase', 'board.room full'],
    ],
    ['en-GB', 'Two EV chargers in a communal car park', ['permit.needed true']],
    [
      'de-DE',
      'Wallbox vorhanden, nur anschließen, 8 m Kabel, dreiphasig',
      ['supply customer', 'cable.distance 8', 'power.level three_phase'],
    ],
    ['de-DE', 'Wallbox in der Garage, Sicherungskasten ist voll', ['mounting wall', 'board.room full']],
    ['de-DE', '2 Wallboxen in der Tiefgarage', ['chargers.count 2', 'permit.needed true']],
  ])('%s: %s', (locale, text, facts) => {
    const read = readFacts(evChargerInstallation, text, locale);
    for (const fact of facts) expect(read).toContain(fact);
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Car charger at the side of the house'],
    ['en-GB', 'We are getting an electric car and want to charge it at home'],
    ['de-DE', 'Wallbox in der Garage installieren'],
    ['de-DE', 'Ladestation fürs E-Auto'],
    ['es-ES', 'Instalar un punto de recarga para coche eléctrico'],
    ['fr-FR', 'Installer une borne de recharge dans le garage'],
    ['it-IT', 'Installare una colonnina di ricarica in garage'],
    ['pt-PT', 'Instalar carregador de carro elétrico'],
    ['nl-NL', 'Laadpaal op de oprit'],
    ['pl-PL', 'Montaż ładowarki do samochodu elektrycznego'],
    ['sv-SE', 'Installera laddbox till elbilen'],
    ['da-DK', 'Ladestander til elbil i carporten'],
    ['no-NO', 'Montere elbillader i garasjen'],
    ['fi-FI', 'Sähköauton latausaseman asennus'],
  ])('%s: "%s" is about a car charger', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe('ev-charger-installation');
  });

  it('a phone charger is not', () => {
    expect(classifyRequest({ text: 'phone charger does not work', locale: 'en-GB', playbooks }).candidates).toEqual([]);
  });
});

describe('what a request for a car charger is asked', () => {
  it('distance, phases, fuse box, ground, permission and photos come first', () => {
    const questions = firstQuestions(evChargerInstallation, 'I need a car charger');
    expect(questions.length).toBeLessThanOrEqual(8);
    const words = JSON.stringify(questions).toLowerCase();
    for (const topic of [
      'how far',
      'phase',
      'consumer unit',
      'ground',
      'permission',
      'landlord',
      'photo',
      'model',
      'meter',
    ])
      expect(words).toContain(topic);
  });

  it('nothing that was stated', () => {
    const keys = firstQuestions(
      evChargerInstallation,
      'Fit my own charger, already bought, single phase, 12 m from the fuse box',
    ).map((one) => one.question_key);
    for (const key of ['q.distance', 'q.supply', 'q.power']) expect(keys).not.toContain(key);
    expect(keys).toContain('q.hazards');
  });

  it('every text is there in English and German', () => {
    expect([
      missingTexts(evChargerInstallation, evChargerInstallationEn),
      missingTexts(evChargerInstallation, evChargerInstallationDe),
    ]).toEqual([[], []]);
  });
});
