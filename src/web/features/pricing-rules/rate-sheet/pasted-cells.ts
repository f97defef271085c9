/**
 * Text as a spreadsheet hands it over: rows of cells, parted by tabs or else by semicolons. A cell in quotation marks may
 * hold either, and line breaks.
 */
export function cellsOf(text: string): string[][] {
  const separator = text.includes('\t') ? '\t' : ';';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  const signs = [...text.replace(/\r\n?/g, '\n')];
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (signs[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else cell += sign;
  }
  endRow();
  // Spreadsheets end with a line break.
  while (rows.at(-1)?.every((one) => one === '')) rows.pop();
  return rows;
}
