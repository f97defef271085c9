import type { PriceRisk } from '../../quote/readiness.ts';

/** What is said of a draft as a whole, beside its lines. */
export interface DraftVerdict {
  readonly risks: readonly PriceRisk[];
  /** How far the price may still move with what is open, as a part of it. */
  readonly spread: number;
}

/** Of what no engine has drafted. */
export const untouchedVerdict: DraftVerdict = { risks: [], spread: 0 };
