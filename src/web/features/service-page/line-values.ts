import type { Currency } from '#domain/currency.ts';
import { numberText } from '#domain/measure/number-text.ts';
import { moneyFromText, moneyToText, quantityFromText } from '#domain/measure/typed-number.ts';
import type { PricingUnit } from '#domain/pricing/pricing-unit.ts';
import type { CostCategory } from '#domain/pricing/rule.ts';
import type { StandardLine, StandardLineBody } from '#web/api/own-work.ts';
import type { PriceRule } from '#web/api/pricing-rules.ts';

/** A standard line as it is typed. */
export interface LineValues {
  readonly description: string;
  readonly category: CostCategory;
  /** Empty is a price of the line's own. */
  readonly ruleId: string;
  readonly unit: PricingUnit;
  readonly unitLabel: string;
  readonly isAnswered: boolean;
  readonly quantity: string;
  readonly price: string;
}

export type LineProblem = 'description' | 'quantity' | 'price';

export function lineValues(line: StandardLine | null, currency: Currency, locale: string): LineValues {
  return {
    description: line?.description ?? '',
    category: line?.category ?? 'labour',
    ruleId: line?.pricing_rule_id ?? '',
    unit: line?.unit ?? 'fixed',
    unitLabel: line?.unit_label ?? '',
    isAnswered: line !== null && line.quantity === null && line.unit !== 'fixed',
    quantity: numberText(line?.quantity ?? 1, locale),
    price: moneyToText(line?.unit_price_minor ?? null, currency, locale),
  };
}

export type LineReading = { readonly body: StandardLineBody } | { readonly problem: LineProblem };

interface Reading {
  readonly rule: PriceRule | undefined;
  readonly currency: Currency;
  readonly locale: string;
}

/** The line that the values come to, or the first thing that is wrong with them. An empty price is one to come. */
export function readLine(values: LineValues, { rule, currency, locale }: Reading): LineReading {
  const description = values.description.trim();
  if (!description) return { problem: 'description' };
  const unit = rule?.unit ?? values.unit;
  const isCounted = unit !== 'fixed' && !values.isAnswered;
  const quantity = isCounted ? quantityFromText(values.quantity, locale) : null;
  if (isCounted && (quantity === null || quantity <= 0)) return { problem: 'quantity' };
  const price = values.price.trim() === '' || rule ? null : moneyFromText(values.price, currency, locale);
  if (values.price.trim() !== '' && !rule && (price === null || price < 0)) return { problem: 'price' };
  return {
    body: {
      description,
      category: values.category,
      quantity,
      unit,
      unit_label: (rule ? rule.unit_label : values.unitLabel.trim()) || null,
      pricing_rule_id: rule?.id ?? null,
      unit_price_minor: price,
    },
  };
}
