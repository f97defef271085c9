import type { PricingRule } from '../../pricing/rule.ts';
import { minimumChargeKey } from './choose-rule.ts';
import { type PricedItem, type PriceInput, ruleUnitMinor } from './price-item.ts';

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

export function sumNet(items: readonly PricedItem[]): number {
  return items.reduce((sum, item) => sum + (item.netMinor ?? 0), 0);
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
  const rule = input.rules.find(
    (one) =>
      one.isActive &&
      one.lineKey === minimumChargeKey &&
      (one.serviceTypeId === null || one.serviceTypeId === input.serviceTypeId),
  );
  if (rule) return { minimumMinor: ruleUnitMinor(rule) ?? 0, rule };
  // A provider's own prices carry their own minimum; the starter minimum would be a second opinion on them.
  const ownPrices = items.some((item) => item.price.from === 'rule');
  const starter = input.playbook.starter_rates.rates[input.currency]?.minimum_charge ?? 0;
  return { minimumMinor: ownPrices ? 0 : starter, rule: null };
}

/** Top-ups for rules with a minimum, then for the job. None while a line has no price: nobody knows the total yet. */
export function topUpsFor(items: readonly PricedItem[], input: PriceInput): TopUp[] {
  if (!items.length || items.some((item) => item.netMinor === null)) return [];
  const perRule = ruleTopUps(items);
  const netMinor = sumNet(items) + perRule.reduce((sum, topUp) => sum + topUp.amountMinor, 0);
  const { minimumMinor, rule } = jobMinimum(items, input);
  if (netMinor >= minimumMinor) return perRule;
  return [...perRule, { amountMinor: minimumMinor - netMinor, minimumMinor, netMinor, rule, lineKey: null }];
}
