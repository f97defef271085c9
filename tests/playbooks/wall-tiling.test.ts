import { describe, expect, it, vi } from 'vitest';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Estimate } from '#domain/estimate/estimated-line.ts';
import type { Section } from '#domain/estimate/fact.ts';
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
  traceOf,
} from '#tests/support/estimates.ts';

const wallTilingDe = textsIn(bundled('wall-tiling'), 'de');
const wallTiling = bundled('wall-tiling');

// Many drafts a test; a busy machine takes longer than the usual five seconds.
vi.setConfig({ testTimeout: 30_000 });

const journey = '- bathroom\n- two walls, 2.4 m high, 3 m and 1.8 m long\n- old tiles off first\n- we have the tiles';

function area(facts: Readonly<Record<string, Short>>, key = 'bathroom', title = 'Bathroom'): Section {
  return room(facts, key, title);
}

function priced(section: Section, job: Readonly<Record<string, Short>>): Estimate {
  return estimate({ playbook: wallTiling, sections: [section], jobFacts: stated(job) });
}

describe('tiling worked out by hand', () => {
  it('tili-01: 20 m² of bathroom wall with basic ceramic, tiles included', () => {
    const result = priced(area({ 'area.kind': 'bathroom', 'tiled.area': 20 }), {
      'tile.supply': 'tiler',
      'tile.quality': 'basic',
      'tile.details': { cutout: 0 },
    });
    // trims: two edges of 2.4 m = 4.8 ÷ 2.5 → 2; tiles: 20 + 10 % = 22 m²
    expect(figures(result)).toEqual([
      'setup 1 × 6000',
      'tiling 20 × 2900',
      'adhesive 20 × 400',
      'trims 2 × 900',
      'tiles_basic 22 × 650',
    ]);
    // 60 + 580 + 80 + 18 + 143; published: 820, so 7 % above
    expect(total(result)).toBe(88100);
    expect(Math.abs(total(result) / 82000 - 1)).toBeLessThanOrEqual(0.15);
  });

  it('a bathroom of two walls, old tiles off, tiles of the customer', () => {
    const result = priced(
      area({ 'area.kind': 'bathroom', 'tiled.length': 4.8, 'tiled.height': 2.4, 'old.tiles': 'remove' }),
      { 'tile.supply': 'customer' },
    );
    // 4.8 × 2.4 = 11.52 m²; two cut-outs are usual; trims: 2 × 2.4 ÷ 2.5 → 2
    expect(figures(result)).toEqual([
      'setup 1 × 6000',
      'remove_tiles 11.52 × 1400',
      'make_good 11.52 × 900',
      'tiling 11.52 × 2900',
      'adhesive 11.52 × 400',
      'trims 2 × 900',
      'cutouts 2 × 800',
      'rubble 1 × 6000',
    ]);
    // 60 + 161.28 + 103.68 + 334.08 + 16 + 46.08 + 18 + 60
    expect(total(result)).toBe(79912);
    expect(traceOf(result, 'tiling')).toBe('4.80 × 2.40 = 11.52 m²');
  });

  it('a shower of 0.9 × 0.9 m on bare brick, large tiles and a niche', () => {
    const result = priced(
      area({ 'area.kind': 'shower', 'tiled.size': [0.9, 0.9], 'wall.surface': 'brick' }, 'shower'),
      {
        'tile.format': 'large',
        'tile.supply': 'tiler',
        'tile.details': { niche: 1 },
      },
    );
    // three sides: 0.9 + 2 × 0.9 = 2.7 m, 2.1 m high = 5.67 m²; tiles: 5.67 + 10 % = 6.237 m²; trims: 4.2 ÷ 2.5 → 2
    expect(figures(result)).toEqual([
      'setup 1 × 6000',
      'boarding 5.67 × 1300',
      'boards 5.67 × 1200',
      'tanking 5.67 × 900',
      'tanking_kit 5.67 × 900',
      'tiling 5.67 × 2900',
      'large_extra 5.67 × 800',
      'adhesive 5.67 × 400',
      'trims 2 × 900',
      'tiles_standard 6.237 × 2000',
      'niches 1 × 9000',
    ]);
    // 60 + 73.71 + 68.04 + 51.03 + 51.03 + 164.43 + 45.36 + 90 + 22.68 + 18 + 124.74
    expect(total(result)).toBe(76902);
    expect(result.extras.map((extra) => extra.key)).toEqual(['epoxy', 'silicone']);
  });

  it('a splashback costs the minimum at least', () => {
    const result = priced(area({ 'area.kind': 'splashback', 'tiled.size': [2, 0.5] }, 'splashback'), {
      'tile.supply': 'customer',
    });
    expect(total(result)).toBe(18000);
  });

  it("a provider's price for the square metre is for the tiling", () => {
    const rules = [rule({ rateMinor: 4000 })];
    const result = estimate({
      playbook: wallTiling,
      sections: [area({ 'tiled.area': 10 })],
      jobFacts: stated({ 'tile.supply': 'customer' }),
      rules,
    });
    expect(figures(result)).toContain('tiling 10 × 4000');
  });

  it('old tiles of before 2000 are tested before they come off', () => {
    const tested = (old: string): boolean =>
      figures(priced(area({ 'tiled.area': 10, 'old.tiles': old }), { 'home.pre_2000': true })).includes(
        'asbestos_test 1 × 6000',
      );
    expect([tested('remove'), tested('none')]).toEqual([true, false]);
  });
});

