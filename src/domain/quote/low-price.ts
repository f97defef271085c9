import { jobRule } from '../pricing/job-rule.ts';
import type { PricingRule } from '../pricing/rule.ts';
import { unitMinorFor } from '../pricing/rule-rate.ts';
import { lineAmountMinor } from './line-amount.ts';
import { percentToThousandths } from './quantity.ts';

interface Line {
  readonly id: string;
  readonly quantity: number;
  readonly unitPriceMinor: number | null;
  readonly unitCostMinor: number | null;
  readonly pricingRuleId: string | null;
  /** Whether the total holds it. */
  readonly isCounted: boolean;
}

export interface LowPriceInput {
  readonly lines: readonly Line[];
  /** On the whole quote; it lowers every line. */
  readonly discountPercent: number;
  /** The provider's rules as they stand now. */
  readonly rules: readonly PricingRule[];
  readonly serviceTypeId: string | null;
}

/** What a quote would be sent too cheap with; amounts in minor units, after the discount. */
export type LowPrice =
  | { readonly kind: 'below_cost'; readonly lineId: string; readonly unitCostMinor: number }
  | {
      readonly kind: 'below_minimum';
      readonly rule: PricingRule;
      readonly minimumMinor: number;
      readonly amountMinor: number;
    };

const whole = 100_000n;

/** Lines that bring less than they cost; optional ones too, since the customer may take them. */
function belowCost({ lines }: LowPriceInput, kept: bigint): LowPrice[] {
  return lines.flatMap(({ id, unitPriceMinor, unitCostMinor }) => {
    if (unitPriceMinor === null || unitCostMinor === null) return [];
    if (BigInt(unitPriceMinor) * kept >= BigInt(unitCostMinor) * whole) return [];
    return [{ kind: 'below_cost', lineId: id, unitCostMinor }];
  });
}

function amountOf(lines: readonly Line[], kept: bigint): number {
  const sum = lines.reduce((all, line) => all + (lineAmountMinor(line.quantity, line.unitPriceMinor ?? 0) ?? 0), 0);
  return Number((BigInt(sum) * kept) / whole);
}

/** Rules whose work comes to less than their minimum, and the whole job when it does. */
function belowMinimum({ lines, rules, serviceTypeId }: LowPriceInput, kept: bigint): LowPrice[] {
  const counted = lines.filter(({ isCounted }) => isCounted);
  const ofRules = rules.flatMap((rule) => {
    const ruled = counted.filter(({ pricingRuleId }) => pricingRuleId === rule.id);
    return ruled.length > 0 && rule.minimumMinor ? [{ rule, minimumMinor: rule.minimumMinor, ruled }] : [];
  });
  const job = jobRule('minimum_charge', { rules, serviceTypeId });
  const ofJob =
    job && counted.length > 0 ? [{ rule: job, minimumMinor: unitMinorFor(job, 1) ?? 0, ruled: counted }] : [];
  return [...ofRules, ...ofJob].flatMap(({ rule, minimumMinor, ruled }) => {
    const amountMinor = amountOf(ruled, kept);
    return amountMinor < minimumMinor ? [{ kind: 'below_minimum', rule, minimumMinor, amountMinor }] : [];
  });
}

/** Everything that would go out below the provider's cost or below a rule's minimum. */
export function lowPricesOf(input: LowPriceInput): LowPrice[] {
  const kept = whole - (percentToThousandths(input.discountPercent) ?? 0n);
  return [...belowCost(input, kept), ...belowMinimum(input, kept)];
}
