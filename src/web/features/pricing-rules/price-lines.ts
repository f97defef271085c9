import { linesWithPrices } from '#domain/estimate/pricing/choose-rule.ts';
import type { Locale } from '#domain/locale.ts';
import type { PlaybookLine } from '#domain/playbooks/playbook.ts';
import { playbookOf } from '#domain/playbooks/registry.ts';
import { textOf, textsOf } from '#domain/playbooks/texts/load-texts.ts';
import type { PriceRule } from '#web/api/pricing-rules.ts';
import type { ServiceType } from '#web/api/services.ts';

/** One kind of work that a service's estimate is made of, and that a rule can price. */
export interface PriceLine {
  readonly key: string;
  readonly label: string;
  readonly category: PlaybookLine['category'];
  readonly unit: PriceRule['unit'];
  /** Empty where the unit's own name says it. */
  readonly unitLabel: string;
}

const measureLabels = { m: 'm', m2: 'm²', h: 'h', number: '', unit: '' } as const;

/** What an estimate of this service type may hold, in the reader's language; empty where there is no playbook. */
export function priceLinesOf(type: Pick<ServiceType, 'slug'> | undefined, locale: Locale): PriceLine[] {
  const playbook = type && playbookOf(type.slug);
  if (!playbook) return [];
  const texts = textsOf(playbook, locale);
  return linesWithPrices(playbook).map(({ key, category, unit, measure, unit_label }) => ({
    key,
    label: textOf(texts.lines, key),
    category,
    unit,
    unitLabel: unit_label ? textOf(texts.units, unit_label) : measureLabels[measure],
  }));
}

/** A rule's line in words, also where its playbook has moved on. */
export function priceLineLabel(key: string, lines: readonly PriceLine[]): string {
  return lines.find((line) => line.key === key)?.label ?? key.replaceAll('_', ' ');
}
