import type { Big } from 'big.js';
import type { Currency } from '../../currency.ts';
import type { Locale } from '../../locale.ts';
import { toQuantity } from '../../measure/decimal.ts';
import type { Playbook } from '../../playbooks/playbook.ts';
import type { PlaybookTexts } from '../../playbooks/playbook-texts.ts';
import type { PricingUnit } from '../../pricing/pricing-unit.ts';
import type { PricingRule } from '../../pricing/rule.ts';
import { costMinorFor, unitMinorFor } from '../../pricing/rule-rate.ts';
import { lineAmountMinor } from '../../quote/line-amount.ts';
import { fromThousandths, toThousandths } from '../../quote/quantity.ts';
import { priceKey, rulesFor } from './choose-rule.ts';
import { isPaced, type Pace, paceOf, usualPace } from './pace.ts';
import { ruleQuantity } from './rule-quantity.ts';
import { type BuiltUp, builtUp, type PriceBasis } from './starter-price.ts';
import { unitName, type WorkItem } from './work-item.ts';

/** Where a unit price comes from. */
export type Price =
  | {
      readonly from: 'rule';
      readonly rule: PricingRule;
      readonly unitMinor: number;
      /** What one unit costs the provider; null where the rule does not say. */
      readonly costMinor: number | null;
    }
  | { readonly from: 'starter'; readonly unitMinor: number; readonly build: BuiltUp }
  | { readonly from: 'nowhere' };

export interface PricedItem {
  readonly item: WorkItem;
  readonly quantity: number;
  readonly unit: PricingUnit;
  readonly unitLabel: string;
  readonly step: string | null;
  readonly price: Price;
  /** quantity × unit price; null without a price. */
  readonly netMinor: number | null;
}

export interface PriceInput {
  readonly playbook: Playbook;
  readonly rules: readonly PricingRule[];
  readonly serviceTypeId: string | null;
  readonly currency: Currency;
  readonly locale: Locale;
  readonly texts: PlaybookTexts;
  readonly basis?: PriceBasis | undefined;
}

/** What is priced of it, in minor units. */
export function sumNet(items: readonly { readonly netMinor: number | null }[]): number {
  return items.reduce((sum, item) => sum + (item.netMinor ?? 0), 0);
}

/** A rule's price for so much of its unit; null when it is past any price. */
function rulePrice(rule: PricingRule, quantity: number): Price | null {
  const unitMinor = unitMinorFor(rule, quantity);
  return unitMinor === null ? null : { from: 'rule', rule, unitMinor, costMinor: costMinorFor(rule, quantity) };
}

function byRule(item: WorkItem, input: PriceInput): PricedItem | null {
  for (const rule of rulesFor(input.playbook, item.line, input.rules, input.serviceTypeId)) {
    const amount = ruleQuantity(item, rule, input);
    const price = amount && rulePrice(rule, toQuantity(amount.quantity));
    if (!price) continue;
    const priced = { unit: rule.unit, unitLabel: amount.unitLabel, step: amount.step };
    return finished(item, amount.quantity, priced, price);
  }
  return null;
}

function finished(
  item: WorkItem,
  quantity: Big,
  priced: Pick<PricedItem, 'unit' | 'unitLabel' | 'step'>,
  price: Price,
): PricedItem {
  const exact = toQuantity(quantity);
  const netMinor = price.from === 'nowhere' ? null : lineAmountMinor(exact, price.unitMinor);
  return { item, quantity: exact, ...priced, price, netMinor };
}

/** A price for a piece of work by itself: the provider's rules first, then the starter price, else none. */
function priceItem(item: WorkItem, input: PriceInput, pace: Pace): PricedItem {
  const ruled = byRule(item, input);
  if (ruled) return ruled;
  const { texts, locale } = input;
  const build = builtUp(input, priceKey(item.line), isPaced(item.line) ? pace : usualPace);
  const price: Price = build ? { from: 'starter', unitMinor: build.unitMinor, build } : { from: 'nowhere' };
  const priced = { unit: item.line.unit, unitLabel: unitName(item.line, texts, locale), step: null };
  return finished(item, item.quantity, priced, price);
}

/** How much of each tiered rule's unit the work comes to: two rooms of 15 m² are 30 m² of walls. */
function tieredQuantities(items: readonly PricedItem[]): Map<PricingRule, number> {
  const sums = new Map<PricingRule, bigint>();
  for (const { price, quantity } of items) {
    if (price.from !== 'rule' || !price.rule.tiers?.length) continue;
    sums.set(price.rule, (sums.get(price.rule) ?? 0n) + (toThousandths(quantity) ?? 0n));
  }
  return new Map([...sums].map(([rule, sum]) => [rule, fromThousandths(sum)]));
}

/** Prices for pieces of work that are done together: a rule's tiers go by all that the rule prices, the pace by all the hours. */
export function priceWork(items: readonly WorkItem[], input: PriceInput): PricedItem[] {
  const pace = paceOf(items, input.playbook.starter_prices.large_job);
  const alone = items.map((item) => priceItem(item, input, pace));
  const sums = tieredQuantities(alone);
  return alone.map((priced) => {
    const sum = priced.price.from === 'rule' ? sums.get(priced.price.rule) : undefined;
    const price = priced.price.from === 'rule' && sum !== undefined ? rulePrice(priced.price.rule, sum) : null;
    if (price?.from !== 'rule') return priced;
    return { ...priced, price, netMinor: lineAmountMinor(priced.quantity, price.unitMinor) };
  });
}
