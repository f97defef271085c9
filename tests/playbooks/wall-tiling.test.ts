import { describe, expect, it } from 'vitest';
import type { Estimate } from '#domain/estimate/estimated-line.ts';
import type { Section } from '#domain/estimate/fact.ts';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import {
  estimate,
  figures,
  firstQuestions,
  room,
  rule,
  type Short,
  stated,
  traceOf,
} from '#tests/support/estimates.ts';

const wallTiling = bundled('wall-tiling');

function area(facts: Readonly<Record<string, Short>>, key = 'bathroom', title = 'Bathroom'): Section {
  return room(facts, key, title);
}

function priced(section: Section, job: Readonly<Record<string, Short>>): Estimate {
  return estimate({ playbook: wallTiling, sections: [section], jobFacts: stated(job) });
}

describe('tiling worked out by hand', () => {
  it('two walls show how their area is reckoned', () => {
    const result = priced(
      area({ 'area.kind': 'bathroom', 'tiled.length': 4.8, 'tiled.height': 2.4, 'old.tiles': 'remove' }),
      { 'tile.supply': 'customer' },
    );
    expect(traceOf(result, 'tiling')).toBe('4.80 × 2.40 = 11.52 m²');
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
        'asbestos_test 1 × 5750',
      );
    expect([tested('remove'), tested('none')]).toEqual([true, false]);
  });
});

describe('what a tiling request is asked', () => {
  it('the size is asked as a run of wall with its height', () => {
    const size = firstQuestions(wallTiling, 'Badezimmer fliesen', 'de-DE').find((one) => one.question_key === 'q.size');
    expect(size?.config).toEqual({ shapes: ['linear'], width_label: 'Höhe' });
  });

  it('several places share one question', () => {
    const questions = firstQuestions(wallTiling, 'tile the bathroom and the kitchen splashback');
    expect(questions.find((one) => one.question_key === 'q.old_tiles')).toMatchObject({ type: 'SelectForEach' });
  });
});
