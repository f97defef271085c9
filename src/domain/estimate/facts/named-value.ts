import { Big } from 'big.js';
import type { Locale } from '../../locale.ts';
import { bigOrNull, decimalString } from '../../measure/decimal.ts';
import type { FactAlias, PlaybookRequirement } from '../../playbooks/playbook.ts';
import { shapes } from '../../question/component-type.ts';
import { field, isFiniteNumber, isRecord } from '../../question/unknown-value.ts';
import { readSize } from '../answers/read-answer.ts';
import type { FactValue } from '../fact.ts';
import { tokensOf } from '../words/tokens.ts';
import { factValueOf } from './fact-value.ts';

/** An answer under its own name and the alias it came by. */
export interface NamedValue {
  readonly name: string;
  readonly value: unknown;
  readonly alias: FactAlias;
}

const yes: ReadonlySet<unknown> = new Set([true, 'true', 'yes', 'ja', 'oui', 'sí', 1]);
const no: ReadonlySet<unknown> = new Set([false, 'false', 'no', 'nein', 'non', 'none', 0]);

function flagOf(value: unknown): boolean | null {
  const said = typeof value === 'string' ? value.trim().toLowerCase() : value;
  return yes.has(said) ? true : no.has(said) ? false : null;
}

/** A number; a text such as "12 ft" or "4,5 m" in metres or m². */
function numberOf(value: unknown, times: number, locale: Locale): Big | null {
  const bare = bigOrNull(value);
  if (bare) return bare.times(times);
  const quantity = typeof value === 'string' ? tokensOf(value, locale).find((one) => one.quantity)?.quantity : null;
  if (!quantity || quantity.kind === 'dimensions') return null;
  return quantity.kind === 'number' ? quantity.value.times(times) : quantity.value;
}

function sizeOf(value: unknown, locale: Locale): FactValue | null {
  if (isRecord(value)) return sidesOf(value);
  const quantity = typeof value === 'string' ? tokensOf(value, locale).find((one) => one.quantity)?.quantity : null;
  if (quantity?.kind !== 'dimensions') return null;
  const [length, width] = quantity.sides;
  return length && width ? rectangle(length, width) : null;
}

function sidesOf(value: unknown): FactValue | null {
  return readSize({
    shape: shapes.find((shape) => shape === field(value, 'shape')) ?? 'rectangular',
    unit: field(value, 'unit') === 'feet' ? 'feet' : 'meters',
    length: bigOrNull(field(value, 'length')),
    width: bigOrNull(field(value, 'width')),
  });
}

function rectangle(length: Big, width: Big): FactValue {
  return {
    type: 'dimensions',
    shape: 'rectangular',
    unit: 'meters',
    length: decimalString(length),
    width: decimalString(width),
  };
}

/** `Hidden, filled` and `hidden_filled` are one option. */
function optionOf(requirement: PlaybookRequirement, value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '_');
  return (requirement.options ?? []).find((option) => plain(option) === plain(value.trim())) ?? null;
}

function isCounts(value: unknown): value is Readonly<Record<string, number>> {
  return isRecord(value) && Object.values(value).every(isFiniteNumber);
}

function plainValue(requirement: PlaybookRequirement, value: unknown, locale: Locale): FactValue | null {
  switch (requirement.type) {
    case 'dimensions':
      return Array.isArray(value) ? factValueOf(requirement, value) : sizeOf(value, locale);
    case 'choice': {
      const option = optionOf(requirement, Array.isArray(value) ? value[0] : value);
      return option === null ? null : { type: 'choice', option };
    }
    case 'multi_choice': {
      const said: readonly unknown[] = Array.isArray(value) ? value : [value];
      const options = said.map((one) => optionOf(requirement, one)).filter((one) => one !== null);
      return options.length ? { type: 'multi_choice', options } : null;
    }
    case 'flag': {
      const flag = flagOf(value);
      return flag === null ? null : { type: 'flag', flag };
    }
    case 'counts':
      return isCounts(value) ? { type: 'counts', counts: value } : null;
    case 'date':
      return typeof value === 'string' ? { type: 'date', date: value.slice(0, 10) } : null;
    case 'text':
      return typeof value === 'string' ? { type: 'text', text: value } : null;
    default:
      return null; // numbers are read before, and a photo cannot be written in a form
  }
}

/** One answer as the value of a requirement, by its alias if it has one; null when it states nothing. */
export function namedValue(
  requirement: PlaybookRequirement,
  { value, alias }: { readonly value: unknown; readonly alias?: FactAlias },
  locale: Locale,
): FactValue | null {
  if (alias?.values) {
    const word = typeof value === 'string' ? value.trim() : String(value);
    return Object.hasOwn(alias.values, word) ? factValueOf(requirement, alias.values[word]) : null;
  }
  if (requirement.type !== 'number') return plainValue(requirement, value, locale);
  const number = numberOf(value, alias?.times ?? 1, locale);
  return number ? { type: 'number', number: decimalString(number) } : null;
}

/** Both sides of a size that came under two names. */
function fromSides(named: readonly NamedValue[], locale: Locale): FactValue | null {
  const side = (part: FactAlias['part']): Big | null => {
    const found = named.find((one) => one.alias.part === part);
    return found ? numberOf(found.value, found.alias.times ?? 1, locale) : null;
  };
  const length = side('length');
  const width = side('width');
  return length && width ? rectangle(length, width) : null;
}

/** Options and counts that came under a name each: exactly those named true are meant. */
function fromOptions(requirement: PlaybookRequirement, named: readonly NamedValue[], locale: Locale): FactValue | null {
  const said = named.flatMap(({ alias, value }) =>
    alias.option === undefined ? [] : [{ option: alias.option, value }],
  );
  if (requirement.type === 'multi_choice') {
    const options = said.filter(({ value }) => flagOf(value) === true).map(({ option }) => option);
    return options.length ? { type: 'multi_choice', options } : null;
  }
  if (requirement.type === 'choice') {
    const chosen = said.find(({ value }) => flagOf(value) === true);
    return chosen ? { type: 'choice', option: chosen.option } : null;
  }
  const counts: Record<string, number> = {};
  for (const { option, value } of said) {
    const count = typeof value === 'boolean' ? new Big(Number(value)) : numberOf(value, 1, locale);
    if (count) counts[option] = Number(count.plus(counts[option] ?? 0));
  }
  return Object.keys(counts).length ? { type: 'counts', counts } : null;
}

/** What several names say of one requirement together, and which of them it rests on. */
export function joinedValue(
  requirement: PlaybookRequirement,
  named: readonly NamedValue[],
  locale: Locale,
): { readonly value: FactValue; readonly names: readonly string[] } | null {
  const sides = named.filter((one) => one.alias.part !== undefined);
  const size = fromSides(sides, locale);
  if (size) return { value: size, names: sides.map((one) => one.name) };
  const parts = named.filter((one) => one.alias.option !== undefined);
  const whole = fromOptions(requirement, parts, locale);
  if (whole) return { value: whole, names: parts.map((one) => one.name) };
  for (const one of named) {
    if (one.alias.part !== undefined || one.alias.option !== undefined) continue;
    const value = namedValue(requirement, one, locale);
    if (value) return { value, names: [one.name] };
  }
  return null;
}
