import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ListMeta } from '#contract/envelope.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/select.tsx';

interface PagerProps {
  readonly meta: ListMeta;
  readonly onPage: (page: number) => void;
  /** How much may stand on a page, fewest first; without it that is not the reader's to choose. */
  readonly sizes?: {
    readonly label: string;
    readonly choices: readonly [number, ...number[]];
    readonly onChange: (perPage: number) => void;
  };
}

/** Where in a list the reader is; absent while the shortest page holds all. */
export function Pager({ meta, onPage, sizes }: PagerProps) {
  const { t } = useLingui();
  if (meta.total <= (sizes?.choices[0] ?? meta.per_page)) return null;
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
        {sizes ? (
          <Select
            size="desk"
            aria-label={sizes.label}
            value={meta.per_page}
            options={sizes.choices.map((size) => ({ value: String(size), label: t`${size} a page` }))}
            onChange={({ target }) => sizes.onChange(Number(target.value))}
          />
        ) : null}
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
