import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ListMeta } from '#contract/envelope.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Where in the list the reader is; absent while one page holds everything. */
export function Pager({ meta, onPage }: { readonly meta: ListMeta; readonly onPage: (page: number) => void }) {
  const { t } = useLingui();
  if (meta.total_pages <= 1) return null;
  const first = (meta.page - 1) * meta.per_page + 1;
  const last = Math.min(meta.page * meta.per_page, meta.total);
  return (
    <nav aria-label={t`Pages`} className="flex items-center justify-between gap-3 pt-3">
      <p className="type-small text-secondary tabular-nums">
        <Trans>
          {first} to {last} of {meta.total}
        </Trans>
      </p>
      <div className="flex gap-2">
        <Button disabled={meta.page <= 1} onClick={() => onPage(meta.page - 1)}>
          <Icon icon={ChevronLeft} size={16} />
          <Trans>Prev</Trans>
        </Button>
        <Button disabled={meta.page >= meta.total_pages} onClick={() => onPage(meta.page + 1)}>
          <Trans>Next</Trans>
          <Icon icon={ChevronRight} size={16} />
        </Button>
      </div>
    </nav>
  );
}
