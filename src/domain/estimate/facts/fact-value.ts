import { Big } from 'big.js';
import { bigOrNull, decimalString } from '../../measure/decimal.ts';
import type { PlaybookRequirement, PlaybookValue } from '../../playbooks/playbook.ts';
import type { Decimal, Fact, FactValue } from '../fact.ts';

function dimensionsFrom(value: readonly unknown[]): FactValue | null {
  const [length, width] = value.map((side) => bigOrNull(side));
  if (!length || !width) return null;
  return {
    type: 'dimensions',
    shape: 'rectangular',
    unit: 'meters',
    length: decimalString(length),
    width: decimalString(width),
  };
}

function fromList(requirement: PlaybookRequirement, value: readonly unknown[]): FactValue | null {
  if (requirement.type === 'dimensions') return dimensionsFrom(value);
  const options = value.filter((option) => typeof option === 'string');
  return requirement.type === 'multi_choice' ? { type: 'multi_choice', options } : null;
}

/** A value in playbook data as a fact's value; null when it does not suit the requirement. */
export function factValueOf(requirement: PlaybookRequirement, value: PlaybookValue | undefined): FactValue | null {
  if (Array.isArray(value)) return fromList(requirement, value);
  if (typeof value === 'number') {
    const number = bigOrNull(value);
    return requirement.type === 'number' && number ? { type: 'number', number: decimalString(number) } : null;
  }
  if (typeof value === 'boolean') return requirement.type === 'flag' ? { type: 'flag', flag: value } : null;
  if (typeof value === 'string') return requirement.type === 'choice' ? { type: 'choice', option: value } : null;
  const counts = value as Readonly<Record<string, number>> | undefined; // what the checks above leave; Array.isArray does not narrow readonly arrays
  return requirement.type === 'counts' && counts ? { type: 'counts', counts } : null;
}

function within(requirement: PlaybookRequirement, number: Decimal | number): boolean {
  const big = bigOrNull(number);
  if (!big) return false;
  const [low, high] = requirement.bounds ?? [0, 1_000_000];
  return big.gte(low) && big.lte(high);
}

function isOption(requirement: PlaybookRequirement, option: string): boolean {
  return (requirement.options ?? []).includes(option);
}

/** Whether a value suits its requirement: type, options, bounds. What does not is no fact, wherever it came from. */
export function suits(requirement: PlaybookRequirement, value: FactValue): boolean {
  if (value.type !== requirement.type) return false;
  switch (value.type) {
    case 'dimensions':
      return within(requirement, value.length) && within(requirement, value.width);
    case 'number':
      return within(requirement, value.number);
    case 'choice':
      return isOption(requirement, value.option);
    case 'multi_choice':
      return value.options.every((option) => isOption(requirement, option));
    case 'counts':
      return Object.entries(value.counts).every(
        ([key, count]) => isOption(requirement, key) && within(requirement, count),
      );
    case 'flag':
    case 'photo':
      return true;
    case 'text':
      return value.text.trim() !== '';
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(value.date);
  }
}

/** Confidence of what was answered, and of what is only assumed. */
export const answeredConfidence = 0.95;
export const assumedConfidence = 0.5;

/** Scales a default that is meant for one section to several. */
export function timesSections(value: FactValue, others: readonly FactValue[]): FactValue {
  if (value.type === 'number') {
    const sum = others.reduce(
      (total, other) => (other.type === 'number' ? total.plus(other.number) : total),
      new Big(0),
    );
    return { type: 'number', number: decimalString(sum) };
  }
  if (value.type !== 'counts') return value;
  const counts: Record<string, number> = {};
  for (const other of others) {
    if (other.type !== 'counts') continue;
    for (const [key, count] of Object.entries(other.counts)) counts[key] = (counts[key] ?? 0) + count;
  }
  return { type: 'counts', counts };
}

/** The provider's word beats an answer, and both beat what was read from a text; an assumption beats nothing, nor does what a model reads or sees. */
export function rankOf(fact: Fact): number {
  if (['default', 'reading', 'media'].includes(fact.source.kind)) return 0;
  if (fact.source.kind === 'provider') return 3;
  return fact.source.kind === 'request' ? 1 : 2;
}
