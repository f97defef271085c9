import type { Big } from 'big.js';
import type { Currency } from '../../currency.ts';
import type { Locale } from '../../locale.ts';
import { toQuantity } from '../../measure/decimal.ts';
import { roundRatio } from '../../money.ts';
import type { Playbook } from '../../playbooks/playbook.ts';
import type { PlaybookTexts } from '../../playbooks/playbook-texts.ts';
import type { PricingRule, PricingUnit } from '../../pricing/rule.ts';
import { lineAmountMinor } from '../../quote/line-amount.ts';
import { toThousandths } from '../../quote/quantity.ts';
import { priceKey, rulesFor } from './choose-rule.ts';
import { ruleQuantity } from './rule-quantity.ts';
import { unitName, type WorkItem } from './work-item.ts';

/** Where a unit price comes from. */
export type Price =
  | { readonly from: 'rule'; readonly rule: PricingRule; readonly unitMinor: number }
  | { readonly from: 'starter'; readonly unitMinor: number; readonly year: number }
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
}

/** A rule's rate with its markup, to the minor unit. */
export function ruleUnitMinor(rule: PricingRule): number | null {
  const markup = toThousandths(rule.markupPercent ?? 0);
  if (markup === null || !Number.isSafeInteger(rule.rateMinor)) return null;
  const unit = Number(roundRatio(BigInt(rule.rateMinor) * (100_000n + markup), 100_000n));
  return Number.isSafeInteger(unit) ? unit : null;
}

/** A playbook's rate for a line in a currency; undefined when it has none. */
export function starterRate(playbook: Playbook, key: string, currency: Currency): number | undefined {
  const lines = playbook.starter_rates.rates[currency]?.lines;
  return lines && Object.hasOwn(lines, key) ? lines[key] : undefined;
}

function byRule(item: WorkItem, input: PriceInput): PricedItem | null {
  for (const rule of rulesFor(input.playbook, item.line, input.rules, input.serviceTypeId)) {
    const unitMinor = ruleUnitMinor(rule);
    const amount = unitMinor === null ? null : ruleQuantity(item, rule, input);
    if (!amount || unitMinor === null) continue;
    const priced = { unit: rule.unit, unitLabel: amount.unitLabel, step: amount.step };
    return finished(item, amount.quantity, priced, { from: 'rule', rule, unitMinor });
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

/** A price for a piece of work: the provider's rules first, then the starter rate, else none. */
export function priceItem(item: WorkItem, input: PriceInput): PricedItem {
  const ruled = byRule(item, input);
  if (ruled) return ruled;
  const { playbook, currency, texts, locale } = input;
  const rate = starterRate(playbook, priceKey(item.line), currency);
  const price: Price =
    rate === undefined ? { from: 'nowhere' } : { from: 'starter', unitMinor: rate, year: playbook.starter_rates.year };
  const priced = { unit: item.line.unit, unitLabel: unitName(item.line, texts, locale), step: null };
  return finished(item, item.quantity, priced, price);
}
