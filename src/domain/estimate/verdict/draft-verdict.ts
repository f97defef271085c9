import type { PriceRisk } from '../../quote/readiness.ts';
import type { OpenDoubt } from './open-doubts.ts';
import type { UnderstoodFact } from './understood-facts.ts';

/** What is said of a draft as a whole, beside its lines. */
export interface DraftVerdict {
  readonly risks: readonly PriceRisk[];
  /** How far the price may still move with what is open, as a part of it. */
  readonly spread: number;
  readonly understood: readonly UnderstoodFact[];
  readonly doubts: readonly OpenDoubt[];
}

/** Of what no engine has drafted. */
export const untouchedVerdict: DraftVerdict = { risks: [], spread: 0, understood: [], doubts: [] };
