import { useRef } from 'react';
import { newKey } from './new-key.ts';

/** One key as long as the same is asked: pressing again after a lost answer does nothing twice. */
export function useIdempotencyKey(): (body: object) => string {
  const last = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: newKey() };
    return last.current.key;
  };
}
