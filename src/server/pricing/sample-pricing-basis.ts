import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { type SampleSize, sampleJob, sampleSizes } from '#domain/estimate/pricing/sample-jobs.ts';
import { builtUpHours } from '#domain/estimate/pricing/starter-price.ts';
import type { Locale } from '#domain/locale.ts';
import type { PlaybookList } from '#domain/playbooks/playbook-list.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { presentServiceType } from '#server/services/present-catalogue.ts';
import { listOfferedTypes } from '#server/services/service-store.ts';
import { priceBasisOf } from './price-basis.ts';
import { listActiveRules } from './pricing-rule-store.ts';

type Endpoint = (typeof endpoints)['samplePricingBasis'];

const mostSamples = 3;
const bySize: readonly SampleSize[] = ['small', 'usual', 'large'];

/** A job of each of three services; of fewer services also a small and a large one. */
export async function samplePricingBasis(
  scope: ProviderScope,
  given: z.output<Endpoint['body']>,
  { locale, playbooks }: { readonly locale: Locale; readonly playbooks: PlaybookList },
): Promise<z.input<Endpoint['response']>> {
  const [offered, rules, provider] = await Promise.all([
    listOfferedTypes(scope),
    listActiveRules(scope),
    findProvider(scope),
  ]);
  const { currency } = provider;
  const stored = priceBasisOf(provider);
  const basis = {
    ...stored,
    hourMinor: given.hour_minor === undefined ? stored.hourMinor : given.hour_minor,
    markupPercent: given.materials_markup_percent === undefined ? stored.markupPercent : given.materials_markup_percent,
  };
  const known = offered.flatMap((type) => {
    const playbook = playbooks.of(type.slug);
    return playbook ? [{ type, playbook }] : [];
  });
  const jobs = sampleSizes
    .flatMap((size) => known.map((one) => ({ ...one, size })))
    .slice(0, mostSamples)
    .toSorted((a, b) => bySize.indexOf(a.size) - bySize.indexOf(b.size));
  return {
    samples: jobs.map(({ type, playbook, size }) => {
      const job = sampleJob(playbook, size, { rules, serviceTypeId: type.id, currency, locale, basis });
      const usual = builtUpHours({ playbook, currency, basis: { country: stored.country } }, 1);
      const { id, name } = presentServiceType(type, playbooks, locale);
      return {
        service_type: { id, name },
        size: job.size,
        net_minor: job.netMinor,
        usual_hour_minor: usual?.unitMinor ?? null,
      };
    }),
    usual_markup_percent: known[0]?.playbook.starter_prices.markup_percent ?? null,
  };
}
