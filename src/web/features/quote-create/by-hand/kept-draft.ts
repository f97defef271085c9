import { type RefObject, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepText, readKeptText } from '#web/ui/use-kept-text.ts';
import type { NewQuoteValues } from '../new-quote-values.ts';
import { type HandLine, isUnwritten } from './hand-line.ts';

/** Goes up when a draft is kept in another shape: one of before is then let go. */
const shape = 2;

interface KeptDraft {
  readonly values: NewQuoteValues;
  readonly lines: readonly HandLine[];
}

export function readDraft(name: string): KeptDraft | null {
  const text = readKeptText(name);
  if (!text) return null;
  try {
    const { shape: keptIn, ...draft } = JSON.parse(text) as KeptDraft & { shape?: number }; // only useKeepDraft writes it
    return keptIn === shape ? draft : null;
  } catch {
    return null;
  }
}

/** A customer who came with the address, or a language, is nothing written yet. */
const isWritten = ({ values, lines }: KeptDraft): boolean =>
  [values.title, values.description, values.customer.id ? '' : values.customer.name].some(
    (text) => text.trim() !== '',
  ) || lines.some((line) => !isUnwritten(line));

/**
 * Keeps what is being written in this browser at every keystroke, until the quote is there: no reload and no lost connection
 * costs a line.
 * @returns whether it is over; set once nothing is to be kept any more
 */
export function useKeepDraft(
  name: string,
  form: UseFormReturn<NewQuoteValues>,
  lines: readonly HandLine[],
): RefObject<boolean> {
  const isOver = useRef(false);
  useEffect(() => {
    const keep = () => {
      if (isOver.current) return;
      const draft = { values: form.getValues(), lines };
      keepText(name, isWritten(draft) ? JSON.stringify({ shape, ...draft }) : '');
    };
    keep();
    const watching = form.watch(keep);
    return () => watching.unsubscribe();
  }, [name, form, lines]);
  return isOver;
}
