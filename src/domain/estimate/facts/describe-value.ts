import { Big } from 'big.js';
import type { Locale } from '../../locale.ts';
import { bigOrNull, formatDecimal } from '../../measure/decimal.ts';
import { fromMetres, fromSquareMetres } from '../../measure/length.ts';
import type { PlaybookRequirement } from '../../playbooks/playbook.ts';
import type { PlaybookTexts } from '../../playbooks/playbook-texts.ts';
import { textOf } from '../../playbooks/texts-of.ts';
import type { FactValue } from '../fact.ts';
import { engineText } from '../texts/engine-text.ts';

function joined(parts: readonly string[], locale: Locale): string {
  if (parts.length < 2) return parts[0] ?? engineText(locale, 'value.nothing');
  return `${parts.slice(0, -1).join(', ')} ${engineText(locale, 'list.and')} ${parts[parts.length - 1]}`;
}

function lengthText(metres: Big, locale: Locale): string {
  return `${formatDecimal(metres, locale, 0, 2)} m`;
}

type Size = Extract<FactValue, { type: 'dimensions' }>;
type NumberValue = Extract<FactValue, { type: 'number' }>;

const sidesOf = ({ length, width }: Size): Big[] => [new Big(length), new Big(width)];

function sizeInFeet(value: Size, locale: Locale): string {
  const feet = sidesOf(value).map((side) => formatDecimal(fromMetres(side, 'ft', 2), locale, 0, 2));
  return `${feet.join(' × ')} ${engineText(locale, 'unit.ft')}`;
}

function sizeInMetres(value: Size, locale: Locale): string {
  const sides = sidesOf(value);
  if (value.shape === 'circular') return `⌀ ${lengthText(sides[0] ?? new Big(0), locale)}`;
  return `${sides.map((side) => formatDecimal(side, locale, 0, 2)).join(' × ')} m`;
}

const isSaidInFeet = ({ unit }: PlaybookRequirement, value: Size | NumberValue): boolean =>
  value.unit === 'feet' && (value.type === 'dimensions' ? value.shape !== 'circular' : unit === 'm' || unit === 'm2');

function numberInMetres({ unit = 'number' }: PlaybookRequirement, value: NumberValue, locale: Locale): string {
  const number = bigOrNull(value.number) ?? new Big(0);
  return `${formatDecimal(number, locale, 0, 2)} ${engineText(locale, `unit.${unit}`)}`.trim();
}

function numberInFeet({ unit }: PlaybookRequirement, value: NumberValue, locale: Locale): string {
  const number = bigOrNull(value.number) ?? new Big(0);
  const feet = unit === 'm' ? fromMetres(number, 'ft', 2) : fromSquareMetres(number, 'ft2', 1);
  return `${formatDecimal(feet, locale, 0, 2)} ${engineText(locale, unit === 'm' ? 'unit.ft' : 'unit.ft2')}`;
}

function measureText(requirement: PlaybookRequirement, value: Size | NumberValue, locale: Locale): string {
  const metric = value.type === 'dimensions' ? sizeInMetres(value, locale) : numberInMetres(requirement, value, locale);
  return isSaidInFeet(requirement, value) ? `${valueAsSaid(requirement, value, locale)} (${metric})` : metric;
}

/** A measure in the unit it was said in alone: `4 × 3 m`, `12 × 10 ft`; null for what is none. */
export function valueAsSaid(requirement: PlaybookRequirement, value: FactValue, locale: Locale): string | null {
  if (value.type !== 'dimensions' && value.type !== 'number') return null;
  if (!isSaidInFeet(requirement, value)) return measureText(requirement, value, locale);
  return value.type === 'dimensions' ? sizeInFeet(value, locale) : numberInFeet(requirement, value, locale);
}

/** A fact's value as a person of this locale reads it: `4 × 3 m`, `12 × 10 ft (3.66 × 3.05 m)`, `Walls and Ceiling`. */
export function describeValue(
  requirement: PlaybookRequirement,
  value: FactValue,
  texts: PlaybookTexts,
  locale: Locale,
): string {
  const option = (key: string): string => textOf(texts.options, `${requirement.key}.${key}`);
  switch (value.type) {
    case 'dimensions':
    case 'number':
      return measureText(requirement, value, locale);
    case 'choice':
      return option(value.option);
    case 'multi_choice':
      return joined(value.options.map(option), locale);
    case 'counts':
      return joined(countTexts(value.counts, option), locale);
    case 'flag':
      return engineText(locale, value.flag ? 'value.yes' : 'value.no');
    case 'text':
      return value.text.slice(0, 200);
    case 'date':
      return value.flexible ? engineText(locale, 'value.flexible', { date: value.date }) : value.date;
    case 'photo':
      return engineText(locale, 'value.photos', { count: String(value.media_ids.length) });
  }
}

function countTexts(counts: Readonly<Record<string, number>>, option: (key: string) => string): string[] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([key, count]) => `${count} × ${option(key)}`);
}
