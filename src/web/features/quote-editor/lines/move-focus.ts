import type { KeyboardEvent } from 'react';

/** Enter goes to the same column of the next line, with Shift of the one before; at the end it saves and leaves. */
export function moveOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const cell = event.target;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(cell instanceof HTMLElement)) return;
  const column = cell.dataset.column;
  if (!column) return;
  event.preventDefault();
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-column="${column}"]`)];
  const next = cells[cells.indexOf(cell) + (event.shiftKey ? -1 : 1)];
  if (next) next.focus();
  else cell.blur();
}
