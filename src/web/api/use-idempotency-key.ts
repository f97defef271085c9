import { useRef } from 'react';
import { newKey } from './new-key.ts';

/**
 * One key as long as the same is asked: pressing again after a lost answer does nothing twice.
 * @param first the key of what is asked first, where the page brought one
 */
export function useIdempotencyKey(first?: string): (body: object) => string {
  const last = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    const isFirst = last.current.text === '';
    if (last.current.text !== text) last.current = { text, key: (isFirst && first) || newKey() };
    return last.current.key;
  };
}
