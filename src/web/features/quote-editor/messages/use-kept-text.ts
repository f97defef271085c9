import { useEffect, useState } from 'react';

/** A text being written, kept in this tab until it is sent: leaving the page loses nothing. */
export function useKeptText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => read(name));
  useEffect(() => {
    try {
      if (text) sessionStorage.setItem(name, text);
      else sessionStorage.removeItem(name);
    } catch {
      // Storage is full or forbidden: the text still stands in the field.
    }
  }, [name, text]);
  return [text, setText];
}

function read(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}
