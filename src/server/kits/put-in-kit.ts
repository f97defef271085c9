import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { mostLines } from '#contract/fields.ts';
import { type KitLine, linesAt } from '#domain/kit/kit.ts';
import { Problem } from '#domain/problem.ts';
import { changeLines, refuseForeignComponent } from '#server/quotes/change-line-items.ts';
import { insertLineItems, listLineItems, nextPosition } from '#server/quotes/line-item-store.ts';
import { presentLineItem } from '#server/quotes/present-line-item.ts';
import { presentTotals } from '#server/quotes/quote-totals.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { findKit } from './kit-store.ts';

type Body = z.output<(typeof endpoints)['putInKit']['body']>;

/** What a line of a kit is stored as: written by the provider, whoever had drafted it first. */
export const rowOfKitLine = ({ part: _part, ...line }: KitLine) => ({ ...line, origin: 'provider' as const });

/** The lines of a kit at the end of a quote. @throws Problem not_found, invalid_state, invalid_fields, amount_out_of_range */
export async function putInKit(scope: ProviderScope, quoteId: string, { kit_id, component_id }: Body) {
  const { result, sums, revision } = await changeLines(scope, quoteId, async (tx, quote) => {
    const kit = await findKit(tx, kit_id);
    await refuseForeignComponent(tx, quote, component_id);
    const standing = await listLineItems(tx, quote);
    if (standing.length + kit.lines.length > mostLines) throw tooMany();
    const position = await nextPosition(tx, quote);
    const lines = linesAt(kit, quote).map((line, index) => ({
      ...rowOfKitLine(line),
      componentId: component_id ?? null,
      position: position + index,
    }));
    await insertLineItems(tx, quote, lines);
    return listLineItems(tx, quote);
  });
  return {
    line_items: result.map((line) => presentLineItem(line, sums.lines)),
    totals: presentTotals(sums.totals),
    revision,
  };
}

const tooMany = (): Problem =>
  new Problem('invalid_fields', msg`A quote can have at most ${mostLines} lines.`, {
    fields: { kit_id: [msg`With these the quote would have more than ${mostLines} lines`] },
  });
