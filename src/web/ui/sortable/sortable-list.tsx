import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
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
        // At once: until a later drawing somebody may have begun to write.
        whenNobodyWrites(() => flushSync(() => setDragAndDrop(() => found.DragAndDrop)), waiting.signal);
      },
      // Over a bad line the order stays as it is; all else works.
      () => undefined,
    );
    return () => waiting.abort();
  }, [DragAndDrop]);
  return DragAndDrop ? <DragAndDrop {...props} /> : props.children;
}

const writtenIn = ':is(input, textarea, select, [contenteditable]):focus, [aria-invalid="true"]';

/** The items are drawn anew, and with them the field that somebody writes in, or wrote into what could not be read. */
function whenNobodyWrites(run: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (!document.querySelector(writtenIn)) run();
  else addEventListener('focusout', () => setTimeout(() => whenNobodyWrites(run, signal)), { once: true, signal });
}
