import type { UnitName } from '../measure/grammar/measure-entry.ts';
import { phrasesIn } from '../playbooks/phrase-notation.ts';
import { fold } from '../text/fold.ts';
import { knowledgeOf, knownLanguages, ofLanguages } from './installed-languages.ts';

/** In every language alike. */
const signs: readonly UnitName[] = ['m', 'cm', 'mm', 'km', 'ft', 'in', 'yd', 'm2', 'cm2', 'ft2', 'yd2', 'm3'];
/** Units that commands have words for as well. */
const ofCommands = ['m', 'ft', 'm2'] as const;

const keyOf = (label: string): string =>
  fold(label)
    .replace(/㎡|m\s?\^?2|m\s?²/g, 'm2')
    .replace(/ft\s?\^?2|ft\s?²/g, 'ft2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const unitsByLabel = ofLanguages<void, ReadonlyMap<string, UnitName>>(() => {
  const units = new Map<string, UnitName>(signs.map((sign) => [sign, sign]));
  for (const knowledge of knownLanguages().map(knowledgeOf)) {
    const ofMeasures = Object.entries(knowledge?.measures.units ?? {}) as [UnitName, string][]; // the record's own keys
    const ofWords = ofCommands.map((unit) => [unit, knowledge?.edit?.words[unit] ?? ''] as const);
    for (const [unit, block] of [...ofMeasures, ...ofWords])
      for (const label of phrasesIn(block)) if (!units.has(keyOf(label))) units.set(keyOf(label), unit);
  }
  return units;
});

/** The unit that a label is, as any of the languages writes it. */
export function unitNamed(label: string): UnitName | null {
  return unitsByLabel().get(keyOf(label)) ?? null;
}

/** Whether a label names a unit among other words: "per m²". */
export function namesUnit(label: string, unit: UnitName): boolean {
  const words = keyOf(label).split(' ');
  return words.some((word, at) => [word, `${word} ${words[at + 1]}`].some((one) => unitsByLabel().get(one) === unit));
}
