import type { Big } from 'big.js';
import type { MeasureRole, UnitName } from './measure-entry.ts';

/** A figure with its unit, in metres, m² or m³; a bare figure as it was written. */
export interface Measure {
  readonly of: 'number' | 'length' | 'area' | 'volume';
  readonly value: Big;
  /** The other end of a range. */
  readonly most: Big | null;
  readonly unit: UnitName | null;
  readonly isSpoken: boolean;
  readonly role: MeasureRole | null;
  /** Lexemes [from, next). */
  readonly from: number;
  readonly next: number;
}
