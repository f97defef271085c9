import type { Playbook, PlaybookLine } from '../../playbooks/playbook.ts';
import type { PricingRule } from '../../pricing/rule.ts';
import { linesWithPrices, rulesFor } from './choose-rule.ts';
import { canCount } from './rule-quantity.ts';

/** The lines that no rule of the provider's can price: estimates of the service type take usual rates for them. */
export function unpricedLines(
  playbook: Playbook,
  rules: readonly PricingRule[],
  serviceTypeId: string | null,
): PlaybookLine[] {
  const isPriced = (line: PlaybookLine): boolean =>
    rulesFor(playbook, line, rules, serviceTypeId).some((rule) => canCount(line, rule));
  return linesWithPrices(playbook).filter((line) => !isPriced(line));
}
