import { useEffect, useState } from 'react';

/** Shorter than the pause between two words, longer than that between two letters. */
const pauseMs = 120;

/** A value once it has rested, so that each letter is not a call of its own. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
