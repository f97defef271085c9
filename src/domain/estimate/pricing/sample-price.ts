import { Big } from 'big.js';
import type { Currency } from '../../currency.ts';
import type { Locale } from '../../locale.ts';
import type { Playbook, PlaybookLine } from '../../playbooks/playbook.ts';
import type { PlaybookTexts } from '../../playbooks/playbook-texts.ts';
import type { SampleRefusal } from '../../pricing/price-sample.ts';
import type { PricingRule } from '../../pricing/rule.ts';
import { unitMinorFor } from '../../pricing/rule-rate.ts';
import { lineAmountMinor } from '../../quote/line-amount.ts';
import { isQuantity } from '../../quote/quantity.ts';
import { type TaxMode, totalQuote } from '../../quote/totals.ts';
import { rulesFor } from './choose-rule.ts';
import { topUpsFor } from './minimum-charge.ts';
import { type PriceInput, priceWork } from './price-item.ts';
import { canCount } from './rule-quantity.ts';
import type { WorkItem } from './work-item.ts';

/** A line of a playbook as an example of what a rule prices. */
export interface SampleWork {
  readonly playbook: Playbook;
  readonly line: PlaybookLine;
  readonly texts: PlaybookTexts;
}

export interface SampleInput {
  readonly rule: PricingRule;
  /** Null where no playbook knows the work: the quantity is then in the rule's own unit. */
  readonly work: SampleWork | null;
  /** In the line's measure, at most 3 decimals. */
  readonly quantity: number;
  /** What a rule without a rate of its own is taxed with, and whether prices hold it already. */
  readonly tax: { readonly rate: number; readonly mode: TaxMode };
  readonly currency: Currency;
  readonly locale: Locale;
}

export type SamplePrice =
  | {
      readonly ok: true;
      /** In the rule's unit. */
      readonly quantity: number;
      /** Empty where the unit's own name says it. */
      readonly unitLabel: string;
      /** How the work's quantity became the rule's, in words; null when it is the same. */
      readonly step: string | null;
      readonly unitMinor: number;
      /** quantity × unit price. */
      readonly workMinor: number;
      /** What the minimum adds. */
      readonly topUpMinor: number;
      /** With the minimum: before tax, or with it where prices include it. */
      readonly amountMinor: number;
      readonly taxRate: number;
      readonly taxMinor: number;
      readonly totalMinor: number;
      /** Below this quantity of the rule's unit the minimum applies; null where it never does. */
      readonly minimumBelow: number | null;
    }
  | { readonly ok: false; readonly reason: SampleRefusal };

/** The first of a playbook's lines that a rule would price: an example of what it is for. */
export function sampleLine(playbook: Playbook, rule: PricingRule): PlaybookLine | undefined {
  if (rule.lineKey !== null) return playbook.lines.find(({ key }) => key === rule.lineKey);
  const active = { ...rule, isActive: true };
  return playbook.lines.find(
    (line) => canCount(line, rule) && rulesFor(playbook, line, [active], rule.serviceTypeId).length > 0,
  );
}

interface Priced {
  readonly quantity: number;
  readonly unitLabel: string;
  readonly step: string | null;
  readonly unitMinor: number;
  readonly topUpMinor: number;
}

/** Priced the way an estimate prices it: by the same functions. */
function byEstimate({ playbook, line, texts }: SampleWork, input: SampleInput): Priced | null {
  const rule = { ...input.rule, isActive: true };
  const item: WorkItem = { line, section: null, quantity: new Big(input.quantity), trace: '', uses: new Set() };
  const { serviceTypeId } = rule;
  const context: PriceInput = {
    playbook,
    rules: [rule],
    serviceTypeId,
    currency: input.currency,
    locale: input.locale,
    texts,
  };
  const [priced] = priceWork([item], context);
  if (priced?.price.from !== 'rule') return null;
  const topUpMinor = topUpsFor([priced], [], context).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return { ...priced, unitMinor: priced.price.unitMinor, topUpMinor };
}

function byUnit({ rule, quantity: given }: SampleInput): Priced | null {
  const quantity = rule.unit === 'fixed' ? 1 : given;
  const unitMinor = unitMinorFor(rule, quantity);
  const amount = unitMinor === null ? null : lineAmountMinor(quantity, unitMinor);
  if (unitMinor === null || amount === null) return null;
  const topUpMinor = Math.max(0, (rule.minimumMinor ?? 0) - amount);
  return { quantity, unitLabel: rule.unitLabel ?? '', step: null, unitMinor, topUpMinor };
}

/**
 * The least quantity whose rounded amount reaches the minimum: to two decimals, of what is counted in whole pieces. Half
 * away from zero reaches it half a minor unit early: unit × q ≥ minimum − ½.
 */
function minimumBelow({ rule, work }: SampleInput, unitMinor: number): number | null {
  const minimum = rule.minimumMinor ?? 0;
  // With tiers there may be several such quantities.
  if (rule.unit === 'fixed' || minimum <= 0 || unitMinor <= 0 || rule.tiers?.length) return null;
  const isCounted = rule.unit === 'per_unit' && (work?.line.measure === 'number' || work?.line.measure === 'unit');
  const parts = isCounted ? 1n : 100n;
  const need = (2n * BigInt(minimum) - 1n) * parts;
  const step = 2n * BigInt(unitMinor);
  const least = Number((need + step - 1n) / step) / Number(parts);
  return isQuantity(least) ? least : null;
}

/** What some work would cost by one rule: the example beside the rule's form. */
export function samplePrice(input: SampleInput): SamplePrice {
  const { rule, work, tax } = input;
  if (!isQuantity(input.quantity) || input.quantity <= 0) return { ok: false, reason: 'out_of_range' };
  const priced = work ? byEstimate(work, input) : byUnit(input);
  if (!priced) return { ok: false, reason: work ? 'does_not_fit' : 'out_of_range' };
  const { quantity, unitLabel, step, unitMinor, topUpMinor } = priced;
  const workMinor = lineAmountMinor(quantity, unitMinor);
  const taxRate = tax.mode === 'none' ? 0 : (rule.taxRate ?? tax.rate);
  const line = { taxRate, isCounted: true };
  const summed = totalQuote({
    lines: [
      { ...line, id: 'work', quantity, unitPriceMinor: unitMinor },
      { ...line, id: 'minimum', quantity: 1, unitPriceMinor: topUpMinor },
    ],
    taxMode: tax.mode,
    discountPercent: 0,
  });
  if (!summed.ok || workMinor === null) return { ok: false, reason: 'out_of_range' };
  const { totalMinor, tax: taxes } = summed.totals;
  return {
    ok: true,
    quantity,
    unitLabel,
    step,
    unitMinor,
    workMinor,
    topUpMinor,
    amountMinor: workMinor + topUpMinor,
    taxRate,
    taxMinor: taxes.reduce((sum, { taxMinor }) => sum + taxMinor, 0),
    totalMinor,
    minimumBelow: minimumBelow(input, unitMinor),
  };
}
