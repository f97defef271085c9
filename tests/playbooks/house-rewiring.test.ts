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

const houseRewiring = bundled('house-rewiring');
const houseRewiringDe = textsIn(bundled('house-rewiring'), 'de');
const houseRewiringEn = textsIn(bundled('house-rewiring'), 'en');

vi.setConfig({ testTimeout: 30_000 });

function priced(job: Readonly<Record<string, Short>>): Estimate {
  return estimate({ playbook: houseRewiring, sections: [room({}, 'home', 'Home')], jobFacts: stated(job) });
}

describe('rewires worked out by hand', () => {
  it('three bedrooms, all usual', () => {
    const result = priced({ 'bedrooms.count': 3 });
    // 8 + 3 × 9 = 35 points; 35 × 7 m = 245 m of cable + 10 % = 269.5 m
    expect(figures(result)).toEqual([
      'points 35 × 5600',
      'making_good 35 × 1100',
      'board_fit 1 × 18000',
      'alarms_fit 1 × 6000',
      'testing 1 × 17000',
      'cable 269.5 × 78',
      'plates 35 × 1000',
      'board_parts 1 × 22000',
      'alarms_parts 1 × 10000',
      'protection 1 × 4000',
      'disposal 1 × 6000',
    ]);
    // 1960 + 385 + 180 + 60 + 170 + 210.21 + 350 + 220 + 100 + 40 + 60
    expect(total(result)).toBe(373521);
  });

  it('two rooms of a house that is lived in, fuse box kept, walls filled by the customer', () => {
    const result = priced({
      work: 'partial',
      'rooms.count': 2,
      board: 'keep',
      occupied: 'occupied',
      'making.good': 'customer',
    });
    // 2 × 7 = 14 points × 1.18 = 16.52; 14 × 7 + 10 % = 107.8 m
    expect(figures(result)).toEqual([
      'points 16.52 × 5600',
      'testing 1 × 17000',
      'cable 107.8 × 78',
      'plates 14 × 1000',
      'protection 2 × 4000',
      'disposal 1 × 6000',
    ]);
    // 925.12 + 170 + 84.08 + 140 + 80 + 60
    expect(total(result)).toBe(145920);
  });

  it('counted points, concrete walls, two internet points and a circuit for the shower', () => {
    const result = priced({
      'points.stated': { socket: 20, light: 8 },
      'wall.kind': 'hard',
      'data.points': 2,
      appliances: ['shower'],
    });
    // 28 × 1.25 = 35
    expect(figures(result)).toContain('points 35 × 5600');
    expect(figures(result)).toContain('data_fit 2 × 4500');
    expect(figures(result)).toContain('circuits_fit 1 × 14000');
  });

  it("a provider's price for the piece is for the point", () => {
    const rules = [rule({ strategy: 'per_unit', unit: 'per_unit', rateMinor: 7000 })];
    expect(
      figures(
        estimate({
          playbook: houseRewiring,
          sections: [room({}, 'home', 'Home')],
          jobFacts: stated({ 'bedrooms.count': 2 }),
          rules,
        }),
      ),
    ).toContain('points 26 × 7000');
  });

  it.each([
    ['three-bedroom semi', 3, 3000, 3750, 4500],
    ['four-bedroom detached', 4, 3500, 4500, 5500],
  ])('published price: %s', (_job, bedrooms, low, typical, high) => {
    const pounds = total(priced({ 'bedrooms.count': bedrooms, work: 'full' })) / 100;
    expect(pounds).toBeGreaterThan(Math.max(low, typical * 0.85));
    expect(pounds).toBeLessThan(Math.min(high, typical * 1.15));
  });
});

