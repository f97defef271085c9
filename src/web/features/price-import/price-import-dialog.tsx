import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Currency } from '#domain/currency.ts';
import { costCategories } from '#domain/pricing/rule.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { type PriceChoices, type PriceField, type PriceImport, useImportPrices } from '#web/api/price-files.ts';
import { useOfferedTypes } from '#web/api/services.ts';
import { categoryWords } from '#web/provider-kit/cost-words.ts';
import { ColumnsTable } from '#web/provider-kit/csv-import/columns-table.tsx';
import { FilePicker } from '#web/provider-kit/csv-import/file-picker.tsx';
import { ImportCounts } from '#web/provider-kit/csv-import/import-counts.tsx';
import { type CsvImport, useCsvImport } from '#web/provider-kit/csv-import/use-csv-import.ts';
import { WrongRows } from '#web/provider-kit/csv-import/wrong-rows.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { PriceRows } from './price-rows.tsx';

interface PriceImportDialogProps {
  readonly currency: Currency;
  readonly onClose: () => void;
  readonly onImported: (result: PriceImport) => void;
}

type Steps = CsvImport<PriceImport, PriceField, PriceChoices>;

const fieldWords = { name: msg`Name`, unit: msg`Unit`, price: msg`Price` };
const usual: PriceChoices = { known: 'update', wrongRows: 'leave_out', serviceTypeId: '', category: 'materials' };

/** A price list: chosen, looked at, put right by hand where its headings say nothing, and taken. */
export function PriceImportDialog({ currency, onClose, onImported }: PriceImportDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const looking = useImportPrices();
  const importing = useImportPrices();
  const steps: Steps = useCsvImport<PriceField, PriceChoices, PriceImport>({ usual, looking, importing, onImported });
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
      title={t`Import a price list`}
      description={<Trans>From a CSV file: the name, the unit and the price of each row.</Trans>}
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
              <Plural value={changes} one="Import # price" other="Import # prices" />
            ) : (
              <Trans>Import</Trans>
            )}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FilePicker isAnother={preview !== null} isReading={steps.isReading} onChoose={steps.choose} />
        <WhatFor steps={steps} />
        {error ? (
          <Notice level="error" isLive comesIntoView title={t`The file was not imported`}>
            {errorText(error)}
          </Notice>
        ) : null}
        {steps.isReading && !preview ? (
          <SkeletonRows count={4} label={t`Reading the file`} rowClassName="h-10" />
        ) : null}
        {preview ? <Preview preview={preview} steps={steps} currency={currency} /> : null}
      </div>
    </Dialog>
  );
}

/** For which service, and what the rows are where no work says it. */
function WhatFor({ steps }: { readonly steps: Steps }) {
  const { t, i18n } = useLingui();
  const types = useOfferedTypes();
  const { choices, change } = steps;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={t`For`}
        hint={t`Rows called like work of the service price it in drafts; others are put in by name`}
      >
        <Select
          size="desk"
          placeholder={t`Any service: put in by name only`}
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
          value={choices.serviceTypeId}
          onChange={({ target }) => change({ serviceTypeId: target.value })}
        />
      </Field>
      <Field label={t`The rows are`}>
        <Select
          size="desk"
          options={costCategories.map((value) => ({ value, label: i18n._(categoryWords[value]) }))}
          value={choices.category}
          onChange={({ target }) =>
            change({ category: costCategories.find((one) => one === target.value) ?? choices.category })
          }
        />
      </Field>
    </div>
  );
}

interface PreviewProps {
  readonly preview: PriceImport;
  readonly steps: Steps;
  readonly currency: Currency;
}

function Preview({ preview, steps, currency }: PreviewProps) {
  const { t } = useLingui();
  const { choices, change } = steps;
  return (
    <div aria-busy={steps.isReading} className="flex flex-col gap-4">
      <ImportCounts counts={preview.counts} />
      <ColumnsTable columns={preview.columns} fieldWords={fieldWords} onChange={steps.setColumn} />
      <div className="flex flex-col gap-3">
        <Checkbox
          label={t`Bring known prices up to date`}
          description={
            <Trans>Known are those of the same name and unit. Prices with a markup or quantity steps stay.</Trans>
          }
          checked={choices.known === 'update'}
          onChange={({ target }) => change({ known: target.checked ? 'update' : 'skip' })}
        />
        <Checkbox
          label={t`Leave out rows with something wrong`}
          description={<Trans>Otherwise nothing is imported until every row is right.</Trans>}
          checked={choices.wrongRows === 'leave_out'}
          onChange={({ target }) => change({ wrongRows: target.checked ? 'leave_out' : 'stop' })}
        />
      </div>
      {preview.wrong.length > 0 ? <WrongRows preview={preview} /> : null}
      {preview.rows.length > 0 ? <PriceRows rows={preview.rows} currency={currency} /> : null}
    </div>
  );
}
