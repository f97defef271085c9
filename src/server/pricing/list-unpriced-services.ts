import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { linesWithPrices } from '#domain/estimate/pricing/choose-rule.ts';
import { unpricedLines } from '#domain/estimate/pricing/unpriced-lines.ts';
import type { Locale } from '#domain/locale.ts';
import { hasOwnWork, rulesWithOwn } from '#domain/own-work/with-own-work.ts';
import type { PricingRule } from '#domain/pricing/rule.ts';
import { playbookWithOwn } from '#server/own-work/load-own-work.ts';
import { listAllStandardLines, type StandardLineRow } from '#server/own-work/standard-line-store.ts';
import type { InstalledPlaybooks } from '#server/playbooks/installed-playbooks.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { presentServiceType } from '#server/services/present-catalogue.ts';
import { listOfferedTypes, type ServiceTypeRow } from '#server/services/service-store.ts';
import { presentPriceLines, type Reader } from './present-price-line.ts';
import { priceBasisOf } from './price-basis.ts';
import { listActiveRules } from './pricing-rule-store.ts';

type Unpriced = z.input<(typeof endpoints)['listUnpricedServices']['response']>[number];

interface Pricing extends Reader {
  readonly rules: readonly PricingRule[];
  readonly standardLines: readonly StandardLineRow[];
  readonly playbooks: InstalledPlaybooks;
}

/** The services on offer that lack own prices: first those whose estimates then use usual rates, the barest first. */
export async function listUnpricedServices(
  scope: ProviderScope,
  locale: Locale,
  playbooks: InstalledPlaybooks,
): Promise<Unpriced[]> {
  const [offered, rules, standardLines, provider] = await Promise.all([
    listOfferedTypes(scope),
    listActiveRules(scope),
    listAllStandardLines(scope),
    findProvider(scope),
  ]);
  const reader = { locale, currency: provider.currency, basis: priceBasisOf(provider) };
  return offered
    .map((type) => unpricedService(type, { rules, standardLines, playbooks, ...reader }))
    .filter((service) => service !== null)
    .toSorted(
      (a, b) =>
        Number(b.line_count > 0) - Number(a.line_count > 0) ||
        a.priced_count - b.priced_count ||
        a.service_type.name.localeCompare(b.service_type.name, locale),
    );
}

/** Null where every kind of work has a price: the playbook's, and what the provider puts into each quote. */
function unpricedService(
  type: ServiceTypeRow,
  { rules, standardLines, playbooks, ...reader }: Pricing,
): Unpriced | null {
  const service_type = presentServiceType(type, playbooks, reader.locale);
  const base = playbooks.of(type.slug) ?? playbooks.general;
  const own = standardLines.filter(({ serviceTypeId }) => serviceTypeId === type.id);
  const work = { serviceTypeId: type.id, title: '', standardLines: own, rules, asksItself: false };
  if (!hasOwnWork(base, work)) return { service_type, line_count: 0, priced_count: 0, next_line: null };
  const playbook = playbookWithOwn(base, playbooks, work);
  const open = unpricedLines(playbook, rulesWithOwn(base, work), type.id);
  if (open.length === 0) return null;
  const line_count = linesWithPrices(playbook).length;
  // A line of the provider's own is priced where it is kept.
  const known = open.filter(({ key }) => base.lines.some((line) => line.key === key));
  const next = known.find(({ main }) => main) ?? known[0];
  const [next_line = null] = next ? presentPriceLines(playbook, [next], reader) : [];
  return { service_type, line_count, priced_count: line_count - open.length, next_line };
}
