import { useSyncExternalStore } from 'react';
import { keptText } from '../kept-text.ts';
import { type Theme, themes } from './color-mode.ts';

/** As the script at the top of each page reads it. */
const kept = keptText('theme');

const keptTheme = (): Theme => themes.find((theme) => theme === kept.read()) ?? 'system';

/** Shows what was chosen, or what the page forces. */
export function showTheme(): void {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.forcedTheme ?? keptTheme();
}

/** Chosen in another tab it shows in this one too. */
const subscribe = (onChange: () => void): (() => void) =>
  kept.subscribe(() => {
    showTheme();
    onChange();
  });

export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  return { theme: useSyncExternalStore(subscribe, keptTheme, () => 'system'), setTheme: kept.keep };
}
