import { useLingui } from '@lingui/react/macro';
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import type { CustomerFilter } from '#web/api/customers.ts';
import { SearchBox } from '#web/provider-kit/search-box.tsx';
import { tableQuery, useMediaQuery } from '#web/provider-kit/use-media-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/select.tsx';
import { customerSorts, usualOrder } from './customer-filter.ts';
import { sortWords } from './sort-words.ts';

interface CustomersToolbarProps {
  readonly filter: CustomerFilter;
  readonly onChange: (change: Partial<CustomerFilter>) => void;
}

/** The search; on a phone the order as well, which the desk's table has in its heads. */
export function CustomersToolbar({ filter, onChange }: CustomersToolbarProps) {
  const { t } = useLingui();
  const isDesk = useMediaQuery(tableQuery);
  return (
    <div className="flex flex-wrap gap-2">
      <SearchBox
        label={t`Search name, email, phone, address`}
        search={filter.search ?? ''}
        onSearch={(search) => onChange({ search: search || undefined })}
      />
      {isDesk ? null : <OrderChoice filter={filter} onChange={onChange} />}
    </div>
  );
}

function OrderChoice({ filter, onChange }: CustomersToolbarProps) {
  const { t, i18n } = useLingui();
  const isUp = filter.order === 'asc';
  return (
    <div className="flex min-w-full gap-2">
      <Select
        size="desk"
        aria-label={t`Sort by`}
        className="min-w-0 flex-1"
        value={filter.sort}
        options={customerSorts.map((value) => ({ value, label: t`Sort: ${i18n._(sortWords[value])}` }))}
        onChange={({ target }) => {
          const sort = customerSorts.find((one) => one === target.value);
          if (sort) onChange({ sort, order: usualOrder(sort) });
        }}
      />
      <Button
        square
        aria-label={isUp ? t`Turn the order: descending` : t`Turn the order: ascending`}
        onClick={() => onChange({ order: isUp ? 'desc' : 'asc' })}
      >
        <Icon icon={isUp ? ArrowUpNarrowWide : ArrowDownWideNarrow} />
      </Button>
    </div>
  );
}
