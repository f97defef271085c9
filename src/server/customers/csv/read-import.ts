import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import { createCustomer } from '#contract/customers.ts';
import { type Delimiter, guessDelimiter } from '#domain/customer/import/guess-delimiter.ts';
import type { ImportField } from '#domain/customer/import/import-field.ts';
import { isHeading, matchColumns, matchContents } from '#domain/customer/import/match-columns.ts';
import { fieldsOf, type RowValues, rowValues } from '#domain/customer/import/row-values.ts';
import { Problem, type Sentence } from '#domain/problem.ts';
import { parse } from '#server/http/parse.ts';
import { type CsvRecord, readRecords } from './read-records.ts';
import { type SniffedText, sniffText, textOf } from './read-text.ts';
import type { AddressWriter } from './write-address.ts';

export interface ImportColumn {
  readonly heading: string;
  readonly field: ImportField | null;
  /** The first cells that hold something. */
  readonly samples: readonly string[];
}

export interface ImportRow {
  readonly line: number;
  readonly values: RowValues;
}

export interface WrongRow {
  readonly line: number;
  readonly field: string;
  readonly sentence: Sentence;
}

export interface ReadImport {
  readonly encoding: SniffedText['encoding'];
  readonly delimiter: Delimiter;
  readonly hasHeadings: boolean;
  readonly columns: readonly ImportColumn[];
  readonly rows: readonly ImportRow[];
  readonly wrong: readonly WrongRow[];
}

export const mostRows = 50_000;
const samples = 3;
const mostColumns = 60;

/** Reads a file of customers row by row: what can be taken, and what is wrong with the rest. @throws Problem invalid_fields */
export async function readImport(
  file: string,
  chosen: readonly (ImportField | null)[] | null,
  writeAddress: AddressWriter,
): Promise<ReadImport> {
  const { encoding, sample } = await sniffText(file);
  const delimiter = guessDelimiter(sample);
  const records = readRecords(textOf(file, encoding), delimiter);
  const first = await records.next();
  if (first.done) throw refused(msg`There is nothing in this file`);
  const { cells } = first.value;
  if (cells.length > mostColumns) throw refused(msg`This file has more than ${mostColumns} columns`);
  const hasHeadings = isHeading(cells);
  const fields = chosen ?? (hasHeadings ? matchColumns(cells) : matchContents(cells));
  const seen = cells.map((): string[] => []);
  const rows: ImportRow[] = [];
  const wrong: WrongRow[] = [];
  const take = (record: CsvRecord) => {
    for (const [at, cell] of record.cells.entries())
      if (cell && (seen[at]?.length ?? samples) < samples) seen[at]?.push(cell);
    const row = checkRow(record, fields, writeAddress);
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

/** By the same rules as a customer added by hand. */
function checkRow(
  { line, cells }: CsvRecord,
  fields: readonly (ImportField | null)[],
  writeAddress: AddressWriter,
): ImportRow | WrongRow {
  const values = rowValues(fieldsOf(cells, fields), writeAddress);
  try {
    const checked: z.output<typeof createCustomer.body> = parse(createCustomer.body, values);
    const { name, email, phone, address } = checked;
    return {
      line,
      values: { name, email: email || null, phone: phone || null, address: address || null, kind: values.kind },
    };
  } catch (error) {
    if (!(error instanceof Problem) || !error.fields) throw error;
    const [[field, [sentence = error.sentence] = []] = ['name']] = Object.entries(error.fields);
    return { line, field, sentence };
  }
}
