import type { KeyboardEvent } from 'react';

const cells = (within: ParentNode): HTMLInputElement[] => [
  ...within.querySelectorAll<HTMLInputElement>('input[data-amount]'),
];

function enter(cell: HTMLInputElement | undefined): void {
  cell?.focus();
  cell?.select();
}

/** The caret in a cell, its text ready to be written over. */
export function focusAmount(key: string): void {
  enter(cells(document).find(({ dataset }) => dataset.amount === key));
}

const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 } as const;

/** Whether an arrow has nowhere left to go in the text. */
function isAtEdge({ selectionStart, selectionEnd, value }: HTMLInputElement, key: string): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (key === 'ArrowLeft' ? 0 : value.length);
}

/** Enter and the arrows go from cell to cell as in a spreadsheet. */
export function moveInSheet(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, shiftKey, nativeEvent, currentTarget } = event;
  if (!(target instanceof HTMLInputElement) || target.dataset.amount === undefined) return;
  if (nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const by =
    key === 'Enter'
      ? shiftKey
        ? -1
        : 1
      : shiftKey
        ? undefined
        : new Map<string, number>(Object.entries(step)).get(key);
  if (by === undefined || (isSideways && !isAtEdge(target, key))) return;
  event.preventDefault();
  const row = target.closest('[data-row]');
  const path = isSideways
    ? cells(row ?? currentTarget)
    : cells(currentTarget).filter(({ dataset }) => dataset.column === target.dataset.column);
  enter(path[path.indexOf(target) + by]);
}
