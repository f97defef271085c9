const formula = /^="(.*)"$/s;
/** An apostrophe before a sign that would begin a formula, as spreadsheets and our own export write it. */
const neutralised = /^'(?=[=+\-@\t\r])/;

/** A cell's text: without what keeps a spreadsheet from reckoning with it, and without signs that nobody sees. */
export function plainCell(cell: string): string {
  const text = cell.replace(/[^\P{Cc}\t\n\r]|[\uFEFF\u200B]/gu, '').trim();
  const inner = formula.exec(text)?.[1];
  return (inner === undefined ? text : inner.replaceAll('""', '"')).replace(neutralised, '').trim();
}
