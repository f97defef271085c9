import { describe, expect, it } from 'vitest';
import { playbookOf } from '#tests/support/bundled-playbooks.ts';
import { extractSections } from '../extract-sections.ts';

function areas(text: string, locale: 'en-GB' | 'de-DE' | 'fr-FR' = 'en-GB'): string[] {
  const playbook = playbookOf('laminate-wood-flooring');
  if (!playbook) throw new Error('no flooring');
  return extractSections({ text, locale, playbook }).sections.map(({ key, facts }) => {
    const area = facts.find(({ requirement }) => requirement === 'room.floor_area')?.value;
    return `${key} ${area?.type === 'number' ? area.number : '–'}`;
  });
}

describe('one area stated for several rooms', () => {
  it.each([
    ['en-GB', 'Laminate in our lounge and hallway, 20 m2 in total', ['living_room 10', 'hallway 10']],
    ['en-GB', 'Two bedrooms, 24 m2 altogether, laminate', ['bedroom-1 12', 'bedroom-2 12']],
    ['en-GB', 'Laminate for the kitchen and the hall, around 18 m2', ['kitchen 9', 'hallway 9']],
    ['en-GB', 'Laminate flooring supplied and fitted, 30 m2, two rooms', ['room-1 15', 'room-2 15']],
    ['en-GB', '24 m2 of laminate across three bedrooms', ['bedroom-1 8', 'bedroom-2 8', 'bedroom-3 8']],
    ['de-DE', 'Laminat verlegen, 30 m², zwei Schlafzimmer', ['bedroom-1 15', 'bedroom-2 15']],
    ['de-DE', 'Laminat in Schlafzimmer und Flur, insgesamt 30 m²', ['bedroom 15', 'hallway 15']],
    ['fr-FR', 'Stratifié dans le salon et le couloir, 30 m² en tout', ['living_room 15', 'hallway 15']],
  ] as const)('is shared out when it is their sum: %s %s', (locale, text, expected) => {
    expect(areas(text, locale)).toEqual(expected);
  });

  it('belongs to each where the request says so, and to the room beside it where each has its own', () => {
    expect(areas('Laminate in the kitchen and the hall, 18 m2 each')).toEqual(['kitchen 18', 'hallway 18']);
    expect(areas('Laminate in the lounge 20 m2 and the hallway 6 m2')).toEqual(['living_room 20', 'hallway 6']);
    expect(areas('Laminate, 12 m2 in each of two bedrooms')).toEqual(['bedroom-1 12', 'bedroom-2 12']);
    expect(areas('Laminate in a 20 m2 lounge and two bedrooms')[0]).toBe('living_room 20');
    expect(areas('Two bedrooms, 12 m2 each, laminate')).toEqual(['bedroom-1 12', 'bedroom-2 12']);
  });
});
