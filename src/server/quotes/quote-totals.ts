import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { totals } from '#contract/quote-shapes.ts';
import { Problem } from '#domain/problem.ts';
import { type QuoteTotal, type Totals, taxModeOf, totalQuote } from '#domain/quote/totals.ts';
import { hiddenComponentIds, isCounted } from '#domain/quote/visibility.ts';

interface Line {
  readonly id: string;
  readonly componentId: string | null;
  readonly quantity: number;
  readonly unitPriceMinor: number | null;
  readonly taxRate: number;
}

interface ToTotal {
  readonly chargesTax: boolean;
  readonly pricesIncludeTax: boolean;
  readonly discountPercent: number;
  readonly lines: readonly Line[];
  readonly components: Parameters<typeof hiddenComponentIds>[0];
}

export type Totalled = Extract<QuoteTotal, { ok: true }>;

/** Sums of a quote as it stands now. @throws Problem amount_out_of_range, invalid_fields when a deduction is too large */
export function totalsOf({ lines, components, discountPercent, ...mode }: ToTotal): Totalled {
  const hidden = hiddenComponentIds(components);
  const result = totalQuote({
    lines: lines.map((line) => ({ ...line, isCounted: isCounted(line, hidden) })),
    taxMode: taxModeOf(mode),
    discountPercent,
  });
  if (result.ok) return result;
  if (result.code === 'amount_out_of_range')
    throw new Problem('amount_out_of_range', msg`A quantity, price or percentage on this quote is out of range.`);
  throw new Problem(
    'invalid_fields',
    msg`The deductions are larger than the quote: its total may not fall below zero.`,
  );
}

export function presentTotals({ netMinor, discountMinor, tax, totalMinor }: Totals): z.input<typeof totals> {
  return {
    net_minor: netMinor,
    discount_minor: discountMinor,
    tax: tax.map((part) => ({ rate: part.rate, net_minor: part.netMinor, tax_minor: part.taxMinor })),
    total_minor: totalMinor,
  };
}
