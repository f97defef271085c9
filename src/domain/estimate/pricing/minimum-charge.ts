import { jobRule } from '../../pricing/job-rule.ts';
import type { PricingRule } from '../../pricing/rule.ts';
import { unitMinorFor } from '../../pricing/rule-rate.ts';
import type { JobCharge } from './job-charges.ts';
import { type PricedItem, type PriceInput, sumNet } from './price-item.ts';
import { builtUpHours } from './starter-price.ts';

/** What has to be added so that the work reaches a minimum. */
export interface TopUp {
  readonly amountMinor: number;
  readonly minimumMinor: number;
  /** What the work comes to without it. */
  readonly netMinor: number;
  /** The rule whose minimum it is; null for the playbook's. */
  readonly rule: PricingRule | null;
  /** The line it belongs to when the rule prices just one; null for the whole job. */
  readonly lineKey: string | null;
}

function ruleTopUps(items: readonly PricedItem[]): TopUp[] {
  const byRule = new Map<PricingRule, PricedItem[]>();
  for (const item of items) {
    if (item.price.from === 'rule') byRule.set(item.price.rule, [...(byRule.get(item.price.rule) ?? []), item]);
  }
  return [...byRule].flatMap(([rule, ruled]) => {
    const netMinor = sumNet(ruled);
    const minimumMinor = rule.minimumMinor ?? 0;
    if (netMinor >= minimumMinor) return [];
    const lineKey = ruled[0]?.item.line.key ?? null;
    return [{ amountMinor: minimumMinor - netMinor, minimumMinor, netMinor, rule, lineKey }];
  });
}

function jobMinimum(
  items: readonly PricedItem[],
  input: PriceInput,
): { minimumMinor: number; rule: PricingRule | null } {
  const rule = jobRule('minimum_charge', input);
  if (rule) return { minimumMinor: unitMinorFor(rule, 1) ?? 0, rule };
  // A provider's own prices carry their own minimum; the starter minimum would be a second opinion on them.
  const ownPrices = items.some((item) => item.price.from === 'rule');
  const starter = builtUpHours(input, input.playbook.starter_prices.minimum_hours)?.unitMinor ?? 0;
  return { minimumMinor: ownPrices ? 0 : starter, rule: null };
}

/**
 * Top-ups for rules with a minimum, then for the job, whose charges count towards its minimum. None while a line has no
 * price: nobody knows the total yet.
 */
export function topUpsFor(items: readonly PricedItem[], charges: readonly JobCharge[], input: PriceInput): TopUp[] {
  if (!items.length || [...items, ...charges].some(({ netMinor }) => netMinor === null)) return [];
  const perRule = ruleTopUps(items);
  const netMinor = sumNet(items) + sumNet(charges) + perRule.reduce((sum, topUp) => sum + topUp.amountMinor, 0);
  const { minimumMinor, rule } = jobMinimum(items, input);
  if (netMinor >= minimumMinor) return perRule;
  return [...perRule, { amountMinor: minimumMinor - netMinor, minimumMinor, netMinor, rule, lineKey: null }];
}
