import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { forcedMode, refusedMode, wantedMode } from './color-mode.ts';
import { showTheme } from './show-theme.ts';

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The colour mode that the page on show forces, for the attribute of the document that the script at its top reads. */
export function useForcedTheme(): 'light' | 'dark' | undefined {
  const handles = useMatches().map(({ handle }) => handle);
  const { search } = useLocation();
  const wanted = wantedMode(handles, new URLSearchParams(search));
  const forced = forcedMode(wanted);
  // Coming from another page: the script has run long ago.
  useBeforePaint(showTheme, [forced]);
  useEffect(() => {
    const refused = refusedMode(wanted);
    // biome-ignore lint/suspicious/noConsole: R4.6 has the page's maker told there
    if (refused) console.warn(refused);
  }, [wanted]);
  return forced;
}
