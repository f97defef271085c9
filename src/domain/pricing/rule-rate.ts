import { roundRatio } from '../money.ts';
import { toThousandths } from '../quote/quantity.ts';
import type { PricingRule } from './rule.ts';

/** The rate for a quantity of the rule's unit, in minor units: that of the largest tier it reaches, before any markup. */
export function rateMinorFor(rule: PricingRule, quantity: number): number {
  return rule.tiers?.findLast(({ fromQuantity }) => quantity >= fromQuantity)?.rateMinor ?? rule.rateMinor;
}

/** `percent` of an amount, half away from zero to the minor unit; null for a percentage that is none. */
export function percentOfMinor(amountMinor: number, percent: number): number | null {
  const thousandths = toThousandths(percent);
  if (thousandths === null || !Number.isSafeInteger(amountMinor)) return null;
  const part = Number(roundRatio(BigInt(amountMinor) * thousandths, 100_000n));
  return Number.isSafeInteger(part) ? part : null;
}

/** What one unit is charged at for a quantity, with the rule's markup, in minor units; null when it is past any price. */
export function unitMinorFor(rule: PricingRule, quantity: number): number | null {
  const rate = rateMinorFor(rule, quantity);
  const markup = percentOfMinor(rate, rule.markupPercent ?? 0);
  const unit = markup === null ? null : rate + markup;
  return unit !== null && Number.isSafeInteger(unit) ? unit : null;
}

/** What one unit costs the provider, where the rule says so: a rate that a markup is put on. */
export function costMinorFor(rule: PricingRule, quantity: number): number | null {
  return rule.markupPercent === null ? null : rateMinorFor(rule, quantity);
}
