/** One letter more, less, other, or two swapped. */
export function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** As {@link isOneLetterOff}, but not with another letter in its place: "remote" is no misspelt "remove". */
export function isSlip(a: string, b: string): boolean {
  if (!isOneLetterOff(a, b)) return false;
  return a.length !== b.length || [...a].toSorted().join('') === [...b].toSorted().join('');
}
