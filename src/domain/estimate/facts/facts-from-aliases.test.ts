import { describe, expect, it } from 'vitest';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import type { Locale } from '../../locale.ts';
import { validatePlaybook } from '../../playbooks/validate-playbook.ts';
import { factsFromAliases, type NamedAnswers } from './facts-from-aliases.ts';

function read(slug: string, answers: NamedAnswers, locale: Locale = 'en-GB') {
  const { facts, unused } = factsFromAliases({ playbook: bundled(slug), answers, locale });
  return {
    facts: Object.fromEntries(facts.map(({ requirement, value: { type: _, ...value } }) => [requirement, value])),
    unused,
  };
}

const rectangle = (length: string, width: string) => ({ shape: 'rectangular', unit: 'meters', length, width });

describe('names of a price list', () => {
  it('two sides are one size, in metres whatever was measured', () => {
    expect(read('interior-painting', { length_m: 4, width_m: 3 }).facts).toEqual({ 'room.size': rectangle('4', '3') });
    expect(read('interior-painting', { length_ft: 12, width_ft: 10 }).facts).toEqual({
      'room.size': rectangle('3.6576', '3.048'),
    });
  });

  it('one side alone is no size', () => {
    expect(read('interior-painting', { length_m: 4 })).toEqual({ facts: {}, unused: ['length_m'] });
  });

  it('one side alone is a run where a playbook has one, with the other it is a room', () => {
    expect(read('skirting-architrave', { length_m: 18 }).facts).toEqual({ 'skirting.length': { number: '18' } });
    expect(read('skirting-architrave', { length_m: 4, width_m: 3 }).facts).toEqual({
      'room.size': rectangle('4', '3'),
    });
  });

  it.each<[string, NamedAnswers, Readonly<Record<string, unknown>>]>([
    ['drain-unblocking', { severity: 'main_line' }, { where: { option: 'several' } }],
    ['lock-replacement', { scope: 'hourly_out_of_hours' }, { 'when.needed': { option: 'night' } }],
    ['lock-replacement', { time: 'evening' }, { 'when.needed': { option: 'night' } }],
    ['interior-painting', { scope: 'walls_ceiling' }, { surfaces: { options: ['walls', 'ceiling'] } }],
    ['interior-painting', { condition: 'bare_plaster' }, { 'walls.condition': { option: 'new_plaster' } }],
    ['turfing', { scope: 'artificial_grass' }, { grass: { option: 'artificial' } }],
    ['wedding-photography', { scope: 'half_day' }, { coverage: { option: 'half' } }],
    ['plastering', { size: 'medium_room' }, { 'room.size': rectangle('4', '3.5') }],
    ['air-conditioning', { scope: 'ac_only' }, { system: { option: 'central' } }],
    ['decking', { material: 'treated_pine' }, { boards: { option: 'softwood' } }],
    ['window-replacement', { bedrooms: 3 }, { 'bedrooms.count': { number: '3' } }],
    ['floor-tiling', { region: 'north' }, { 'place.north': { flag: true } }],
  ])('%s: %j is understood', (slug, answers, facts) => {
    expect(read(slug, answers)).toEqual({ facts, unused: [] });
  });

  it('measured sides win over a size that a word names', () => {
    expect(read('interior-painting', { size: 'large_room', length_m: 5, width_m: 4 }).facts).toEqual({
      'room.size': rectangle('5', '4'),
    });
    expect(read('interior-painting', { size: 'large_room' }).facts).toEqual({ 'room.size': rectangle('6', '4') });
  });

  it('exactly the surfaces named true are meant', () => {
    expect(read('interior-painting', { walls: true, ceiling: false, woodwork: true }).facts).toEqual({
      surfaces: { options: ['walls', 'woodwork'] },
    });
  });

  it('counts under several names add up to one fact', () => {
    expect(read('electrical-sockets', { sockets: 3, usb_sockets: 1, switches: 1 }).facts).toEqual({
      points: { counts: { double: 3, usb: 1, switch_move: 1 } },
    });
  });

  it('a word or a flag goes through its values; others state nothing', () => {
    expect(read('fencing', { fence: 'cedar', remove_old: true, posts: 'granite' })).toEqual({
      facts: {
        'fence.type': { option: 'closeboard' },
        'board.wood': { option: 'cedar' },
        'old.fence': { option: 'remove' },
      },
      unused: ['posts'],
    });
  });

  it('one name may state two facts', () => {
    expect(read('end-of-tenancy-cleaning', { property: 'studio', bedrooms: 0 }).facts).toEqual({
      'home.kind': { option: 'studio' },
      'home.type': { option: 'flat' },
      'home.bedrooms': { number: '0' },
    });
  });
});

describe('a requirement’s own key', () => {
  it('wins over every alias', () => {
    const answers = { 'room.size': { length: 2, width: 2 }, length_m: 4, width_m: 3 };
    expect(read('interior-painting', answers).facts).toEqual({ 'room.size': rectangle('2', '2') });
  });

  it('is told apart neither by dots nor by capitals', () => {
    expect(read('interior-painting', { Room_Height: 2.6 }).facts).toEqual({ 'room.height': { number: '2.6' } });
  });

  it('takes numbers, texts with a unit, lists, flags and sizes', () => {
    const { facts } = read('interior-painting', {
      'room.size': { length: 13, width: 10, unit: 'feet' },
      'room.height': '9 ft',
      surfaces: ['Walls', 'ceiling'],
      'walls.condition': 'New plaster',
      'home.pre_1980': 'yes',
      'woodwork.items': { door: 2 },
    });
    expect(facts).toEqual({
      'room.size': { shape: 'rectangular', unit: 'feet', length: '3.9624', width: '3.048' },
      'room.height': { number: '2.7432' },
      surfaces: { options: ['walls', 'ceiling'] },
      'walls.condition': { option: 'new_plaster' },
      'home.pre_1980': { flag: true },
      'woodwork.items': { counts: { door: 2 } },
    });
  });

  it('reads decimals as they are written where the customer lives', () => {
    expect(read('interior-painting', { 'room.height': '2,75 m' }, 'de-DE').facts).toEqual({
      'room.height': { number: '2.75' },
    });
  });

  it('a list of sizes is one for each part', () => {
    const answers = {
      'room.size': [
        { length: 4, width: 3 },
        { length: 3, width: 2 },
      ],
    };
    const { facts } = factsFromAliases({ playbook: bundled('interior-painting'), answers, locale: 'en-GB' });
    expect(facts.map(({ value }) => value)).toMatchObject([{ length: '4' }, { length: '3' }]);
  });
});

it('unknown names and what no wall can measure are left out', () => {
  const odd = {
    region: 'ES',
    'room.height': 900,
    surfaces: 'roof',
    'room.size': null,
    coats: Number.NaN,
    __proto__: 1,
  };
  expect(read('interior-painting', odd)).toEqual({
    facts: {},
    unused: ['region', 'room.height', 'surfaces', 'room.size', 'coats'],
  });
});

it.each(playbooks.map((one) => [one.service_type, one] as const))('the aliases of %s lead somewhere', (_, playbook) => {
  expect(validatePlaybook(playbook)).toEqual([]);
});
