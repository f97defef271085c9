/** Rows under a heading, in columns as wide as they need. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: ReadonlyArray<readonly string[]>;
}

/** What a run found, before it is text. */
export interface Report {
  readonly title: string;
  readonly tables: readonly Table[];
  /** Whole sentences that belong to the figures. */
  readonly notes: readonly string[];
  /** The worst first. */
  readonly misses: readonly string[];
}

/** More than this nobody reads. */
const mostMisses = 15;

function tableText({ columns, rows }: Table): string {
  const widths = columns.map((column, at) => Math.max(column.length, ...rows.map((row) => (row[at] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(columns), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** A report as plain text; intervals are Wilson's at 95 %. */
export function reportText({ title, tables, notes, misses }: Report): string {
  const shown = misses.slice(0, mostMisses).map((miss) => `  ${miss}`);
  const rest = misses.length - shown.length;
  const worst = shown.length
    ? ['Worst misses:', ...shown, ...(rest > 0 ? [`  … and ${rest} more`] : [])].join('\n')
    : '';
  const blocks = [
    `== ${title}`,
    ...tables.filter(({ rows }) => rows.length > 0).map(tableText),
    notes.join('\n'),
    worst,
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}
