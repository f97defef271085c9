import type { PricingUnit } from '../pricing/pricing-unit.ts';
import type { CostCategory } from '../pricing/rule.ts';
import type { QuoteDetail } from '../quote/detail.ts';

/** Lines that are put into a quote together, or all that a quote begins with. */
export const kitKinds = ['kit', 'template'] as const;
export type KitKind = (typeof kitKinds)[number];

export interface KitLine {
  readonly category: CostCategory;
  readonly description: string;
  readonly quantity: number;
  readonly unit: PricingUnit;
  readonly unitLabel: string | null;
  /** In the kit's currency; null where the provider prices it each time. */
  readonly unitPriceMinor: number | null;
  readonly unitCostMinor: number | null;
  readonly taxRate: number;
  /** Its place among the parts of a template; null for the whole job, and in a kit. */
  readonly part: number | null;
}

export interface TemplatePart {
  readonly title: string;
  readonly description: string | null;
  readonly isOptional: boolean;
  readonly isVisible: boolean;
  /** Of parts with one name here the customer takes one. */
  readonly choiceGroup: string | null;
}

/** What a template says beside its lines. */
export interface TemplateHead {
  readonly title: string;
  readonly serviceTypeId: string | null;
  readonly detail: QuoteDetail;
  readonly discountPercent: number;
  readonly terms: string | null;
  readonly message: string | null;
  readonly starts: string | null;
  readonly duration: string | null;
  readonly depositPercent: number | null;
  readonly guarantee: string | null;
  readonly parts: readonly TemplatePart[];
  readonly assumptions: readonly {
    readonly text: string;
    readonly part: number | null;
    readonly isInternal: boolean;
  }[];
}

interface Prices {
  readonly currency: string;
  readonly pricesIncludeTax: boolean;
}

/** A price says something only in its own currency, and with the tax in it or not: elsewhere a line comes without. */
export function linesAt(kit: Prices & { readonly lines: readonly KitLine[] }, quote: Prices): KitLine[] {
  if (kit.currency === quote.currency && kit.pricesIncludeTax === quote.pricesIncludeTax) return [...kit.lines];
  const isOtherCurrency = kit.currency !== quote.currency;
  return kit.lines.map((line) => ({
    ...line,
    unitPriceMinor: null,
    unitCostMinor: isOtherCurrency ? null : line.unitCostMinor,
  }));
}
