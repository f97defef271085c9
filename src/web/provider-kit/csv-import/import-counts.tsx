import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '#web/ui/notice.tsx';

interface ImportCountsProps {
  readonly counts: Readonly<
    Record<'rows' | 'created' | 'updated' | 'unchanged' | 'skipped' | 'repeated' | 'wrong', number>
  >;
}

/** What becomes of the rows of a file. */
export function ImportCounts({ counts }: ImportCountsProps) {
  const { i18n } = useLingui();
  const { rows, created, updated, unchanged, skipped, repeated, wrong } = counts;
  const [isNew, changed, same, twice, bad] = [created, updated, unchanged + skipped, repeated, wrong].map((count) =>
    i18n.number(count),
  );
  return (
    <Notice isLive title={<Plural value={rows} one="# row read" other="# rows read" />}>
      <Trans>
        {isNew} new, {changed} changed, {same} stay as they are, {twice} named twice, {bad} with something wrong.
      </Trans>
    </Notice>
  );
}
