import { parseMeasureAt } from '../measure/parse-measure.ts';
import type { MeasureUnit } from '../playbooks/playbook.ts';
import type { ComponentType } from '../question/component-type.ts';
import { fold } from '../text/fold.ts';
import type { Measures } from './own-work.ts';

/** What has to be known for a quantity, by the names of the general playbook. */
export interface Amount {
  /** The requirements that state it; the first is the one that is asked. */
  readonly requirements: readonly string[];
  /** What the line counts. */
  readonly measure: MeasureUnit;
  /** The formula of its quantity. */
  readonly formula: string;
}

/** The requirement of which there is one for each thing that is counted. */
export const countRequirement = 'own.count';

/** A label as a part of a key: letters of other scripts by their numbers. */
export function labelKey(label: string): string {
  const letters = [...fold(label.trim())].map((letter) =>
    /[a-z0-9]/.test(letter) ? letter : /\p{L}/u.test(letter) ? `u${letter.codePointAt(0)?.toString(16)}` : '_',
  );
  return letters.join('').replace(/_+/g, '_').replace(/^_|_$/g, '');
}

/** What a label says is measured rather than counted: "m", "ft" a length, "m²" an area. */
function measuredBy(label: string): 'length' | 'area' | null {
  const text = `1 ${label.trim()}`;
  const read = parseMeasureAt(text, 0, { decimal: '.' });
  if (!read || read.kind === 'number' || read.end < text.length) return null;
  // A rule by the foot or square foot is priced by what the engine converts; "cm" is what a thing is sold by.
  const isWhole = read.value.eq(1) || (read.kind === 'length' && read.value.eq('0.3048'));
  return isWhole ? read.kind : null;
}

const area: Amount = {
  requirements: ['own.size', 'own.area', 'own.asked_size'],
  measure: 'm2',
  formula: 'own.whole_area',
};
const length: Amount = { requirements: ['own.length'], measure: 'm', formula: 'own.whole_length' };
const hours: Amount = { requirements: ['own.hours', 'own.days'], measure: 'h', formula: 'own.whole_hours' };
const days: Amount = { requirements: ['own.days', 'own.hours'], measure: 'h', formula: 'own.whole_days' };
const once: Amount = { requirements: [], measure: 'unit', formula: '1' };

/** What the quantity of so many of a unit hangs on. */
export function amountOf({ unit, unitLabel }: Measures): Amount {
  switch (unit) {
    case 'fixed':
      return once;
    case 'hourly':
      return hours;
    case 'daily':
      return days;
    case 'per_area':
      return area;
    case 'per_unit':
      return countedBy(unitLabel);
  }
}

function countedBy(label: string): Amount {
  const measured = measuredBy(label);
  if (measured) return measured === 'area' ? area : length;
  const key = labelKey(label);
  const requirement = key ? `${countRequirement}_${key}` : countRequirement;
  return { requirements: [requirement], measure: 'unit', formula: key ? requirement : 'own.whole_count' };
}

/** The requirement that the answer to a question of the provider's own states; null where it is about no quantity. */
export function measuredRequirement(measures: Measures | null, type: ComponentType): string | null {
  if (measures === null) return null;
  const amount = amountOf(measures);
  if (amount === area) return type === 'Dimensions' ? 'own.asked_size' : 'own.area';
  return type === 'Dimensions' ? null : (amount.requirements[0] ?? null);
}

/** The requirement by which the general playbook asks for the same quantity. */
export function askedAs(requirement: string): string {
  return area.requirements.includes(requirement) ? 'own.size' : requirement;
}
