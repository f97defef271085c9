import type { z } from 'zod';
import { createCustomer } from '#contract/customers.ts';
import { fieldsOf } from '#domain/csv/match-headings.ts';
import type { ImportField } from '#domain/customer/import/import-field.ts';
import { isHeading, matchColumns, matchContents } from '#domain/customer/import/match-columns.ts';
import { type RowValues, rowValues } from '#domain/customer/import/row-values.ts';
import { checkedRow, type ReadTable, readTable, type TableRow } from '#server/csv/read-table.ts';
import { parse } from '#server/http/parse.ts';
import type { AddressWriter } from './write-address.ts';

export type ImportRow = TableRow<RowValues>;
export type ReadImport = ReadTable<ImportField, RowValues>;

const mostRows = 50_000;

/** Reads a file of customers, row by row by the same rules as a customer added by hand. @throws Problem invalid_fields */
export async function readImport(
  file: string,
  chosen: readonly (ImportField | null)[] | null,
  writeAddress: AddressWriter,
): Promise<ReadImport> {
  return readTable<ImportField, RowValues>(file, {
    chosen,
    isHeading,
    matchHeadings: matchColumns,
    matchContents,
    readRow: ({ line, cells }, fields) =>
      checkedRow(line, () => checked(rowValues(fieldsOf(cells, fields), writeAddress))),
    mostRows,
  });
}

/** @throws Problem invalid_fields */
function checked(values: RowValues): RowValues {
  const { name, email, phone, address }: z.output<typeof createCustomer.body> = parse(createCustomer.body, values);
  return { name, email: email || null, phone: phone || null, address: address || null, kind: values.kind };
}
