import type { z } from 'zod';
import type { lineItem } from '#contract/quote-shapes.ts';
import type { LineTotal } from '#domain/quote/totals.ts';
import { presentTime } from '#server/http/present-time.ts';
import type { LineItemRow } from './line-item-store.ts';

export function presentLineItem(row: LineItemRow, amounts: readonly LineTotal[]): z.input<typeof lineItem> {
  const amount = amounts.find(({ id }) => id === row.id);
  return {
    id: row.id,
    component_id: row.componentId,
    category: row.category,
    description: row.description,
    quantity: row.quantity,
    unit: row.unit,
    unit_label: row.unitLabel,
    unit_price_minor: row.unitPriceMinor,
    unit_cost_minor: row.unitCostMinor,
    internal_note: row.internalNote,
    net_minor: amount?.netMinor ?? 0,
    amount_minor: amount?.amountMinor ?? 0,
    tax_rate: row.taxRate,
    position: row.position,
    origin: row.origin,
    pricing_rule_id: row.pricingRuleId,
    confidence: row.confidence,
    evidence: row.evidence.map(({ kind, ...rest }) => ({
      ...rest,
      kind: kind === 'request' ? 'response' : kind,
      is_from_request: kind === 'request',
    })),
    // What nobody drafted has no reasons that a change could outdate.
    reasoning_is_past: row.origin !== 'engine' && row.confidence !== null && row.evidence.length > 0,
    checked_at: presentTime(row.checkedAt),
    revision: row.revision,
  };
}
