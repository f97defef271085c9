import { Trans, useLingui } from '@lingui/react/macro';
import { Archive } from 'lucide-react';
import { quotesFile } from '#contract/quote-address.ts';
import { ExportButton } from '#web/provider-kit/export-button.tsx';
import { SearchBox } from '#web/provider-kit/search-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { type ListFilter, pageSizes, paramsOf } from './list-filter.ts';
import { StatusFilter } from './status-filter.tsx';
import { ViewsMenu } from './views-menu.tsx';

interface ListToolbarProps {
  readonly filter: ListFilter;
  readonly onChange: (change: Partial<ListFilter>) => void;
  readonly onOpenView: (params: URLSearchParams) => void;
}

export function ListToolbar({ filter, onChange, onOpenView }: ListToolbarProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-2 lg:flex-nowrap lg:items-start lg:justify-between lg:gap-4">
      <div className="min-w-0 max-lg:order-2 max-lg:min-w-36 max-lg:flex-1">
        <StatusFilter filter={filter} onChange={(status) => onChange({ status })} />
      </div>
      <div className="flex gap-2 max-lg:contents lg:flex-none">
        <ViewsMenu filter={filter} onOpen={onOpenView} />
        <SearchBox
          label={t`Search quotes, people`}
          search={filter.search ?? ''}
          onSearch={(search) => onChange({ search: search || undefined })}
          className="lg:w-60 2xl:w-72"
        />
        <ArchiveSwitch
          isOn={filter.isArchived}
          onSwitch={(isArchived) => onChange({ isArchived, status: undefined })}
        />
        <ExportButton path={`${quotesFile}?${exportQuery(filter)}`} fileName="quotes.csv" />
      </div>
    </div>
  );
}

/** The list's own address: all of its pages are exported. */
const exportQuery = (filter: ListFilter): string => paramsOf({ ...filter, page: 1, perPage: pageSizes[0] }).toString();

interface ArchiveSwitchProps {
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

/** Shows what was put aside, and then the list again. */
function ArchiveSwitch({ isOn, onSwitch }: ArchiveSwitchProps) {
  const { t } = useLingui();
  return (
    <Button
      square={!isOn}
      aria-label={t`Archived quotes`}
      title={t`Archived quotes`}
      aria-pressed={isOn}
      onClick={() => onSwitch(!isOn)}
      className={classNames('max-lg:order-3', isOn && 'border-selected bg-selected text-primary')}
    >
      <Icon icon={Archive} size={16} />
      {isOn ? <Trans>Archived</Trans> : null}
    </Button>
  );
}
