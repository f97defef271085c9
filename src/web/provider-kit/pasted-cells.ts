import { guessDelimiter } from '#domain/csv/guess-delimiter.ts';

/**
 * Text as a spreadsheet hands it over or a CSV file holds it: rows of cells, parted by tabs, semicolons or commas. A cell in
 * quotation marks may hold any of them, and line breaks.
 */
export function cellsOf(text: string): string[][] {
  const separator = separatorOf(text);
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

/** Only figures on either side of a comma: an amount, and no two cells. */
const decimalComma = /^[^,]*\d,\d{1,3}[^,\d]*$/;

function separatorOf(text: string): string {
  if (text.includes('\t')) return '\t';
  const guessed = guessDelimiter(text);
  const isColumn = guessed === ',' && text.split('\n').every((row) => !row.includes(',') || decimalComma.test(row));
  return isColumn ? ';' : guessed;
}
