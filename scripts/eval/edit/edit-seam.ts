import { proposeReading } from '#domain/ai-edit/edit-by-words.ts';
import { type CaseItem, itemsOf, tableOf } from '#domain/ai-edit/testing.ts';
import { currencies } from '#domain/currency.ts';
import { matchLocale } from '#domain/locale.ts';
import type { EditReader } from '#server/ports/edit-reader.ts';
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

const outcomes = {
  edit: 'applied',
  question: 'needs_clarification',
  refusal: 'refused',
  no_change: 'no_change',
} as const;

/** What the product proposes for a command, as the cases say it. @throws Error for a currency the product does not know */
export function editLinesBy(reader: EditReader): EditLines {
  return async ({ request: command, language, currency, items }) => {
    const known = currencies.find((one) => one === currency);
    if (!known) throw new Error(`the currency ${currency} is not known`);
    const table = tableOf(items as readonly CaseItem[], known); // a unit or category that is none shows as a miss
    const { reading } = await reader.read({ table, command, locale: matchLocale([language]), choices: [] });
    const proposal = proposeReading(table, reading);
    return {
      outcome: outcomes[proposal.kind],
      reason: 'reason' in proposal ? proposal.reason : null,
      items: itemsOf(proposal.kind === 'edit' ? proposal.table : table),
    };
  };
}
