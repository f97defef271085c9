import type { Big } from 'big.js';
import type { LengthUnit } from '../question/component-type.ts';
import type { MeasureRole } from './grammar/measure-entry.ts';
import type { ParsedMeasure } from './parse-measure.ts';

/** Two or three lengths joined by "x" or "by", in metres. */
export interface ParsedDimensions {
  readonly kind: 'dimensions';
  readonly start: number;
  readonly end: number;
  readonly sides: readonly Big[];
  readonly unit: LengthUnit;
  /** False when no unit was written and the usual one was assumed. */
  readonly unitWritten: boolean;
  /** Which side each is said to be; null of those that are not. */
  readonly roles?: readonly (MeasureRole | null)[];
  /** A side was said as a range, of which this is the middle. */
  readonly isRange?: true;
}

export type ParsedQuantity = ParsedMeasure | ParsedDimensions;
