import { phrasesIn } from '../../playbooks/phrase-notation.ts';
import { fold } from '../../text/fold.ts';
import type { MeasureEntry, MeasureRole, UnitName } from './measure-entry.ts';
import { type PhraseTable, phraseTable } from './phrase-table.ts';

/** Spoken figures of a language: 0 to 1000 in words. */
export type SpokenFigures = (figure: number) => string;

/** What one or several languages say about measures, ready for reading. */
export interface MeasureWords {
  readonly spoken: PhraseTable<number>;
  /** Of one word that ends in its half, what stands before: "drei". */
  readonly endingHalves: readonly string[];
  readonly spokenWords: ReadonlyMap<string, number>;
  /** Stands before a unit. */
  readonly parts: PhraseTable<number>;
  /** Stands behind a figure. */
  readonly andParts: PhraseTable<number>;
  readonly ranges: PhraseTable<true>;
  readonly from: PhraseTable<true>;
  readonly to: PhraseTable<true>;
  readonly times: PhraseTable<true>;
  readonly by: PhraseTable<true>;
  readonly links: PhraseTable<true>;
  readonly fillers: PhraseTable<true>;
  readonly after: PhraseTable<true>;
  readonly units: PhraseTable<UnitName>;
  readonly roles: PhraseTable<MeasureRole>;
  /** Endings of words that name a role: "Deckenhöhe". */
  readonly roleEndings: ReadonlyArray<readonly [string, MeasureRole]>;
}

export interface MeasureLanguage {
  readonly entry: MeasureEntry;
  readonly spoken: SpokenFigures;
}

const mostSpoken = 1000;

/** In every language alike. */
const signs: ReadonlyArray<readonly [string, UnitName]> = [
  ['m²', 'm2'],
  ['㎡', 'm2'],
  ['m^2', 'm2'],
  ['cm²', 'cm2'],
  ['ft²', 'ft2'],
  ['yd²', 'yd2'],
  ['m³', 'm3'],
  ['m^3', 'm3'],
  ['m', 'm'],
  ['cm', 'cm'],
  ['mm', 'mm'],
  ['km', 'km'],
  ['ft', 'ft'],
  ['ha', 'ha'],
];

export function measureWords(languages: readonly MeasureLanguage[]): MeasureWords {
  const entries = languages.map(({ entry }) => entry);
  const table = (blockOf: (entry: MeasureEntry) => string | undefined): PhraseTable<true> =>
    phraseTable(entries.flatMap((entry) => phrasesIn(blockOf(entry) ?? '').map((phrase) => [phrase, true] as const)));
  const spoken = languages.flatMap(spokenOf);
  const roles = entries.flatMap((entry) => phrasesOf<MeasureRole>(entry.roles));
  return {
    spoken: phraseTable(spoken),
    spokenWords: new Map(spoken.map(([phrase, value]) => [fold(phrase), value])),
    endingHalves: entries.flatMap(({ figures }) => phrasesIn(figures.ending_half ?? '').map(fold)),
    parts: partsTable(entries, ['quarter', 'half', 'three_quarters']),
    andParts: partsTable(entries, ['and_quarter', 'and_half', 'and_three_quarters']),
    ranges: table(({ ranges }) => ranges),
    from: table(({ between }) => between.from),
    to: table(({ between }) => between.to),
    times: table(({ times }) => times),
    by: table(({ by }) => by),
    links: table(({ links }) => links),
    fillers: table(({ fillers }) => fillers),
    after: table(({ after }) => after),
    units: phraseTable([...signs, ...entries.flatMap((entry) => phrasesOf<UnitName>(entry.units))]),
    roles: phraseTable(roles.filter(([phrase]) => !phrase.startsWith('*'))),
    roleEndings: roles.flatMap(([phrase, role]) => (phrase.startsWith('*') ? [[fold(phrase.slice(1)), role]] : [])),
  };
}

function phrasesOf<Name extends string>(blocks: Partial<Record<Name, string>>): Array<readonly [string, Name]> {
  const names = Object.keys(blocks) as Name[]; // the schema lets no others in
  return names.flatMap((name) => phrasesIn(blocks[name] ?? '').map((phrase) => [phrase, name] as const));
}

function spokenOf({ entry, spoken }: MeasureLanguage): Array<readonly [string, number]> {
  const plain = Array.from({ length: mostSpoken + 1 }, (_, figure) => [spoken(figure), figure] as const);
  const also = Object.entries(entry.figures.also ?? {});
  return [...also, ...plain].filter(([words]) => words !== '');
}

type Part = 'quarter' | 'half' | 'three_quarters';

function partsTable(
  entries: readonly MeasureEntry[],
  names: readonly [Part | `and_${Part}`, Part | `and_${Part}`, Part | `and_${Part}`],
) {
  return phraseTable(
    entries.flatMap(({ figures }) =>
      names.flatMap((name, index) => phrasesIn(figures[name]).map((phrase) => [phrase, (index + 1) / 4] as const)),
    ),
  );
}
