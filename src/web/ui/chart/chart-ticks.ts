const mostSteps = 4;

/** Round steps from 0 to at least the largest value, at most four of them. */
export function chartTicks(largest: number): number[] {
  if (largest <= 0) return [0];
  const rough = largest / mostSteps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * ([1, 2, 2.5, 5].find((factor) => factor * power >= rough) ?? 10));
  return Array.from({ length: Math.ceil(largest / step) + 1 }, (_, index) => index * step);
}
