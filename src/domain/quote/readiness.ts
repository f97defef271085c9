import { roundRatio } from '../money.ts';

/** Whether a price stands as it is, may still move, or needs somebody on the spot first. */
export const readinessLevels = ['firm', 'range', 'visit'] as const;
export type ReadinessLevel = (typeof readinessLevels)[number];

/** Why a price does not stand by itself. */
export type PriceRisk =
  | { readonly kind: 'service_unsure' }
  /** Somebody said that it is there. */
  | { readonly kind: 'hazard_stated'; readonly label: string }
  | { readonly kind: 'size_assumed'; readonly label: string }
  | { readonly kind: 'doubt_open'; readonly label: string };

/** What only a look on the spot can settle; the rest the customer can still say. */
const needsVisit: ReadonlySet<PriceRisk['kind']> = new Set(['service_unsure', 'hazard_stated']);

export function readinessLevel(risks: readonly PriceRisk[]): ReadinessLevel {
  if (risks.length === 0) return 'firm';
  return risks.some(({ kind }) => needsVisit.has(kind)) ? 'visit' : 'range';
}

/** An amount with as much below and above it as it may still move, in thousandths of it. */
export function boundsOf(amountMinor: number, thousandths: number): { readonly low: number; readonly high: number } {
  const part = roundRatio(BigInt(amountMinor) * BigInt(thousandths), 1000n);
  return { low: Number(BigInt(amountMinor) - part), high: Number(BigInt(amountMinor) + part) };
}
