import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ColumnsTable } from './columns-table.tsx';
import { FilePicker } from './file-picker.tsx';
import { ImportCounts } from './import-counts.tsx';
import type { CsvImport } from './use-csv-import.ts';
import { WrongRows } from './wrong-rows.tsx';

interface Looked<Field extends string> {
  readonly counts: ComponentProps<typeof ImportCounts>['counts'];
  readonly columns: ComponentProps<typeof ColumnsTable<Field>>['columns'];
  readonly wrong: ComponentProps<typeof WrongRows>['preview']['wrong'];
}

interface Choices {
  readonly known: 'update' | 'skip';
  readonly wrongRows: 'leave_out' | 'stop';
}

interface CsvImportDialogProps<Result, Field extends string, Made extends Choices> {
  readonly title: string;
  readonly description: ReactNode;
  readonly steps: CsvImport<Result, Field, Made>;
  readonly fieldWords: Readonly<Record<Field, MessageDescriptor>>;
  /** What taking so many rows is called. */
  readonly confirm: (changes: number) => ReactNode;
  /** What is done with rows that are known. */
  readonly known: { readonly label: string; readonly description: ReactNode };
  /** What is asked beside the file. */
  readonly asked?: ReactNode;
  /** The first rows, as what they become. */
  readonly rows: (preview: Result) => ReactNode;
  readonly onClose: () => void;
}

/** A CSV file: chosen, looked at, put right by hand where its headings say nothing, and taken. */
export function CsvImportDialog<Result extends Looked<Field>, Field extends string, Made extends Choices>({
  title,
  description,
  steps,
  confirm,
  asked,
  onClose,
  ...shown
}: CsvImportDialogProps<Result, Field, Made>) {
  const { t } = useLingui();
  const errorText = useErrorText();
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
      title={title}
      description={description}
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
            {changes > 0 ? confirm(changes) : <Trans>Import</Trans>}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FilePicker isAnother={preview !== null} isReading={steps.isReading} onChoose={steps.choose} />
        {asked}
        {error ? (
          <Notice level="error" isLive comesIntoView title={t`The file was not imported`}>
            {errorText(error)}
          </Notice>
        ) : null}
        {steps.isReading && !preview ? (
          <SkeletonRows count={4} label={t`Reading the file`} rowClassName="h-10" />
        ) : null}
        {preview ? <Preview preview={preview} steps={steps} {...shown} /> : null}
      </div>
    </Dialog>
  );
}

type PreviewProps<Result, Field extends string, Made extends Choices> = { readonly preview: Result } & Pick<
  CsvImportDialogProps<Result, Field, Made>,
  'steps' | 'fieldWords' | 'known' | 'rows'
>;

function Preview<Result extends Looked<Field>, Field extends string, Made extends Choices>({
  preview,
  steps,
  fieldWords,
  known,
  rows,
}: PreviewProps<Result, Field, Made>) {
  const { t } = useLingui();
  const { choices, change } = steps;
  return (
    <div aria-busy={steps.isReading} className="flex flex-col gap-4">
      <ImportCounts counts={preview.counts} />
      <ColumnsTable columns={preview.columns} fieldWords={fieldWords} onChange={steps.setColumn} />
      <div className="flex flex-col gap-3">
        <Checkbox
          label={known.label}
          description={known.description}
          checked={choices.known === 'update'}
          onChange={({ target }) => change({ ...choices, known: target.checked ? 'update' : 'skip' })}
        />
        <Checkbox
          label={t`Leave out rows with something wrong`}
          description={<Trans>Otherwise nothing is imported until every row is right.</Trans>}
          checked={choices.wrongRows === 'leave_out'}
          onChange={({ target }) => change({ ...choices, wrongRows: target.checked ? 'leave_out' : 'stop' })}
        />
      </div>
      {preview.wrong.length > 0 ? <WrongRows preview={preview} /> : null}
      {rows(preview)}
    </div>
  );
}
