import type { z } from 'zod';
import type { getKit, kit } from '#contract/kits.ts';
import { linesAt } from '#domain/kit/kit.ts';
import { lineAmountMinor } from '#domain/quote/line-amount.ts';
import { presentTime } from '#server/http/present-time.ts';
import type { ProviderRow } from '#server/providers/provider-store.ts';
import type { KitRow } from './kit-store.ts';

export function presentKit({ id, kind, name, currency, lines, updatedAt }: KitRow): z.input<typeof kit> {
  const amounts = lines.map(({ quantity, unitPriceMinor }) =>
    unitPriceMinor === null ? null : lineAmountMinor(quantity, unitPriceMinor),
  );
  const sum = amounts.reduce((total, amount) => (total === null || amount === null ? null : total + amount), 0);
  return {
    id,
    kind,
    name,
    currency,
    line_count: lines.length,
    sum_minor: sum !== null && Number.isSafeInteger(sum) ? sum : null,
    updated_at: presentTime(updatedAt),
  };
}

/** With its lines as the provider's next quote would take them. */
export function presentKitWithLines(row: KitRow, provider: ProviderRow): z.input<(typeof getKit)['response']> {
  return {
    ...presentKit(row),
    title: row.head?.title ?? null,
    part_count: row.head?.parts.length ?? 0,
    lines: linesAt(row, provider).map((line) => ({
      category: line.category,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      unit_label: line.unitLabel,
      unit_price_minor: line.unitPriceMinor,
      unit_cost_minor: line.unitCostMinor,
      tax_rate: line.taxRate,
    })),
  };
}
