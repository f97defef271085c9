import { useEffect, useRef, useState } from 'react';

export const readKeptText = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

export const keepText = (name: string, text: string): void => {
  try {
    if (text) localStorage.setItem(name, text);
    else localStorage.removeItem(name);
  } catch {
    // Storage is full or forbidden: the text still stands in the field.
  }
};

/** After its text has arrived where it should. */
export const forgetKeptText = (name: string): void => keepText(name, '');

/**
 * A text being written, kept in this browser until it is sent: leaving the page, or losing the connection, loses nothing.
 * What was kept appears once the page runs, so that it is rendered the same everywhere.
 * @param initial what stands there where nothing was kept
 */
export function useKeptText(name: string, initial = ''): [string, (text: string) => void] {
  const [text, setText] = useState(initial);
  const isTyped = useRef(false);
  useEffect(() => {
    const kept = readKeptText(name);
    if (kept && !isTyped.current) setText(kept);
  }, [name]);
  const change = (next: string): void => {
    isTyped.current = true;
    setText(next);
    keepText(name, next);
  };
  return [text, change];
}
