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

/** For display; what is stored stays metric. At most `decimals` decimals. */
export function fromMetres(metres: Big, unit: LengthName, decimals: number): Big {
  return metres.div(lengthUnitsInMetres[unit]).round(decimals, Big.roundHalfUp);
}

export function fromSquareMetres(squareMetres: Big, unit: AreaName, decimals: number): Big {
  return squareMetres.div(areaUnitsInSquareMetres[unit]).round(decimals, Big.roundHalfUp);
}

const wholeDecimals = 3;

/**
 * For rates per foot: a quantity that was rounded to three decimals, in the roundest figure that is the same quantity once
 * it is metric again. So 100 ft², kept as 9.29 m², come back as 100 and not as 99.997.
 */
function roundest(metric: Big, perUnit: string): Big {
  const exact = metric.div(perUnit);
  const kept = metric.round(wholeDecimals, Big.roundHalfUp);
  const isSame = (value: Big): boolean => value.times(perUnit).round(wholeDecimals, Big.roundHalfUp).eq(kept);
  const rounded = [0, 1, 2].map((decimals) => exact.round(decimals, Big.roundHalfUp)).find(isSame);
  return rounded ?? exact.round(wholeDecimals, Big.roundHalfUp);
}

export function feetOf(metres: Big): Big {
  return roundest(metres, lengthUnitsInMetres.ft);
}

export function squareFeetOf(squareMetres: Big): Big {
  return roundest(squareMetres, areaUnitsInSquareMetres.ft2);
}
