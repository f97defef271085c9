import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { quoteStatuses } from '#domain/quote/status.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/select.tsx';
import { statusLooks } from '#web/ui/status-chip.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ListFilter } from './list-filter.ts';

const typingPauseMs = 300;

interface ListToolbarProps {
  readonly filter: ListFilter;
  readonly onChange: (change: Partial<ListFilter>) => void;
}

export function ListToolbar({ filter, onChange }: ListToolbarProps) {
  const { t, i18n } = useLingui();
  const words = quoteStatuses.map((status) => ({ value: status, label: i18n._(statusLooks[status].word) }));
  return (
    <div className="flex flex-wrap gap-2">
      <SearchBox search={filter.search ?? ''} onSearch={(search) => onChange({ search: search || undefined })} />
      <Select
        size="desk"
        aria-label={t`Status`}
        className="min-w-44 flex-1 sm:flex-none"
        value={filter.status ?? ''}
        placeholder={t`Any status`}
        options={words}
        onChange={({ target }) => onChange({ status: quoteStatuses.find((status) => status === target.value) })}
      />
    </div>
  );
}

function SearchBox({ search, onSearch }: { readonly search: string; readonly onSearch: (search: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState(search);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shownFor, setShownFor] = useState(search);
  // The address changed by itself, for example by Back or by "Clear the filter".
  if (shownFor !== search) {
    setShownFor(search);
    if (text.trim() !== search) setText(search);
  }
  useEffect(() => () => clearTimeout(pending.current), []);
  const find = (wanted: string, pauseMs: number) => {
    setText(wanted);
    clearTimeout(pending.current);
    pending.current = setTimeout(() => onSearch(wanted.trim()), pauseMs);
  };
  return (
    <search className="relative min-w-56 flex-[2] sm:max-w-72">
      <Icon
        icon={Search}
        size={16}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-secondary"
      />
      <TextInput
        type="search"
        size="desk"
        aria-label={t`Search quotes, people`}
        placeholder={t`Search quotes, people`}
        className="pl-9"
        value={text}
        onChange={({ target }) => find(target.value, typingPauseMs)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') find(text, 0);
        }}
      />
    </search>
  );
}
