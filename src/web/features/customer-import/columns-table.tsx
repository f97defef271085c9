import { Trans, useLingui } from '@lingui/react/macro';
import type { CustomerImport, ImportField } from '#web/api/customer-files.ts';
import { Select } from '#web/ui/select.tsx';
import { Cell, HeadCell, RowHead, Table } from '#web/ui/table.tsx';
import { fieldWords } from './import-words.ts';

interface ColumnsTableProps {
  readonly columns: CustomerImport['columns'];
  readonly onChange: (column: number, field: ImportField | null) => void;
}

const fields = Object.keys(fieldWords) as ImportField[]; // the record's own keys

/** Each column of the file with what it begins with, and what it is taken for. */
export function ColumnsTable({ columns, onChange }: ColumnsTableProps) {
  const { t, i18n } = useLingui();
  const options = fields.map((value) => ({ value, label: i18n._(fieldWords[value]) }));
  return (
    <Table caption={t`Columns of the file`} className="table-fixed">
      <thead>
        <tr>
          <HeadCell>
            <Trans>Column</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Begins with</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Is taken for</Trans>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ heading, field, samples }, at) => {
          const number = at + 1;
          const name = heading || t`Column ${number}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file
            <tr key={at}>
              <RowHead className="truncate">{name}</RowHead>
              <Cell className="truncate text-secondary">{samples.join(' · ')}</Cell>
              <Cell>
                <Select
                  size="small"
                  aria-label={t`${name} is taken for`}
                  value={field ?? ''}
                  placeholder={t`Nothing`}
                  options={options}
                  onChange={({ target }) => onChange(at, fields.find((one) => one === target.value) ?? null)}
                />
              </Cell>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
