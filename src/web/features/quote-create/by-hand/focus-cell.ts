import type { KeyboardEvent } from 'react';
import type { LineColumn } from './hand-line.ts';

/** What each line has of its own. The tax is nearly always the usual one: it is passed over, and reached by Tab. */
const written: readonly LineColumn[] = ['description', 'quantity', 'unit', 'price'];
const columns: readonly LineColumn[] = [...written, 'tax'];

const cellOf = (key: string, column: LineColumn) =>
  document.querySelector<HTMLElement>(`[data-line="${key}"] [data-column="${column}"]`);

/** The caret in a cell, its text ready to be written over. */
export function focusCell(key: string, column: LineColumn): void {
  const cell = cellOf(key, column);
  cell?.focus();
  if (cell instanceof HTMLInputElement) cell.select();
}

interface Row {
  readonly key: string;
}

/** Enter goes on through what is written in a row and then to the next one, which is made where there is none; arrows keep the column. */
export function moveOn(event: KeyboardEvent<HTMLElement>, rows: readonly Row[], onEnd: () => void): void {
  const { target } = event;
  if (
    event.nativeEvent.isComposing ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    !(target instanceof HTMLElement)
  )
    return;
  const at = rows.findIndex(({ key }) => target.closest('[data-line]')?.getAttribute('data-line') === key);
  const column = columns.find((name) => name === target.dataset.column);
  if (at < 0 || !column) return;
  if (event.key === 'Enter') {
    event.preventDefault();
    const next = written[columns.indexOf(column) + (event.shiftKey ? -1 : 1)];
    const [row] = event.shiftKey ? rows.slice(Math.max(at - 1, 0)) : rows.slice(at + 1);
    if (next) focusCell(rows[at]?.key ?? '', next);
    else if (row) focusCell(row.key, event.shiftKey ? 'price' : 'description');
    else onEnd();
    return;
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const row = rows[at + step];
  // A choice goes through its own list by the arrows.
  if (step === 0 || !row || target instanceof HTMLSelectElement) return;
  event.preventDefault();
  focusCell(row.key, column);
}
