const letters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i' };

/** Lower case, no accents: "Küche" and "kuche" are the same word. */
export function fold(text: string): string {
  const bare = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[’′]/g, "'");
  return bare.replace(/[ßøæœłđı]/g, (letter) => letters[letter] ?? letter);
}
