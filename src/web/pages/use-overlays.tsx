import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { TypedAhead } from '../app/shortcuts/typed-ahead.ts';
import { useShortcuts } from '../app/shortcuts/use-shortcuts.ts';
import { pathTo } from '../paths.ts';
import { onDemand } from '../ui/on-demand.tsx';

const Palette = onDemand(async () => (await import('../features/command-palette/palette.tsx')).Palette);
const ShortcutHelp = onDemand(async () => (await import('../features/shortcut-help/shortcut-help.tsx')).ShortcutHelp);

type Overlay = 'palette' | 'help';

/** What lies over every page of the provider, and the keys that lead to it and around. */
export function useOverlays() {
  const navigate = useNavigate();
  const [shown, show] = useState<Overlay | null>(null);
  const [typedAhead] = useState(() => new TypedAhead());
  const search = useCallback(() => {
    // The palette comes over the line the first time: whoever types on is not made to wait.
    typedAhead.start();
    show('palette');
  }, [typedAhead]);
  useShortcuts({
    '/': search,
    '?': () => show('help'),
    n: () => void navigate(pathTo('quoteCreate')),
    'g q': () => void navigate(pathTo('quotes')),
    'g c': () => void navigate(pathTo('customers')),
  });
  useEffect(() => {
    // While typing too: the keys write nothing. Over a dialog it would leave half a decision behind.
    const listen = (event: KeyboardEvent) => {
      const isWanted = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'k';
      if (!isWanted || document.querySelector('[role=dialog], [role=alertdialog]')) return;
      event.preventDefault();
      search();
    };
    addEventListener('keydown', listen);
    return () => {
      typedAhead.take();
      removeEventListener('keydown', listen);
    };
  }, [typedAhead, search]);
  const close = () => {
    typedAhead.take();
    show(null);
  };
  const overlay = (
    <>
      {shown === 'palette' ? (
        <Palette onClose={close} onHelp={() => show('help')} takeTyped={() => typedAhead.take()} />
      ) : null}
      {shown === 'help' ? <ShortcutHelp onClose={close} /> : null}
    </>
  );
  return { overlay, openSearch: search };
}
