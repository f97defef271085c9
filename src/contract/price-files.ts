import { z } from 'zod';
import { isPriceField, priceFields } from '#domain/pricing/import/price-field.ts';
import { pricingUnits } from '#domain/pricing/pricing-unit.ts';
import { costCategories } from '#domain/pricing/rule.ts';
import { columnsOf, importedFile, importOrder, importOutcomes } from './csv-import.ts';
import { endpoint } from './endpoint.ts';
import { minorOut, uuid } from './fields.ts';

export const priceImportFields = z.object({
  ...importOrder,
  /** Left out, the headings say it. */
  columns: columnsOf(isPriceField).optional(),
  /** Rows called like work of this service price it; left out, every row is put in by its name only. */
  service_type_id: uuid.optional(),
  /** What the rows are, where no work says it. */
  category: z.enum(costCategories).default('materials'),
});

export const priceImportResult = z
  .strictObject({
    ...importedFile(priceFields),
    /** The first twenty that can be taken. */
    rows: z.array(
      z.strictObject({
        line: z.int(),
        name: z.string(),
        unit: z.enum(pricingUnits),
        unit_label: z.string().nullable(),
        rate_minor: minorOut,
        /** The work of the service that it prices in drafts; null where it is put in by its name. */
        work: z.string().nullable(),
        outcome: z.enum(importOutcomes),
      }),
    ),
  })
  .meta({ id: 'PriceImport' });

export const importPrices = endpoint({
  method: 'POST',
  path: '/provider/pricing-rules/import',
  caller: 'provider',
  summary:
    'Import a price list from a CSV file in the field file: name, unit and price of each row. As a preview it only says what it would do. The same file again changes nothing',
  response: priceImportResult,
  isUpload: true,
  formFields: priceImportFields,
});
