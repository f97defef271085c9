import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { quoteListQuery } from '#web/api/quotes.ts';
import { searchQuery } from '#web/api/search.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { CommandPalette } from '#web/ui/command-palette.tsx';
import { useOnline } from '#web/ui/use-online.ts';
import { usePaletteGroups } from './use-palette-groups.ts';
import { useSettled } from './use-settled.ts';

interface PaletteProps {
  readonly onClose: () => void;
  readonly onHelp: () => void;
  /** What was typed before the palette was there. */
  readonly takeTyped: () => string;
}

const recentCount = 5;

/** Everything by typing: what there is, where to go and what to do. */
export function Palette({ onClose, onHelp, takeTyped }: PaletteProps) {
  const { t } = useLingui();
  const isOnline = useOnline();
  const [text, setText] = useState('');
  const typed = useDeferredValue(text.trim());
  const sought = useSettled(typed);
  const search = useQuery({ ...searchQuery(sought), placeholderData: keepPreviousData });
  const recent = useQuery({ ...quoteListQuery({ page: 1, perPage: recentCount }), refetchInterval: false });
  const isSearching = typed !== '' && (sought !== typed || search.isFetching);
  const groups = usePaletteGroups({
    typed,
    found: typed === '' ? [] : (search.data ?? []),
    recent: recent.data?.data ?? [],
    onHelp,
    onClose,
  });
  return (
    <CommandPalette
      onClose={onClose}
      title={t`Search and commands`}
      placeholder={t`Type a command or search...`}
      text={text}
      onText={setText}
      takeTyped={takeTyped}
      groups={groups}
      isBusy={isSearching}
      status={
        typed === '' ? null : (
          <Status isOnline={isOnline} isSearching={isSearching} isEmpty={groups.length === 0} search={search} />
        )
      }
    />
  );
}

interface StatusProps {
  readonly isOnline: boolean;
  readonly isSearching: boolean;
  readonly isEmpty: boolean;
  readonly search: Parameters<typeof LoadFailure>[0]['query'] & { readonly isError: boolean };
}

/** Nothing where the groups say it all. */
function Status({ isOnline, isSearching, isEmpty, search }: StatusProps) {
  const { t } = useLingui();
  if (!isOnline || search.isError) {
    return (
      <div className="p-3">
        <LoadFailure title={t`The search did not work`} query={isOnline ? search : { ...search, isPaused: true }} />
      </div>
    );
  }
  if (!isEmpty) return null;
  return (
    <p className="px-4 py-6 text-center text-secondary">
      {isSearching ? <Trans>Searching…</Trans> : <Trans>No matching data</Trans>}
    </p>
  );
}
