import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { mostLines } from '#contract/fields.ts';
import { Problem, type Sentence } from '#domain/problem.ts';
import { defaultRate } from '#domain/provider/tax-identity.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { changeLines } from './change-line-items.ts';
import { listComponents } from './component-store.ts';
import { insertLineItems, listLineItems, nextPosition } from './line-item-store.ts';
import { presentLineItem } from './present-line-item.ts';
import { presentTotals } from './quote-totals.ts';
import { rowOf } from './write-lines.ts';

type Lines = z.output<(typeof endpoints)['addLineItems']['body']>['line_items'];

/** Several lines in one step, such as those of a spreadsheet. @throws Problem not_found, invalid_state, invalid_fields */
export async function addLineItems(scope: ProviderScope, quoteId: string, lines: Lines) {
  const { result, sums, revision } = await changeLines(scope, quoteId, async (tx, quote) => {
    const parts = new Set((await listComponents(tx, quote)).map(({ id }) => id));
    const present = await listLineItems(tx, quote);
    refuseUnfit(lines, parts, present.length);
    const taxRate = defaultRate((await findProvider(tx)).taxRates);
    const first = await nextPosition(tx, quote);
    await insertLineItems(
      tx,
      quote,
      lines.map((line, index) => ({ ...rowOf(line), taxRate: line.tax_rate ?? taxRate, position: first + index })),
    );
    return listLineItems(tx, quote);
  });
  return {
    line_items: result.map((line) => presentLineItem(line, sums.lines)),
    totals: presentTotals(sums.totals),
    revision,
  };
}

function refuseUnfit(lines: Lines, parts: ReadonlySet<string>, present: number): void {
  const fields: Record<string, Sentence[]> = {};
  for (const [index, { component_id: id }] of lines.entries())
    if (id && !parts.has(id)) fields[`line_items.${index}.component_id`] = [msg`This part is not in the quote`];
  if (present + lines.length > mostLines) fields.line_items = [msg`A quote has at most ${mostLines} lines`];
  if (Object.keys(fields).length > 0)
    throw new Problem('invalid_fields', msg`Please check the marked fields.`, { fields });
}
