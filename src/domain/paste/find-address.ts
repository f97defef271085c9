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
const small = `(?:de|du|des|la|le|les|l'|del|della|delle|di|da|do|dos|das|von|der|den|am|an|im|in|sur|sous|saint|y)`;
const town = `${capital}(?:[ ](?:${capital}|${small}|/)){0,3}`;
const flat = String.raw`(?:(?:Flat|Apt\.?|Unit|Suite|Apartment) \w+,?\s+)?`;
/** "20 m", "12 tiles" and "500 Euro" are no houses. */
const noMeasure = String.raw`(?!(?:\p{L}|[mckq]m|m[23²³]|sqm|ft|kg|euros?|eur|gbp|usd|chf|pounds?)(?!\p{L}))`;
/** Short for a street. */
const street = String.raw`(?:[Uu]l|[Aa]l|[Pp]l|[Oo]s|[Aa]v|[Aa]vda|[Cc]|[Rr]|[Ss]tr)\.`;
/** "12 Mill Lane", "12 rue de la Paix", "4/12 Mill Lane". */
const numberFirst = String.raw`${flat}\d{1,5}[a-zA-Z]?(?:[/-]\d+[a-z]?)?,?[ ]${noMeasure}${word}(?:[ ]${word}){0,5}`;
/** "Musterstraße 12 a", "Via Roma 10", "ul. Kwiatowa 12/3". */
const numberLast = String.raw`(?:(?:${street}|${capital}|${small})[ ]){0,4}${capital},?[ ](?:nº |n\.? ?)?\d{1,4}(?: ?[a-hA-H](?!\p{L}))?(?:[/-]\d+[a-z]?)?(?:,? \d{1,2}[ºª]?\.? ?\w{0,6})?`;
const gap = String.raw`[ ]*(?:,|\n|;|·|\|)\s*`;
const parts = `(?:${capital}(?:[ ]${word}){0,4}${gap}){0,3}`;

interface Shape {
  readonly country: string | null;
  readonly pattern: RegExp;
}

const shapes: readonly Shape[] = [
  ...behindTown.map(([country, code]) => ({
    country,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])(?:${numberFirst}|${numberLast})${gap}${parts}(?:${town},?\s+)?${code}(?![\p{L}\d])`,
      'u',
    ),
  })),
  ...beforeTown.map(([country, code]) => ({
    country,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])(?:${numberFirst}|${numberLast})(?:${gap}|[ ]+)${parts}${code}[ ]+(?!(?:Euros?|EUR|GBP|USD|CHF)(?!\p{L}))${town}`,
      'u',
    ),
  })),
];

/** Longer than a signature with its body; what is past it holds no address of the writer. */
const readable = 12_000;

/** A street with its number, and a postcode with its town: the one without the other is no address. */
export function findAddress(text: string): FoundAddress | null {
  for (const { country, pattern } of shapes) {
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
