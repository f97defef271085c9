/** Marks that chats put around stamps and names, which nobody sees. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;

/** A pasted text with one kind of line end and of space, without what nobody sees. */
export function readablePaste(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(invisible, '')
    .replace(/[\u00a0\u202f\t]/g, ' ');
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
