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

const boilerReplacement = bundled('boiler-replacement');
const boilerReplacementDe = textsIn(bundled('boiler-replacement'), 'de');
const boilerReplacementEn = textsIn(bundled('boiler-replacement'), 'en');

vi.setConfig({ testTimeout: 30_000 });

function priced(job: Readonly<Record<string, Short>>): Estimate {
  return estimate({ playbook: boilerReplacement, sections: [room({}, 'home', 'Home')], jobFacts: stated(job) });
}

describe('boilers worked out by hand', () => {
  it('a combi for a combi', () => {
    const result = priced({ work: 'swap', 'boiler.type': 'combi' });
    expect(figures(result)).toEqual([
      'fit 1 × 65000',
      'clean_flush 1 × 10000',
      'commission 1 × 8000',
      'boiler_combi 1 × 102000',
      'flue 1 × 13000',
      'filter 1 × 11000',
      'sundries 1 × 9000',
      'thermostat 1 × 12000',
      'disposal 1 × 8000',
    ]);
    // 650 + 100 + 80 + 1020 + 130 + 110 + 90 + 120 + 80
    expect(total(result)).toBe(238000);
    expect(result.extras.map((extra) => extra.key)).toEqual(['smart', 'valves', 'scale']);
  });

  it('two bathrooms, a leading make, in another room, roof flue up high', () => {
    const result = priced({
      'bathrooms.count': 2,
      grade: 'premium',
      'boiler.place': 'other_room',
      'flue.route': 'roof',
      'flue.high': true,
      controls: 'smart',
    });
    // boiler 1.12 × 1.35 = 1.512; 1020 × 1.512 = 1542.24; parts of the move twice
    expect(figures(result)).toContain('boiler_combi 1.512 × 102000');
    expect(figures(result)).toContain('move_parts 2 × 8000');
    // 650 + 600 + 140 + 100 + 80 + 1542.24 + 130 + 120 + 110 + 90 + 160 + 230 + 80 + 350
    expect(total(result)).toBe(438224);
  });

  it('boiler, pipes and eight radiators, all new', () => {
    const result = priced({ work: 'new_system', 'radiators.count': 8 });
    // 650 + 8 × (110 + 110 + 95) + 80 + 1020 + 130 + 110 + 90 + 120
    expect(total(result)).toBe(472000);
  });

  it('without the boiler, when the customer has bought it, it is fitted all the same', () => {
    expect(total(priced({ supply: 'customer' }))).toBe(136000);
  });

  it("a provider's price for the piece is for the fitting", () => {
    const rules = [rule({ strategy: 'per_unit', unit: 'per_unit', rateMinor: 90000 })];
    expect(figures(estimate({ playbook: boilerReplacement, sections: [room({}, 'home', 'Home')], rules }))).toContain(
      'fit 1 × 90000',
    );
  });

  it('published price: system boiler, zone controls, new gas pipe and power flush', () => {
    const pounds =
      total(
        priced({ 'boiler.type': 'system', work: 'convert', flush: 'power', controls: 'zones', 'gas.pipe': 'renew' }),
      ) / 100;
    expect(pounds).toBeGreaterThan(5351 * 0.85);
    expect(pounds).toBeLessThan(5351 * 1.15);
  });
});

