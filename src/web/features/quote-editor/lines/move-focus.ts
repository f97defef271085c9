import type { KeyboardEvent } from 'react';
import { nextCell } from './cell-moves.ts';

type TextCell = HTMLInputElement | HTMLTextAreaElement;

const isTextCell = (cell: Element): cell is TextCell =>
  cell instanceof HTMLInputElement || cell instanceof HTMLTextAreaElement;

const cellsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('[data-column]')];

/** Goes through the lines' cells by Enter and arrows. */
export function moveBetweenCells(event: KeyboardEvent<HTMLElement>): void {
  const cell = event.target;
  if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(cell instanceof HTMLElement) || !cell.dataset.column) return;
  const rows = [...event.currentTarget.querySelectorAll('[data-line]')];
  const row = rows.findIndex((candidate) => candidate.contains(cell));
  const cells = rows[row] ? cellsOf(rows[row]) : [];
  const to = nextCell(
    { row, column: cells.indexOf(cell) },
    { key: event.key, shift: event.shiftKey, ...caretIn(cell) },
    { rows: rows.length, columns: cells.length },
  );
  if (!to) return;
  event.preventDefault();
  if (to === 'leave') cell.blur();
  else focusCell(rows[to.row], cellsOf(rows[to.row] ?? cell)[to.column]?.dataset.column);
}

function caretIn(cell: HTMLElement): { isAtStart: boolean; isAtEnd: boolean; isChoice: boolean } {
  if (!isTextCell(cell)) return { isAtStart: true, isAtEnd: true, isChoice: true };
  const { selectionStart, selectionEnd, value } = cell;
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  return {
    isAtStart: isAll || (selectionStart === 0 && selectionEnd === 0),
    isAtEnd: isAll || (selectionStart === value.length && selectionEnd === value.length),
    isChoice: false,
  };
}

function focusCell(row: Element | undefined, column: string | undefined): void {
  const cell = row?.querySelector<HTMLElement>(`[data-column="${column}"]`);
  cell?.focus();
  if (cell && isTextCell(cell)) cell.select();
}

/** Where the caret was goes along with a line that was moved, once it stands at its new place. */
export function keepFocusIn(lineId: string, column: string | undefined): void {
  if (!column) return;
  requestAnimationFrame(() => focusCell(document.querySelector(`[data-line="${lineId}"]`) ?? undefined, column));
}

/** For a line that has just been added: the caret in its name, ready to be written over. */
export function focusName(lineId: string): void {
  keepFocusIn(lineId, 'description');
}
