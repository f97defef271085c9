import { linesWithPrices, rulesFor } from '#domain/estimate/pricing/choose-rule.ts';
import type { Locale } from '#domain/locale.ts';
import { playbookOf } from '#domain/playbooks/registry.ts';
import type { PriceRule } from '#web/api/pricing-rules.ts';
import { type ServiceType, useOfferedTypes } from '#web/api/services.ts';
import { priceLinesOf } from './price-lines.ts';
import { pricingRuleOf, type RuleValues } from './rule-values.ts';

/** A service that is estimated, in part or wholly, without a price of the provider's. */
export interface UnpricedService {
  readonly type: ServiceType;
  readonly pricedCount: number;
  /** Kinds of work its estimates know; 0 where nothing is known and every line is priced by hand. */
  readonly lineCount: number;
  /** What a new price for it begins with. */
  readonly preset: Partial<RuleValues>;
}

function unpricedService(type: ServiceType, rules: readonly PriceRule[], locale: Locale): UnpricedService | null {
  const active = rules.filter(({ is_active }) => is_active).map(pricingRuleOf);
  const playbook = playbookOf(type.slug);
  if (!playbook) {
    const hasOne = active.some(({ serviceTypeId }) => serviceTypeId === type.id || serviceTypeId === null);
    return hasOne ? null : { type, pricedCount: 0, lineCount: 0, preset: { service_type_id: type.id } };
  }
  const lines = linesWithPrices(playbook);
  const open = lines.filter((line) => rulesFor(playbook, line, active, type.id).length === 0);
  const first = open.find(({ main }) => main) ?? open[0];
  if (!first) return null;
  const line = priceLinesOf(type, locale).find(({ key }) => key === first.key);
  return {
    type,
    pricedCount: lines.length - open.length,
    lineCount: lines.length,
    preset: {
      service_type_id: type.id,
      line_key: first.key,
      strategy: first.unit,
      unit: first.unit,
      cost_category: first.category,
      ...(line && { name: line.label, unit_label: line.unitLabel }),
    },
  };
}

/** The offered services that lack own prices: first those whose estimates then use usual rates. */
export function useUnpricedServices(rules: readonly PriceRule[], locale: Locale): UnpricedService[] {
  const offered = useOfferedTypes();
  return offered
    .map((type) => unpricedService(type, rules, locale))
    .filter((service) => service !== null)
    .toSorted((a, b) => Number(b.lineCount > 0) - Number(a.lineCount > 0) || a.pricedCount - b.pricedCount);
}
