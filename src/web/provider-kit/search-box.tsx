import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const typingPauseMs = 300;

interface SearchBoxProps {
  readonly label: string;
  /** What is searched for now, as the address says. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** How wide it is at the desk. */
  readonly className?: string;
}

/** Searches once the typing rests, or on Enter. */
export function SearchBox({ label, search, onSearch, className = 'lg:w-80' }: SearchBoxProps) {
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
    <search className={classNames('relative min-w-56 flex-[2] sm:max-w-72 lg:max-w-none lg:flex-none', className)}>
      <Icon
        icon={Search}
        size={16}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-secondary"
      />
      <TextInput
        ref={input}
        type="search"
        size="desk"
        aria-label={label}
        placeholder={label}
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
