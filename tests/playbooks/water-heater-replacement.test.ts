import { describe, expect, it, vi } from 'vitest';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { textsIn } from '#domain/playbooks/texts-of.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import {
  draft,
  estimate,
  extrasOf,
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

const waterHeaterReplacementDe = textsIn(bundled('water-heater-replacement'), 'de');
const waterHeaterReplacement = bundled('water-heater-replacement');

// Many drafts a test; a busy machine takes longer than the usual five seconds.
vi.setConfig({ testTimeout: 30_000 });

describe('water heaters worked out by hand', () => {
  it('an electric tank of 200 litres replaced', () => {
    const result = draft('water-heater-replacement', {}, { kind: 'electric_tank', 'tank.litres': 200 });
    expect(figures(result)).toEqual([
      'remove_old 1 × 5000',
      'fit_tank 1 × 18000',
      'testing 1 × 2500',
      'electric_tank 200 × 175',
      'safety_set 1 × 6000',
      'fixings 1 × 3000',
      'disposal 1 × 3000',
    ]);
    // 50 + 180 + 25 + 350 + 60 + 30 + 30
    expect(total(result)).toBe(72500);
    expect(extrasOf(result)).toEqual(['timer: timer 1 × 4500', 'timer: timer_fit 1 × 4000', 'tray: tray 1 × 3500']);
  });

  it('from a vented cylinder to an unvented one in the loft, with leave of the owner', () => {
    const job = { kind: 'unvented', 'tank.litres': 210, change: 'other', place: 'tight', 'permit.needed': true };
    const result = draft('water-heater-replacement', {}, job);
    expect(figures(result)).toEqual([
      'remove_old 1 × 5000',
      'fit_unvented 1 × 45000',
      'conversion 1 × 25000',
      'tight 1 × 8000',
      'testing 1 × 2500',
      'certificate 1 × 6000',
      'permit 1 × 9000',
      'unvented 210 × 420',
      'safety_set 1 × 6000',
      'fixings 1 × 3000',
      'conversion_parts 1 × 9000',
      'disposal 1 × 3000',
    ]);
    // 50 + 450 + 250 + 80 + 25 + 60 + 90 + 882 + 60 + 30 + 90 + 30
    expect(total(result)).toBe(209700);
  });

  it('two tankless electric heaters of the customer on new circuits', () => {
    const job = { kind: 'instant', count: 2, circuit: 'new', 'supply.by': 'customer', old: 'stays' };
    const result = draft('water-heater-replacement', {}, job);
    // 2 × (50 + 150 + 25 + 30) + 200 + 80
    expect(total(result)).toBe(79000);
  });

  it('a new element, and a breaker that trips', () => {
    const result = draft('water-heater-replacement', {}, { kind: 'vented', work: 'element', 'electrics.unsafe': true });
    expect(figures(result)).toEqual([
      'element_fit 1 × 9000',
      'testing 1 × 2500',
      'electrical_check 1 × 5500',
      'element 1 × 3500',
    ]);
  });

  it('gallons are turned into litres', () => {
    // 50 × 3.785
    expect(figures(draft('water-heater-replacement', {}, { kind: 'gas_tank', 'tank.gallons': 50 }))).toContain(
      'gas_tank 189.25 × 300',
    );
  });

  it('takes the provider’s hourly rate by its pace', () => {
    const rules = [rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 6000 })];
    // 1 ÷ 0.4 an hour
    expect(figures(draft('water-heater-replacement', {}, { kind: 'instant' }, { rules }))).toContain(
      'fit_instant 2.5 × 6000',
    );
  });

  it.each<[string, 'GBP' | 'USD' | 'EUR', Readonly<Record<string, Short>>, number, number]>([
    ['a vented cylinder in Britain', 'GBP', { kind: 'vented', 'tank.litres': 120 }, 50000, 100000],
    ['an unvented cylinder in Britain', 'GBP', { kind: 'unvented', 'tank.litres': 200 }, 120000, 200000],
    ['a gas tank of 40 gallons in the States', 'USD', { kind: 'gas_tank', 'tank.gallons': 40 }, 90000, 200000],
    ['a gas tankless heater in the States', 'USD', { kind: 'gas_instant' }, 180000, 450000],
    ['an electric tank of 200 litres in France', 'EUR', { kind: 'electric_tank', 'tank.litres': 200 }, 60000, 120000],
    ['an electric tankless heater in Germany', 'EUR', { kind: 'instant' }, 45000, 90000],
  ])('%s comes out at what guides say', (_what, currency, job, low, high) => {
    const result = estimate({
      playbook: waterHeaterReplacement,
      sections: [room({})],
      jobFacts: stated(job),
      currency,
    });
    expect(total(result)).toBeGreaterThan(low);
    expect(total(result)).toBeLessThan(high);
  });
});

