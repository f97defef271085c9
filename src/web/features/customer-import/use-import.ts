import { type CustomerImport, type ImportField, useImportCustomers } from '#web/api/customer-files.ts';
import { type CsvImport, useCsvImport } from '#web/provider-kit/csv-import/use-csv-import.ts';

export interface ImportChoicesMade {
  readonly known: 'update' | 'skip';
  readonly wrongRows: 'leave_out' | 'stop';
}

const usual: ImportChoicesMade = { known: 'update', wrongRows: 'leave_out' };

export type ImportSteps = CsvImport<CustomerImport, ImportField, ImportChoicesMade>;

export function useImport(onImported: (result: CustomerImport) => void): ImportSteps {
  const looking = useImportCustomers();
  const importing = useImportCustomers();
  return useCsvImport<ImportField, ImportChoicesMade, CustomerImport>({ usual, looking, importing, onImported });
}
