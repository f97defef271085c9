import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import type { Locale } from '../locale.ts';
import { type Extraction, extractSections } from './extract-sections.ts';
import type { Fact } from './fact.ts';

function read(text: string, locale: Locale = 'en-GB'): Extraction {
  return extractSections({ text, locale, playbook: bundled('interior-painting') });
}

function shown({ value }: Fact): unknown {
  switch (value.type) {
    case 'dimensions':
      return `${value.length} x ${value.width} ${value.unit}`;
    case 'number':
      return value.number;
    case 'choice':
      return value.option;
    case 'multi_choice':
      return value.options.join('+');
    case 'counts':
      return value.counts;
    case 'flag':
      return value.flag;
    case 'date':
      return value.date;
    default:
      return value;
  }
}

/** Facts by requirement, without the kind of the room. */
function facts(list: readonly Fact[]): Record<string, unknown> {
  return Object.fromEntries(
    list.filter((fact) => fact.requirement !== 'room.kind').map((fact) => [fact.requirement, shown(fact)]),
  );
}

function sure(list: readonly Fact[]): Record<string, unknown> {
  return facts(list.filter((fact) => fact.confidence >= 0.8));
}

describe('the parts of a job', () => {
  it.each<[string, Locale, string[]]>([
    ['living room 5x4m and two bedrooms', 'en-GB', ['Living room', 'Bedroom 1', 'Bedroom 2']],
    ['Paint my bedroom. The bedroom has a crack.', 'en-GB', ['Bedroom']],
    ['3 rooms please', 'en-GB', ['Room 1', 'Room 2', 'Room 3']],
    ['kitchen, hallway and the master bedroom', 'en-GB', ['Kitchen', 'Hallway', 'Main bedroom']],
    ['Repaint our three-bedroom house', 'en-GB', ['Whole home']],
    ['Paint the lounge in my flat', 'en-GB', ['Living room']],
    ['Paint a room in my house', 'en-GB', ['Room']],
    ['hall, kitchen, not the bathroom', 'en-GB', ['Hallway', 'Kitchen']],
    ['two rooms and the hallway', 'en-GB', ['Room 1', 'Room 2', 'Hallway']],
    ['a three-room flat: bedroom, kitchen and hall', 'en-GB', ['Bedroom', 'Kitchen', 'Hallway']],
    ['hall, stairs and landing', 'en-GB', ['Stairs and landing']],
    ['Paint the box room, it is going to be a nursery', 'en-GB', ['Spare bedroom']],
    ["J'ai un T3 de 65 m² à repeindre", 'fr-FR', ['Whole home']],
    ['hall stairs and landing, 3 bed semi, walls and ceilings', 'en-GB', ['Stairs and landing']],
    ['80-m²-Wohnung streichen', 'de-DE', ['Ganze Wohnung']],
    ['Repeindre mon appartement de 65 m²', 'fr-FR', ['Whole home']],
    ['Pintar mi piso de 3 habitaciones', 'es-ES', ['Whole home']],
    ['Måla vardagsrum och två sovrum', 'sv-SE', ['Living room', 'Bedroom 1', 'Bedroom 2']],
    ['hello', 'en-GB', ['Room']],
    ['', 'en-GB', ['Room']],
    ['one is 4x3 m, the other 5x4 m', 'en-GB', ['Room 1', 'Room 2']],
    ['zwei Schlafzimmer und der Flur', 'de-DE', ['Schlafzimmer 1', 'Schlafzimmer 2', 'Flur']],
    ['3-Zimmer-Wohnung komplett streichen', 'de-DE', ['Ganze Wohnung']],
  ])('%s', (text, locale, titles) => {
    expect(read(text, locale).sections.map((section) => section.title)).toEqual(titles);
  });
});

