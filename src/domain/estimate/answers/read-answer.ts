import { Big } from 'big.js';
import { unitNamed } from '../../language/unit-named.ts';
import { decimalString } from '../../measure/decimal.ts';
import { toMetres, toSquareMetres } from '../../measure/length.ts';
import type { PlaybookRequirement } from '../../playbooks/playbook.ts';
import type { Answer, AnswerValues } from '../../question/answer.ts';
import { choiceIds } from '../../question/choice-ids.ts';
import type { LengthUnit, Shape } from '../../question/component-type.ts';
import { noneOption, unsureOption } from '../../question/reserved-options.ts';
import { field } from '../../question/unknown-value.ts';
import type { FactValue } from '../fact.ts';

function inMetres(side: Big, unit: LengthUnit): string {
  return decimalString(toMetres(side, unit === 'feet' ? 'ft' : 'm'));
}

interface Size {
  readonly shape: Shape;
  readonly unit: LengthUnit;
  readonly length: Big | null;
  readonly width: Big | null;
}

/** A size in metres; a side of nothing leaves none. */
export function readSize({ shape, unit, length, width }: Size): FactValue | null {
  if (!length?.gt(0) || !width?.gt(0)) return null;
  return { type: 'dimensions', shape, unit, length: inMetres(length, unit), width: inMetres(width, unit) };
}

/** What a Dimensions answer states of one requirement: the size itself, or the height that comes along with it. */
function readDimensions(requirement: PlaybookRequirement, value: AnswerValues['Dimensions']): FactValue | null {
  const size = readSize({ ...value, length: new Big(value.length), width: new Big(value.width) });
  if (requirement.type === 'dimensions' || !size) return size;
  const { height, unit } = value;
  return height ? { type: 'number', number: inMetres(new Big(height), unit), unit } : null;
}

function readNumber(requirement: PlaybookRequirement, number: Big, unit: unknown): FactValue | null {
  if (requirement.type !== 'number') return null;
  const feet = typeof unit === 'string' && ['ft', 'ft2'].includes(unitNamed(unit) ?? '');
  if (requirement.unit !== 'm' && requirement.unit !== 'm2') return { type: 'number', number: decimalString(number) };
  const metric =
    requirement.unit === 'm' ? toMetres(number, feet ? 'ft' : 'm') : toSquareMetres(number, feet ? 'ft2' : 'm2');
  return { type: 'number', number: decimalString(metric), unit: feet ? 'feet' : 'meters' };
}

function readRange(
  requirement: PlaybookRequirement,
  { min, max }: AnswerValues['RangeSlider'],
  unit: unknown,
): FactValue | null {
  return max < min ? null : readNumber(requirement, new Big(min).plus(max).div(2), unit);
}

/** The option chosen for one requirement; "not sure" is no answer to it. */
export function readOption(requirement: PlaybookRequirement, option: string | undefined): FactValue | null {
  if (option === undefined || option === unsureOption) return null;
  return requirement.options?.includes(option) ? { type: 'choice', option } : null;
}

function readSelection(
  requirement: PlaybookRequirement,
  value: AnswerValues['MultipleChoice'],
  config: unknown,
): FactValue | null {
  const offered = new Set(choiceIds(config, 'options'));
  const selected = value.selected.filter((id) => offered.has(id));
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

function readCounts(
  requirement: PlaybookRequirement,
  { selections }: AnswerValues['MultipleChoiceWithQuantity'],
): FactValue | null {
  if (requirement.type !== 'counts') return null;
  const options = requirement.options ?? [];
  const chosen = selections.filter(({ value, quantity }) => quantity > 0 && options.includes(value));
  if (!chosen.length) return null;
  const counts: Record<string, number> = Object.fromEntries(options.map((option) => [option, 0]));
  for (const { value, quantity } of chosen) counts[value] = Number(new Big(quantity).round(3, Big.roundHalfUp));
  return { type: 'counts', counts };
}

function readDate({ date, flexible }: AnswerValues['DateInput']): FactValue {
  return { type: 'date', date: date.slice(0, 10), ...(flexible === true ? { flexible } : {}) };
}

/** What an answer states about one requirement; null when it is incomplete or "not sure". */
export function readAnswer(requirement: PlaybookRequirement, answer: Answer, config: unknown): FactValue | null {
  const { type, value } = answer;
  switch (type) {
    case 'Dimensions':
      return readDimensions(requirement, value);
    case 'NumberInput':
      return readNumber(requirement, new Big(value.number), value.unit ?? field(config, 'unit'));
    case 'RangeSlider':
      return readRange(requirement, value, field(config, 'unit'));
    case 'MultipleChoice':
      return readSelection(requirement, value, config);
    case 'MultipleChoiceWithQuantity':
      return readCounts(requirement, value);
    case 'DateInput':
      return readDate(value);
    case 'TextQuestion':
      return value.text.trim() ? { type: 'text', text: value.text.slice(0, 2000) } : null;
    case 'PhotoCapture':
    case 'VideoCapture':
      return value.media_ids.length ? { type: 'photo', media_ids: value.media_ids } : null;
    // For each thing one option: read by the thing (see factsFromAnswers). The others state nothing by themselves.
    case 'SelectForEach':
    case 'AudioNote':
    case 'InstructionBox':
      return null;
  }
}
