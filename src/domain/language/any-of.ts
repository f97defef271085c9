/** A pattern for any of the phrases, the longest first; blanks as `blank` has them. Matches nothing where there are none. */
export function anyOf(phrases: readonly string[], blank = String.raw`\s`): string {
  const patterns = [...new Set(phrases)]
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', blank));
  return patterns.length > 0 ? patterns.join('|') : '(?!)';
}
