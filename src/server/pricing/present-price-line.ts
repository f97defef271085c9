import type { z } from 'zod';
import type { priceLine } from '#contract/pricing-rules.ts';
import type { Currency } from '#domain/currency.ts';
import { builtUp, type PriceBasis } from '#domain/estimate/pricing/starter-price.ts';
import { unitName } from '#domain/estimate/pricing/work-item.ts';
import type { Locale } from '#domain/locale.ts';
import type { Playbook, PlaybookLine } from '#domain/playbooks/playbook.ts';
import { textOf, textsOf } from '#domain/playbooks/texts-of.ts';

/** For whom lines are shown: in which language, and with rates of which currency. */
export interface Reader {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly basis?: PriceBasis | undefined;
}

/** Lines of one playbook, as the provider reads them. */
export function presentPriceLines(
  playbook: Playbook,
  lines: readonly PlaybookLine[],
  { locale, currency, basis }: Reader,
): z.input<typeof priceLine>[] {
  const texts = textsOf(playbook, locale);
  return lines.map((line) => ({
    key: line.key,
    label: textOf(texts.lines, line.key),
    category: line.category,
    unit: line.unit,
    unit_label: unitName(line, texts, locale),
    is_main: line.main === true,
    usual_rate_minor: builtUp({ playbook, currency, basis }, line.key)?.unitMinor ?? null,
  }));
}
