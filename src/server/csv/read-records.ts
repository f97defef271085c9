import { pipeline, Readable } from 'node:stream';
import { msg } from '@lingui/core/macro';
import { CsvError, parse } from 'csv-parse';
import type { Delimiter } from '#domain/csv/guess-delimiter.ts';
import { plainCell } from '#domain/csv/plain-cell.ts';
import { Problem } from '#domain/problem.ts';

export interface CsvRecord {
  /** The line of the file in which it begins. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** No customer needs as much; a quotation mark that is never closed would take in the rest of the file. */
const longestRecord = 50_000;

/** The records of a text, as they arrive. @throws Problem invalid_fields where one has no end */
export async function* readRecords(text: AsyncIterable<string>, delimiter: Delimiter): AsyncGenerator<CsvRecord> {
  const parser = parse({
    delimiter,
    raw: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: longestRecord,
  });
  // Errors of both come out of the parser, which is what is read here.
  pipeline(Readable.from(text), parser, () => undefined);
  let line = 1;
  try {
    // What the option `raw` makes of a record.
    const records: AsyncIterable<{ record: string[]; raw: string }> = parser;
    for await (const { record, raw } of records) {
      const cells = record.map(plainCell);
      const isHint = line === 1 && /^sep=/i.test(cells[0] ?? '');
      if (!isHint && cells.some((cell) => cell !== '')) yield { line, cells };
      // The library's own count takes a line break of Windows within quotation marks for two.
      line += raw.match(/\r\n|\r|\n/g)?.length ?? 1;
    }
  } catch (error) {
    throw error instanceof CsvError ? endless(line) : error;
  }
}

function endless(line: number): Problem {
  return new Problem('invalid_fields', msg`The file could not be read from line ${line} on.`, {
    fields: { file: [msg`Line ${line}: a quotation mark is opened and never closed`] },
  });
}
