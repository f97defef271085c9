import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type CustomerImport, type ImportField, useImportCustomers } from '#web/api/customer-files.ts';
import { CsvImportDialog } from '#web/provider-kit/csv-import/csv-import-dialog.tsx';
import { useCsvImport } from '#web/provider-kit/csv-import/use-csv-import.ts';
import { fieldWords } from './import-words.ts';
import { PreviewRows } from './preview-rows.tsx';

interface ImportDialogProps {
  readonly onClose: () => void;
  readonly onImported: (result: CustomerImport) => void;
}

interface ImportChoices {
  readonly known: 'update' | 'skip';
  readonly wrongRows: 'leave_out' | 'stop';
}

const usual: ImportChoices = { known: 'update', wrongRows: 'leave_out' };

/** A file of customers: chosen, looked at, put right by hand where its headings say nothing, and taken. */
export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const { t } = useLingui();
  const looking = useImportCustomers();
  const importing = useImportCustomers();
  const steps = useCsvImport<ImportField, ImportChoices, CustomerImport>({ usual, looking, importing, onImported });
  return (
    <CsvImportDialog
      title={t`Import customers`}
      description={<Trans>From a CSV file, as spreadsheets and other programs write it.</Trans>}
      steps={steps}
      fieldWords={fieldWords}
      confirm={(changes) => <Plural value={changes} one="Import # customer" other="Import # customers" />}
      known={{
        label: t`Bring known customers up to date`,
        description: (
          <Trans>
            Known are those with the same email, or the same phone and name. What the file leaves empty stays.
          </Trans>
        ),
      }}
      rows={({ rows }) => (rows.length > 0 ? <PreviewRows rows={rows} /> : null)}
      onClose={onClose}
    />
  );
}
