import { Big } from 'big.js';

/** Exact: an international foot is 0.3048 m. */
export const lengthUnitsInMetres = {
  m: '1',
  dm: '0.1',
  cm: '0.01',
  mm: '0.001',
  ft: '0.3048',
  in: '0.0254',
  yd: '0.9144',
} as const;
export type LengthName = keyof typeof lengthUnitsInMetres;

/** Exact: the square of the length. */
export const areaUnitsInSquareMetres = {
  m2: '1',
  cm2: '0.0001',
  ft2: '0.09290304',
  yd2: '0.83612736',
} as const;
export type AreaName = keyof typeof areaUnitsInSquareMetres;

const imperial: ReadonlySet<string> = new Set(['ft', 'in', 'yd', 'ft2', 'yd2']);

/** Which of the product's two length units a person used. */
export function unitFamily(unit: LengthName | AreaName): 'meters' | 'feet' {
  return imperial.has(unit) ? 'feet' : 'meters';
}

export function toMetres(value: Big, unit: LengthName): Big {
  return value.times(lengthUnitsInMetres[unit]);
}

export function toSquareMetres(value: Big, unit: AreaName): Big {
  return value.times(areaUnitsInSquareMetres[unit]);
}

/** For display and for rates per foot only; what is stored stays metric. At most `decimals` decimals. */
export function fromMetres(metres: Big, unit: LengthName, decimals = 3): Big {
  return metres.div(lengthUnitsInMetres[unit]).round(decimals, Big.roundHalfUp);
}

export function fromSquareMetres(squareMetres: Big, unit: AreaName, decimals = 3): Big {
  return squareMetres.div(areaUnitsInSquareMetres[unit]).round(decimals, Big.roundHalfUp);
}
