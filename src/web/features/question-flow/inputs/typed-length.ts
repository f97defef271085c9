import { Big } from 'big.js';
import type { Locale } from '#domain/locale.ts';
import { fromMetres } from '#domain/measure/length.ts';
import { decimalSign } from '#domain/measure/number-text.ts';
import { parseMeasureAt } from '#domain/measure/parse-measure.ts';
import type { LengthUnit } from '#domain/question/component-type.ts';

/** A length in `unit` from "4.5", "5' 6\"" or "250 cm"; a bare number is in `unit`. Null where it is no length. */
export function lengthFrom(text: string, unit: LengthUnit, locale: Locale): number | null {
  const trimmed = text.trim();
  const measure = parseMeasureAt(trimmed, 0, { decimal: decimalSign(locale) });
  if (!measure || measure.kind === 'area' || measure.end < trimmed.length) return null;
  if (measure.kind === 'number') return measure.value.round(4).toNumber();
  const inUnit = unit === 'feet' ? fromMetres(measure.value, 'ft', 4) : measure.value.round(4);
  return inUnit.toNumber();
}

/** The same length in the other unit. */
export function inOtherUnit(value: number, from: LengthUnit): number {
  if (from === 'meters') return fromMetres(new Big(value), 'ft', 4).toNumber();
  return new Big(value).times('0.3048').round(3).toNumber();
}
