import { describe, expect, it } from 'vitest';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import { validatePlaybook } from '#domain/playbooks/validate-playbook.ts';
import { playbookOf, playbooks } from '#tests/support/bundled-playbooks.ts';

function painting(): Playbook {
  const playbook = playbookOf('interior-painting');
  if (!playbook) throw new Error('no painting playbook');
  return playbook;
}

/** A copy with one part changed, as a self-hoster's file may be. */
function changed(change: Partial<Playbook>): Playbook {
  return { ...painting(), ...change };
}

function problemsWithLine(key: string, change: Readonly<Record<string, unknown>>): string[] {
  const lines = painting().lines.map((line) => (line.key === key ? { ...line, ...change } : line));
  return validatePlaybook(changed({ lines }));
}

describe('the bundled playbooks', () => {
  it.each(playbooks.map((playbook) => [playbook.key, playbook] as const))(
    '%s has nothing wrong with it',
    (_, playbook) => {
      expect(validatePlaybook(playbook)).toEqual([]);
    },
  );

  it.each(playbooks.map((playbook) => [playbook.key, playbook] as const))('%s survives JSON', (_, playbook) => {
    expect(JSON.parse(JSON.stringify(playbook))).toEqual(playbook);
  });
});

describe('what a playbook may get wrong', () => {
  it.each([
    ['walls', { quantity: 'wall_aera' }, 'line "walls", quantity: there is no "wall_aera"'],
    ['walls', { quantity: 'run' }, 'line "walls", quantity gives a m, not a m2'],
    ['walls', { quantity: '2 *' }, 'line "walls", quantity: expected a value at 4'],
    ['walls', { factor: 'wall_area' }, 'line "walls", factor gives a m2, not a number'],
    ['walls', { when: 'wall_coats' }, 'line "walls", when gives a number, not a boolean'],
    ['walls', { when: "has(surfaces, 'roof')" }, `line "walls", when: 'roof' is no option`],
    ['walls', { extra: 'nothing' }, 'line "walls": there is no extra "nothing"'],
    ['walls', { measure: 'm', quantity: 'run' }, 'line "walls" is per area but measured in m'],
    ['doors', { quantity: 'line.parking' }, 'line "doors", quantity: there is no "line.parking"'],
    ['doors', { unit_label: 'dozen' }, 'text missing: units "dozen"'],
  ])('line %s with %j', (key, change, problem) => {
    expect(problemsWithLine(key, change)).toContain(problem);
  });

  it('a requirement that nothing can state is unreachable', () => {
    const requirements = [
      ...painting().requirements,
      { key: 'colour.name', scope: 'job', type: 'text', importance: 'low' } as const,
    ];
    expect(validatePlaybook(changed({ requirements }))).toEqual([
      'requirement "colour.name" can never be known: no question, cue or section states it',
      'text missing: requirements "colour.name"',
    ]);
  });

  it('a default outside the options or bounds is told', () => {
    const requirements = painting().requirements.map((one) =>
      one.key === 'room.height' ? { ...one, default: 24 } : one,
    );
    expect(validatePlaybook(changed({ requirements }))).toEqual([
      'requirement "room.height", default: 24 does not suit "room.height"',
    ]);
  });

  it('a measure that leads back to itself is told', () => {
    const measures = painting().measures.map((one) =>
      one.key === 'run' ? { ...one, formula: 'wall_area / 2[m]' } : one,
    );
    expect(validatePlaybook(changed({ measures }))).toEqual(['measure "run": there is no "wall_area"']);
  });

  it('a line that nothing prices, work without hours and a make-up of nothing are told', () => {
    const { starter_prices } = painting();
    const { walls: _, ...rest } = starter_prices.lines;
    const lines = { ...rest, ceiling: { material: 450 }, roof: { hours: 1 } };
    expect(validatePlaybook(changed({ starter_prices: { ...starter_prices, lines } }))).toEqual([
      'rates: nothing says what "walls" takes',
      'rates: "ceiling" is work and has no hours',
      'rates: there is no line "roof"',
    ]);
  });

  it('a question that cannot answer its requirement is told', () => {
    const questions = painting().questions.map((one) =>
      one.key === 'q.colour' ? { ...one, component: 'DateInput' as const } : one,
    );
    expect(validatePlaybook(changed({ questions }))).toEqual([
      'question "q.colour": a DateInput cannot answer "colour.change" (choice)',
    ]);
  });
});
