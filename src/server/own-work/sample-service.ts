import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { estimateQuote } from '#domain/estimate/estimate-quote.ts';
import { extractSections } from '#domain/estimate/extract-sections.ts';
import type { Locale } from '#domain/locale.ts';
import { sampleFacts } from '#domain/own-work/sample-facts.ts';
import { rulesWithOwn, settledEstimate } from '#domain/own-work/with-own-work.ts';
import { defaultRate } from '#domain/provider/tax-identity.ts';
import { lineAmountMinor } from '#domain/quote/line-amount.ts';
import { type TaxMode, taxModeOf, totalQuote } from '#domain/quote/totals.ts';
import type { InstalledPlaybooks } from '#server/playbooks/installed-playbooks.ts';
import { priceBasisOf } from '#server/pricing/price-basis.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { requireServiceType } from '#server/services/refuse-unknown-service.ts';
import { loadOwnWork, playbookWithOwn } from './load-own-work.ts';

type Sample = z.input<(typeof endpoints)['sampleService']['response']>;

/** An everyday job of a service, drafted the way every quote is. @throws Problem not_found */
export async function sampleService(
  scope: ProviderScope,
  serviceTypeId: string,
  { playbooks, locale }: { readonly playbooks: InstalledPlaybooks; readonly locale: Locale },
): Promise<Sample> {
  const type = await requireServiceType(scope.db, serviceTypeId);
  const base = playbooks.of(type.slug) ?? playbooks.general;
  const [work, provider] = await Promise.all([
    loadOwnWork(scope, { serviceTypeId, title: '', locale }),
    findProvider(scope),
  ]);
  const playbook = playbookWithOwn(base, playbooks, work);
  // A request that says nothing: one part, of which everything is as it usually is.
  const { sections } = extractSections({ text: '', locale, playbook });
  const { currency } = provider;
  const taxRate = defaultRate(provider.taxRates);
  const jobFacts = sampleFacts(playbook);
  const rules = rulesWithOwn(base, work);
  const priced = { rules, serviceTypeId, currency, locale, taxRate, basis: priceBasisOf(provider) };
  const drafted = estimateQuote({ playbook, sections, jobFacts, ...priced });
  const { lines } = settledEstimate(drafted, { base, work, sections });
  const own = new Set(rules.map(({ id }) => id));
  const areOwn = drafted.lines.map(({ pricing_rule_id: id }) => id !== null && own.has(id));
  return {
    lines: lines.map((line, index) => ({
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      unit_label: line.unit_label,
      unit_price_minor: line.unit_price_minor,
      net_minor: line.unit_price_minor === null ? null : lineAmountMinor(line.quantity, line.unit_price_minor),
      is_own_price: areOwn[index] ?? false,
    })),
    total_minor: totalOf(
      lines,
      taxModeOf({ chargesTax: provider.isTaxRegistered, pricesIncludeTax: provider.pricesIncludeTax }),
    ),
  };
}

function totalOf(lines: ReturnType<typeof settledEstimate>['lines'], taxMode: TaxMode): number | null {
  if (lines.some(({ unit_price_minor }) => unit_price_minor === null)) return null;
  const summed = totalQuote({
    lines: lines.map((line, index) => ({
      id: String(index),
      quantity: line.quantity,
      unitPriceMinor: line.unit_price_minor,
      taxRate: line.tax_rate,
      isCounted: true,
    })),
    taxMode,
    discountPercent: 0,
  });
  return summed.ok ? summed.totals.totalMinor : null;
}
