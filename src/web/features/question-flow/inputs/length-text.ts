import { Big } from 'big.js';
import type { Locale } from '#domain/locale.ts';
import { numberText } from '#domain/measure/number-text.ts';
import type { LengthUnit } from '#domain/question/component-type.ts';

/** A length as its field shows it: metres as a decimal, feet with inches. */
export function lengthText(value: number, unit: LengthUnit, locale: Locale): string {
  if (value === 0) return '';
  if (unit === 'meters') return numberText(value, locale);
  const inches = new Big(value).times(12).round(1);
  const feet = inches.div(12).round(0, Big.roundDown);
  const rest = inches.minus(feet.times(12));
  return rest.eq(0) ? `${feet.toFixed()}'` : `${feet.toFixed()}' ${numberText(rest.toNumber(), locale)}"`;
}
