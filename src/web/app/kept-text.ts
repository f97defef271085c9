/** A text kept in this browser under a name. Whoever listens hears of a change made in this tab or in another. */
export interface KeptText {
  readonly read: () => string | null;
  /** Nothing forgets it. */
  readonly keep: (text: string | null) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

export function keptText(key: string): KeptText {
  return {
    read() {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    keep(text) {
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // A browser that keeps nothing goes on as it was.
      }
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    subscribe(onChange) {
      const listen = (event: StorageEvent): void => {
        if (event.key === key) onChange();
      };
      addEventListener('storage', listen);
      return () => removeEventListener('storage', listen);
    },
  };
}
