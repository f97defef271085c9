import type { LineOrder } from '#web/api/line-items.ts';
import type { LineGroup } from './group-lines.ts';

interface Place {
  readonly groupIndex: number;
  readonly index: number;
}

/** `groups` in the order of the page. Null when nothing would change. */
export function orderAfterDrop(groups: readonly LineGroup[], lineId: string, overId: string): LineOrder | null {
  const from = placeOf(groups, lineId);
  const to = placeOf(groups, overId);
  if (!from || !to || lineId === overId) return null;
  const isDown = from.groupIndex < to.groupIndex || (from.groupIndex === to.groupIndex && from.index < to.index);
  // Going down, the line stands after the one it was dropped on; within a group that one has moved up meanwhile.
  const isSame = from.groupIndex === to.groupIndex;
  return orderWith(groups, lineId, { ...to, index: isDown && !isSame ? to.index + 1 : to.index });
}

/** One step up or down; at the edge of a part of the job the line goes over into the next one. */
export function orderAfterStep(groups: readonly LineGroup[], lineId: string, by: -1 | 1): LineOrder | null {
  const from = placeOf(groups, lineId);
  if (!from) return null;
  const group = groups[from.groupIndex];
  if (group?.lines[from.index + by]) return orderWith(groups, lineId, { ...from, index: from.index + by });
  const neighbour = groups[from.groupIndex + by];
  if (!neighbour) return null;
  return orderWith(groups, lineId, {
    groupIndex: from.groupIndex + by,
    index: by < 0 ? neighbour.lines.length : 0,
  });
}

function placeOf(groups: readonly LineGroup[], lineId: string): Place | null {
  for (const [groupIndex, { lines }] of groups.entries()) {
    const index = lines.findIndex(({ id }) => id === lineId);
    if (index >= 0) return { groupIndex, index };
  }
  return null;
}

function orderWith(groups: readonly LineGroup[], lineId: string, to: Place): LineOrder {
  const without = groups.map(({ lines }) => lines.map(({ id }) => id).filter((id) => id !== lineId));
  without[to.groupIndex]?.splice(to.index, 0, lineId);
  const was = groups.find(({ lines }) => lines.some(({ id }) => id === lineId))?.component?.id ?? null;
  const becomes = groups[to.groupIndex]?.component?.id ?? null;
  return { ids: without.flat(), ...(was !== becomes && { moved: { lineId, componentId: becomes } }) };
}
