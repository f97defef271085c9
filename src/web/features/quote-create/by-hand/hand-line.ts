import type { Currency } from '#domain/currency.ts';
import { numberText } from '#domain/measure/number-text.ts';
import { moneyFromText, moneyToText, quantityFromText } from '#domain/measure/typed-number.ts';
import type { PricingUnit } from '#domain/pricing/pricing-unit.ts';
import type { CostCategory } from '#domain/pricing/rule.ts';
import { lineAmountMinor } from '#domain/quote/line-amount.ts';
import type { KitWithLines } from '#web/api/kits.ts';
import type { NewLine } from '#web/api/line-items.ts';
import type { LineSuggestion } from '#web/api/line-suggestions.ts';
import { newKey } from '#web/api/new-key.ts';

/** The most lines that one call takes. */
export const mostLines = 500;

/** A line as it is being written: figures are what was typed. */
export interface HandLine {
  readonly key: string;
  readonly description: string;
  readonly quantity: string;
  readonly unit: PricingUnit;
  readonly unit_label: string | null;
  readonly price: string;
  readonly category: CostCategory;
  readonly unit_cost_minor: number | null;
  /** Null is the provider's usual rate. */
  readonly tax_rate: number | null;
  readonly internal_note: string | null;
}

/** How amounts are written. */
export interface Writing {
  readonly currency: Currency;
  readonly locale: string;
}

export const emptyLine = (): HandLine => ({
  key: newKey(),
  description: '',
  quantity: '1',
  unit: 'per_unit',
  unit_label: null,
  price: '',
  category: 'labour',
  unit_cost_minor: null,
  tax_rate: null,
  internal_note: null,
});

/** A line read from a spreadsheet, as if it were typed. */
export function typedLine(line: NewLine, { currency, locale }: Writing): HandLine {
  return {
    ...emptyLine(),
    description: line.description,
    quantity: numberText(line.quantity, locale),
    unit: line.unit,
    unit_label: line.unit_label ?? null,
    price: moneyToText(line.unit_price_minor, currency, locale),
    category: line.category,
    unit_cost_minor: line.unit_cost_minor ?? null,
    tax_rate: line.tax_rate ?? null,
    internal_note: line.internal_note ?? null,
  };
}

export const isUnwritten = ({ description, price }: HandLine): boolean =>
  description.trim() === '' && price.trim() === '';

/** All that a suggestion says; how many is the one thing it cannot know. */
export function filledBy(suggestion: LineSuggestion, { currency, locale }: Writing): Partial<HandLine> {
  const { description, category, unit, unit_label, unit_price_minor, unit_cost_minor } = suggestion;
  const price = moneyToText(unit_price_minor, currency, locale);
  return { description, category, unit, unit_label, unit_cost_minor, price };
}

/** A kit's lines as if they had been written here. */
export function linesOfKit({ lines }: KitWithLines, { currency, locale }: Writing): HandLine[] {
  return lines.map(({ description, quantity, unit, unit_label, unit_price_minor, category, unit_cost_minor }) => ({
    key: newKey(),
    description,
    quantity: numberText(quantity, locale),
    unit,
    unit_label,
    price: moneyToText(unit_price_minor, currency, locale),
    category,
    unit_cost_minor,
    tax_rate: null,
    internal_note: null,
  }));
}

/** Null where it is not written or cannot be read. */
export function amountOf(line: HandLine, { currency, locale }: Writing): number | null {
  const quantity = quantityFromText(line.quantity, locale);
  const price = moneyFromText(line.price, currency, locale);
  return quantity === null || price === null ? null : lineAmountMinor(quantity, price);
}

/** What the written lines come to; null past any amount. */
export function sumOf(lines: readonly HandLine[], writing: Writing): number | null {
  const sum = lines.reduce((total, line) => total + (amountOf(line, writing) ?? 0), 0);
  return Number.isSafeInteger(sum) ? sum : null;
}

export type LineColumn = 'description' | 'quantity' | 'unit' | 'price' | 'tax';

/** The first thing of a line that cannot be meant. A price may be missing: the review asks for it before anything is sent. */
export function faultOf(line: HandLine, { currency, locale }: Writing): LineColumn | null {
  if (isUnwritten(line)) return null;
  if (line.description.trim() === '') return 'description';
  if (quantityFromText(line.quantity, locale) === null) return 'quantity';
  return line.price.trim() !== '' && moneyFromText(line.price, currency, locale) === null ? 'price' : null;
}

/** A line without a fault, for the server. */
export function lineBody(line: HandLine, { currency, locale }: Writing): NewLine {
  const { category, unit, unit_label, unit_cost_minor, tax_rate, internal_note } = line;
  return {
    category,
    description: line.description.trim(),
    quantity: quantityFromText(line.quantity, locale) ?? 1,
    unit,
    unit_label,
    unit_price_minor: line.price.trim() ? moneyFromText(line.price, currency, locale) : null,
    unit_cost_minor,
    ...(tax_rate !== null && { tax_rate }),
    ...(internal_note !== null && { internal_note }),
  };
}
