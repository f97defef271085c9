import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import { listPricingRules } from '#server/pricing/pricing-rule-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { changeLines, presentChanged } from './change-line-items.ts';
import { listComponents } from './component-store.ts';
import { takeDeleted } from './deletion-store.ts';
import { insertLineItems, type LineItemRow, listLineItems, movePositions } from './line-item-store.ts';
import type { Json } from './version-store.ts';

/**
 * Brings a removed line back with its evidence, at the place where it stood.
 * @throws Problem not_found when it was not removed or too long ago, invalid_state
 */
export async function restoreLineItem(scope: ProviderScope, quoteId: string, itemId: string) {
  const outcome = await changeLines(scope, quoteId, async (tx, quote) => {
    const kept = await takeDeleted(tx, quote, 'line_item', itemId);
    if (!kept) throw new Problem('not_found', msg`This line can no longer be brought back.`);
    const line = kept as unknown as Json<LineItemRow>; // only removeLineItem keeps rows of this kind
    const others = await listLineItems(tx, quote);
    if (others.some(({ position }) => position === line.position)) {
      const later = others.filter(({ position }) => position >= line.position).map(({ id }) => id);
      await movePositions(tx, quote, later, line.position + 1);
    }
    const components = await listComponents(tx, quote);
    const rules = await listPricingRules(tx);
    const [row] = await insertLineItems(tx, quote, [
      {
        ...line,
        // What it pointed at may have gone meanwhile.
        componentId: components.some(({ id }) => id === line.componentId) ? line.componentId : null,
        pricingRuleId: rules.some(({ id }) => id === line.pricingRuleId) ? line.pricingRuleId : null,
        checkedAt: line.checkedAt === null ? null : new Date(line.checkedAt),
        createdAt: new Date(line.createdAt),
        revision: line.revision + 1,
      },
    ]);
    if (!row) throw new Error('the line was not stored');
    return row;
  });
  return presentChanged(outcome);
}
