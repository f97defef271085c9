import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { Problem, type Sentence } from '#domain/problem.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { insertLineItems } from './line-item-store.ts';
import type { QuoteRow } from './quote-store.ts';
import { totalsOf } from './quote-totals.ts';
import { workOfLine } from './work-of-line.ts';

/** A line as the provider writes it. */
export type NewLine = z.output<(typeof endpoints)['createLineItem']['body']>;

/** The lines that a new quote begins with, in the caller's transaction. @throws Problem invalid_fields, amount_out_of_range */
export async function writeLines(
  scope: ProviderScope,
  quote: QuoteRow,
  lines: readonly NewLine[],
  { defaultTaxRate, firstPosition }: { readonly defaultTaxRate: number; readonly firstPosition: number },
): Promise<void> {
  refuseParts(lines);
  const placed = lines
    .map((line, index) => ({ line, place: line.position ?? index }))
    .toSorted((a, b) => a.place - b.place);
  const rows = await insertLineItems(
    scope,
    quote,
    placed.map(({ line }, index) => ({
      ...rowOf(line),
      taxRate: line.tax_rate ?? defaultTaxRate,
      position: firstPosition + index,
    })),
  );
  totalsOf({ ...quote, lines: rows, components: [] });
}

/** What a provider's own line is stored as. */
export function rowOf(line: Omit<NewLine, 'position'>) {
  return { ...workOfLine(line), componentId: line.component_id ?? null, origin: 'provider' } as const;
}

/** A quote that is only being made has no parts yet. */
function refuseParts(lines: readonly NewLine[]): void {
  const fields: Record<string, Sentence[]> = {};
  for (const [index, line] of lines.entries()) {
    if (line.component_id) fields[`line_items.${index}.component_id`] = [msg`This part is not in the quote`];
  }
  if (Object.keys(fields).length > 0)
    throw new Problem('invalid_fields', msg`Please check the marked fields.`, { fields });
}
