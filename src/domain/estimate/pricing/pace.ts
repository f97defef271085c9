import { Big } from 'big.js';
import type { PlaybookLine } from '../../playbooks/playbook.ts';
import type { LargeJob } from '../../playbooks/starter-prices.ts';
import type { WorkItem } from './work-item.ts';

/** The hours of a job piece by piece, and what they come to when it is all done in one go. */
export interface Pace {
  readonly alone: Big;
  readonly together: Big;
}

export const usualPace: Pace = { alone: new Big(1), together: new Big(1) };

/** Hours that were booked stay as many, however many they are. */
export function isPaced({ measure }: PlaybookLine): boolean {
  return measure !== 'h';
}

/** A whole home takes fewer hours a room: those beyond a job's usual size are fewer, so that more work never costs less. */
export function paceOf(items: readonly WorkItem[], large: LargeJob | undefined): Pace {
  const pieces = items.filter(({ line }) => isPaced(line));
  const alone = pieces.reduce((sum, { line, quantity }) => sum.plus(quantity.times(line.hours ?? 0)), new Big(0));
  const beyond = large ? alone.minus(large.from_hours) : new Big(0);
  if (!large || beyond.lte(0)) return { alone, together: alone };
  return { alone, together: alone.minus(beyond.times(large.faster_percent).div(100)) };
}

/** By how many percent the work is quicker, for people to read. */
export function fasterPercent({ alone, together }: Pace): Big {
  return alone.gt(0) ? alone.minus(together).times(100).div(alone).round(0, Big.roundHalfUp) : new Big(0);
}
