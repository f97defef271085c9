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

const electricalSockets = bundled('electrical-sockets');
const electricalSocketsDe = textsIn(bundled('electrical-sockets'), 'de');

// Many drafts a test; a busy machine takes longer than the usual five seconds.
vi.setConfig({ testTimeout: 30_000 });

const journey =
  'Need a plumber to put in three more double plug points in the spare room, one with usb, and move a light switch';
const office =
  "Turning the spare room into an office and there's one double socket for everything. I'd like three more, one of them with usb, and is it possible to move the light switch while you're there? House is a 1930s semi";

function priced(job: Readonly<Record<string, Short>>, wall = 'brick'): Estimate {
  const sections = [room({ 'wall.kind': wall })];
  return estimate({ playbook: electricalSockets, sections, jobFacts: stated(job) });
}

describe('sockets worked out by hand', () => {
  it('three double sockets, one of them with USB, and a light switch moved', () => {
    const result = priced({ points: { double: 3, switch_move: 1 }, 'usb.among': 1 });
    // four places at 3 m: 12 m, of which 4 × 2 m are chased into brick; cable: 12 + 10 % = 13.2 m
    expect(figures(result)).toEqual([
      'new_points 3 × 5000',
      'cable_run 12 × 500',
      'chasing 8 × 700',
      'making_good 4 × 1200',
      'switches 1 × 6500',
      'testing 1 × 3200',
      'cable 13.2 × 180',
      'plates 2 × 900',
      'usb_plates 1 × 2400',
      'switch_parts 1 × 1000',
    ]);
    // 150 + 60 + 56 + 48 + 65 + 32 + 23.76 + 18 + 24 + 10
    expect(total(result)).toBe(48676);
    expect(result.extras.map((extra) => extra.key)).toEqual(['smoke_alarm', 'home_check']);
  });

  it('six sockets replaced in their places need no cable, but the test', () => {
    const result = priced({ points: { replace: 6 } });
    expect(figures(result)).toEqual(['replace 6 × 2200', 'testing 1 × 3200', 'plates 6 × 900']);
    // 132 + 32 + 54
    expect(total(result)).toBe(21800);
  });

  it('outdoor socket, fused connection and cooker on the surface, concrete floor, old fuse box and wiring', () => {
    const result = priced(
      {
        points: { outdoor: 1, spur: 1, cooker: 1 },
        'cable.route': 'surface',
        'cable.distance': 4,
        'floor.kind': 'concrete',
        'board.kind': 'old',
        'wiring.old': true,
      },
      'plasterboard',
    );
    // two places at 4 m: 8 m; the cooker has its own circuit; cable: 8 + 10 % = 8.8 m
    expect(figures(result)).toEqual([
      'cable_run 8 × 500',
      'under_floor 2 × 2000',
      'outdoor 1 × 7500',
      'spurs 1 × 5500',
      'cooker 1 × 22000',
      'safety_check 1 × 4500',
      'rcd_fitting 1 × 5500',
      'testing 1 × 3200',
      'cable 8.8 × 180',
      'trunking 8 × 300',
      'outdoor_boxes 1 × 2800',
      'spur_plates 1 × 1400',
      'cooker_parts 1 × 9000',
      'rcd 1 × 4500',
    ]);
    // 40 + 40 + 75 + 55 + 220 + 45 + 55 + 32 + 15.84 + 24 + 28 + 14 + 90 + 45
    expect(total(result)).toBe(77884);
  });

  it('a single socket costs the minimum at least', () => {
    // 22 + 32 + 9 = 63; 110 − 63 = 47
    expect(figures(priced({ points: { replace: 1 } }))).toContain('minimum_charge 1 × 4700');
  });

  it("a provider's price for the piece is for new sockets", () => {
    const rules = [rule({ strategy: 'per_unit', unit: 'per_unit', rateMinor: 8000 })];
    const sections = [room({})];
    const result = estimate({
      playbook: electricalSockets,
      sections,
      jobFacts: stated({ points: { double: 2 } }),
      rules,
    });
    expect(figures(result)).toContain('new_points 2 × 8000');
  });

  it('only the rooms with brick walls are chased', () => {
    const sections = [room({ 'wall.kind': 'brick' }, 'a', 'A'), room({ 'wall.kind': 'plasterboard' }, 'b', 'B')];
    const jobFacts = stated({ points: { double: 4 } });
    // 4 × 2 m, half of it in brick
    expect(figures(estimate({ playbook: electricalSockets, sections, jobFacts }))).toContain('chasing 4 × 700');
  });
});

