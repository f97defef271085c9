import { fieldWords, matchHeadings, wordKey } from '../../csv/match-headings.ts';
import type { Currency } from '../../currency.ts';
import type { Locale } from '../../locale.ts';
import { parseMeasureAt } from '../../measure/parse-measure.ts';
import { moneyFromText } from '../../measure/typed-number.ts';
import type { PricingUnit } from '../pricing-unit.ts';
import { type PriceField, priceFields } from './price-field.ts';
import { priceWords, unitWords } from './price-words.ts';

const wordsByField = fieldWords(priceFields, priceWords);

export const matchPriceColumns = (headings: readonly string[]): (PriceField | null)[] =>
  matchHeadings(headings, wordsByField);

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

const unitsByWord = new Map(
  Object.entries(unitWords).flatMap(([unit, words]) => words.map((word) => [wordKey(word), unit as PricingUnit])), // the record's own keys
);
/** "per hour", "/m²", "je Stück". */
const perWord = /^(?:\/|per|pro|por|par|al|je|à|a)\s+|^\//i;
const squareFoot = '0.09290304';

export interface ReadUnit {
  readonly unit: PricingUnit;
  /** What one is called, where the unit alone does not say it. */
  readonly unitLabel: string | null;
}

export function readUnit(text: string): ReadUnit {
  const written = text.trim().replace(perWord, '').trim();
  if (written === '') return { unit: 'per_unit', unitLabel: null };
  const known = unitsByWord.get(wordKey(written));
  if (known) return { unit: known, unitLabel: null };
  const measured = parseMeasureAt(`1 ${written}`, 0, { decimal: '.' });
  const area = measured?.kind === 'area' && measured.end === written.length + 2 ? measured.value : null;
  if (area?.eq(1)) return { unit: 'per_area', unitLabel: null };
  // The other area that work is reckoned in; square yards and the like are counted as they are.
  if (area?.eq(squareFoot)) return { unit: 'per_area', unitLabel: written };
  return { unit: 'per_unit', unitLabel: written };
}
