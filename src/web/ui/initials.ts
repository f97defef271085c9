/** At most two characters: of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name
    .normalize()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const first = words[0];
  if (!first) return '?';
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return initialOf(first) + (last ? initialOf(last) : '');
}

/** One character also where the capital letter of one is written with two, such as ß. */
function initialOf(word: string): string {
  const [letter = ''] = word;
  const capital = letter.toLocaleUpperCase();
  return capital.length === letter.length ? capital : letter;
}
