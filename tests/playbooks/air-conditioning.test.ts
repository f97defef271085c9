import { describe, expect, it, vi } from 'vitest';
import type { Currency } from '#domain/currency.ts';
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

const airConditioning = bundled('air-conditioning');
const airConditioningDe = textsIn(bundled('air-conditioning'), 'de');
const airConditioningEn = textsIn(bundled('air-conditioning'), 'en');

vi.setConfig({ testTimeout: 30_000 });

function priced(job: Readonly<Record<string, Short>>, currency: Currency = 'GBP'): Estimate {
  return estimate({ playbook: airConditioning, sections: [room({}, 'home', 'Home')], jobFacts: stated(job), currency });
}

describe('air conditioning worked out by hand', () => {
  it('one room of 20 m²', () => {
    const result = priced({ 'units.count': 1, 'room.area': 20 });
    // 4 m of pipe, of which 3 m belong to the fitting
    expect(figures(result)).toEqual([
      'fit 1 × 60000',
      'pipes_fit 1 × 2500',
      'commission 1 × 9000',
      'indoor_units 1 × 60000',
      'outdoor_units 1 × 45000',
      'pipes 4 × 1800',
      'brackets 1 × 4000',
    ]);
    // 600 + 25 + 90 + 600 + 450 + 72 + 40
    expect(total(result)).toBe(187700);
  });

  it('three rooms on one outdoor unit high on the wall, a new line, pump', () => {
    const result = priced({
      system: 'multi',
      'units.count': 3,
      'pipe.distance': 6,
      'outdoor.place': 'high_wall',
      power: 'new_line',
      drain: 'pump',
    });
    // 3 × 600 + 9 × 25 + 3 × 60 + 180 + 90 + 3 × 600 + 450 + 18 × 18 + 40 + 3 × 90 + 70 + 350
    expect(total(result)).toBe(577900);
  });

  it('a stated power counts instead of the area', () => {
    // 0.6 + 5 × 0.16 = 1.4
    expect(figures(priced({ 'capacity.kw': 5 }))).toContain('indoor_units 1.4 × 60000');
  });

  it("a provider's price for the piece is for fitting", () => {
    const rules = [rule({ strategy: 'per_unit', unit: 'per_unit', rateMinor: 60000 })];
    expect(
      figures(
        estimate({
          playbook: airConditioning,
          sections: [room({}, 'home', 'Home')],
          jobFacts: stated({ 'units.count': 2 }),
          rules,
        }),
      ),
    ).toContain('fit 2 × 60000');
  });

  it.each([
    ['central air conditioner, 1,750 sq ft', 'central', 162.58, 4800, 5650, 6500],
    ['air conditioner and gas furnace, 2,000 sq ft', 'central_furnace', 185.81, 6224, 8829, 11434],
  ])('published price: %s', (_job, system, area, low, typical, high) => {
    const dollars = total(priced({ system, 'home.area': area }, 'USD')) / 100;
    expect(dollars).toBeGreaterThan(Math.max(low, typical * 0.85));
    expect(dollars).toBeLessThan(Math.min(high, typical * 1.15));
  });
});

describe('requests for air conditioning as people write them', () => {
  it.each<[Locale, string, string[]]>([
    [
      'en-GB',
      'Air con for 2 bedrooms, top floor, outdoor unit on the balcony',
      ['units.count 2', 'outdoor.place balcony', 'sun hot'],
    ],
    [
      'en-US',
      'AC died, looking for a quote on a new central air unit, existing ductwork',
      ['system central', 'ducts keep', 'old.system remove'],
    ],
    [
      'en-GB',
      'Split unit in garden room, socket nearby, Daikin if possible',
      ['system split', 'power near', 'grade premium'],
    ],
    [
      'de-DE',
      'Klimaanlage für 3 Zimmer im Dachgeschoss, Außengerät an der Fassade',
      ['units.count 3', 'sun hot', 'outdoor.place high_wall'],
    ],
    [
      'de-DE',
      'Multisplit für zwei Schlafzimmer, Kondensatpumpe nötig, neuer Stromkreis',
      ['system multi', 'drain pump', 'power new_line'],
    ],
    ['es-ES', 'Instalar aire acondicionado en el salón y dos dormitorios', ['units.count 3']],
  ])('%s: %s', (locale, text, facts) => {
    const read = readFacts(airConditioning, text, locale).map((fact) => fact.replace(/^home /, ''));
    for (const fact of facts) expect(read).toContain(fact);
  });

  it.each<[Locale, string]>([
    ['en-US', 'AC died, looking for a quote on a new central air unit'],
    ['en-GB', 'want aircon in the loft bedroom, it is too hot in summer'],
    ['de-DE', 'Klimaanlage fürs Schlafzimmer einbauen'],
    ['de-DE', 'Splitgerät im Büro montieren lassen'],
    ['es-ES', 'Instalar aire acondicionado en el salón y dos dormitorios'],
    ['fr-FR', 'Installer une clim réversible dans le salon'],
    ['it-IT', 'Vorrei il condizionatore in camera e nello studio'],
    ['pt-PT', 'Montar ar condicionado em dois quartos'],
    ['nl-NL', 'Airco laten plaatsen op zolder'],
    ['pl-PL', 'Montaż klimatyzacji w salonie'],
    ['sv-SE', 'Installera luftkonditionering i sovrum'],
    ['da-DK', 'Aircondition i soveværelset'],
    ['no-NO', 'Montere klimaanlegg på soverom'],
    ['fi-FI', 'Ilmalämpöpumpun asennus olohuoneeseen'],
  ])('%s: "%s" is about air conditioning', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe('air-conditioning');
  });

  it.each<[Locale, string]>([
    ['en-GB', 'New combi boiler please'],
    ['de-DE', 'Alte Gastherme gegen neue tauschen'],
  ])('%s: "%s" is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe('air-conditioning');
  });
});

describe('what a request for air conditioning is asked', () => {
  it('size, outdoor unit, distance, permission, drain, supply, walls and photos come first', () => {
    const questions = firstQuestions(
      airConditioning,
      'Vorrei il condizionatore in camera e nello studio, ultimo piano',
      'it-IT',
    );
    expect(questions.length).toBeLessThanOrEqual(8);
    const words = JSON.stringify(questions).toLowerCase();
    for (const topic of ['square metres', 'outdoor', 'distance', 'permission', 'drain', 'power', 'wall', 'photo', 'kw'])
      expect(words).toContain(topic);
  });

  it('nothing that was stated', () => {
    const keys = firstQuestions(
      airConditioning,
      'Split units in 2 bedrooms of 15 m2, outdoor unit on the balcony, 3 m pipe run, socket nearby',
    ).map((one) => one.question_key);
    for (const key of ['q.units', 'q.system', 'q.room_area', 'q.outdoor', 'q.power', 'q.distance'])
      expect(keys).not.toContain(key);
    expect(keys).toContain('q.hazards');
  });

  it('every text is there in English and German', () => {
    expect([
      missingTexts(airConditioning, airConditioningEn),
      missingTexts(airConditioning, airConditioningDe),
    ]).toEqual([[], []]);
  });
});