describe('requests for water heaters as people write them', () => {
  it.each<[Locale, string, string[]]>([
    [
      'en-US',
      'Replace our 50 gallon gas water heater in the basement, it is leaking',
      ['kind gas_tank', 'place easy', 'tank.gallons 50', 'water.escaping true', 'work replace'],
    ],
    [
      'en-GB',
      'New unvented cylinder please, 210 litres, old one to be taken away, no rush',
      ['kind unvented', 'tank.litres 210', 'when.needed planned', 'work replace'],
    ],
    [
      'en-GB',
      'immersion heater has gone and the breaker trips',
      ['electrics.unsafe true', 'kind vented', 'work element'],
    ],
    [
      'en-GB',
      'No hot water since yesterday, electric water heater, urgent',
      ['kind electric_tank', 'when.needed today', 'work repair?'],
    ],
    [
      'de-DE',
      'Durchlauferhitzer austauschen, Gerät ist schon vorhanden, Starkstrom vorhanden',
      ['circuit fits', 'kind instant', 'supply.by customer', 'work replace'],
    ],
    [
      'de-DE',
      'Elektroboiler 80 Liter tropft, bitte erneuern und den alten entsorgen',
      ['kind electric_tank', 'old take', 'tank.litres 80', 'water.escaping true', 'work replace'],
    ],
    ['fr-FR', 'Remplacer un chauffe-eau de 200 litres', ['count 1', 'tank.litres 200', 'work replace']],
    ['da-DK', 'Udskiftning af varmtvandsbeholder', ['kind electric_tank', 'work replace']],
  ])('%s: %s', (locale, text, facts) => {
    expect(readFacts(waterHeaterReplacement, text, locale).toSorted()).toEqual(facts.toSorted());
    const answered = new Set(facts.filter((fact) => !fact.endsWith('?')).map((fact) => fact.split(' ')[0]));
    const asked = firstQuestions(waterHeaterReplacement, text, locale);
    expect(asked.length).toBeLessThanOrEqual(8);
    expect(
      asked.filter(
        (one) => one.requirement_key !== null && answered.has(one.requirement_key) && one.question_key !== 'q.hazards',
      ),
    ).toEqual([]);
    if (answered.has('tank.gallons')) expect(asked.map((one) => one.question_key)).not.toContain('q.litres');
  });

  it.each<[Locale, string]>([
    ['en-US', 'Our hot water tank is leaking all over the garage'],
    ['en-GB', 'Immersion not working'],
    ['en-GB', 'replace hot water cylinder in airing cupboard'],
    ['de-DE', 'Der Boiler im Bad ist kaputt'],
    ['de-DE', 'Neuer Durchlauferhitzer für die Küche'],
    ['es-ES', 'Cambiar el termo eléctrico'],
    ['es-MX', 'Instalar calentador de agua'],
    ['fr-FR', 'Remplacer un chauffe-eau de 200 litres'],
    ['fr-FR', "Le ballon d'eau chaude fuit"],
    ['it-IT', 'Sostituire lo scaldabagno elettrico'],
    ['it-IT', 'Il boiler perde acqua'],
    ['pt-PT', 'Trocar o esquentador'],
    ['pt-PT', 'Termoacumulador avariado, sem água quente'],
    ['nl-NL', 'Boiler vervangen'],
    ['nl-NL', 'De geiser geeft geen warm water'],
    ['pl-PL', 'Wymiana bojlera'],
    ['pl-PL', 'Podgrzewacz wody cieknie'],
    ['sv-SE', 'Byta varmvattenberedare'],
    ['sv-SE', 'Varmvattenberedaren läcker'],
    ['da-DK', 'Udskiftning af varmtvandsbeholder'],
    ['da-DK', 'Ny elvandvarmer'],
    ['no-NO', 'Bytte varmtvannsbereder'],
    ['no-NO', 'Berederen lekker'],
    ['fi-FI', 'Lämminvesivaraajan vaihto'],
    ['fi-FI', 'Varaaja vuotaa'],
  ])('%s: "%s" is about a water heater', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe('water-heater-replacement');
  });
});

describe('what a water heater is asked', () => {
  it('its kind, size, age, place and access, change of kind, photos, gas, electrics, water, permit', () => {
    const questions = firstQuestions(waterHeaterReplacement, 'We need a new water heater');
    expect(questions.length).toBeLessThanOrEqual(8);
    const words = JSON.stringify(questions).toLowerCase();
    for (const topic of [
      'gas or electric',
      'litres',
      'age',
      'access',
      'flue',
      'photo',
      'smells of gas',
      'breaker',
      'leaking',
      'permit',
    ])
      expect(words).toContain(topic);
  });

  it('gas, electrics, water and permit are always asked, less what is stated', () => {
    const hazards = firstQuestions(waterHeaterReplacement, 'water heater, smell of gas').find(
      (one) => one.question_key === 'q.hazards',
    );
    expect(hazards?.config.options).toMatchObject([
      { id: 'electrics.unsafe' },
      { id: 'water.escaping' },
      { id: 'permit.needed' },
      { id: 'none' },
      { id: 'unsure' },
    ]);
  });

  it('every text is there in German', () => {
    expect(missingTexts(waterHeaterReplacement, waterHeaterReplacementDe)).toEqual([]);
  });
});
