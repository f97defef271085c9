import { wordKey } from '../csv/match-headings.ts';
import { knownLanguages, phrasesOf } from '../language/installed-languages.ts';
import { type LineColumn, lineColumns } from '../language/word-lists.ts';
import { type PricingUnit, pricingUnits } from './pricing-unit.ts';

/** What tables of priced lines are written with in any of the languages: lower case, without accents and signs. */
interface LineWords {
  /** What stands over a column. */
  readonly columns: Readonly<Record<LineColumn, string[]>>;
  /** How units are written that work is charged by; any other word stands as it is. */
  readonly units: Readonly<Record<PricingUnit, string[]>>;
  /** What a row that adds up the others begins with. */
  readonly total_rows: string[];
}

export function lineWords(): LineWords {
  const all = knownLanguages();
  const keys = (words: readonly string[]) => [...new Set(words.map(wordKey))];
  const recordOf = <Name extends string>(names: readonly Name[], listOf: (name: Name) => readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, keys(listOf(name))])) as Record<Name, string[]>; // each name is in it
  return {
    columns: recordOf(lineColumns, (column) => phrasesOf(all, 'line_columns', column)),
    units: recordOf(pricingUnits, (unit) => phrasesOf(all, 'line_units', unit)),
    total_rows: keys(phrasesOf(all, 'sums', 'rows')),
  };
}
