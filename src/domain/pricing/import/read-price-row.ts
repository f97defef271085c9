import { type FieldWords, fieldWords, matchHeadings, wordKey } from '../../csv/match-headings.ts';
import type { Currency } from '../../currency.ts';
import { anyOf } from '../../language/any-of.ts';
import { knownLanguages, ofLanguages, phrasesOf, writtenPhrasesOf } from '../../language/installed-languages.ts';
import type { Locale } from '../../locale.ts';
import { parseMeasureAt } from '../../measure/parse-measure.ts';
import { moneyFromText } from '../../measure/typed-number.ts';
import { type PricingUnit, pricingUnits } from '../pricing-unit.ts';
import type { PriceField } from './price-field.ts';

/** In a price list, what a thing comes to is its price, whatever it is called. */
const wordsByField = ofLanguages<void, FieldWords<PriceField>[]>(() =>
  fieldWords('line_columns', [
    ['name', 'description'],
    ['unit', 'unit'],
    ['price', 'price', 'amount', 'cost'],
  ]),
);

export const matchPriceColumns = (headings: readonly string[]): (PriceField | null)[] =>
  matchHeadings(headings, wordsByField());

/** How amounts of the list are written. */
export interface PriceReading {
  readonly currency: Currency;
  readonly locale: Locale;
}

/** Null where it is no amount that can be charged. */
export function readPrice(text: string, { currency, locale }: PriceReading): number | null {
  const minor = moneyFromText(text, currency, locale);
  return minor !== null && minor >= 0 ? minor : null;
}

/** A first row with an amount in it is no heading. */
export const isPriceHeading = (cells: readonly string[], reading: PriceReading): boolean =>
  cells.every((cell) => readPrice(cell, reading) === null);

/** Without headings: the last amount of a row is its price, the first other cell its name, and one between the two its unit. */
export function matchPriceContents(cells: readonly string[], reading: PriceReading): (PriceField | null)[] {
  const price = cells.findLastIndex((cell) => readPrice(cell, reading) !== null);
  const name = cells.findIndex((cell, at) => at !== price && cell !== '');
  const unit = cells.findIndex((cell, at) => at > name && at < price && cell !== '');
  return cells.map((_, at) => (at === price ? 'price' : at === name ? 'name' : at === unit ? 'unit' : null));
}

const units = ofLanguages<void, { byWord: ReadonlyMap<string, PricingUnit>; per: RegExp }>(() => ({
  byWord: new Map(
    pricingUnits.flatMap((unit) =>
      phrasesOf(knownLanguages(), 'line_units', unit).map((word) => [wordKey(word), unit] as const),
    ),
  ),
  /** "per hour", "/m²", "je Stück". */
  per: new RegExp(String.raw`^(?:\/|${anyOf(writtenPhrasesOf(knownLanguages(), 'line_units', 'per'))})\s+|^\/`, 'i'),
}));
const squareFoot = '0.09290304';

export interface ReadUnit {
  readonly unit: PricingUnit;
  /** What one is called, where the unit alone does not say it. */
  readonly unitLabel: string | null;
}

export function readUnit(text: string): ReadUnit {
  const written = text.trim().replace(units().per, '').trim();
  if (written === '') return { unit: 'per_unit', unitLabel: null };
  const known = units().byWord.get(wordKey(written));
  if (known) return { unit: known, unitLabel: null };
  const measured = parseMeasureAt(`1 ${written}`, 0, { decimal: '.' });
  const area = measured?.kind === 'area' && measured.end === written.length + 2 ? measured.value : null;
  if (area?.eq(1)) return { unit: 'per_area', unitLabel: null };
  // The other area that work is reckoned in; square yards and the like are counted as they are.
  if (area?.eq(squareFoot)) return { unit: 'per_area', unitLabel: written };
  return { unit: 'per_unit', unitLabel: written };
}
