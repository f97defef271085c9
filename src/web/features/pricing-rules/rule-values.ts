import type { Currency } from '#domain/currency.ts';
import type { Locale } from '#domain/locale.ts';
import { numberText } from '#domain/measure/number-text.ts';
import { moneyFromText, moneyToText, quantityFromText } from '#domain/measure/typed-number.ts';
import type { PricingUnit } from '#domain/pricing/pricing-unit.ts';
import type { CostCategory, PricingRule } from '#domain/pricing/rule.ts';
import { isJobStrategy, needsMarkup, type PricingStrategy } from '#domain/pricing/strategy.ts';
import type { TaxMode } from '#domain/quote/totals.ts';
import type { PriceLine, PriceRule, PriceRuleBody, PricingStrategyInfo } from '#web/api/pricing-rules.ts';

interface TierValues {
  from_quantity: string;
  rate_minor: string;
}

/** The form's fields by the wire's names; amounts as they are typed. */
export interface RuleValues {
  name: string;
  service_type_id: string;
  line_key: string;
  strategy: PricingStrategy;
  cost_category: CostCategory;
  unit: PricingUnit;
  unit_label: string;
  rate_minor: string;
  tiers: TierValues[];
  minimum_minor: string;
  markup_percent: string;
  tax_rate: string;
  is_active: boolean;
}

export interface MoneyContext {
  readonly currency: Currency;
  readonly locale: Locale;
  /** What a price without a rate of its own is taxed with, what that is called, and whether prices hold it. */
  readonly tax: { readonly name: string; readonly rate: number; readonly mode: TaxMode };
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
    unit: rule?.unit ?? 'hourly',
    unit_label: rule?.unit_label ?? '',
    rate_minor: moneyToText(rule?.rate_minor ?? null, currency, locale),
    tiers: (rule?.tiers ?? []).map((tier) => ({
      from_quantity: numberText(tier.from_quantity, locale),
      rate_minor: moneyToText(tier.rate_minor, currency, locale),
    })),
    minimum_minor: moneyToText(rule?.minimum_minor ?? null, currency, locale),
    markup_percent: rule?.markup_percent == null ? '' : numberText(rule.markup_percent, locale),
    tax_rate: rule?.tax_rate == null ? '' : numberText(rule.tax_rate, locale),
    is_active: rule?.is_active ?? true,
    ...preset,
  };
}

/** What a new price for a line of a service begins with. */
export function presetOf(serviceTypeId: string, line: PriceLine | null): Partial<RuleValues> {
  if (!line) return { service_type_id: serviceTypeId };
  return {
    service_type_id: serviceTypeId,
    line_key: line.key,
    strategy: line.unit,
    unit: line.unit,
    cost_category: line.category,
    name: line.label,
    unit_label: line.unit_label,
  };
}

export type UnreadField = 'name' | 'rate_minor' | 'tiers' | 'minimum_minor' | 'markup_percent' | 'tax_rate';
const largestMarkup = 1000;

/** The way of charging that is chosen; the list is the server's. */
export function strategyOf(
  strategies: readonly PricingStrategyInfo[],
  id: PricingStrategy,
): PricingStrategyInfo | undefined {
  return strategies.find((strategy) => strategy.id === id);
}

/** The unit that a way of charging counts in: the chosen one where it has several. */
export function unitOf({ unit }: Pick<RuleValues, 'unit'>, strategy: PricingStrategyInfo): PricingUnit {
  return strategy.units.includes(unit) ? unit : strategy.unit;
}

function readTiers(tiers: readonly TierValues[], { currency, locale }: MoneyContext): PriceRuleBody['tiers'] {
  const read = tiers.map((tier) => ({
    from_quantity: quantityFromText(tier.from_quantity, locale) ?? 0,
    rate_minor: moneyFromText(tier.rate_minor, currency, locale) ?? -1,
  }));
  return read.every((tier) => tier.from_quantity > 0 && tier.rate_minor >= 0) ? read : null;
}

/** What is typed as the API takes it, or the fields that cannot be read. What a way of charging does not use is left out. */
export function readRule(
  values: RuleValues,
  money: MoneyContext,
  strategy: PricingStrategyInfo,
): { body: PriceRuleBody } | { unread: UnreadField[] } {
  const { currency, locale } = money;
  const uses = (field: string) => strategy.fields.includes(field);
  const typed = (field: 'minimum_minor' | 'markup_percent' | 'tax_rate') => values[field].trim() !== '';
  const rate = uses('rate_minor') ? moneyFromText(values.rate_minor, currency, locale) : 0;
  const hasMinimum = uses('minimum_minor') && typed('minimum_minor');
  const minimum = hasMinimum ? moneyFromText(values.minimum_minor, currency, locale) : null;
  const hasMarkup = uses('markup_percent') && (typed('markup_percent') || needsMarkup(values.strategy));
  const markup = hasMarkup ? quantityFromText(values.markup_percent, locale) : null;
  const tax = typed('tax_rate') ? quantityFromText(values.tax_rate, locale) : null;
  const tiers = uses('tiers') ? readTiers(values.tiers, money) : null;
  const unread: UnreadField[] = [];
  if (!values.name.trim()) unread.push('name');
  if (rate === null || rate < 0) unread.push('rate_minor');
  if (uses('tiers') && tiers === null) unread.push('tiers');
  if (hasMinimum && (minimum === null || minimum < 0)) unread.push('minimum_minor');
  if (hasMarkup && (markup === null || markup < 0 || markup > largestMarkup)) unread.push('markup_percent');
  if (typed('tax_rate') && (tax === null || tax < 0 || tax > 100)) unread.push('tax_rate');
  if (unread.length > 0 || rate === null) return { unread };
  return {
    body: {
      name: values.name,
      service_type_id: values.service_type_id || null,
      line_key: isJobStrategy(values.strategy) ? values.strategy : values.line_key || null,
      strategy: values.strategy,
      unit: unitOf(values, strategy),
      cost_category: values.cost_category,
      unit_label: (uses('unit_label') && values.unit_label.trim()) || null,
      rate_minor: rate,
      tiers,
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
    tiers: body.tiers?.map((tier) => ({ fromQuantity: tier.from_quantity, rateMinor: tier.rate_minor })) ?? null,
    minimumMinor: body.minimum_minor ?? null,
    markupPercent: body.markup_percent ?? null,
    taxRate: body.tax_rate ?? null,
    isActive: true,
  };
}
