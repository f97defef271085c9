import { useSyncExternalStore } from 'react';

/** Whatever is no light and no dark is what the device says. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** As the script at the top of each page reads it. */
const key = 'theme';

function keptTheme(): Theme {
  try {
    return themes.find((theme) => theme === localStorage.getItem(key)) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Chosen in another tab it shows in this one too. */
function subscribe(onChange: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key !== key) return;
    document.documentElement.dataset.theme = keptTheme();
    onChange();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

function choose(theme: Theme): void {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // A browser that keeps nothing shows it as the device does.
  }
  dispatchEvent(new StorageEvent('storage', { key }));
}

export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  return { theme: useSyncExternalStore(subscribe, keptTheme, () => 'system'), setTheme: choose };
}