describe('the facts a request states', () => {
  it.each([
    ['bedroom 12ft by 10ft', { 'room.size': '3.6576 x 3.048 feet' }, {}],
    ['a 4.5 x 3m bedroom, 2.7m ceilings', { 'room.size': '4.5 x 3 meters', 'room.height': '2.7' }, {}],
    ['bedroom 4 x 3 x 2.5 m', { 'room.size': '4 x 3 meters', 'room.height': '2.5' }, {}],
    ['bedroom, walls and ceiling, two coats', {}, { surfaces: 'walls+ceiling', coats: '2' }],
    ['bedroom, not the ceiling', {}, { surfaces: 'walls' }],
    ['bedroom: no need to do the ceiling or the woodwork', {}, { surfaces: 'walls' }],
    ['bedroom painted including the ceiling and woodwork', {}, { surfaces: 'walls+ceiling+woodwork' }],
    ['bedroom, ceiling and woodwork', {}, { surfaces: 'ceiling+woodwork' }],
    ['80 m² of interior walls to paint', { 'walls.area': '80' }, {}],
    ['bedroom: the ceiling is not wanted', {}, { surfaces: 'walls' }],
    ['bedroom: walls, ceiling no need', {}, { surfaces: 'walls' }],
    ['bedroom: the ceiling and woodwork are not needed', {}, { surfaces: 'walls' }],
    ['just the ceiling in the bedroom', {}, { surfaces: 'ceiling' }],
    ['bedroom, walls only', {}, { surfaces: 'walls' }],
    ['bedroom walls, the ceiling is fine', {}, { surfaces: 'walls' }],
    ['paint everything in the bedroom', {}, { surfaces: 'walls+ceiling+woodwork' }],
    ['bedroom, everything needs painting', {}, { surfaces: 'walls+ceiling+woodwork' }],
    ['bedroom. Everything is approved by the owner', {}, {}],
    ['bedroom. Everything else is fine', {}, {}],
    ['bedroom with 2 doors and 3 windows', {}, { 'woodwork.items': { door: 2, window: 3 } }],
    ['the bedroom walls are in good condition', { 'walls.condition': 'good' }, {}],
    ['bedroom, no cracks', { 'walls.condition': 'good' }, {}],
    ['bedroom, no damp and the walls and ceiling are smooth', {}, { 'walls.damp': false, surfaces: 'walls+ceiling' }],
    ['bedroom, some peeling paint', { 'walls.condition': 'poor' }, {}],
    ['bedroom, freshly plastered', { 'walls.condition': 'new_plaster' }, {}],
    ['bedroom, dark blue to white', {}, { 'colour.change': 'strong' }],
    ['bedroom, we have the paint', {}, { 'paint.supply': 'customer' }],
    ['bedroom, 1930s semi', {}, { 'home.type': 'house', 'home.pre_1980': true }],
    ['bedroom, house built in 2004', {}, { 'home.type': 'house', 'home.pre_1980': false }],
    ['bedroom, there is mould in a corner', {}, { 'walls.damp': true }],
    ['bedroom, no damp', {}, { 'walls.damp': false }],
    ['bedroom, start on 2027-03-01', {}, { 'start.date': '2027-03-01' }],
    ['stairs and landing', { 'work.high': true }, {}],
    ['15 m2 room, walls, ceiling and woodwork', { 'room.floor_area': '15' }, { surfaces: 'walls+ceiling+woodwork' }],
  ])('%s', (text, section, job) => {
    const extraction = read(text);
    expect(sure(extraction.sections[0]?.facts ?? [])).toEqual(section);
    expect(sure(extraction.job_facts)).toEqual(job);
  });

  it('sizes go to the rooms they stand with', () => {
    const { sections } = read('Lounge is 5.2m by 4m and the bedroom 3x3. The study is tiny.');
    expect(sections.map((section) => facts(section.facts)['room.size'])).toEqual([
      '5.2 x 4 meters',
      '3 x 3 meters',
      undefined,
    ]);
  });

  it('"each" gives the size to all', () => {
    const { sections } = read('Two rooms to paint, 4 x 3 m each');
    expect(sections.map((section) => sure(section.facts)['room.size'])).toEqual(['4 x 3 meters', '4 x 3 meters']);
  });

  it('sizes after a list of rooms are theirs in turn', () => {
    const { sections } = read('Paint our lounge and dining room, 5 x 4 m and 4 x 3 m');
    expect(sections.map((section) => sure(section.facts)['room.size'])).toEqual(['5 x 4 meters', '4 x 3 meters']);
  });

  it('or to all of the sentence, though of different kinds', () => {
    const { sections } = read('Paint the lounge and the study, 4 x 3 m each');
    expect(sections.map((section) => sure(section.facts)['room.size'])).toEqual(['4 x 3 meters', '4 x 3 meters']);
  });

  it.each<readonly [string, Locale, Record<string, unknown>]>([
    [
      'Chambre, murs et plafonds, deux couches, logement vide',
      'fr-FR',
      { surfaces: 'walls+ceiling', coats: '2', 'room.emptied': 'empty' },
    ],
    [
      'Dormitorio, solo paredes, dos manos, no hay humedad',
      'es-ES',
      { surfaces: 'walls', coats: '2', 'walls.damp': false },
    ],
    [
      'Slaapkamer, muren en plafond, verf hebben we al',
      'nl-NL',
      { surfaces: 'walls+ceiling', 'paint.supply': 'customer' },
    ],
    ['Sypialnia, ściany i sufity, z materiałem', 'pl-PL', { surfaces: 'walls+ceiling', 'paint.supply': 'painter' }],
    ['Camera da letto, pareti e soffitti, due mani', 'it-IT', { surfaces: 'walls+ceiling', coats: '2' }],
    ['Quarto, paredes e tetos, duas demãos', 'pt-PT', { surfaces: 'walls+ceiling', coats: '2' }],
    ['Soverom, bare vegger, 2 strøk', 'no-NO', { surfaces: 'walls', coats: '2' }],
    ['Stue, vægge og loft, 2 gange', 'da-DK', { surfaces: 'walls+ceiling', coats: '2' }],
    ['Makuuhuone, seinät, katto ei', 'fi-FI', { surfaces: 'walls' }],
  ])('are read in the words of the language: %s', (text, locale, job) => {
    expect(sure(read(text, locale).job_facts)).toEqual(job);
  });

  it('one size for two rooms without "each" is not sure', () => {
    const { sections } = read('Two bedrooms 4 x 3 m');
    expect(sections.map((section) => sure(section.facts)['room.size'])).toEqual([undefined, undefined]);
    expect(sections.map((section) => facts(section.facts)['room.size'])).toEqual(['4 x 3 meters', '4 x 3 meters']);
  });

  it('German is read in German', () => {
    const text =
      'Wohnzimmer 5 x 4,5 m streichen, Wände aber nicht die Decken. Altbau von 1910, Deckenhöhe 3,20 m. Farbe ist da.';
    const { sections, job_facts } = read(text, 'de-DE');
    expect(sure(sections[0]?.facts ?? [])).toEqual({ 'room.size': '5 x 4.5 meters', 'room.height': '3.2' });
    expect(sure(job_facts)).toEqual({ surfaces: 'walls', 'home.pre_1980': true, 'paint.supply': 'customer' });
  });

  it('sizes no room has are not believed', () => {
    expect(facts(read('bedroom 400 x 300 m').sections[0]?.facts ?? [])).toEqual({});
  });

  it('words stay verbatim', () => {
    const text = 'Chambre 😀 — bedroom 4 x 3 m, “walls” only';
    const { sections, job_facts } = read(text);
    for (const fact of [...sections.flatMap((section) => section.facts), ...job_facts]) {
      if (fact.source.kind !== 'request') throw new Error('only the request speaks here');
      expect(text.slice(...fact.source.span)).toBe(fact.source.quote);
      expect(fact.source.quote).not.toBe('');
    }
  });
});
