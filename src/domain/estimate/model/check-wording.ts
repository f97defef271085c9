/** A text of ours in other words. */
export interface Rewording {
  readonly key: string;
  readonly text: string;
}

const longestWording = 160;
const number = /\d+(?:[.,]\d+)*/g;
/** Money, addresses, markup and controls have no place in the wording of a line or question. */
const unwanted = /[\p{Sc}\p{Cc}\p{Cf}<>{}[\]@#]|https?:|www\.|\b(?:EUR|GBP|USD|CHF|SEK|DKK|NOK|PLN|JPY)\b/iu;

/**
 * The rewordings that may stand for ours: of a text there is, on one line, not longer than three times ours, without money,
 * addresses or markup, and with the very numbers that ours has.
 */
export function checkedWordings(
  ours: ReadonlyMap<string, string>,
  rewordings: readonly Rewording[],
): ReadonlyMap<string, string> {
  const kept = new Map<string, string>();
  for (const { key, text } of rewordings) {
    const our = ours.get(key);
    const wording = text.trim();
    if (our === undefined || wording === '' || wording === our) continue;
    if (wording.length > Math.min(longestWording, our.length * 3 + 30) || unwanted.test(wording)) continue;
    if (numbersOf(wording) === numbersOf(our)) kept.set(key, wording);
  }
  return kept;
}

/** In order of size, so that a language may put them in another order. */
function numbersOf(text: string): string {
  return (text.match(number) ?? [])
    .map((found) => found.replace(',', '.'))
    .toSorted()
    .join(' ');
}
