import type { EstimatedLine } from '#domain/estimate/estimated-line.ts';

type Work = Pick<EstimatedLine, 'category' | 'description' | 'quantity' | 'unit' | 'unit_price_minor'>;

/** What a line is for and what it comes to, as it is stored: the same whether the engine or the provider writes it. */
export function workOfLine(
  line: Work & {
    readonly unit_label?: string | null | undefined;
    readonly unit_cost_minor?: number | null | undefined;
    readonly internal_note?: string | null | undefined;
  },
) {
  return {
    category: line.category,
    description: line.description,
    quantity: line.quantity,
    unit: line.unit,
    unitLabel: line.unit_label || null,
    unitPriceMinor: line.unit_price_minor,
    unitCostMinor: line.unit_cost_minor ?? null,
    internalNote: line.internal_note || null,
  };
}
