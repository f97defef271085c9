import { describe, expect, it } from 'vitest';
import { extractSections } from '#domain/estimate/extract-sections.ts';
import { type FactValue, prefillConfidence } from '#domain/estimate/fact.ts';
import { pickFact } from '#domain/estimate/facts/resolve-fact.ts';
import type { Locale } from '#domain/locale.ts';
import { playbookOf } from '../support/bundled-playbooks.ts';

function plain(value: FactValue | undefined): string {
  const round = (number: string) => String(Math.round(Number(number) * 100) / 100);
  if (value?.type === 'dimensions') return `${round(value.length)} x ${round(value.width)}`;
  if (value?.type === 'multi_choice') return value.options.join(', ');
  return value?.type === 'number' ? round(value.number) : 'nothing';
}

/** What a request states of some requirements of its first part. */
function read(text: string, { service, locale, keys }: { service: string; locale: Locale; keys: readonly string[] }) {
  const playbook = playbookOf(service);
  if (!playbook) throw new Error(`no ${service}`);
  const { sections, job_facts } = extractSections({ text, locale, playbook });
  return keys.map((key) => {
    const requirement = playbook.requirements.find((one) => one.key === key);
    const fact = requirement && (pickFact(requirement, sections[0]?.facts ?? []) ?? pickFact(requirement, job_facts));
    return `${key} ${plain(fact?.value)}`;
  });
}

const floor = { service: 'laminate-wood-flooring', keys: ['room.size'] };
const area = { service: 'laminate-wood-flooring', keys: ['room.floor_area'] };
const room = { service: 'interior-painting', keys: ['room.height'] };
const fence = { service: 'fencing', keys: ['run.length', 'run.height'] };

describe('sizes as people in the field gave them', () => {
  it.each<[string, { service: string; keys: string[] }, Locale, string[]]>([
    ['Lay laminate in the bedroom, 4 m long and 3 m wide', floor, 'en-GB', ['room.size 4 x 3']],
    ['Lay laminate in the bedroom, 3 metres wide and 4 metres long', floor, 'en-GB', ['room.size 4 x 3']],
    ['Lay laminate in the bedroom, length 4 m, width 3 m', floor, 'en-GB', ['room.size 4 x 3']],
    ['Laminat im Schlafzimmer, Länge 4 m, Breite 3 m', floor, 'de-DE', ['room.size 4 x 3']],
    ['Poner laminado en el dormitorio, largo 4 m, ancho 3 m', floor, 'es-ES', ['room.size 4 x 3']],
    ['Poser du stratifié dans la chambre, longueur 4 m, largeur 3 m', floor, 'fr-FR', ['room.size 4 x 3']],
    ['Lay laminate in the bedroom, four by three metres', floor, 'en-GB', ['room.size 4 x 3']],
    ['Laminat im Schlafzimmer, vier mal drei Meter', floor, 'de-DE', ['room.size 4 x 3']],
    ['Laminado en el dormitorio, cuatro por tres metros', floor, 'es-ES', ['room.size 4 x 3']],
    ['Stratifié dans la chambre, quatre mètres sur trois', floor, 'fr-FR', ['room.size 4 x 3']],
    ['Laminat verlegen, zwölf Quadratmeter', area, 'de-DE', ['room.floor_area 12']],
    ['Poner laminado, doce metros cuadrados', area, 'es-ES', ['room.floor_area 12']],
    ['Poser du stratifié, douze mètres carrés', area, 'fr-FR', ['room.floor_area 12']],
    ['Lay laminate, twelve square metres', area, 'en-GB', ['room.floor_area 12']],
    ['Lay laminate in the bedroom, 13 feet 2 by 10 foot', floor, 'en-GB', ['room.size 4.01 x 3.05']],
    ['Lay laminate in the bedroom, 13ft2 x 10', floor, 'en-GB', ['room.size 4.01 x 3.05']],
    ['Lay laminate in the bedroom, 3 and a half metres by three', floor, 'en-GB', ['room.size 3.5 x 3']],
    ['Laminat im Zimmer, dreieinhalb Meter mal drei', floor, 'de-DE', ['room.size 3.5 x 3']],
    ['Paint the bedroom, height 3.1', room, 'en-GB', ['room.height 3.1']],
    ['Paint the bedroom, ceilings 310cm', room, 'en-GB', ['room.height 3.1']],
    ['Paint the bedroom, ceiling 8 foot 2', room, 'en-GB', ['room.height 2.49']],
    ['Paint the bedroom, ceiling 2.5m', room, 'en-GB', ['room.height 2.5']],
    ['Paint the bedroom, 12x14ft and 8ft high', room, 'en-GB', ['room.height 2.44']],
    [
      'Paint the living room walls, 5 by 4 metres, ceiling 3 high',
      { service: 'interior-painting', keys: ['room.size', 'room.height', 'surfaces'] },
      'en-GB',
      ['room.size 5 x 4', 'room.height 3', 'surfaces walls'],
    ],
    ['Ein Zaun von 20 Metern Länge und 1,80 m Höhe', fence, 'de-DE', ['run.length 20', 'run.height 1.8']],
    ['1.8m high fence along 20m', fence, 'en-GB', ['run.length 20', 'run.height 1.8']],
    ['twenty metres of six foot fencing', fence, 'en-GB', ['run.length 20', 'run.height 1.83']],
    ['Mow the lawn, half an acre', { service: 'lawn-mowing', keys: ['lawn.area'] }, 'en-GB', ['lawn.area 2023.43']],
    ['Mow the lawn, 0.4 acre', { service: 'lawn-mowing', keys: ['lawn.area'] }, 'en-GB', ['lawn.area 1618.74']],
    ['Mow the lawn, a quarter acre', { service: 'lawn-mowing', keys: ['lawn.area'] }, 'en-GB', ['lawn.area 1011.71']],
  ])('%s', (text, { service, keys }, locale, expected) => {
    expect(read(text, { service, locale, keys })).toEqual(expected);
  });

  it.each<[string, Locale]>([
    ['L-shaped living room: 5 x 4 plus 2 x 1.5 m, lay laminate', 'en-GB'],
    ['Lay laminate in the living room, 5 x 4 m, 2 x 1.5 m', 'en-GB'],
    ['Laminat im Wohnzimmer, 5 x 4 m und 2 x 1,5 m', 'de-DE'],
    ['Panele w salonie 5 x 4 m + 2 x 1,5 m', 'pl-PL'],
  ])('a part that is given by several sizes is asked for its size, without a proposal: %s', (text, locale) => {
    const playbook = playbookOf('laminate-wood-flooring');
    if (!playbook) throw new Error('no laminate');
    const { sections } = extractSections({ text, locale, playbook });
    const sizes = sections.flatMap(({ facts }) => facts.filter(({ requirement }) => requirement === 'room.size'));
    expect(sizes.map(({ confidence }) => confidence < prefillConfidence)).toEqual([true]);
  });

  it('two parts with a size each are known by them', () => {
    const text = 'Lay laminate in the living room 5 x 4 m and the bedroom 2 x 1.5 m';
    expect(read(text, { service: 'laminate-wood-flooring', locale: 'en-GB', keys: ['room.size'] })).toEqual([
      'room.size 5 x 4',
    ]);
  });
});
