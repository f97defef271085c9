import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { type SortableItem, type SortableListProps, UseItemContext } from './sortable-item.ts';

/** A few pixels before a press becomes a drag, so that a click on the handle stays a click. */
const dragDistance = 4;

/** Lists go up and down only. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

function useMovableItem(id: string): SortableItem {
  const { t } = useLingui();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t`can be moved` },
  });
  return {
    ref: setNodeRef,
    style: { transform: CSS.Translate.toString(transform), transition },
    isDragging,
    handle: { ...attributes, ...listeners, ref: setActivatorNodeRef },
  };
}

/** Moving by mouse, by finger, and by keyboard with each move read out. */
export function DragAndDrop({ ids, nameOf, onMove, children }: SortableListProps) {
  const { t } = useLingui();
  const id = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragDistance } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useAnnouncements({ ids, nameOf });
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: t`Press the space bar to pick up, the arrow keys to move, the space bar again to put down, Escape to leave it where it was.`,
        },
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <UseItemContext value={useMovableItem}>{children}</UseItemContext>
      </SortableContext>
    </DndContext>
  );
}

function useAnnouncements({ ids, nameOf }: Pick<SortableListProps, 'ids' | 'nameOf'>): Announcements {
  const { t } = useLingui();
  const name = (id: UniqueIdentifier) => nameOf(String(id));
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const total = ids.length;
  // An item that was just picked up is over itself; that would drown out that it was picked up.
  const isMoving = useRef(false);
  return {
    onDragStart: ({ active }) => {
      isMoving.current = false;
      return t`Picked up ${name(active.id)}, place ${place(active.id)} of ${total}.`;
    },
    onDragOver: ({ active, over }) => {
      isMoving.current ||= over?.id !== active.id;
      return over && isMoving.current
        ? t`${name(active.id)} is now at place ${place(over.id)} of ${total}.`
        : undefined;
    },
    onDragEnd: ({ active, over }) =>
      over
        ? t`${name(active.id)} was put down at place ${place(over.id)} of ${total}.`
        : t`${name(active.id)} was put down where it was.`,
    onDragCancel: ({ active }) => t`${name(active.id)} stays where it was.`,
  };
}
