/** Shorter words have too many neighbours: "tap", "top", "tip". */
const shortestMended = 4;
/** From this length on a second slip is as likely as the first. */
const shortestTwice = 8;
/** Of longer words the two-letter forms are too many to keep. */
const longestTwice = 16;

/** How many slips a word of so many letters is forgiven. The database keeps its words by the same rule (`search_slips`). */
export function slipsForgiven(length: number): 0 | 1 | 2 {
  if (length < shortestMended) return 0;
  return length < shortestTwice || length > longestTwice ? 1 : 2;
}

function withoutOne(forms: Iterable<string>): Set<string> {
  const shorter = new Set<string>();
  for (const form of forms) {
    for (let at = 0; at < form.length; at += 1) shorter.add(form.slice(0, at) + form.slice(at + 1));
  }
  return shorter;
}

/** The word, and what is left of it without one or two letters: words that are so many slips apart share such a form. */
export function slipForms(word: string): string[] {
  const forms = new Set([word]);
  let last: ReadonlySet<string> = forms;
  for (let slips = slipsForgiven(word.length); slips > 0; slips -= 1) {
    last = withoutOne(last);
    for (const form of last) forms.add(form);
  }
  return [...forms];
}

const letterBits = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
};

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * The slips that lead from one word to the other: a letter more, less or other, or two neighbours that changed places.
 * Null where the shorter of them is forgiven fewer.
 */
export function slipsBetween(a: string, b: string): number | null {
  if (a === b) return 0;
  const most = slipsForgiven(Math.min(a.length, b.length));
  if (most === 0 || Math.abs(a.length - b.length) > most) return null;
  // A slip changes at most two letters' presence, and most pairs end here.
  if (bitCount(letterBits(a) ^ letterBits(b)) > 2 * most) return null;
  const slips = distance(a, b);
  return slips <= most ? slips : null;
}

/** Damerau and Levenshtein's distance, no letter moved twice. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(of(above, j) + 1, of(row, j - 1) + 1, of(above, j - 1) + other);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, of(before, j - 2) + 1);
      row.push(least);
    }
    before = above;
    above = row;
  }
  return of(above, b.length);
}

const of = (row: readonly number[], at: number): number => row[at] ?? Number.POSITIVE_INFINITY;
