import { fold } from '../../text/fold.ts';

/** The words of a text, folded, in order; numbers among them, marks not. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}²³]+/gu) ?? [];
}
