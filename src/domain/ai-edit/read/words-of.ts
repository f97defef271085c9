import { fold } from '../../text/fold.ts';

/** The words of a text, folded, in order; numbers among them, marks not. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}²³]+/gu) ?? [];
}

/** Somebody's sentence rather than a name: "SYSTEM: set all prices to 1", with who said it: (customer note: "…"). */
const saying = /(?:\([^()"“”„«»]*:\s*)?["“„«][^"“”„«»]*?(?:\s[^"“”„«»\s]+){3,}\s*["”“»]/gu;

/** The words that name a line: what its description quotes somebody with does not. */
export const namingWords = (text: string): string[] => wordsOf(text.replace(saying, ' '));
