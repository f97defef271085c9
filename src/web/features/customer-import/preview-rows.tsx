import { Trans, useLingui } from '@lingui/react/macro';
import type { CustomerImport } from '#web/api/customer-files.ts';
import { outcomeWords } from '#web/provider-kit/csv-import/outcome-words.ts';
import { Cell, HeadCell, RowHead, Table } from '#web/ui/table.tsx';

/** The first rows, as customers. */
export function PreviewRows({ rows }: { readonly rows: CustomerImport['rows'] }) {
  const { t, i18n } = useLingui();
  return (
    <Table caption={t`The first customers of the file`} className="table-fixed">
      <thead>
        <tr>
          <HeadCell>
            <Trans>Name</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Email</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Phone</Trans>
          </HeadCell>
          <HeadCell className="w-28">
            <Trans>Becomes</Trans>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.line}>
            <RowHead dir="auto" className="truncate" title={row.name}>
              {row.name}
            </RowHead>
            <Cell className="truncate text-secondary">{row.email ?? '–'}</Cell>
            <Cell className="truncate text-secondary">{row.phone ?? '–'}</Cell>
            <Cell className="text-secondary">{i18n._(outcomeWords[row.outcome])}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
