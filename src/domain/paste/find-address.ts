import { currencies } from '../currency.ts';
import { anyOf } from '../language/any-of.ts';
import { knownLanguages, writtenPhrasesOf } from '../language/installed-languages.ts';
import { anyWritten, ofPastes } from './paste-words.ts';

export interface FoundAddress {
  readonly address: string;
  /** Two letters, where the postcode's form tells. */
  readonly country: string | null;
}

/** Behind the town, in countries that write it so: "Leeds LS1 4DY", "Springfield, IL 62701". */
const behindTown: readonly (readonly [string, string])[] = [
  ['GB', String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`],
  ['CA', String.raw`(?:[A-Z]{2},? )?[A-Z]\d[A-Z] ?\d[A-Z]\d`],
  ['US', String.raw`[A-Z]{2},? \d{5}(?:-\d{4})?`],
  ['AU', String.raw`(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT),? \d{4}`],
  ['BR', String.raw`\d{5}-\d{3}`],
];
/** Before the town: "12345 Musterstadt", "1011 AB Amsterdam", "00-001 Warszawa". */
const beforeTown: readonly (readonly [string | null, string])[] = [
  ['NL', String.raw`\d{4} ?[A-Z]{2}`],
  ['PL', String.raw`\d{2}-\d{3}`],
  ['PT', String.raw`\d{4}-\d{3}`],
  ['SE', String.raw`\d{3} \d{2}`],
  [null, String.raw`(?:[A-Z]{1,2}-)?\d{4,5}`],
];

const capital = String.raw`\p{Lu}[\p{L}\p{M}.'’-]{0,39}`;
const word = String.raw`\p{L}[\p{L}\p{M}.'’-]{0,39}`;
const gap = String.raw`[ ]*(?:,|\n|;|·|\|)\s*`;

interface Shape {
  readonly country: string | null;
  readonly pattern: RegExp;
}

const bothCases = (words: readonly string[]): string[] => [...words, ...words.map(capitalised)];
const capitalised = (written: string): string => written.charAt(0).toUpperCase() + written.slice(1);

const shapes = ofPastes((): Shape[] => {
  const small = `(?:${anyWritten('place_particles')})`;
  const town = `${capital}(?:[ ](?:${capital}|${small}|/)){0,3}`;
  const parts = `(?:${capital}(?:[ ]${word}){0,4}${gap}){0,3}`;
  const money = anyOf([
    ...currencies.flatMap((code) => [code, code.toLowerCase()]),
    ...bothCases(writtenPhrasesOf(knownLanguages(), 'sums', 'money')),
  ]);
  /** "20 m", "12 tiles" and "500 Euro" are no houses. */
  const noMeasure = String.raw`(?!(?:\p{L}|[mckq]m|m[23²³]|sqm|ft|kg|${money})(?!\p{L}))`;
  const flat = String.raw`(?:(?:${anyWritten('flats')}) \w+,?\s+)?`;
  const street = String.raw`(?:${anyOf(bothCases(writtenPhrasesOf(knownLanguages(), 'pastes', 'streets')))})\.`;
  /** "12 Mill Lane", "12 rue de la Paix", "4/12 Mill Lane". */
  const numberFirst = String.raw`${flat}\d{1,5}[a-zA-Z]?(?:[/-]\d+[a-z]?)?,?[ ]${noMeasure}${word}(?:[ ]${word}){0,5}`;
  /** "Musterstraße 12 a", "Via Roma 10", "ul. Kwiatowa 12/3". */
  const numberLast = String.raw`(?:(?:${street}|${capital}|${small})[ ]){0,4}${capital},?[ ](?:nº |n\.? ?)?\d{1,4}(?: ?[a-hA-H](?!\p{L}))?(?:[/-]\d+[a-z]?)?(?:,? \d{1,2}[ºª]?\.? ?\w{0,6})?`;
  const house = `(?<![\\p{L}\\d])(?:${numberFirst}|${numberLast})`;
  return [
    ...behindTown.map(([country, code]) => ({
      country,
      pattern: new RegExp(String.raw`${house}${gap}${parts}(?:${town},?\s+)?${code}(?![\p{L}\d])`, 'u'),
    })),
    ...beforeTown.map(([country, code]) => ({
      country,
      pattern: new RegExp(String.raw`${house}(?:${gap}|[ ]+)${parts}${code}[ ]+(?!(?:${money})(?!\p{L}))${town}`, 'u'),
    })),
  ];
});

/** Longer than a signature with its body; what is past it holds no address of the writer. */
const readable = 12_000;

/** A street with its number, and a postcode with its town: the one without the other is no address. */
export function findAddress(text: string): FoundAddress | null {
  for (const { country, pattern } of shapes()) {
    const found = pattern.exec(text.slice(0, readable));
    if (found)
      return {
        address: found[0]
          .replace(/\s*\n\s*/g, ', ')
          .replace(/\s+/g, ' ')
          .replace(/[,. ]+$/, ''),
        country,
      };
  }
  return null;
}
