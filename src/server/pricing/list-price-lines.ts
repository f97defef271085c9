import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { linesWithPrices } from '#domain/estimate/pricing/choose-rule.ts';
import type { Locale } from '#domain/locale.ts';
import type { PlaybookList } from '#domain/playbooks/playbook-list.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { findServiceTypes, listOfferedTypes } from '#server/services/service-store.ts';
import { presentPriceLines } from './present-price-line.ts';
import { priceBasisOf } from './price-basis.ts';
import { listPricingRules } from './pricing-rule-store.ts';

/** The services that the provider offers, and those that only a price still names. */
async function pricedTypes(scope: ProviderScope): Promise<{ id: string; slug: string }[]> {
  const [offered, rules] = await Promise.all([listOfferedTypes(scope), listPricingRules(scope)]);
  const ids = new Set(offered.map(({ id }) => id));
  const named = rules.map(({ serviceTypeId }) => serviceTypeId).filter((id) => id !== null);
  return [
    ...offered,
    ...(await findServiceTypes(
      scope.db,
      named.filter((id) => !ids.has(id)),
    )),
  ];
}

/** What a price of the provider's can be for, service by service; one without a playbook is left out. */
export async function listPriceLines(
  scope: ProviderScope,
  locale: Locale,
  playbooks: PlaybookList,
): Promise<z.input<(typeof endpoints)['listPriceLines']['response']>> {
  const [types, provider] = await Promise.all([pricedTypes(scope), findProvider(scope)]);
  return types.flatMap(({ id, slug }) => {
    const playbook = playbooks.of(slug);
    if (!playbook) return [];
    const lines = presentPriceLines(playbook, linesWithPrices(playbook), {
      locale,
      currency: provider.currency,
      basis: priceBasisOf(provider),
    });
    return [{ service_type_id: id, lines }];
  });
}
