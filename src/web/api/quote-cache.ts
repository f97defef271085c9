import { taxModeOf, totalQuote } from '#domain/quote/totals.ts';
import { hiddenComponentIds, isCounted } from '#domain/quote/visibility.ts';
import type { LineItem, Quote } from './quote-types.ts';

/** What a person can change of a line in place. */
export type LineChange = Partial<
  Pick<
    LineItem,
    | 'description'
    | 'category'
    | 'quantity'
    | 'unit'
    | 'unit_label'
    | 'unit_price_minor'
    | 'unit_cost_minor'
    | 'tax_rate'
    | 'internal_note'
  >
>;

function withLines(quote: Quote, lines: LineItem[]): Quote {
  const hidden = hiddenComponentIds(
    quote.components.map(({ id, is_visible, is_optional, choice_group }) => ({
      id,
      isVisible: is_visible,
      isOptional: is_optional,
      choiceGroup: choice_group,
    })),
  );
  const sums = totalQuote({
    taxMode: taxModeOf({ chargesTax: quote.charges_tax, pricesIncludeTax: quote.prices_include_tax }),
    discountPercent: quote.discount_percent,
    lines: lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      unitPriceMinor: line.unit_price_minor,
      taxRate: line.tax_rate,
      isCounted: isCounted({ componentId: line.component_id }, hidden),
    })),
  });
  // Out of range or below zero: the lines change, the sums wait for the server's answer, which will refuse.
  if (!sums.ok) return { ...quote, line_items: lines };
  const amounts = new Map(sums.lines.map((line) => [line.id, line]));
  return {
    ...quote,
    line_items: lines.map((line) => {
      const amount = amounts.get(line.id);
      return amount ? { ...line, net_minor: amount.netMinor, amount_minor: amount.amountMinor } : line;
    }),
    totals: {
      net_minor: sums.totals.netMinor,
      discount_minor: sums.totals.discountMinor,
      tax: sums.totals.tax.map((row) => ({ rate: row.rate, net_minor: row.netMinor, tax_minor: row.taxMinor })),
      total_minor: sums.totals.totalMinor,
    },
  };
}

/** The quote as it will be once the server has taken the change. */
export function withChangedLine(quote: Quote, lineId: string, change: LineChange): Quote {
  return withLines(
    quote,
    quote.line_items.map((line) => (line.id === lineId ? { ...line, ...change } : line)),
  );
}

/** The same with several lines changed at once, for what is being typed. */
export function withChangedLines(quote: Quote, changes: ReadonlyMap<string, LineChange>): Quote {
  if (changes.size === 0) return quote;
  return withLines(
    quote,
    quote.line_items.map((line) => ({ ...line, ...changes.get(line.id) })),
  );
}

/** The lines in a new order; one of them may have gone to another part of the job. */
export function withOrder(
  quote: Quote,
  order: {
    readonly ids: readonly string[];
    readonly moved?: { lineId: string; componentId: string | null } | undefined;
  },
): Quote {
  const places = new Map(order.ids.map((id, position) => [id, position]));
  return withLines(
    quote,
    quote.line_items.map((line) => ({
      ...line,
      position: places.get(line.id) ?? line.position,
      component_id: order.moved?.lineId === line.id ? order.moved.componentId : line.component_id,
    })),
  );
}

export function withoutLine(quote: Quote, lineId: string): Quote {
  return withLines(
    quote,
    quote.line_items.filter((line) => line.id !== lineId),
  );
}

/** Puts the server's line in, new or changed. */
export function withLine(quote: Quote, line: LineItem): Quote {
  const isKnown = quote.line_items.some((known) => known.id === line.id);
  return withLines(
    quote,
    isKnown ? quote.line_items.map((known) => (known.id === line.id ? line : known)) : [...quote.line_items, line],
  );
}
