import { roundRatio } from '../money.ts';
import type { Rounding } from './plan.ts';

/** To a multiple of the step, away from zero on a half. */
export function roundTo(minor: number, step: number, rounding: Rounding): number {
  const [value, by] = [BigInt(minor), BigInt(step)];
  if (rounding === 'nearest') return Number(roundRatio(value, by) * by);
  const rest = ((value % by) + by) % by;
  if (rest === 0n) return minor;
  return Number(rounding === 'up' ? value - rest + by : value - rest);
}
