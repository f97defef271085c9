import { useSyncExternalStore } from 'react';

/** Whoever speaks to a computer, or hits keys by chance, must be able to turn single keys off (WCAG 2.1.4). */
const key = 'shortcuts';
const off = 'off';

export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(key) !== off;
  } catch {
    return true;
  }
}

function subscribe(onChange: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === key) onChange();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

function turn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, off);
  } catch {
    // A browser that keeps nothing keeps them on.
  }
  dispatchEvent(new StorageEvent('storage', { key }));
}

export function useShortcutSwitch(): { isOn: boolean; turn: (isOn: boolean) => void } {
  return { isOn: useSyncExternalStore(subscribe, areShortcutsOn, () => true), turn };
}
