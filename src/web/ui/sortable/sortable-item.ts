import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties, HTMLAttributes, Ref } from 'react';

export interface SortableItem {
  readonly ref: (element: HTMLElement | null) => void;
  readonly style: CSSProperties;
  readonly isDragging: boolean;
  /** For the `DragHandle` of the item. */
  readonly handle: HandleProps;
}

export type HandleProps = HTMLAttributes<HTMLElement> & { readonly ref: Ref<HTMLElement> };

/** One item of a `SortableList`: `ref` and `style` on its element, `handle` on the grip inside. */
export function useSortableItem(id: string): SortableItem {
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
