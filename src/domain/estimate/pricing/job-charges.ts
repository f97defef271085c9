import { Big } from 'big.js';
import { formatDecimal } from '../../measure/decimal.ts';
import { jobRule } from '../../pricing/job-rule.ts';
import type { PricingUnit } from '../../pricing/pricing-unit.ts';
import type { PricingRule } from '../../pricing/rule.ts';
import { costMinorFor, percentOfMinor, unitMinorFor } from '../../pricing/rule-rate.ts';
import type { JobStrategy } from '../../pricing/strategy.ts';
import { lineAmountMinor } from '../../quote/line-amount.ts';
import { engineText } from '../texts/engine-text.ts';
import { paceOf } from './pace.ts';
import { type PricedItem, type PriceInput, sumNet } from './price-item.ts';
import { hoursOf } from './rule-quantity.ts';
import { type BuiltUp, builtUpHours } from './starter-price.ts';

/** The line of a starter price for coming: a provider's own prices hold it, or their call-out takes its place. */
export const setUpKey = 'setting_up';

interface Charged {
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

/** What a provider charges for coming at all, for the way, and for coming at once. */
export type RuledCharge = Charged & {
  readonly key: Exclude<JobStrategy, 'minimum_charge'>;
  readonly rule: PricingRule;
};
/** Setting up for each visit, built up as starter prices are. */
export type SetUpCharge = Charged & { readonly key: typeof setUpKey; readonly rule: null; readonly build: BuiltUp };
export type JobCharge = RuledCharge | SetUpCharge;

interface ChargeInput extends PriceInput {
  /** The customer's words for a job that cannot wait. */
  readonly urgency?: string | null | undefined;
}

function labourHours(items: readonly PricedItem[]): Big {
  return items
    .filter(({ item }) => item.line.category === 'labour')
    .reduce((sum, { item }) => sum.plus(hoursOf(item) ?? 0), new Big(0));
}

/** Whole working days, at least one. */
function workingDays(hours: Big, { playbook, locale }: PriceInput): { days: number; trace: string } {
  const days = hours.div(playbook.hours_per_day).round(0, Big.roundUp);
  const whole = days.lt(1) ? new Big(1) : days;
  const values = {
    quantity: `${formatDecimal(hours, locale, 0, 2)} ${engineText(locale, 'unit.h')}`,
    hours: formatDecimal(new Big(playbook.hours_per_day), locale, 0, 2),
    value: `${formatDecimal(whole, locale, 0, 0)} ${engineText(locale, 'unit.day')}`,
  };
  return { days: whole.toNumber(), trace: engineText(locale, 'trace.working_days', values) };
}

function charge(key: 'call_out' | 'travel', items: readonly PricedItem[], input: ChargeInput): RuledCharge | null {
  const rule = jobRule(key, input);
  // A playbook with such a line of its own has been priced by the rule already.
  if (!rule || items.some(({ item }) => item.line.key === key)) return null;
  const isDaily = rule.unit === 'daily';
  const { days: quantity, trace } = isDaily
    ? workingDays(labourHours(items), input)
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
function surcharge(items: readonly PricedItem[], callOut: JobCharge | null, input: ChargeInput): RuledCharge | null {
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

/** A visit for each working day of work that nothing of the provider's own prices; hours that were booked hold it. */
function setUp(items: readonly PricedItem[], input: ChargeInput): SetUpCharge | null {
  const { visit_hours, large_job } = input.playbook.starter_prices;
  const isOwn =
    items.some(({ price }) => price.from === 'rule') || jobRule('call_out', input) || jobRule('travel', input);
  const { together } = paceOf(
    items.map(({ item }) => item),
    large_job,
  );
  if (isOwn || visit_hours === 0 || together.eq(0)) return null;
  const build = builtUpHours(input, visit_hours);
  if (!build) return null;
  const { days: quantity, trace } = workingDays(together, input);
  return {
    key: setUpKey,
    rule: null,
    quantity,
    unit: 'per_unit',
    unitLabel: engineText(input.locale, 'unit.visit'),
    unitMinor: build.unitMinor,
    costMinor: null,
    netMinor: lineAmountMinor(quantity, build.unitMinor),
    trace,
    build,
  };
}

/** The charges on a job that has any work: setting up or the provider's call-out, travel, urgency, in this order. */
export function jobChargesFor(items: readonly PricedItem[], input: ChargeInput): JobCharge[] {
  if (items.length === 0) return [];
  const callOut = charge('call_out', items, input);
  const coming = callOut ?? setUp(items, input);
  const charges = [coming, charge('travel', items, input), surcharge(items, coming, input)];
  return charges.filter((one) => one !== null);
}
