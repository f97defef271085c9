import { type CSSProperties, createContext, type HTMLAttributes, type ReactNode, type Ref, use } from 'react';

export interface SortableListProps {
  /** In the order of the page. */
  readonly ids: readonly string[];
  /** What an item is called when its moves are read out. */
  readonly nameOf: (id: string) => string;
  /** The item was let go over another one. */
  readonly onMove: (id: string, overId: string) => void;
  readonly children: ReactNode;
}

export interface SortableItem {
  readonly ref: (element: HTMLElement | null) => void;
  readonly style: CSSProperties;
  readonly isDragging: boolean;
  /** For the `DragHandle` of the item. */
  readonly handle: HandleProps;
}

export type HandleProps = HTMLAttributes<HTMLElement> & { readonly ref: Ref<HTMLElement> };

/** An item of a list in which nothing can be moved yet. */
const still: SortableItem = {
  ref: () => undefined,
  style: {},
  isDragging: false,
  handle: { ref: null, 'aria-disabled': true },
};

/** A hook that stays the same for as long as the items of a list are mounted. */
export const UseItemContext = createContext<(id: string) => SortableItem>(() => still);

/** One item of a `SortableList`: `ref` and `style` on its element, `handle` on the grip inside. */
export function useSortableItem(id: string): SortableItem {
  const useItem = use(UseItemContext);
  return useItem(id);
}
