import { Big } from 'big.js';
import { bigOrNull, decimalString } from '../../measure/decimal.ts';
import { toMetres, toSquareMetres } from '../../measure/length.ts';
import type { PlaybookRequirement } from '../../playbooks/playbook.ts';
import type { Shape } from '../../question/component-type.ts';
import { shapes } from '../../question/component-type.ts';
import { noneOption, unsureOption } from '../../question/reserved-options.ts';
import type { FactValue } from '../fact.ts';

/** An object's field, whatever the object is. */
export function field(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}

export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

const imperial = /^(?:feet|foot|ft|sq\.?\s?ft|sqft|ft²|ft2|square feet)$/i;

function positive(value: unknown): Big | null {
  const big = bigOrNull(value);
  return big?.gt(0) ? big : null;
}

function shapeOf(value: unknown): Shape {
  return shapes.find((shape) => shape === value) ?? 'rectangular';
}

/** Length, width and perhaps height of a Dimensions answer, in metres. */
export function readDimensions(value: unknown): { readonly size: FactValue; readonly height: FactValue | null } | null {
  const unit = field(value, 'unit') === 'feet' ? 'feet' : 'meters';
  const [length, width, height] = ['length', 'width', 'height'].map((key) => {
    const side = positive(field(value, key));
    return side ? decimalString(toMetres(side, unit === 'feet' ? 'ft' : 'm')) : null;
  });
  if (!length || !width) return null;
  return {
    size: { type: 'dimensions', shape: shapeOf(field(value, 'shape')), unit, length, width },
    height: height ? { type: 'number', number: height, unit } : null,
  };
}

function readNumber(requirement: PlaybookRequirement, number: unknown, unit: unknown): FactValue | null {
  const big = bigOrNull(number);
  if (!big) return null;
  const feet = typeof unit === 'string' && imperial.test(unit.trim());
  if (requirement.unit !== 'm' && requirement.unit !== 'm2') return { type: 'number', number: decimalString(big) };
  const metric = requirement.unit === 'm' ? toMetres(big, feet ? 'ft' : 'm') : toSquareMetres(big, feet ? 'ft2' : 'm2');
  return { type: 'number', number: decimalString(metric), unit: feet ? 'feet' : 'meters' };
}

function readRange(requirement: PlaybookRequirement, value: unknown, unit: unknown): FactValue | null {
  const low = bigOrNull(field(value, 'min'));
  const high = bigOrNull(field(value, 'max'));
  if (!low || !high || high.lt(low)) return null;
  return readNumber(requirement, decimalString(low.plus(high).div(2)), unit);
}

/** The option chosen for one requirement; "not sure" is no answer to it. */
export function readOption(requirement: PlaybookRequirement, option: unknown): FactValue | null {
  if (typeof option !== 'string' || option === unsureOption) return null;
  return requirement.options?.includes(option) ? { type: 'choice', option } : null;
}

/** The ids of a question's options. */
export function optionIds(config: unknown): string[] {
  const options = field(config, 'options');
  if (!Array.isArray(options)) return [];
  return options.map((option) => field(option, 'id')).filter((id): id is string => typeof id === 'string');
}

function readSelection(requirement: PlaybookRequirement, value: unknown, config: unknown): FactValue | null {
  const offered = new Set(optionIds(config));
  const selected = texts(field(value, 'selected')).filter((id) => offered.has(id));
  if (!selected.length) return null;
  if (requirement.type === 'choice') return readOption(requirement, selected[0]);
  if (requirement.type === 'flag') return readFlag(requirement, selected);
  if (requirement.type !== 'multi_choice' || selected.includes(unsureOption)) return null;
  const options = (requirement.options ?? []).filter((option) => selected.includes(option));
  return options.length || selected.includes(noneOption) ? { type: 'multi_choice', options } : null;
}

/** What was not ticked is a no, unless "not sure" was. */
function readFlag(requirement: PlaybookRequirement, selected: readonly string[]): FactValue | null {
  if (selected.includes(requirement.key) || selected.includes('yes')) return { type: 'flag', flag: true };
  return selected.includes(unsureOption) ? null : { type: 'flag', flag: false };
}

function readCounts(requirement: PlaybookRequirement, value: unknown): FactValue | null {
  const selections = field(value, 'selections');
  if (requirement.type !== 'counts' || !Array.isArray(selections)) return null;
  const counts: Record<string, number> = Object.fromEntries((requirement.options ?? []).map((option) => [option, 0]));
  let chosen = 0;
  for (const selection of selections) {
    const option = field(selection, 'value');
    const quantity = bigOrNull(field(selection, 'quantity'));
    if (typeof option !== 'string' || !requirement.options?.includes(option) || !quantity?.gt(0)) continue;
    counts[option] = Number(quantity.round(3, Big.roundHalfUp));
    chosen += 1;
  }
  return chosen ? { type: 'counts', counts } : null;
}

function readDate(value: unknown): FactValue | null {
  const date = field(value, 'date');
  if (typeof date !== 'string') return null;
  return { type: 'date', date: date.slice(0, 10), ...(field(value, 'flexible') === true ? { flexible: true } : {}) };
}

/** What an answer states about one requirement; null when it is incomplete, malformed or "not sure". */
export function readAnswer(
  requirement: PlaybookRequirement,
  type: string,
  value: unknown,
  config: unknown,
): FactValue | null {
  const unit = field(value, 'unit') ?? field(config, 'unit');
  switch (type) {
    case 'Dimensions': {
      const read = readDimensions(value);
      return requirement.type === 'dimensions' ? (read?.size ?? null) : (read?.height ?? null);
    }
    case 'NumberInput':
      return requirement.type === 'number' ? readNumber(requirement, field(value, 'number'), unit) : null;
    case 'RangeSlider':
      return requirement.type === 'number' ? readRange(requirement, value, unit) : null;
    case 'MultipleChoice':
      return readSelection(requirement, value, config);
    case 'MultipleChoiceWithQuantity':
      return readCounts(requirement, value);
    case 'DateInput':
      return readDate(value);
    case 'TextQuestion': {
      const text = field(value, 'text');
      return typeof text === 'string' && text.trim() ? { type: 'text', text: text.slice(0, 2000) } : null;
    }
    case 'PhotoCapture':
    case 'VideoCapture': {
      const ids = texts(field(value, 'media_ids'));
      return ids.length ? { type: 'photo', media_ids: ids } : null;
    }
    default:
      return null;
  }
}
