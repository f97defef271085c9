import { useLingui } from '@lingui/react/macro';
import type { QuoteSort } from '#web/api/quotes.ts';
import { Select } from '#web/ui/select.tsx';

interface SortChoiceProps {
  readonly sort: QuoteSort | undefined;
  readonly onSort: (sort: QuoteSort | undefined) => void;
}

/** A phone's cards have no headings to press. */
export function SortChoice({ sort, onSort }: SortChoiceProps) {
  const { t } = useLingui();
  const words: Record<QuoteSort, string> = {
    '-updated': t`Latest change first`,
    updated: t`Earliest change first`,
    '-value': t`Largest value first`,
    value: t`Smallest value first`,
    title: t`Job, A to Z`,
    '-title': t`Job, Z to A`,
    customer: t`Customer, A to Z`,
    '-customer': t`Customer, Z to A`,
    '-number': t`Highest number first`,
    number: t`Lowest number first`,
    status: t`By status`,
    '-status': t`By status, last first`,
  };
  const choices = Object.entries(words) as [QuoteSort, string][]; // entries lose the names of their keys
  return (
    <Select
      size="desk"
      aria-label={t`Order`}
      value={sort ?? '-updated'}
      options={choices.map(([value, label]) => ({ value, label }))}
      onChange={({ target }) => {
        const [chosen] = choices.find(([value]) => value === target.value) ?? [];
        onSort(chosen === '-updated' ? undefined : chosen);
      }}
      className="min-w-36 flex-1"
    />
  );
}
