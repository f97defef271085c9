export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** What was pressed, and where the caret stands in the cell's text. */
export interface CellKey {
  readonly key: string;
  readonly shift: boolean;
  /** Nothing to the left of the caret, or the whole text is selected. */
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  /** A list opens and is moved through by the arrows itself. */
  readonly isChoice: boolean;
}

/**
 * The cell that a key goes to, as in a spreadsheet: Enter and the arrows up and down keep the column, the arrows to the
 * side leave a cell at its ends. Null where the key does something else; `leave` at the end of the table.
 */
export function nextCell(
  from: CellPlace,
  key: CellKey,
  size: { rows: number; columns: number },
): CellPlace | 'leave' | null {
  const step = stepOf(key);
  if (!step) return null;
  const to = { row: from.row + step.row, column: from.column + step.column };
  const isInside = to.row >= 0 && to.row < size.rows && to.column >= 0 && to.column < size.columns;
  if (isInside) return to;
  return key.key === 'Enter' ? 'leave' : null;
}

function stepOf({ key, shift, isAtStart, isAtEnd, isChoice }: CellKey): CellPlace | null {
  if (key === 'Enter') return { row: shift ? -1 : 1, column: 0 };
  if (shift || isChoice) return null;
  if (key === 'ArrowUp' && isAtStart) return { row: -1, column: 0 };
  if (key === 'ArrowDown' && isAtEnd) return { row: 1, column: 0 };
  if (key === 'ArrowLeft' && isAtStart) return { row: 0, column: -1 };
  if (key === 'ArrowRight' && isAtEnd) return { row: 0, column: 1 };
  return null;
}
