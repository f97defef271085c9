import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Currency } from '#domain/currency.ts';
import { costCategories } from '#domain/pricing/rule.ts';
import { type PriceChoices, type PriceField, type PriceImport, useImportPrices } from '#web/api/price-files.ts';
import { useOfferedTypes } from '#web/api/services.ts';
import { categoryWords } from '#web/provider-kit/cost-words.ts';
import { CsvImportDialog } from '#web/provider-kit/csv-import/csv-import-dialog.tsx';
import { type CsvImport, useCsvImport } from '#web/provider-kit/csv-import/use-csv-import.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
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
  const looking = useImportPrices();
  const importing = useImportPrices();
  const steps: Steps = useCsvImport<PriceField, PriceChoices, PriceImport>({ usual, looking, importing, onImported });
  return (
    <CsvImportDialog
      title={t`Import a price list`}
      description={<Trans>From a CSV file: the name, the unit and the price of each row.</Trans>}
      steps={steps}
      fieldWords={fieldWords}
      confirm={(changes) => <Plural value={changes} one="Import # price" other="Import # prices" />}
      known={{
        label: t`Bring known prices up to date`,
        description: (
          <Trans>Known are those of the same name and unit. Prices with a markup or quantity steps stay.</Trans>
        ),
      }}
      asked={<WhatFor steps={steps} />}
      rows={({ rows }) => (rows.length > 0 ? <PriceRows rows={rows} currency={currency} /> : null)}
      onClose={onClose}
    />
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
