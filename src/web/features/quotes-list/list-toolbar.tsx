import { useLingui } from '@lingui/react/macro';
import { SearchBox } from '#web/provider-kit/search-box.tsx';
import type { ListFilter } from './list-filter.ts';
import { StatusFilter } from './status-filter.tsx';

interface ListToolbarProps {
  readonly filter: ListFilter;
  readonly onChange: (change: Partial<ListFilter>) => void;
}

export function ListToolbar({ filter, onChange }: ListToolbarProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-2 lg:flex-nowrap lg:items-start lg:justify-between lg:gap-4">
      <div className="min-w-0 max-lg:order-2 max-lg:min-w-44 max-lg:flex-1">
        <StatusFilter filter={filter} onChange={(status) => onChange({ status })} />
      </div>
      <SearchBox
        label={t`Search quotes, people`}
        search={filter.search ?? ''}
        onSearch={(search) => onChange({ search: search || undefined })}
      />
    </div>
  );
}
