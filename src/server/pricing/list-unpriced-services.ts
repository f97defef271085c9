import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { linesWithPrices } from '#domain/estimate/pricing/choose-rule.ts';
import { pricesWorkOf, unpricedLines } from '#domain/estimate/pricing/unpriced-lines.ts';
import type { Locale } from '#domain/locale.ts';
import type { PlaybookList } from '#domain/playbooks/playbook-list.ts';
import type { PricingRule } from '#domain/pricing/rule.ts';
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
  readonly playbooks: PlaybookList;
}

/** The services on offer that lack own prices: first those whose estimates then use usual rates, the barest first. */
export async function listUnpricedServices(
  scope: ProviderScope,
  locale: Locale,
  playbooks: PlaybookList,
): Promise<Unpriced[]> {
  const [offered, rules, provider] = await Promise.all([
    listOfferedTypes(scope),
    listActiveRules(scope),
    findProvider(scope),
  ]);
  const reader = { locale, currency: provider.currency, basis: priceBasisOf(provider) };
  return offered
    .map((type) => unpricedService(type, { rules, playbooks, ...reader }))
    .filter((service) => service !== null)
    .toSorted(
      (a, b) =>
        Number(b.line_count > 0) - Number(a.line_count > 0) ||
        a.priced_count - b.priced_count ||
        a.service_type.name.localeCompare(b.service_type.name, locale),
    );
}

/** Null where every kind of work has a price. */
function unpricedService(type: ServiceTypeRow, { rules, playbooks, ...reader }: Pricing): Unpriced | null {
  const service_type = presentServiceType(type, playbooks, reader.locale);
  const playbook = playbooks.of(type.slug);
  if (!playbook) {
    return pricesWorkOf(type.id, rules) ? null : { service_type, line_count: 0, priced_count: 0, next_line: null };
  }
  const line_count = linesWithPrices(playbook).length;
  const open = unpricedLines(playbook, rules, type.id);
  const next = open.find(({ main }) => main) ?? open[0];
  if (!next) return null;
  const [next_line = null] = presentPriceLines(playbook, [next], reader);
  return { service_type, line_count, priced_count: line_count - open.length, next_line };
}
