import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { Problem, type Sentence } from '#domain/problem.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { changeLines, currentTotals, refuseForeignComponent } from './change-line-items.ts';
import { staleRevision } from './change-quote.ts';
import { listLineItems, movePositions, updateLineItem } from './line-item-store.ts';
import { presentLineItem } from './present-line-item.ts';
import { presentTotals } from './quote-totals.ts';

type Order = z.output<(typeof endpoints)['reorderLineItems']['body']>;

/**
 * Puts the lines into the given order. Somebody who has added or removed one meanwhile makes the order stale.
 * @throws Problem not_found, invalid_state, invalid_fields, stale_revision with the lines as they are
 */
export async function reorderLineItems(scope: ProviderScope, quoteId: string, { line_item_ids: ids, moved }: Order) {
  const { result, sums, revision } = await changeLines(scope, quoteId, async (tx, quote) => {
    const lines = await listLineItems(tx, quote);
    if (new Set(ids).size !== ids.length) throw unfit('line_item_ids', msg`Name each line once`);
    const known = new Set(lines.map(({ id }) => id));
    if (known.size !== ids.length || ids.some((id) => !known.has(id))) {
      const { lines: amounts } = await currentTotals(tx, quote);
      throw staleRevision(lines.map((line) => presentLineItem(line, amounts)));
    }
    if (moved) {
      if (!known.has(moved.line_item_id)) throw unfit('moved', msg`This line is not in the quote`);
      await refuseForeignComponent(tx, quote, moved.component_id);
      await updateLineItem(tx, quote, moved.line_item_id, { componentId: moved.component_id });
    }
    await movePositions(tx, quote, ids);
    return listLineItems(tx, quote);
  });
  return {
    line_items: result.map((line) => presentLineItem(line, sums.lines)),
    totals: presentTotals(sums.totals),
    revision,
  };
}

const unfit = (field: string, text: Sentence): Problem =>
  new Problem('invalid_fields', msg`Please check the marked fields.`, { fields: { [field]: [text] } });
