/** A part of a whole with the 95 % interval of the share behind it. */
export interface Share {
  readonly hits: number;
  readonly of: number;
}

/** Normal quantile of a two-sided 95 % interval. */
const z = 1.959964;

/** Wilson's score interval: sane for few cases and for none or all of them, where the plain one has no width. */
export function wilson({ hits, of }: Share): readonly [low: number, high: number] {
  if (of <= 0) return [0, 1];
  const share = hits / of;
  const middle = share + z ** 2 / (2 * of);
  const reach = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const bottom = 1 + z ** 2 / of;
  const low = hits === 0 ? 0 : (middle - reach) / bottom;
  const high = hits === of ? 1 : (middle + reach) / bottom;
  return [Math.max(0, low), Math.min(1, high)];
}

/** How many of a list hold. */
export function shareOf<Item>(items: readonly Item[], holds: (item: Item) => boolean): Share {
  return { hits: items.filter(holds).length, of: items.length };
}

/** The middle of a list; null of none. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
}

const percent = (part: number): string => (part * 100).toFixed(0);

/** `7/10  70 % [40–89]`; a dash where there is nothing to count. */
export function shareText(share: Share): string {
  if (share.of === 0) return '–';
  const [low, high] = wilson(share);
  return `${share.hits}/${share.of} ${percent(share.hits / share.of)} % [${percent(low)}–${percent(high)}]`;
}

/** `+12 %`, `−3 %`. */
export function signedPercent(part: number | null): string {
  if (part === null) return '–';
  const rounded = Math.round(part * 100);
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : '±'}${Math.abs(rounded)} %`;
}
