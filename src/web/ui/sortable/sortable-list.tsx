import { type ComponentType, useEffect, useState } from 'react';
import type { SortableListProps } from './sortable-item.ts';

let dragAndDrop: ComponentType<SortableListProps> | undefined;

/** What stands inside is there at once; that it can be put into another order comes once the page stands. */
export function SortableList(props: SortableListProps) {
  const [DragAndDrop, setDragAndDrop] = useState(() => dragAndDrop);
  useEffect(() => {
    if (DragAndDrop) return;
    const waiting = new AbortController();
    import('./drag-and-drop.tsx').then(
      (found) => {
        dragAndDrop = found.DragAndDrop;
        whenNobodyTypes(() => setDragAndDrop(() => found.DragAndDrop), waiting.signal);
      },
      // Over a bad line the order stays as it is; all else works.
      () => undefined,
    );
    return () => waiting.abort();
  }, [DragAndDrop]);
  return DragAndDrop ? <DragAndDrop {...props} /> : props.children;
}

const fields = 'input, textarea, select, [contenteditable]';

/** The items are drawn anew, and with them the field that somebody may be writing in. */
function whenNobodyTypes(run: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (!document.activeElement?.matches(fields)) run();
  else addEventListener('focusout', () => setTimeout(() => whenNobodyTypes(run, signal)), { once: true, signal });
}
