/** Marks that chats put around stamps and names, which nobody sees. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;

/** A pasted text with one kind of line end and of space, without what nobody sees. */
export const readablePaste = (text: string): string => placedPaste(text).text;

export interface PlacedText {
  readonly text: string;
  /** Where a place of it is in the pasted text. */
  readonly placeOf: (at: number) => number;
}

/** A letter with its accents, which become one, or a line end. */
const written = /\r\n?|[\s\S][\p{M}\u1160-\u11ff]*/gu;

/** The readable text of a paste, and where it stands there. */
export function placedPaste(paste: string): PlacedText {
  const places: number[] = [];
  let text = '';
  for (const { 0: piece, index } of paste.matchAll(written)) {
    const readable = piece
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(invisible, '')
      .replace(/[\u00a0\u202f\t]/g, ' ');
    text += readable;
    for (const _ of Array.from({ length: readable.length })) places.push(index);
  }
  return { text, placeOf: (at) => places[at] ?? paste.length };
}

/** Lower case without accents, letter for letter: a place in it is the same place in the text. */
export function plainOf(text: string): string {
  return text.replace(/[\u0080-\uffff]|[A-Z]/g, (letter) => {
    if (/[’‘´`]/.test(letter)) return "'";
    const special = { ß: 's', æ: 'a', œ: 'o', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }[letter.toLowerCase()];
    const lower = special ?? letter.toLowerCase().normalize('NFD').charAt(0);
    return lower || letter;
  });
}
