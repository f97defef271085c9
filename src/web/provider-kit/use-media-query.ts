import { useSyncExternalStore } from 'react';

/** Tailwind’s `lg`: beside the sidebar there is room for a table, also of long German words. */
export const tableQuery = '(min-width: 64rem)';
/** `xl`: there is room for the panel beside the table. */
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
