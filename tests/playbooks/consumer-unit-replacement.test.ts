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

const consumerUnitReplacement = bundled('consumer-unit-replacement');
const consumerUnitReplacementDe = textsIn(bundled('consumer-unit-replacement'), 'de');
const consumerUnitReplacementEn = textsIn(bundled('consumer-unit-replacement'), 'en');

vi.setConfig({ testTimeout: 30_000 });

function priced(job: Readonly<Record<string, Short>>): Estimate {
  return estimate({ playbook: consumerUnitReplacement, sections: [room({}, 'home', 'Home')], jobFacts: stated(job) });
}

describe('fuse boxes worked out by hand', () => {
  it('ten circuits', () => {
    const result = priced({ 'circuits.count': 10 });
    expect(figures(result)).toEqual([
      'fit 1 × 17000',
      'circuits 10 × 1100',
      'unit 1 × 9500',
      'breakers 10 × 700',
      'surge 1 × 4000',
      'certificate 1 × 3500',
    ]);
    // 170 + 110 + 95 + 70 + 40 + 35
    expect(total(result)).toBe(52000);
    expect(result.extras.map((extra) => extra.key)).toEqual(['each', 'report']);
  });

  it('eight circuits, each protected, moved, bonding renewed, old wiring', () => {
    const result = priced({
      'circuits.count': 8,
      protection: 'each',
      'board.place': 'moved',
      earthing: 'renew',
      'wiring.age': 'old',
    });
    // 170 + 88 + 220 + 90 + 110 + 95 + 168 + 40 + 80 + 40 + 35
    expect(total(result)).toBe(113600);
  });

  it('from three bedrooms follow ten circuits', () => {
    expect(figures(priced({ 'bedrooms.count': 3 }))).toContain('circuits 10 × 1100');
  });

  it("a provider's price for the piece is for fitting", () => {
    const rules = [rule({ strategy: 'per_unit', unit: 'per_unit', rateMinor: 30000 })];
    expect(
      figures(estimate({ playbook: consumerUnitReplacement, sections: [room({}, 'home', 'Home')], rules })),
    ).toContain('fit 1 × 30000');
  });

  it('published prices: twelve circuits £500 to £600, a small board of six plainly less', () => {
    // 340 + 12 × 18 and 340 + 6 × 18
    expect(total(priced({ 'circuits.count': 12 }))).toBe(55_600);
    expect(total(priced({ 'circuits.count': 6 }))).toBe(44_800);
  });
});

describe('requests for a fuse box as people write them', () => {
  it.each<[Locale, string, string[]]>([
    [
      'en-GB',
      'Replace old fuse box with a 10 way RCBO board, same place',
      ['circuits.count 10', 'protection each', 'board.place same'],
    ],
    [
      'en-GB',
      'New consumer unit with surge protection, 3 bed house, bonding is fine',
      ['bedrooms.count 3', 'surge yes', 'earthing fine'],
    ],
    [
      'en-GB',
      'Fuse board smells of burning, asbestos board behind it',
      ['supply.fault true', 'asbestos.suspected true'],
    ],
    ['en-US', 'Upgrade electrical panel to 200 amp service', ['service.upgrade yes']],
    ['de-DE', 'Sicherungskasten mit 12 Sicherungen tauschen und versetzen', ['circuits.count 12', 'board.place moved']],
    ['de-DE', 'Neuer Zählerschrank mit Überspannungsschutz, Erdung fehlt', ['surge yes', 'earthing renew']],
  ])('%s: %s', (locale, text, facts) => {
    const read = readFacts(consumerUnitReplacement, text, locale);
    for (const fact of facts) expect(read).toContain(fact);
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Fuse box still has fuse wire, want it replaced'],
    ['en-GB', 'New consumer unit needed before the EV charger'],
    ['en-US', 'Need to upgrade my breaker panel to 200 amps'],
    ['de-DE', 'Alter Sicherungskasten mit Schraubsicherungen soll neu'],
    ['de-DE', 'Zählerschrank erneuern lassen'],
    ['es-ES', 'Cambiar el cuadro eléctrico del piso'],
    ['fr-FR', 'Remplacer le tableau électrique de la maison'],
    ['it-IT', 'Sostituire il quadro elettrico'],
    ['pt-PT', 'Trocar o quadro elétrico antigo'],
    ['nl-NL', 'Groepenkast vervangen, oude stoppenkast'],
    ['pl-PL', 'Wymiana skrzynki z bezpiecznikami'],
    ['sv-SE', 'Byta gammalt proppskåp till ny elcentral'],
    ['da-DK', 'Ny eltavle med HPFI-relæ'],
    ['no-NO', 'Bytte sikringsskap i eldre hus'],
    ['fi-FI', 'Sulaketaulun vaihto'],
  ])('%s: "%s" is about a fuse box', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe('consumer-unit-replacement');
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Full rewire of a three bed house'],
    ['de-DE', 'Komplette Elektrik erneuern'],
  ])('%s: "%s" is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe(
      'consumer-unit-replacement',
    );
  });
});

describe('what a request for a fuse box is asked', () => {
  it('circuits, place, earth, wiring, photos and hazards come first', () => {
    const questions = firstQuestions(consumerUnitReplacement, 'I need a new fuse box');
    expect(questions.length).toBeLessThanOrEqual(8);
    const words = JSON.stringify(questions).toLowerCase();
    for (const topic of [
      'circuit',
      'location',
      'bonded',
      'age',
      'wiring',
      'test report',
      'rcbo',
      'asbestos',
      'certificate',
      'meter',
    ])
      expect(words).toContain(topic);
  });

  it('nothing that was stated', () => {
    const keys = firstQuestions(
      consumerUnitReplacement,
      '10 way RCBO board, same place, bonding is fine, was rewired in 2015',
    ).map((one) => one.question_key);
    for (const key of ['q.circuits', 'q.protection', 'q.place', 'q.earthing', 'q.wiring'])
      expect(keys).not.toContain(key);
    expect(keys).toContain('q.hazards');
  });

  it('every text is there in English and German', () => {
    expect([
      missingTexts(consumerUnitReplacement, consumerUnitReplacementEn),
      missingTexts(consumerUnitReplacement, consumerUnitReplacementDe),
    ]).toEqual([[], []]);
  });
});