describe('requests for a rewire as people write them', () => {
  it.each<[Locale, string, string[]]>([
    [
      'en-GB',
      'Full rewire of 3 bed semi, empty, new consumer unit, making good included',
      ['bedrooms.count 3', 'work full', 'occupied empty', 'board new', 'making.good provider'],
    ],
    [
      'en-GB',
      'Rewire 2 bedroom flat, brick walls, concrete floors, we live here',
      ['bedrooms.count 2', 'wall.kind brick', 'floor.kind solid', 'occupied occupied'],
    ],
    [
      'en-GB',
      'Partial rewire of 4 rooms, artex ceilings and sockets sparking',
      ['work partial', 'rooms.count 4', 'asbestos.suspected true', 'supply.fault true'],
    ],
    [
      'de-DE',
      'Komplette Elektrik erneuern, 4 Zimmer, 95 m2, Altbau steht leer',
      ['work full', 'rooms.count 4', 'home.area 95', 'occupied empty'],
    ],
    [
      'de-DE',
      'Elektrik im Haus neu, 120 m², neuer Sicherungskasten, Wände aus Beton',
      ['home.area 120', 'board new', 'wall.kind hard'],
    ],
    [
      'es-ES',
      'Acabo de comprar un piso, 85 m2, hay que cambiar toda la instalación eléctrica',
      ['home.area 85', 'work full', 'occupied empty'],
    ],
  ])('%s: %s', (locale, text, facts) => {
    const read = readFacts(houseRewiring, text, locale);
    for (const fact of facts) expect(read).toContain(fact);
  });

  it.each<[Locale, string]>([
    ['en-GB', 'How much to rewire a three bed terrace'],
    ['en-GB', 'wiring in our house is from the 60s, rubber cables, needs replacing'],
    ['en-US', 'Knob and tube wiring needs to go, whole house'],
    ['de-DE', 'Elektrik im Altbau komplett erneuern'],
    ['de-DE', 'Wir möchten alle Stromleitungen in der Wohnung erneuern lassen'],
    ['es-ES', 'La instalación eléctrica del piso es de los años 60 y hay que cambiarla entera'],
    ['fr-FR', "Refaire toute l'électricité de la maison"],
    ['it-IT', "Rifare l'impianto elettrico dell'appartamento"],
    ['pt-PT', 'Renovar toda a instalação elétrica do apartamento'],
    ['nl-NL', 'Alle bedrading in huis vervangen'],
    ['pl-PL', 'Wymiana całej instalacji elektrycznej w mieszkaniu'],
    ['sv-SE', 'Dra om elen i hela huset'],
    ['da-DK', 'Ny el-installation i hele huset'],
    ['no-NO', 'Nytt elektrisk anlegg i hele boligen'],
    ['fi-FI', 'Sähköjen uusiminen koko taloon'],
  ])('%s: "%s" is about rewiring', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe('house-rewiring');
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Add two extra sockets in the bedroom'],
    ['de-DE', 'Wallbox in der Garage'],
  ])('%s: "%s" is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe('house-rewiring');
  });
});

describe('what a request for a rewire is asked', () => {
  it('rooms, points, power, walls, life around, filling, panel and hazards come first', () => {
    const questions = firstQuestions(houseRewiring, 'Necesito cambiar toda la instalación eléctrica, 85 m2', 'es-ES');
    expect(questions.length).toBeLessThanOrEqual(8);
    const words = JSON.stringify(questions).toLowerCase();
    for (const topic of [
      'room',
      'socket',
      'power',
      'panel',
      'ceiling',
      'during',
      'making good',
      'certificate',
      'data',
      'sparks',
    ])
      expect(words).toContain(topic);
  });

  it('nothing that was stated', () => {
    const keys = firstQuestions(
      houseRewiring,
      'Full rewire, 3 bed semi, empty, brick walls, new consumer unit, we plaster ourselves',
    ).map((one) => one.question_key);
    for (const key of ['q.bedrooms', 'q.work', 'q.occupied', 'q.wall', 'q.board', 'q.making_good'])
      expect(keys).not.toContain(key);
    expect(keys).toContain('q.hazards');
  });

  it('every text is there in English and German', () => {
    expect([missingTexts(houseRewiring, houseRewiringEn), missingTexts(houseRewiring, houseRewiringDe)]).toEqual([
      [],
      [],
    ]);
  });
});
