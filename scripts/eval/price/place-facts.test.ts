import { describe, expect, it } from 'vitest';
import { extractSections } from '#domain/estimate/extract-sections.ts';
import { factsFromAliases, type NamedAnswers } from '#domain/estimate/facts/facts-from-aliases.ts';
import { playbookOf } from '#tests/support/bundled-playbooks.ts';
import { placeFacts } from './place-facts.ts';

function placed(text: string, answers: NamedAnswers) {
  const playbook = playbookOf('interior-painting');
  if (!playbook) throw new Error('no painting');
  const { facts } = factsFromAliases({ playbook, answers, locale: 'en-GB' });
  const { sections, job_facts } = placeFacts(playbook, extractSections({ text, locale: 'en-GB', playbook }), facts);
  const answered = (all: readonly { requirement: string; source: { kind: string } }[]) =>
    all.filter(({ source }) => source.kind === 'response').map(({ requirement }) => requirement);
  return { sections: sections.map(({ key, facts: own }) => [key, ...answered(own)]), job: answered(job_facts) };
}

const two = 'Paint the bedroom and the living room';

describe('named answers', () => {
  it('about the job stay with the job, those about a part go to each', () => {
    expect(placed(two, { surfaces: ['walls'], height_m: 3 })).toEqual({
      sections: [
        ['bedroom', 'room.height'],
        ['living_room', 'room.height'],
      ],
      job: ['surfaces'],
    });
  });

  it('one size is meant for each part, a list for each in turn', () => {
    expect(placed(two, { length_m: 4, width_m: 3 }).sections).toEqual([
      ['bedroom', 'room.size'],
      ['living_room', 'room.size'],
    ]);
    const sizes = [4, 5, 6].map((length) => ({ length, width: 3 }));
    expect(placed(two, { 'room.size': sizes }).sections).toEqual([
      ['bedroom', 'room.size'],
      ['living_room', 'room.size'],
      ['living_room-more-1', 'room.size'],
    ]);
  });

  it('an area is the sum of the parts that have no size of their own', () => {
    expect(placed(two, { wall_m2: 80 }).sections).toEqual([['bedroom', 'walls.area']]);
    expect(placed('Paint the bedroom, 4 x 3 m, and the living room', { wall_m2: 80 }).sections).toEqual([
      ['bedroom'],
      ['living_room', 'walls.area'],
    ]);
  });
});
