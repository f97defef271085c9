import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ListFilter } from './list-filter.ts';
import { StatusFilter } from './status-filter.tsx';

const typingPauseMs = 300;

interface ListToolbarProps {
  readonly filter: ListFilter;
  readonly onChange: (change: Partial<ListFilter>) => void;
}

export function ListToolbar({ filter, onChange }: ListToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 lg:flex-nowrap lg:justify-between lg:gap-4">
      <div className="min-w-0 max-lg:order-2 max-lg:min-w-44 max-lg:flex-1">
        <StatusFilter filter={filter} onChange={(status) => onChange({ status })} />
      </div>
      <SearchBox search={filter.search ?? ''} onSearch={(search) => onChange({ search: search || undefined })} />
    </div>
  );
}

function SearchBox({ search, onSearch }: { readonly search: string; readonly onSearch: (search: string) => void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
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
    <search className="relative min-w-56 flex-[2] lg:w-72 lg:flex-none">
      <Icon
        icon={Search}
        size={16}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-secondary"
      />
      <TextInput
        ref={input}
        type="search"
        size="desk"
        aria-label={t`Search quotes, people`}
        placeholder={t`Search quotes, people`}
        maxLength={200}
        className="pr-10 pl-9 [&::-webkit-search-cancel-button]:hidden"
        value={text}
        onChange={({ target }) => find(target.value, typingPauseMs)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') find(text, 0);
          if (key === 'Escape' && text) find('', 0);
        }}
      />
      {text ? (
        <button
          type="button"
          aria-label={t`Clear the search`}
          onClick={() => {
            find('', 0);
            input.current?.focus();
          }}
          className="absolute inset-y-0 right-0 grid w-10 place-items-center text-secondary hover:text-primary max-md:w-11"
        >
          <Icon icon={X} size={16} />
        </button>
      ) : null}
    </search>
  );
}
