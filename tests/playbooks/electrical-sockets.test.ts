import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { estimate, figures, firstQuestions, room, rule, stated } from '#tests/support/estimates.ts';

const electricalSockets = bundled('electrical-sockets');
const journey =
  'Need a plumber to put in three more double plug points in the spare room, one with usb, and move a light switch';
const office =
  "Turning the spare room into an office and there's one double socket for everything. I'd like three more, one of them with usb, and is it possible to move the light switch while you're there? House is a 1930s semi";

describe('sockets worked out by hand', () => {
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
});

describe('what a sockets request is asked', () => {
  it('a home office is asked these eight and no other', () => {
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
});
