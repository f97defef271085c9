import { useSyncExternalStore } from 'react';
import { keptText } from '../kept-text.ts';
import { showTheme } from './show-theme.ts';

/** Whatever is no light and no dark is what the device says. */
const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** As the script at the top of each page reads it. */
const kept = keptText('theme');

const keptTheme = (): Theme => themes.find((theme) => theme === kept.read()) ?? 'system';

/** Chosen in another tab it shows in this one too. */
const subscribe = (onChange: () => void): (() => void) =>
  kept.subscribe(() => {
    showTheme();
    onChange();
  });

export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  return { theme: useSyncExternalStore(subscribe, keptTheme, () => 'system'), setTheme: kept.keep };
}
