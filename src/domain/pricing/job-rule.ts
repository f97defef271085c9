import type { PricingRule } from './rule.ts';
import type { JobStrategy } from './strategy.ts';

/** The provider's rule for a charge on the whole job: one for this service type before one for any. */
export function jobRule(
  strategy: JobStrategy,
  { rules, serviceTypeId }: { readonly rules: readonly PricingRule[]; readonly serviceTypeId: string | null },
): PricingRule | undefined {
  const usable = rules.filter((rule) => rule.isActive && rule.strategy === strategy);
  return (
    usable.find((rule) => rule.serviceTypeId !== null && rule.serviceTypeId === serviceTypeId) ??
    usable.find((rule) => rule.serviceTypeId === null)
  );
}
