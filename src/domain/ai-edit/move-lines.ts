import type { EditLine, Place } from './plan.ts';

function indexOf(rest: readonly EditLine[], place: Place): number {
  if ('at' in place) return place.at === 'first' ? 0 : rest.length;
  if ('index' in place) return Math.min(Math.max(place.index, 0), rest.length);
  const anchor = 'after' in place ? place.after : place.before;
  const found = rest.findIndex(({ id }) => id === anchor);
  if (found < 0) return rest.length;
  return 'after' in place ? found + 1 : found;
}

/** Takes the lines out, in their order, and puts them back together at the place. */
export function moveLines(lines: readonly EditLine[], ids: ReadonlySet<string>, place: Place): EditLine[] {
  const moved = lines.filter(({ id }) => ids.has(id));
  const rest = lines.filter(({ id }) => !ids.has(id));
  return rest.toSpliced(indexOf(rest, place), 0, ...moved);
}
