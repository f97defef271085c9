import { Big } from 'big.js';
import { tightness, type Value } from '../expression/values.ts';
import type { FactValue } from '../fact.ts';

/** Names a formula may use after a dimensions requirement: `room.size.perimeter`. */
export const shapeProperties = { l: 1, w: 1, area: 2, perimeter: 1 } as const;

const pi = new Big('3.1416');

type Dimensions = Extract<FactValue, { type: 'dimensions' }>;

function area(value: Dimensions, format: (side: Big) => string): Value {
  const length = new Big(value.length);
  const width = new Big(value.width);
  if (value.shape !== 'circular') {
    return {
      is: 'number',
      value: length.times(width),
      trace: `${format(length)} × ${format(width)}`,
      tight: tightness.product,
    };
  }
  const trace = `${format(pi)} × ${format(length)} × ${format(length)} ÷ 4`;
  return { is: 'number', value: pi.times(length).times(length).div(4), trace, tight: tightness.product };
}

function perimeter(value: Dimensions, format: (side: Big) => string): Value {
  const length = new Big(value.length);
  const width = new Big(value.width);
  // A linear run has no inside: its length is what is worked along.
  if (value.shape === 'linear') return { is: 'number', value: length, trace: format(length), tight: tightness.atom };
  if (value.shape === 'circular') {
    return {
      is: 'number',
      value: pi.times(length),
      trace: `${format(pi)} × ${format(length)}`,
      tight: tightness.product,
    };
  }
  const trace = `2 × (${format(length)} + ${format(width)})`;
  return { is: 'number', value: length.plus(width).times(2), trace, tight: tightness.product };
}

/** Length, width, area or way round of a shape, with its working. Null for another property. */
export function shapeProperty(value: FactValue, property: string, format: (side: Big) => string): Value | null {
  if (value.type !== 'dimensions') return null;
  if (property === 'area') return area(value, format);
  if (property === 'perimeter') return perimeter(value, format);
  if (property !== 'l' && property !== 'w') return null;
  const side = new Big(property === 'l' ? value.length : value.width);
  return { is: 'number', value: side, trace: format(side), tight: tightness.atom };
}
