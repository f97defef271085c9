import { useSyncExternalStore } from 'react';

/** Tailwind's `md` and `xl`: a desk has a table, a wide desk has the panel beside it. */
export const deskQuery = '(min-width: 48rem)';
/** `lg`: beside the sidebar there is room for eight columns. */
export const lineTableQuery = '(min-width: 64rem)';
export const wideDeskQuery = '(min-width: 80rem)';

/** For layouts whose parts hold state of their own, which CSS alone would make twice. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => true,
  );
}
