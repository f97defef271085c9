import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { type SamplePrice, type SampleWork, sampleLine, samplePrice } from '#domain/estimate/pricing/sample-price.ts';
import { unitName } from '#domain/estimate/pricing/work-item.ts';
import type { Locale } from '#domain/locale.ts';
import type { PlaybookList } from '#domain/playbooks/playbook-list.ts';
import { textOf, textsOf } from '#domain/playbooks/texts-of.ts';
import { usualAmount } from '#domain/pricing/price-sample.ts';
import type { PricingRule } from '#domain/pricing/rule.ts';
import { defaultRate } from '#domain/provider/tax-identity.ts';
import { taxModeOf } from '#domain/quote/totals.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { findServiceTypes } from '#server/services/service-store.ts';
import { ruleAsWritten } from './rule-as-written.ts';

type Written = z.output<(typeof endpoints)['samplePricingRule']['body']>;
type Sample = z.input<(typeof endpoints)['samplePricingRule']['response']>;

interface Reading {
  readonly locale: Locale;
  readonly playbooks: PlaybookList;
}

/** What some work would cost by a price that is still being written, worked out the way estimates are. */
export async function samplePricingRule(
  scope: ProviderScope,
  { rule: fields, amount }: Written,
  reading: Reading,
): Promise<Sample> {
  const rule = { ...ruleAsWritten(fields), id: 'written', name: '', isActive: true };
  const [work, provider] = await Promise.all([findWork(scope, rule, reading), findProvider(scope)]);
  const counted_in = work?.line.measure ?? rule.unit;
  const price = samplePrice({
    rule,
    work,
    quantity: amount?.counted_in === counted_in ? amount.quantity : usualAmount[counted_in],
    tax: {
      rate: defaultRate(provider.taxRates),
      mode: taxModeOf({ chargesTax: provider.isTaxRegistered, pricesIncludeTax: provider.pricesIncludeTax }),
    },
    currency: provider.currency,
    locale: reading.locale,
  });
  return {
    work: work && {
      label: textOf(work.texts.lines, work.line.key),
      unit_label: unitName(work.line, work.texts, reading.locale),
      counted_in,
    },
    price: presentSample(price),
  };
}

/** The first work of the rule's service that it would price; null where no playbook knows any. */
async function findWork(
  scope: ProviderScope,
  rule: PricingRule,
  { locale, playbooks }: Reading,
): Promise<SampleWork | null> {
  const [type] = rule.serviceTypeId === null ? [] : await findServiceTypes(scope.db, [rule.serviceTypeId]);
  const playbook = type && playbooks.of(type.slug);
  const line = playbook && sampleLine(playbook, rule);
  return line ? { playbook, line, texts: textsOf(playbook, locale) } : null;
}

function presentSample(sample: SamplePrice): Sample['price'] {
  if (!sample.ok) return sample;
  return {
    ok: true,
    quantity: sample.quantity,
    unit_label: sample.unitLabel,
    step: sample.step,
    unit_price_minor: sample.unitMinor,
    work_minor: sample.workMinor,
    top_up_minor: sample.topUpMinor,
    tax_rate: sample.taxRate,
    tax_minor: sample.taxMinor,
    total_minor: sample.totalMinor,
    minimum_below: sample.minimumBelow,
  };
}
