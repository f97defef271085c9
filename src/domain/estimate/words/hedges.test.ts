import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { estimate, painting, readFacts, room, stated } from '#tests/support/estimates.ts';
import { type Locale, languageOf, locales } from '../../locale.ts';
import { extractSections } from '../extract-sections.ts';
import { smallWords } from './function-words.ts';

/** Parts that a request names, those that are only perhaps wanted with a `?`. */
const partsOf = (text: string, locale: Locale = 'en-GB') =>
  extractSections({ text, locale, playbook: painting() }).sections.map(
    ({ key, is_optional }) => `${key}${is_optional ? '?' : ''}`,
  );

/** One locale of each language. */
const spoken = locales.filter(
  (locale, at) => locales.findIndex((one) => languageOf(one) === languageOf(locale)) === at,
);

const wordFor = (kind: string, language: string) => {
  const phrases = painting().sections.kinds.find(({ key }) => key === kind)?.phrases;
  return phrases?.[language]?.[0] ?? '';
};

describe('parts that are only perhaps wanted', () => {
  it.each(spoken)('are optional behind every word of %s that leaves it open', (locale) => {
    const language = languageOf(locale);
    const hedges = smallWords(language, 'hedges');
    expect(hedges.length).toBeGreaterThan(2);
    const [sure, open] = [wordFor('kitchen', language), wordFor('hallway', language)];
    for (const hedge of hedges)
      expect({ hedge, parts: partsOf(`${sure}, ${hedge} ${open}`, locale) }).toEqual({
        hedge,
        parts: ['kitchen', 'hallway?'],
      });
  });

  it('share the word with the rest of their list, behind it and before it', () => {
    expect(partsOf('Paint the lounge, maybe also the kitchen and the hallway')).toEqual([
      'living_room',
      'kitchen?',
      'hallway?',
    ]);
    expect(partsOf('Paint the lounge. Kitchen maybe.')).toEqual(['living_room', 'kitchen?']);
    expect(partsOf('Paint the lounge, not sure about the hallway')).toEqual(['living_room', 'hallway?']);
  });

  it('are wanted where the word speaks of the asking, where another sentence is certain, and where all are alike', () => {
    expect(partsOf('Maybe you could send somebody to paint the lounge and the hallway')).toEqual([
      'living_room',
      'hallway',
    ]);
    expect(partsOf('Paint the lounge and perhaps the hallway. Yes, do the hallway.')).toEqual([
      'living_room',
      'hallway',
    ]);
    expect(partsOf('Perhaps the hallway')).toEqual(['hallway']);
  });

  it('take no size that was said before them', () => {
    expect(readFacts(painting(), 'Paint the lounge. It is 5 x 4 m, maybe also the hallway.')).toEqual([
      'living_room room.size 5 x 4',
    ]);
  });

  it('are priced by themselves and change nothing of what is wanted', () => {
    const jobFacts = stated({ surfaces: ['walls'], 'paint.supply': 'painter' });
    const [lounge, hall] = [room({ 'room.size': [5, 4] }, 'a', 'A'), room({ 'room.size': [4, 1.2] }, 'b', 'B')];
    const alone = estimate({ sections: [lounge], jobFacts });
    const open = estimate({ sections: [lounge, { ...hall, is_optional: true }], jobFacts });
    expect({ lines: open.lines, range: open.range, hours: open.hours }).toEqual({
      lines: alone.lines,
      range: alone.range,
      hours: alone.hours,
    });
    expect(open.optional_lines.map(({ section_key }) => section_key)).toContain('b');
    expect(new Set(open.optional_lines.map(({ section_key }) => section_key))).toEqual(new Set(['b']));
    expect(alone.optional_lines).toEqual([]);
  });
});

describe('facts that are left open', () => {
  it('are not sure', () => {
    expect(readFacts(painting(), 'Paint the lounge, walls, maybe the ceiling too')).toEqual(['surfaces walls?']);
    expect(readFacts(painting(), 'Paint the lounge, walls and the ceiling too')).toEqual(['surfaces walls, ceiling']);
    expect(readFacts(bundled('fencing'), 'A fence, 12 m long, possibly with a gate')).toContain('gate single?');
  });

  it('are not figures that are only estimated', () => {
    expect(readFacts(bundled('fencing'), 'A fence, maybe 12 m long')).toEqual(['run run.length 12']);
  });

  it('do not make a hazard less of one', () => {
    expect(readFacts(painting(), 'Paint the lounge, maybe there is mould')).toContain('walls.damp true');
  });
});
