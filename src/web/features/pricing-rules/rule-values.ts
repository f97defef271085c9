import type { Currency } from '#domain/currency.ts';
import type { SampleInput } from '#domain/estimate/pricing/sample-price.ts';
import type { Locale } from '#domain/locale.ts';
import { numberText } from '#domain/measure/number-text.ts';
import type { CostCategory, PricingRule, PricingStrategy, PricingUnit } from '#domain/pricing/rule.ts';
import type { PriceRule, PriceRuleBody } from '#web/api/pricing-rules.ts';
import { moneyFromText, moneyToText, quantityFromText } from '#web/typed-number.ts';

/** The form's fields by the wire's names; amounts as they are typed. */
export interface RuleValues {
  name: string;
  service_type_id: string;
  line_key: string;
  strategy: PricingStrategy;
  cost_category: CostCategory;
  unit_label: string;
  rate_minor: string;
  minimum_minor: string;
  markup_percent: string;
  tax_rate: string;
  is_active: boolean;
}

export interface MoneyContext {
  readonly currency: Currency;
  readonly locale: Locale;
  /** What a price without a rate of its own is taxed with, and whether prices hold the tax. */
  readonly tax: SampleInput['tax'];
}

/** Of a rule, or of a new one for which `preset` says what is known already. */
export function ruleValues(
  rule: PriceRule | null,
  { currency, locale }: MoneyContext,
  preset: Partial<RuleValues> = {},
): RuleValues {
  return {
    name: rule?.name ?? '',
    service_type_id: rule?.service_type_id ?? '',
    line_key: rule?.line_key ?? '',
    strategy: rule?.strategy ?? 'hourly',
    cost_category: rule?.cost_category ?? 'labour',
    unit_label: rule?.unit_label ?? '',
    rate_minor: moneyToText(rule?.rate_minor ?? null, currency, locale),
    minimum_minor: moneyToText(rule?.minimum_minor ?? null, currency, locale),
    markup_percent: rule?.markup_percent == null ? '' : numberText(rule.markup_percent, locale),
    tax_rate: rule?.tax_rate == null ? '' : numberText(rule.tax_rate, locale),
    is_active: rule?.is_active ?? true,
    ...preset,
  };
}

export type UnreadField = 'name' | 'rate_minor' | 'minimum_minor' | 'markup_percent' | 'tax_rate';

/** What is typed as the API takes it, or the fields that cannot be read. Each strategy counts in the unit of its name. */
export function readRule(
  values: RuleValues,
  { currency, locale }: MoneyContext,
  unitOf: (strategy: PricingStrategy) => PricingUnit,
): { body: PriceRuleBody } | { unread: UnreadField[] } {
  const rate = moneyFromText(values.rate_minor, currency, locale);
  const minimum = values.minimum_minor.trim() ? moneyFromText(values.minimum_minor, currency, locale) : null;
  const markup = values.markup_percent.trim() ? quantityFromText(values.markup_percent, locale) : null;
  const tax = values.tax_rate.trim() ? quantityFromText(values.tax_rate, locale) : null;
  const unread: UnreadField[] = [];
  if (!values.name.trim()) unread.push('name');
  if (rate === null || rate < 0) unread.push('rate_minor');
  if (values.minimum_minor.trim() && (minimum === null || minimum < 0)) unread.push('minimum_minor');
  if (values.markup_percent.trim() && (markup === null || markup < 0 || markup > 100)) unread.push('markup_percent');
  if (values.tax_rate.trim() && (tax === null || tax < 0 || tax > 100)) unread.push('tax_rate');
  if (unread.length > 0 || rate === null) return { unread };
  return {
    body: {
      name: values.name,
      service_type_id: values.service_type_id || null,
      line_key: values.line_key || null,
      strategy: values.strategy,
      unit: unitOf(values.strategy),
      cost_category: values.cost_category,
      unit_label: values.unit_label.trim() || null,
      rate_minor: rate,
      minimum_minor: minimum,
      markup_percent: markup,
      tax_rate: tax,
      is_active: values.is_active,
    },
  };
}

/** A deleted rule, to be made again by Undo. */
export function bodyOf({ id: _, ...rule }: PriceRule): PriceRuleBody {
  return rule;
}

/** What is typed as the domain prices with it. */
export function pricingRuleOf(body: PriceRuleBody): PricingRule {
  return {
    id: 'typed',
    name: body.name,
    serviceTypeId: body.service_type_id ?? null,
    lineKey: body.line_key ?? null,
    strategy: body.strategy,
    costCategory: body.cost_category,
    unit: body.unit,
    unitLabel: body.unit_label ?? null,
    rateMinor: body.rate_minor,
    minimumMinor: body.minimum_minor ?? null,
    markupPercent: body.markup_percent ?? null,
    taxRate: body.tax_rate ?? null,
    isActive: true,
  };
}
