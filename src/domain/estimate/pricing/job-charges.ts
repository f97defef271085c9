import { Big } from 'big.js';
import { formatDecimal } from '../../measure/decimal.ts';
import { jobRule } from '../../pricing/job-rule.ts';
import type { PricingUnit } from '../../pricing/pricing-unit.ts';
import type { PricingRule } from '../../pricing/rule.ts';
import { costMinorFor, percentOfMinor, unitMinorFor } from '../../pricing/rule-rate.ts';
import type { JobStrategy } from '../../pricing/strategy.ts';
import { lineAmountMinor } from '../../quote/line-amount.ts';
import { engineText } from '../texts/engine-text.ts';
import { type PricedItem, type PriceInput, sumNet } from './price-item.ts';
import { hoursOf } from './rule-quantity.ts';

/** What a provider charges for coming at all, for the way, and for coming at once. */
export interface JobCharge {
  readonly key: Exclude<JobStrategy, 'minimum_charge'>;
  readonly rule: PricingRule;
  readonly quantity: number;
  readonly unit: PricingUnit;
  readonly unitLabel: string;
  /** Null for a surcharge on work of which some has no price yet. */
  readonly unitMinor: number | null;
  readonly costMinor: number | null;
  /** quantity × unit price. */
  readonly netMinor: number | null;
  /** How the quantity or the surcharge came about, in words. */
  readonly trace: string;
}

interface ChargeInput extends PriceInput {
  /** The customer's words for a job that cannot wait. */
  readonly urgency?: string | null | undefined;
}

/** Whole working days of the labour, at least one. */
function workingDays(items: readonly PricedItem[], { playbook, locale }: PriceInput): { days: number; trace: string } {
  const hours = items
    .filter(({ item }) => item.line.category === 'labour')
    .reduce((sum, { item }) => sum.plus(hoursOf(item) ?? 0), new Big(0));
  const days = hours.div(playbook.hours_per_day).round(0, Big.roundUp);
  const whole = days.lt(1) ? new Big(1) : days;
  const values = {
    quantity: `${formatDecimal(hours, locale, 0, 2)} ${engineText(locale, 'unit.h')}`,
    hours: formatDecimal(new Big(playbook.hours_per_day), locale, 0, 2),
    value: `${formatDecimal(whole, locale, 0, 0)} ${engineText(locale, 'unit.day')}`,
  };
  return { days: whole.toNumber(), trace: engineText(locale, 'trace.working_days', values) };
}

function charge(key: 'call_out' | 'travel', items: readonly PricedItem[], input: ChargeInput): JobCharge | null {
  const rule = jobRule(key, input);
  // A playbook with such a line of its own has been priced by the rule already.
  if (!rule || items.some(({ item }) => item.line.key === key)) return null;
  const isDaily = rule.unit === 'daily';
  const { days: quantity, trace } = isDaily
    ? workingDays(items, input)
    : { days: 1, trace: engineText(input.locale, 'trace.once') };
  const unitMinor = unitMinorFor(rule, quantity);
  if (unitMinor === null) return null;
  return {
    key,
    rule,
    quantity,
    unit: rule.unit,
    unitLabel: isDaily ? engineText(input.locale, 'unit.day') : '',
    unitMinor,
    costMinor: costMinorFor(rule, quantity),
    netMinor: lineAmountMinor(quantity, unitMinor),
    trace,
  };
}

/** A percentage of all labour, the call-out included, when the customer says that it cannot wait. */
function surcharge(items: readonly PricedItem[], callOut: JobCharge | null, input: ChargeInput): JobCharge | null {
  const rule = jobRule('urgency', input);
  if (!rule || !input.urgency) return null;
  const labour = items.filter(({ item }) => item.line.category === 'labour');
  const isPriced = labour.every(({ netMinor }) => netMinor !== null);
  const base = sumNet(labour) + (callOut?.netMinor ?? 0);
  const unitMinor = isPriced ? percentOfMinor(base, rule.markupPercent ?? 0) : null;
  if (unitMinor === 0) return null;
  const trace = engineText(input.locale, 'trace.surcharge', {
    percent: formatDecimal(new Big(rule.markupPercent ?? 0), input.locale, 0, 3),
  });
  const once = { quantity: 1, unit: 'fixed', unitLabel: '', costMinor: null } as const;
  return { key: 'urgency', rule, ...once, unitMinor, netMinor: unitMinor, trace };
}

/** The provider's charges on a job that has any work: call-out, travel, urgency, in this order. */
export function jobChargesFor(items: readonly PricedItem[], input: ChargeInput): JobCharge[] {
  if (items.length === 0) return [];
  const callOut = charge('call_out', items, input);
  const charges = [callOut, charge('travel', items, input), surcharge(items, callOut, input)];
  return charges.filter((one) => one !== null);
}