describe('requests for tiling as people write them', () => {
  it.each<[Locale, string, string[]]>([
    [
      'en-GB',
      journey,
      ['bathroom tiled.height 2.4', 'bathroom tiled.length 4.8', 'bathroom old.tiles remove', 'tile.supply customer'],
    ],
    [
      'en-GB',
      'hi need splashback doing in kitchen approx 3m x 60cm, metro tiles, got the tiles already',
      ['splashback tiled.size 3 x 0.6', 'tile.format small', 'tile.supply customer'],
    ],
    [
      'en-GB',
      'kitchen splash back - 12 feet long and 18 inches high, white tiles, you supply and fit',
      ['splashback tiled.height 0.4572', 'splashback tiled.length 3.6576', 'tile.supply tiler', 'tile.quality basic'],
    ],
    [
      'en-GB',
      "Wall tiles in bathroom. Two walls 3x2.4m and 1.8x2.4m. No shower. There's a window and 2 sockets",
      ['bathroom tiled.area 11.52', 'bathroom wet.zone dry', 'tile.details window 1, cutout 2'],
    ],
    [
      'en-GB',
      'shower walls 8ft high, 3 walls each 3ft wide, 600x1200mm tiles',
      ['shower tiled.height 2.4384', 'shower tiled.length 2.7432', 'shower wet.zone wet', 'tile.face 0.72'],
    ],
    ['en-GB', 'shower with 30x60 tiles, tanked', ['shower wet.zone done?']],
    ['en-GB', 'Tile the splashback 2400mm x 600mm', ['splashback tiled.size 2.4 x 0.6']],
    [
      'en-GB',
      'We had the old bathroom tiles removed, walls are crumbling plaster. 18 square metres, already got them',
      ['bathroom tiled.area 18', 'bathroom old.tiles none', 'bathroom wall.surface poor', 'tile.supply customer'],
    ],
    [
      'de-DE',
      'Bad: zwei Wände, 2,40 m hoch, 3 m und 1,80 m lang. Alte Fliesen müssen runter, Fliesen haben wir schon gekauft',
      ['bathroom tiled.height 2.4', 'bathroom tiled.length 4.8', 'bathroom old.tiles remove', 'tile.supply customer'],
    ],
    [
      'de-DE',
      'Gäste-WC halbhoch fliesen, etwa 6 qm, frisch verputzt',
      ['toilet tiled.height 1.2', 'toilet tiled.area 6', 'toilet old.tiles none', 'toilet wall.surface plaster'],
    ],
    [
      'de-DE',
      'Badezimmer deckenhoch fliesen, 2,50 m hoch, Fliesen auf Fliesen, Haus Baujahr 1988, Schimmel',
      ['bathroom tiled.height 2.5', 'bathroom old.tiles over', 'home.pre_2000 true', 'wall.damp true'],
    ],
  ])('%s: %s', (locale, text, facts) => {
    expect(readFacts(wallTiling, text, locale)).toEqual(facts);
  });

  it.each<[Locale, string]>([
    ['en-GB', journey],
    ['en-GB', 'need a builder to tile behind the hob'],
    ['en-GB', 'Need the splashback in the kitchen tiled'],
    ['pt-PT', 'Pôr azulejo novo na parede da cozinha'],
    ['de-DE', 'Küchenrückwand fliesen'],
    ['it-IT', 'Rivestire di piastrelle la parete del bagno'],
    ['nl-NL', 'Badkamerwand laten betegelen'],
    ['pl-PL', 'Położenie płytek na ścianie w łazience'],
    ['sv-SE', 'Kakla ovanför köksbänken'],
    ['fi-FI', 'Kylpyhuoneen seinien laatoitus'],
    ['fr-FR', 'Poser de la faïence dans la salle de bain'],
    ['es-ES', 'Alicatar el baño'],
    ['da-DK', 'Opsætning af fliser på badeværelset'],
    ['no-NO', 'Legge fliser på veggen på badet'],
  ])('%s: "%s" is wall tiling', (locale, text) => {
    const { candidates, confident } = classifyRequest({ text, locale, playbooks });
    expect([candidates[0]?.service_type, confident]).toEqual(['wall-tiling', true]);
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Kitchen floor tiles, 12 m2'],
    ['en-GB', 'Fix a few slipped roof tiles'],
    ['fr-FR', 'Pose de carrelage au sol dans la cuisine, 15 m²'],
    ['de-DE', 'Bodenfliesen auf der Terrasse verlegen'],
  ])('%s: "%s" is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe('wall-tiling');
  });
});

describe('what a tiling request is asked', () => {
  it('a bare request is asked what matters, hazards among it, in eight', () => {
    const keys = firstQuestions(wallTiling, 'Please tile my bathroom').map((one) => one.question_key);
    expect(keys.length).toBeLessThanOrEqual(8);
    expect(keys).toEqual(expect.arrayContaining(['q.size', 'q.old_tiles', 'q.supply', 'q.photos', 'q.hazards']));
  });

  it('what the request states is not asked again', () => {
    const keys = firstQuestions(wallTiling, journey).map((one) => one.question_key);
    for (const key of ['q.size', 'q.height', 'q.old_tiles', 'q.supply', 'q.quality']) expect(keys).not.toContain(key);
    expect(keys).toContain('q.hazards');
  });

  it('the size is asked as a run of wall with its height', () => {
    const size = firstQuestions(wallTiling, 'Badezimmer fliesen', 'de-DE').find((one) => one.question_key === 'q.size');
    expect(size?.config).toEqual({ shapes: ['linear'], width_label: 'Höhe' });
  });

  it('several places share one question', () => {
    const questions = firstQuestions(wallTiling, 'tile the bathroom and the kitchen splashback');
    expect(questions.find((one) => one.question_key === 'q.old_tiles')).toMatchObject({ type: 'SelectForEach' });
  });

  it('every text is there in German', () => {
    expect(missingTexts(wallTiling, wallTilingDe)).toEqual([]);
  });
});
