import type { EditTable, QuestionReason, RefusalReason } from './plan.ts';

/** A total that was named, and the nearest one that the quote can come to. */
export interface Missed {
  readonly wantedMinor: number;
  readonly totalMinor: number;
}

export type Refused =
  | { readonly ok: false; readonly kind: 'refusal'; readonly reason: RefusalReason }
  | { readonly ok: false; readonly kind: 'question'; readonly reason: QuestionReason };

export type Applied =
  | {
      readonly ok: true;
      readonly table: EditTable;
      /** Where tax and rounding leave out the very total that was named. */
      readonly missed?: Missed | null;
    }
  | Refused;

export const refuse = (reason: RefusalReason): Refused => ({ ok: false, kind: 'refusal', reason });
export const doubt = (reason: QuestionReason): Refused => ({ ok: false, kind: 'question', reason });
