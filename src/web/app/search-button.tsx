import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Icon } from '../ui/icon.tsx';
import { KeyCaps } from '../ui/key-cap.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { commandKey } from './shortcuts/command-key.ts';

interface SearchButtonProps {
  /** `wide` has room for words, `compact` is a finger's breadth. */
  readonly look: 'wide' | 'compact';
  readonly onPress: () => void;
}

/** Opens the search over everything. */
export function SearchButton({ look, onPress }: SearchButtonProps) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  if (look === 'compact') {
    return (
      <button
        type="button"
        aria-label={t`Search`}
        onClick={onPress}
        className="grid size-11 flex-none place-items-center rounded-full text-secondary"
      >
        <Icon icon={Search} />
      </button>
    );
  }
  return (
    <button
      type="button"
      onClick={onPress}
      aria-keyshortcuts="Control+K Meta+K"
      className="mb-2.5 flex min-h-8.5 w-full items-center gap-2.5 rounded-sm border border-control bg-surface px-2 py-1 text-left text-secondary hover:bg-hover hover:text-primary"
    >
      <Icon icon={Search} size={18} />
      <span className="min-w-0 flex-1">{t`Search...`}</span>
      {isHydrated ? <KeyCaps keys={`${commandKey()} K`} /> : null}
    </button>
  );
}
