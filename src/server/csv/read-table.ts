import { msg } from '@lingui/core/macro';
import { type Delimiter, guessDelimiter } from '#domain/csv/guess-delimiter.ts';
import { Problem, type Sentence } from '#domain/problem.ts';
import { type CsvRecord, readRecords } from './read-records.ts';
import { type SniffedText, sniffText, textOf } from './read-text.ts';

export interface TableColumn<Field> {
  readonly heading: string;
  readonly field: Field | null;
  /** The first cells that hold something. */
  readonly samples: readonly string[];
}

export interface TableRow<Values> {
  readonly line: number;
  readonly values: Values;
}

export interface WrongRow {
  readonly line: number;
  readonly field: string;
  readonly sentence: Sentence;
}

export interface ReadTable<Field, Values> {
  readonly encoding: SniffedText['encoding'];
  readonly delimiter: Delimiter;
  readonly hasHeadings: boolean;
  readonly columns: readonly TableColumn<Field>[];
  readonly rows: readonly TableRow<Values>[];
  readonly wrong: readonly WrongRow[];
}

/** How a table of a kind is understood. */
export interface TableRules<Field, Values> {
  /** What each column holds, where that was said by hand. */
  readonly chosen: readonly (Field | null)[] | null;
  readonly isHeading: (cells: readonly string[]) => boolean;
  readonly matchHeadings: (headings: readonly string[]) => (Field | null)[];
  readonly matchContents: (cells: readonly string[]) => (Field | null)[];
  readonly readRow: (record: CsvRecord, fields: readonly (Field | null)[]) => TableRow<Values> | WrongRow;
  readonly mostRows: number;
}

const samples = 3;
const mostColumns = 60;

/** Reads a CSV file row by row: what can be taken, and what is wrong with the rest. @throws Problem invalid_fields */
export async function readTable<Field, Values>(
  file: string,
  { chosen, isHeading, matchHeadings, matchContents, readRow, mostRows }: TableRules<Field, Values>,
): Promise<ReadTable<Field, Values>> {
  const { encoding, sample } = await sniffText(file);
  const delimiter = guessDelimiter(sample);
  const records = readRecords(textOf(file, encoding), delimiter);
  const first = await records.next();
  if (first.done) throw refused(msg`There is nothing in this file`);
  const { cells } = first.value;
  if (cells.length > mostColumns) throw refused(msg`This file has more than ${mostColumns} columns`);
  const hasHeadings = isHeading(cells);
  const fields = chosen ?? (hasHeadings ? matchHeadings(cells) : matchContents(cells));
  const seen = cells.map((): string[] => []);
  const rows: TableRow<Values>[] = [];
  const wrong: WrongRow[] = [];
  const take = (record: CsvRecord) => {
    for (const [at, cell] of record.cells.entries())
      if (cell && (seen[at]?.length ?? samples) < samples) seen[at]?.push(cell);
    const row = readRow(record, fields);
    if ('values' in row) rows.push(row);
    else wrong.push(row);
    if (rows.length + wrong.length > mostRows) throw refused(msg`At most ${mostRows} rows at once`);
  };
  if (!hasHeadings) take(first.value);
  for await (const record of records) take(record);
  const columns = cells.map((cell, at) => ({
    heading: hasHeadings ? cell : '',
    field: fields[at] ?? null,
    samples: seen[at] ?? [],
  }));
  return { encoding, delimiter, hasHeadings, columns, rows, wrong };
}

const refused = (sentence: Sentence) => new Problem('invalid_fields', sentence, { fields: { file: [sentence] } });

/** The first thing that is wrong with a row, where `check` says so in a refusal of fields. */
export function checkedRow<Values>(line: number, check: () => Values): TableRow<Values> | WrongRow {
  try {
    return { line, values: check() };
  } catch (error) {
    if (!(error instanceof Problem) || !error.fields) throw error;
    const [[field, [sentence = error.sentence] = []] = ['name']] = Object.entries(error.fields);
    return { line, field, sentence };
  }
}