describe('requests for a boiler as people write them', () => {
  it.each<[Locale, string, string[]]>([
    [
      'en-GB',
      'Combi boiler to replace an old regular boiler, tank in the loft to be removed.',
      ['work convert', 'boiler.type combi'],
    ],
    [
      'en-GB',
      'Need a new combi boiler, 9 radiators, 2 bathrooms, same place',
      ['boiler.type combi', 'radiators.count 9', 'bathrooms.count 2', 'boiler.place same'],
    ],
    [
      'en-GB',
      'Convert back boiler to a combi and move the boiler into the loft',
      ['work convert', 'boiler.type combi', 'boiler.place other_room'],
    ],
    [
      'en-GB',
      'Replace oil boiler, power flush and a smart thermostat please',
      ['fuel oil', 'flush power', 'controls smart'],
    ],
    [
      'en-GB',
      'Boiler condemned, no hot water. 30 kW gas boiler wanted',
      ['fuel gas', 'boiler.kw 30', 'gas.warning true', 'heating.off true'],
    ],
    [
      'de-DE',
      'Gasheizung erneuern, 12 Heizkörper, 2 Bäder, neuer Warmwasserspeicher',
      ['fuel gas', 'radiators.count 12', 'bathrooms.count 2', 'cylinder new'],
    ],
    ['de-DE', 'Von Öl auf Gas umstellen, smartes Thermostat', ['work convert', 'fuel gas', 'controls smart']],
    ['fr-FR', 'Remplacer la chaudière gaz, 8 radiateurs', ['fuel gas', 'radiators.count 8']],
  ])('%s: %s', (locale, text, facts) => {
    const read = readFacts(boilerReplacement, text, locale);
    for (const fact of facts) expect(read).toContain(fact);
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Boiler is 20 years old, what would a new one cost fitted'],
    ['en-GB', 'our combi has packed up and the plumber says it is beyond repair'],
    ['en-GB', 'Quote to swap back boiler for a combi'],
    ['de-DE', 'Alte Gastherme gegen neue tauschen'],
    ['de-DE', 'Wir brauchen eine neue Heizung, der Kessel ist von 1995'],
    ['es-ES', 'Cambiar la caldera de gas por una de condensación'],
    ['fr-FR', 'Remplacement de ma vieille chaudière'],
    ['it-IT', 'Sostituire la caldaia vecchia con una a condensazione'],
    ['pt-PT', 'Trocar a caldeira a gás por uma nova'],
    ['nl-NL', 'Nieuwe cv-ketel plaatsen, de oude is 18 jaar'],
    ['pl-PL', 'Wymiana starego pieca gazowego na nowy'],
    ['sv-SE', 'Byta ut gammal panna mot ny'],
    ['da-DK', 'Udskiftning af gammelt gasfyr'],
    ['no-NO', 'Bytte oljekjel i kjelleren'],
    ['fi-FI', 'Vanhan kaasukattilan vaihto uuteen'],
  ])('%s: "%s" is about a boiler', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe('boiler-replacement');
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Annual boiler service and gas safety certificate'],
    ['de-DE', 'Wärmepumpe für unser Haus'],
  ])('%s: "%s" is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).confident).toBe(false);
  });
});

describe('what a boiler request is asked', () => {
  const request = 'Hi, need a quote for a new boiler, ours is ancient';

  it('kind, size, place, photos and hazards come in the first questions', () => {
    const questions = firstQuestions(boilerReplacement, request);
    expect(questions.length).toBeLessThanOrEqual(8);
    const words = JSON.stringify(questions).toLowerCase();
    for (const topic of [
      'combi',
      'bathroom',
      'pressure',
      'flue',
      'age',
      'asbestos',
      'carbon monoxide',
      'meter',
      'location',
    ])
      expect(words).toContain(topic);
  });

  it('nothing that was stated', () => {
    const keys = firstQuestions(
      boilerReplacement,
      'Straight swap of our gas combi, worcester, 2 bathrooms, same place, 9 radiators',
    ).map((one) => one.question_key);
    for (const key of ['q.work', 'q.type', 'q.fuel', 'q.bathrooms', 'q.place', 'q.grade', 'q.radiators'])
      expect(keys).not.toContain(key);
    expect(keys).toContain('q.hazards');
  });

  it('every text is there in English and German', () => {
    expect([
      missingTexts(boilerReplacement, boilerReplacementEn),
      missingTexts(boilerReplacement, boilerReplacementDe),
    ]).toEqual([[], []]);
  });
});
