import type { KeyboardEvent } from 'react';
import { keepFocusIn } from './move-focus.ts';

/** Alt and an arrow take the line with the caret one place up or down; the caret goes along. */
export function stepOnAltArrow(event: KeyboardEvent<HTMLElement>, step: (lineId: string, by: -1 | 1) => boolean): void {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  const lineId = target.closest<HTMLElement>('[data-line]')?.dataset.line;
  if (!lineId) return;
  event.preventDefault();
  if (step(lineId, event.key === 'ArrowUp' ? -1 : 1)) keepFocusIn(lineId, target.dataset.column);
}
