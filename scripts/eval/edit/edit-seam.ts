import type { EditItem } from '../cases/edit-case.ts';

/** What a provider asks of a quote's lines in their own words; money in minor units. */
export interface EditAsked {
  readonly request: string;
  /** Two letters. */
  readonly language: string;
  readonly currency: string;
  readonly items: readonly EditItem[];
}

export interface EditDone {
  /** applied, needs_clarification, refused, no_change */
  readonly outcome: string;
  readonly reason: string | null;
  /** The lines afterwards; as they were unless applied. */
  readonly items: readonly EditItem[];
}

export type EditLines = (asked: EditAsked) => EditDone | Promise<EditDone>;

/** The one place where editing by words is plugged in; null while there is none. */
export const editLines: EditLines | null = null;
