import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CustomerImport } from '#web/api/customer-files.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { ColumnsTable } from '#web/provider-kit/csv-import/columns-table.tsx';
import { FilePicker } from '#web/provider-kit/csv-import/file-picker.tsx';
import { ImportCounts } from '#web/provider-kit/csv-import/import-counts.tsx';
import { WrongRows } from '#web/provider-kit/csv-import/wrong-rows.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ImportChoices } from './import-choices.tsx';
import { fieldWords } from './import-words.ts';
import { PreviewRows } from './preview-rows.tsx';
import { type ImportSteps, useImport } from './use-import.ts';

interface ImportDialogProps {
  readonly onClose: () => void;
  readonly onImported: (result: CustomerImport) => void;
}

/** A file of customers: chosen, looked at, put right by hand where its headings say nothing, and taken. */
export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const steps = useImport(onImported);
  const { preview, error } = steps;
  const changes = preview ? preview.counts.created + preview.counts.updated : 0;
  const isStopped = preview !== null && steps.choices.wrongRows === 'stop' && preview.counts.wrong > 0;
  return (
    <Dialog
      isOpen
      isModalDecision
      width="wide"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Import customers`}
      description={<Trans>From a CSV file, as spreadsheets and other programs write it.</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            disabled={changes === 0 || isStopped || steps.isReading}
            pending={steps.isImporting}
            onClick={steps.confirm}
          >
            {changes > 0 ? (
              <Plural value={changes} one="Import # customer" other="Import # customers" />
            ) : (
              <Trans>Import</Trans>
            )}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FilePicker isAnother={preview !== null} isReading={steps.isReading} onChoose={steps.choose} />
        {error ? (
          <Notice level="error" isLive comesIntoView title={t`The file was not imported`}>
            {errorText(error)}
          </Notice>
        ) : null}
        {steps.isReading && !preview ? (
          <SkeletonRows count={4} label={t`Reading the file`} rowClassName="h-10" />
        ) : null}
        {preview ? <Preview preview={preview} steps={steps} /> : null}
      </div>
    </Dialog>
  );
}

function Preview({ preview, steps }: { readonly preview: CustomerImport; readonly steps: ImportSteps }) {
  return (
    <div aria-busy={steps.isReading} className="flex flex-col gap-4">
      <ImportCounts counts={preview.counts} />
      <ColumnsTable columns={preview.columns} fieldWords={fieldWords} onChange={steps.setColumn} />
      <ImportChoices choices={steps.choices} onChange={steps.change} />
      {preview.wrong.length > 0 ? <WrongRows preview={preview} /> : null}
      {preview.rows.length > 0 ? <PreviewRows rows={preview.rows} /> : null}
    </div>
  );
}
