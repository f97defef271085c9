import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CustomerImport } from '#web/api/customer-files.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Cell, HeadCell, RowHead, Table } from '#web/ui/table.tsx';
import { outcomeWords } from './import-words.ts';

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

/** What is wrong, by the line of the file in which it stands. */
export function WrongRows({ preview: { wrong, counts } }: { readonly preview: CustomerImport }) {
  const more = counts.wrong - wrong.length;
  return (
    <Notice
      level="warning"
      title={<Plural value={counts.wrong} one="# row has something wrong" other="# rows have something wrong" />}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <ul tabIndex={0} className="mt-1 max-h-40 overflow-y-auto">
        {wrong.map(({ line, message }) => (
          <li key={line}>
            <Trans>
              Line {line}: {message}
            </Trans>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p>
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      ) : null}
    </Notice>
  );
}
