import { z } from 'zod';
import { delimiters } from '#domain/customer/import/guess-delimiter.ts';
import { importFields, isImportField } from '#domain/customer/import/import-field.ts';
import { endpoint } from './endpoint.ts';

/** One entry a column, in the file's order; an empty one is left out. */
const columns = z
  .string()
  .max(900)
  .transform((text) => text.split(','))
  .refine((names) => names.every((name) => name === '' || isImportField(name)))
  .transform((names) => names.map((name) => (isImportField(name) ? name : null)));

export const customerImportFields = z.object({
  /** Says what would happen, and changes nothing. */
  preview: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  /** What each column holds; left out, the headings say it. */
  columns: columns.optional(),
  /** Customers who are there already are brought up to date, or stay as they are. */
  known: z.enum(['update', 'skip']).default('update'),
  /** A row with something wrong is left out, or stops the whole import. */
  wrong_rows: z.enum(['leave_out', 'stop']).default('leave_out'),
});

const field = z.enum(importFields);

export const customerImportResult = z
  .strictObject({
    is_preview: z.boolean(),
    encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']),
    delimiter: z.enum(delimiters),
    has_headings: z.boolean(),
    columns: z.array(z.strictObject({ heading: z.string(), field: field.nullable(), samples: z.array(z.string()) })),
    /** Every row of the file is one of these: about somebody new, changed, the same, left alone, named above already, or wrong. */
    counts: z.strictObject({
      rows: z.int(),
      created: z.int(),
      updated: z.int(),
      unchanged: z.int(),
      skipped: z.int(),
      repeated: z.int(),
      wrong: z.int(),
    }),
    /** The first twenty that can be taken. */
    rows: z.array(
      z.strictObject({
        line: z.int(),
        name: z.string(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
        address: z.string().nullable(),
        outcome: z.enum(['created', 'updated', 'unchanged', 'skipped', 'repeated']),
      }),
    ),
    /** The first two hundred with something wrong; the line is the file's. */
    wrong: z.array(z.strictObject({ line: z.int(), field: z.string(), message: z.string() })),
  })
  .meta({ id: 'CustomerImport' });

export const importCustomers = endpoint({
  method: 'POST',
  path: '/provider/customers/import',
  caller: 'provider',
  summary:
    'Import customers from a CSV file in the field file, with whatever delimiter and letters; as a preview it only says what it would do. The same file again changes nothing',
  response: customerImportResult,
  isUpload: true,
  formFields: customerImportFields,
});
