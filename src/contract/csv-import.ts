import { z } from 'zod';
import { delimiters } from '#domain/csv/guess-delimiter.ts';

/** What goes beside a CSV file, whatever its rows are about. */
export const importOrder = {
  /** Says what would happen, and changes nothing. */
  preview: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  /** What is there already is brought up to date, or stays as it is. */
  known: z.enum(['update', 'skip']).default('update'),
  /** A row with something wrong is left out, or stops the whole import. */
  wrong_rows: z.enum(['leave_out', 'stop']).default('leave_out'),
};

/** What each column holds, one entry a column in the file's order; an empty one is left out. */
export const columnsOf = <Field extends string>(isField: (text: string) => text is Field) =>
  z
    .string()
    .max(900)
    .transform((text) => text.split(','))
    .refine((names) => names.every((name) => name === '' || isField(name)))
    .transform((names) => names.map((name) => (isField(name) ? name : null)));

export const importOutcomes = ['created', 'updated', 'unchanged', 'skipped', 'repeated'] as const;

/** What is said of a file; every row of it is one of the counts: new, changed, the same, left alone, named above already, or wrong. */
export const importedFile = <Field extends readonly [string, ...string[]]>(fields: Field) => ({
  is_preview: z.boolean(),
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']),
  delimiter: z.enum(delimiters),
  has_headings: z.boolean(),
  columns: z.array(
    z.strictObject({ heading: z.string(), field: z.enum(fields).nullable(), samples: z.array(z.string()) }),
  ),
  counts: z.strictObject({
    rows: z.int(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    skipped: z.int(),
    repeated: z.int(),
    wrong: z.int(),
  }),
  /** The first two hundred with something wrong; the line is the file's. */
  wrong: z.array(z.strictObject({ line: z.int(), field: z.string(), message: z.string() })),
});
