import { Big } from 'big.js';
import { fromMetres } from '../../measure/length.ts';
import type { FactValue } from '../fact.ts';

function side(metres: string, unit: 'meters' | 'feet'): number {
  return Number(unit === 'feet' ? fromMetres(new Big(metres), 'ft', 2) : new Big(metres).round(3));
}

/** A fact that is not sure enough, as the answer it would be, for one tap to confirm. */
export function prefillOf(value: FactValue): Record<string, unknown> | null {
  switch (value.type) {
    case 'dimensions': {
      const sides = { length: side(value.length, value.unit), width: side(value.width, value.unit) };
      return { shape: value.shape, unit: value.unit, ...sides };
    }
    case 'number':
      return { number: Number(value.number) };
    case 'choice':
      return { selected: [value.option] };
    case 'multi_choice':
      return { selected: value.options };
    case 'counts':
      return { selections: Object.entries(value.counts).map(([option, quantity]) => ({ value: option, quantity })) };
    case 'date':
      return { date: value.date };
    default:
      return null;
  }
}
