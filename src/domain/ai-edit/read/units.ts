import { unitNamed } from '../../language/unit-named.ts';
import type { PricingUnit } from '../../pricing/pricing-unit.ts';
import type { EditLine } from '../plan.ts';
import type { UnitTag } from './value.ts';

/** What a line is counted in, in the words of a command. */
export function unitOfLine({ unit, unitLabel }: Pick<EditLine, 'unit' | 'unitLabel'>): UnitTag {
  const named = unitNamed(unitLabel ?? '');
  switch (unit) {
    case 'hourly':
      return 'hour';
    case 'daily':
      return 'day';
    case 'per_area':
      return 'm2';
    case 'fixed':
      return 'fixed';
    case 'per_unit':
      return named === 'm' || named === 'ft' ? named : 'unit';
  }
}

const stored: Readonly<Record<UnitTag, readonly [PricingUnit, string | null]>> = {
  hour: ['hourly', null],
  day: ['daily', null],
  m2: ['per_area', 'm²'],
  m: ['per_unit', 'm'],
  ft: ['per_unit', 'ft'],
  unit: ['per_unit', null],
  fixed: ['fixed', null],
};

/** How a unit of a command is stored on a line. */
export function storedUnit(tag: UnitTag): Pick<EditLine, 'unit' | 'unitLabel'> {
  const [unit, unitLabel] = stored[tag];
  return { unit, unitLabel };
}

/** Whether a figure in this unit can be meant for the line; whatever is counted can be counted in pieces. */
export function fitsUnit(line: EditLine, unit: UnitTag | null): boolean {
  if (unit === null) return true;
  const own = unitOfLine(line);
  return own === unit || (unit === 'unit' && own === 'fixed') || (unit === 'fixed' && own === 'unit');
}
