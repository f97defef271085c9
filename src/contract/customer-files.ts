import { z } from 'zod';
import { importFields, isImportField } from '#domain/customer/import/import-field.ts';
import { columnsOf, importedFile, importOrder, importOutcomes } from './csv-import.ts';
import { endpoint } from './endpoint.ts';

export const customerImportFields = z.object({
  ...importOrder,
  /** Left out, the headings say it. */
  columns: columnsOf(isImportField).optional(),
});

export const customerImportResult = z
  .strictObject({
    ...importedFile(importFields),
    /** The first twenty that can be taken. */
    rows: z.array(
      z.strictObject({
        line: z.int(),
        name: z.string(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
        address: z.string().nullable(),
        outcome: z.enum(importOutcomes),
      }),
    ),
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
