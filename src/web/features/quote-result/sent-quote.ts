import type { customerQuote } from '#contract/customer-quotes.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Locale } from '#domain/locale.ts';
import { type LineToTotal, taxModeOf, totalQuote } from '#domain/quote/totals.ts';

export type CustomerQuote = OutputOf<typeof customerQuote>;
export type SentVersion = NonNullable<CustomerQuote['version']>;
export type SentLine = SentVersion['line_items'][number];
export type SentComponent = SentVersion['components'][number];
export type SentTotals = SentVersion['totals'];

const byPosition = <Placed extends { readonly position: number }>(items: readonly Placed[]): Placed[] =>
  items.toSorted((a, b) => a.position - b.position);

/** The parts the customer may add or leave out. */
export function extrasOf(version: SentVersion): SentComponent[] {
  return byPosition(version.components.filter((component) => component.is_optional));
}

export interface IncludedPart {
  readonly component: SentComponent | null;
  readonly lines: readonly SentLine[];
}

/** What is in the price whatever extras are chosen, by part of the job. */
export function includedParts(version: SentVersion): IncludedPart[] {
  const fixed = byPosition(version.components.filter((component) => !component.is_optional && component.is_visible));
  const known = new Set(version.components.map(({ id }) => id));
  const lines = byPosition(version.line_items);
  const ofJob = lines.filter((line) => line.component_id === null || !known.has(line.component_id));
  const parts = fixed.map((component) => ({
    component,
    lines: lines.filter((line) => line.component_id === component.id),
  }));
  return ofJob.length > 0 ? [...parts, { component: null, lines: ofJob }] : parts;
}

function lineToTotal(line: SentLine, isCounted: boolean): LineToTotal {
  const { id, quantity } = line;
  return { id, quantity, unitPriceMinor: line.unit_price_minor, taxRate: line.tax_rate, isCounted };
}

const taxMode = (version: SentVersion) =>
  taxModeOf({ chargesTax: version.charges_tax, pricesIncludeTax: version.prices_include_tax });

/** What these lines add up to as they are shown: with tax where prices include it, else without. */
export function shownSum(version: SentVersion, lines: readonly SentLine[]): number | null {
  const total = totalQuote({
    lines: lines.map((line) => lineToTotal(line, true)),
    taxMode: taxMode(version),
    discountPercent: 0,
  });
  if (!total.ok) return null;
  return version.prices_include_tax ? total.totals.totalMinor : total.totals.netMinor;
}

export function priceOf(version: SentVersion, component: SentComponent): number | null {
  const lines = version.line_items.filter((line) => line.component_id === component.id);
  return lines.length > 0 ? shownSum(version, lines) : null;
}

/**
 * The totals with this choice of extras, for the moment until the server says them. Null where the page cannot know:
 * a discount's percentage, or lines that the provider does not show.
 */
export function totalsWith(version: SentVersion, hidden: ReadonlySet<string>): SentTotals | null {
  if (version.totals.discount_minor !== 0 || version.line_items.length === 0) return null;
  const lines = version.line_items.map((line) => lineToTotal(line, !hidden.has(line.component_id ?? '')));
  const total = totalQuote({ lines, taxMode: taxMode(version), discountPercent: 0 });
  if (!total.ok) return null;
  return {
    net_minor: total.totals.netMinor,
    discount_minor: total.totals.discountMinor,
    tax: total.totals.tax.map((row) => ({ rate: row.rate, net_minor: row.netMinor, tax_minor: row.taxMinor })),
    total_minor: total.totals.totalMinor,
  };
}

/** 18 December. A day has no time zone. */
export function dayText(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));
}
