/** How long something took, time after time: milliseconds. */
export interface Spread {
  readonly n: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/** Nearest rank: a time that was really measured, never one between two. @throws Error for no times */
export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const rank = (share: number): number => {
    const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
    if (value === undefined) throw new Error('nothing was measured');
    return value;
  };
  return { n: sorted.length, p50: rank(0.5), p95: rank(0.95), max: rank(1) };
}

/** Three figures that count: `0.0123`, `1.23`, `12.3`, `1230`. */
export function millisecondsText(ms: number): string {
  return ms >= 100 ? ms.toFixed(0) : ms.toPrecision(3);
}

const times = (part: number, whole: number): string => `${millisecondsText(part / whole)} ×`;

export const spreadColumns = ['n', 'p50 ms', 'p95 ms', 'max ms', 'p50 / floor', 'p95 / floor'] as const;

/** Cells under those columns; the floor's own row has no ratio. */
export function spreadCells({ n, p50, p95, max }: Spread, floor: Spread | null): string[] {
  const ratios = floor ? [times(p50, floor.p50), times(p95, floor.p95)] : ['–', '–'];
  return [String(n), ...[p50, p95, max].map(millisecondsText), ...ratios];
}
