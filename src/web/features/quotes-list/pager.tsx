import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ListMeta } from '#contract/envelope.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/select.tsx';
import { type ListFilter, pageSizes } from './list-filter.ts';

interface PagerProps {
  readonly meta: ListMeta;
  readonly onChange: (change: Partial<ListFilter>) => void;
}

/** Where in the list the reader is, and how much of it stands on a page; absent while the shortest page holds all. */
export function Pager({ meta, onChange }: PagerProps) {
  const { t } = useLingui();
  if (meta.total <= pageSizes[0]) return null;
  const first = (meta.page - 1) * meta.per_page + 1;
  const last = Math.min(meta.page * meta.per_page, meta.total);
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap items-center justify-between gap-3 pt-3">
      <p className="type-small text-secondary tabular-nums">
        <Trans>
          {first} to {last} of {meta.total}
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Select
          size="desk"
          aria-label={t`Quotes on a page`}
          value={meta.per_page}
          options={pageSizes.map((size) => ({ value: String(size), label: t`${size} a page` }))}
          onChange={({ target }) => onChange({ perPage: Number(target.value) })}
        />
        <Button disabled={meta.page <= 1} onClick={() => onChange({ page: meta.page - 1 })}>
          <Icon icon={ChevronLeft} size={16} />
          <Trans>Prev</Trans>
        </Button>
        <Button disabled={meta.page >= meta.total_pages} onClick={() => onChange({ page: meta.page + 1 })}>
          <Trans>Next</Trans>
          <Icon icon={ChevronRight} size={16} />
        </Button>
      </div>
    </nav>
  );
}
