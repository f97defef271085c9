import { fold } from '../../text/fold.ts';

/** The smallest piece of a text that a measure is read from. */
export interface Lexeme {
  readonly is: 'figure' | 'word' | 'sign';
  /** Of a word, folded. */
  readonly text: string;
  /** [start, end) in the text. */
  readonly start: number;
  readonly end: number;
  /** Whether a space or a line's end stands before it. */
  readonly isSpaced: boolean;
}

const pattern = /(\d{1,3}(?:[.,  ']\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d{1,12}(?:[.,]\d{1,6})?)|(\p{L}[\p{L}\p{M}]*)|\S/gu;
/** "4mx3m", "12ftx10": the sign of multiplication hangs on the unit before it. */
const hangingTimes = /^(\p{L}+)x$/iu;

/** A text as figures, words and signs, in order. Linear in its length. */
export function lexemesOf(text: string): Lexeme[] {
  const lexemes: Lexeme[] = [];
  let last = 0;
  for (const found of text.matchAll(pattern)) {
    const start = found.index;
    const end = start + found[0].length;
    const isSpaced = start > last;
    last = end;
    if (found[1] !== undefined) lexemes.push({ is: 'figure', text: found[0], start, end, isSpaced });
    else if (found[2] === undefined) lexemes.push({ is: 'sign', text: found[0], start, end, isSpaced });
    else
      lexemes.push(...wordsFrom(text, found[0], { start, isSpaced, isBehindFigure: lexemes.at(-1)?.is === 'figure' }));
  }
  return lexemes;
}

function wordsFrom(
  text: string,
  word: string,
  { start, isSpaced, isBehindFigure }: { start: number; isSpaced: boolean; isBehindFigure: boolean },
): Lexeme[] {
  const end = start + word.length;
  const hanging = isBehindFigure && /\d/.test(text[end] ?? '') ? hangingTimes.exec(word)?.[1] : undefined;
  if (hanging === undefined) return [{ is: 'word', text: fold(word), start, end, isSpaced }];
  const cut = start + hanging.length;
  return [
    { is: 'word', text: fold(hanging), start, end: cut, isSpaced },
    { is: 'word', text: 'x', start: cut, end, isSpaced: false },
  ];
}
