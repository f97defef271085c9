import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Select } from '#web/ui/select.tsx';
import { Cell, HeadCell, RowHead, Table } from '#web/ui/table.tsx';

interface ColumnsTableProps<Field extends string> {
  readonly columns: readonly {
    readonly heading: string;
    readonly field: Field | null;
    readonly samples: readonly string[];
  }[];
  /** What a column can hold, in the order of the list. */
  readonly fieldWords: Readonly<Record<Field, MessageDescriptor>>;
  readonly onChange: (column: number, field: Field | null) => void;
}

/** Each column of a file with what it begins with, and what it is taken for. */
export function ColumnsTable<Field extends string>({ columns, fieldWords, onChange }: ColumnsTableProps<Field>) {
  const fields = Object.keys(fieldWords) as Field[]; // the record's own keys
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
