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
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useRef } from 'react';

interface SortableListProps {
  /** In the order of the page. */
  readonly ids: readonly string[];
  /** What an item is called when its moves are read out. */
  readonly nameOf: (id: string) => string;
  /** The item was let go over another one. */
  readonly onMove: (id: string, overId: string) => void;
  readonly children: ReactNode;
}

/** A few pixels before a press becomes a drag, so that a click on the handle stays a click. */
const dragDistance = 4;

/** Lists go up and down only. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Whatever stands inside can be put into another order: by mouse, by finger, and by keyboard with each move read out. */
export function SortableList({ ids, nameOf, onMove, children }: SortableListProps) {
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
        {children}
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
