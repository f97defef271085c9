import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import type { CustomerImport } from '#web/api/customer-files.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ColumnsTable } from './columns-table.tsx';
import { ImportChoices } from './import-choices.tsx';
import { PreviewRows, WrongRows } from './preview-rows.tsx';
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
        <FilePicker steps={steps} />
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

function FilePicker({ steps }: { readonly steps: ImportSteps }) {
  const { t } = useLingui();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={picker}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        tabIndex={-1}
        aria-label={t`CSV file`}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again once it was put right.
          target.value = '';
          if (file) steps.choose(file);
        }}
      />
      <Button
        variant={steps.preview ? 'quiet' : 'dark'}
        pending={steps.isReading}
        onClick={() => picker.current?.click()}
      >
        <Icon icon={FileUp} size={16} />
        {steps.preview ? <Trans>Choose another file</Trans> : <Trans>Choose a file</Trans>}
      </Button>
    </div>
  );
}

function Preview({ preview, steps }: { readonly preview: CustomerImport; readonly steps: ImportSteps }) {
  const { rows, created, updated, repeated, wrong } = preview.counts;
  const { i18n } = useLingui();
  const [isNew, changed, same, twice, bad] = [
    created,
    updated,
    preview.counts.unchanged + preview.counts.skipped,
    repeated,
    wrong,
  ].map((count) => i18n.number(count));
  return (
    <div aria-busy={steps.isReading} className="flex flex-col gap-4">
      <Notice isLive title={<Plural value={rows} one="# row read" other="# rows read" />}>
        <Trans>
          {isNew} new, {changed} changed, {same} stay as they are, {twice} named twice, {bad} with something wrong.
        </Trans>
      </Notice>
      <ColumnsTable columns={preview.columns} onChange={steps.setColumn} />
      <ImportChoices choices={steps.choices} onChange={steps.change} />
      {preview.wrong.length > 0 ? <WrongRows preview={preview} /> : null}
      {preview.rows.length > 0 ? <PreviewRows rows={preview.rows} /> : null}
    </div>
  );
}
