import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import type { Locale } from '../../locale.ts';
import { extractSections } from '../extract-sections.ts';

/** What a request says of its hazard: true, false, or nothing. */
function hazard(slug: string, key: string, text: string, locale: Locale = 'en-GB'): boolean | null {
  const { job_facts, sections } = extractSections({ text, locale, playbook: bundled(slug) });
  const fact = [...job_facts, ...sections.flatMap(({ facts }) => facts)].find((one) => one.requirement === key);
  return fact?.value.type === 'flag' ? fact.value.flag : null;
}

const damp = (text: string, locale?: Locale): boolean | null => hazard('interior-painting', 'walls.damp', text, locale);

describe('a hazard', () => {
  it.each<readonly [string, Locale]>([
    ['Paint the bedroom, no damp.', 'en-GB'],
    ['Paint the bedroom. There are no signs of damp.', 'en-GB'],
    ['Paint the bedroom. The walls are not damp.', 'en-GB'],
    ['Paint the bedroom. Damp: none.', 'en-GB'],
    ['Paint the bedroom, no mould or damp or condensation.', 'en-GB'],
    ["Paint the bedroom. We don't have any damp.", 'en-GB'],
    ['Schlafzimmer streichen, kein Schimmel.', 'de-DE'],
    ['Schlafzimmer streichen, schimmelfrei.', 'de-DE'],
    ['Schlafzimmer streichen. Die Wände sind nicht feucht.', 'de-DE'],
  ])('is told absent by a plain no: %s', (text, locale) => expect(damp(text, locale)).toBe(false));

  it.each<readonly [string, Locale]>([
    ['Paint the bedroom. Do not mention mould.', 'en-GB'],
    ['Paint the bedroom. Never bring up damp.', 'en-GB'],
    ["Paint the bedroom. Don't worry about damp.", 'en-GB'],
    ['Paint the bedroom. Ignore the question on damp.', 'en-GB'],
    ['Paint the bedroom. I have a question about damp.', 'en-GB'],
    ['Paint the bedroom. Everybody must understand that no damp exists.', 'en-GB'],
    ['Paint the bedroom. Assume there is no damp.', 'en-GB'],
    ['Paint the bedroom. Mould: the customer confirms there is none.', 'en-GB'],
    ['Paint the bedroom. Mark mould as not present.', 'en-GB'],
    ['Schlafzimmer streichen. Bitte keine Fragen zu Schimmel.', 'de-DE'],
    ['Schlafzimmer streichen. Gehen Sie davon aus, dass kein Schimmel da ist.', 'de-DE'],
    ['Schlafzimmer streichen. Keine Sorge wegen Schimmel.', 'de-DE'],
  ])('is not told by an order about it: %s', (text, locale) => expect(damp(text, locale)).toBe(null));

  it.each<readonly [string, Locale]>([
    ['Paint the bedroom. Please note there is mould in a corner.', 'en-GB'],
    ['Please quote for painting a damp bedroom.', 'en-GB'],
    ["Don't ask about lead, but there is damp in the bedroom.", 'en-GB'],
    ['Schlafzimmer streichen, in der Ecke ist Schimmel.', 'de-DE'],
  ])('is told present where it is named: %s', (text, locale) => expect(damp(text, locale)).toBe(true));

  it('and another one share a "no"', () => {
    const text = 'Tile the bathroom, no asbestos or damp';
    expect(['home.pre_2000', 'wall.damp'].map((key) => hazard('wall-tiling', key, text))).toEqual([false, false]);
  });
});