describe('requests for sockets as people write them', () => {
  it.each<[Locale, string, string[]]>([
    ['en-GB', journey, ['points double 3, switch_move 1', 'usb.among 1']],
    ['en-GB', office, ['points double 3, switch_move 1', 'usb.among 1']],
    [
      'en-GB',
      '2 double sockets in the kitchen and 1 in the lounge pls, brick walls',
      ['living_room wall.kind brick', 'points double 3'],
    ],
    ['en-GB', 'Replace 6 old sockets with new white ones, some are cracked', ['points replace 6']],
    [
      'en-GB',
      '2 new plugs in bedroom. stud wall, trunking is fine, nearest socket about 2m away',
      ['bedroom wall.kind plasterboard', 'points double 2', 'cable.route surface', 'cable.distance 2'],
    ],
    [
      'en-GB',
      '4 extra sockets in home office, chased in and made good, concrete floor, new consumer unit with RCBOs',
      ['points double 4', 'cable.route hidden_filled', 'floor.kind concrete', 'board.kind modern'],
    ],
    ['en-GB', 'swap 3 sockets for usb ones', ['points replace 3', 'usb.among 3']],
    ['en-GB', 'We need two more sockets in each of 3 bedrooms', ['points double 6']],
    ['en-GB', 'double plug x 3 for the office, floorboards under carpet', ['points double 3', 'floor.kind boards']],
    ['en-AU', 'Install 3 power points in the garage and one outside', ['points double 3, outdoor 1']],
    [
      'en-US',
      'Need 4 outlets added in basement, drywall, one with USB',
      ['basement wall.kind plasterboard', 'points double 4', 'usb.among 1'],
    ],
    [
      'de-DE',
      'Drei weitere Doppelsteckdosen im Gästezimmer, eine davon mit USB, und den Lichtschalter versetzen',
      ['points double 3, switch_move 1', 'usb.among 1'],
    ],
    [
      'de-DE',
      '2 Steckdosen in der Küche und 3 Steckdosen im Wohnzimmer, Kabelkanal ist ok, Schraubsicherungen',
      ['points double 5', 'cable.route surface', 'board.kind old'],
    ],
  ])('%s: %s', (locale, text, facts) => {
    expect(readFacts(electricalSockets, text, locale)).toEqual(facts);
  });

  it.each<[Locale, string]>([
    ['en-GB', journey],
    ['en-GB', office],
    ['en-GB', "I'd like two more plug sockets in the home office"],
    ['pt-BR', 'Instalar três tomadas novas no quarto'],
    ['de-DE', 'Zwei zusätzliche Steckdosen im Arbeitszimmer'],
    ['pl-PL', 'Dołożyć dwa gniazdka w salonie'],
    ['sv-SE', 'Dra in två nya eluttag i köket'],
    ['no-NO', 'Sette inn flere stikkontakter på kontoret'],
    ['fr-FR', 'Ajouter deux prises électriques dans le bureau'],
    ['es-ES', 'Poner tres enchufes más en el salón'],
    ['it-IT', 'Aggiungere due prese elettriche in cucina'],
    ['nl-NL', 'Extra stopcontact in de werkkamer'],
    ['da-DK', 'Opsætning af flere stikkontakter på kontoret'],
    ['fi-FI', 'Kaksi uutta pistorasiaa työhuoneeseen'],
  ])('%s: "%s" is about sockets', (locale, text) => {
    const { candidates, confident } = classifyRequest({ text, locale, playbooks });
    expect([candidates[0]?.service_type, confident]).toEqual(['electrical-sockets', true]);
  });

  it.each<[Locale, string]>([
    ['sv-SE', 'Installera laddbox till elbilen'],
    ['en-GB', 'Car charger at the side of the house'],
    ['en-GB', 'The bath plug does not close'],
    ['de-DE', 'Wallbox in der Garage'],
  ])('%s: "%s" is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe('electrical-sockets');
  });
});

describe('what a sockets request is asked', () => {
  it('a home office is asked where, walls, route, floor, fuse box, wiring and who makes good', () => {
    const questions = firstQuestions(electricalSockets, office);
    expect(questions.map((one) => one.question_key).toSorted()).toEqual([
      'q.board',
      'q.distance',
      'q.floor',
      'q.hazards',
      'q.photos',
      'q.route',
      'q.wall',
      'q.where',
    ]);
    const words = JSON.stringify(questions).toLowerCase();
    for (const topic of [
      'which wall',
      'brick',
      'trunking',
      'floorboard',
      'rcd',
      'wiring',
      'making good',
      'switch move',
    ])
      expect(words).toContain(topic);
  });

  it('how many is asked only while it is not stated', () => {
    const asked = (text: string): boolean =>
      firstQuestions(electricalSockets, text).some((one) => one.question_key === 'q.points');
    expect([asked('Need a few more sockets in the loft'), asked(journey)]).toEqual([true, false]);
  });

  it('hazards are always asked, less those that are stated', () => {
    const hazards = firstQuestions(electricalSockets, 'two sockets, artex ceiling').find(
      (one) => one.question_key === 'q.hazards',
    );
    expect(hazards?.config.options).toMatchObject([
      { id: 'supply.fault' },
      { id: 'wiring.old' },
      { id: 'wall.damp' },
      { id: 'none' },
      { id: 'unsure' },
    ]);
  });

  it('a socket that is only replaced is asked nothing about cables', () => {
    const keys = firstQuestions(electricalSockets, 'Replace 3 sockets').map((one) => one.question_key);
    expect(keys).toEqual(['q.board', 'q.photos', 'q.hazards', 'q.where', 'q.start', 'closing']);
  });

  it('what the wall is made of is asked only of cables that are hidden in it', () => {
    const asked = (text: string): boolean =>
      firstQuestions(electricalSockets, text).some((one) => one.question_key === 'q.wall');
    expect([asked('2 new sockets in the bedroom'), asked('2 new sockets in the bedroom, trunking is fine')]).toEqual([
      true,
      false,
    ]);
  });

  it('every text is there in German', () => {
    expect(missingTexts(electricalSockets, electricalSocketsDe)).toEqual([]);
  });
});
