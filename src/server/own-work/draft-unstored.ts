import { estimateQuote } from '#domain/estimate/estimate-quote.ts';
import type { Estimate } from '#domain/estimate/estimated-line.ts';
import { extractSections } from '#domain/estimate/extract-sections.ts';
import type { Fact } from '#domain/estimate/fact.ts';
import type { PriceBasis } from '#domain/estimate/pricing/starter-price.ts';
import { readUrgency } from '#domain/estimate/reading/read-urgency.ts';
import type { Locale } from '#domain/locale.ts';
import type { OwnWork } from '#domain/own-work/own-work.ts';
import { rulesWithOwn, settledEstimate } from '#domain/own-work/with-own-work.ts';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import { defaultRate } from '#domain/provider/tax-identity.ts';
import { taxModeOf, totalQuote } from '#domain/quote/totals.ts';
import type { RequestWords } from '#server/intake/words-of-request.ts';
import type { InstalledPlaybooks } from '#server/playbooks/installed-playbooks.ts';
import { priceBasisOf } from '#server/pricing/price-basis.ts';
import type { ProviderRow } from '#server/providers/provider-store.ts';
import { playbookWithOwn } from './load-own-work.ts';

interface Unstored {
  /** What is read; empty where nothing is said. */
  readonly words: RequestWords;
  /** Of the draft. */
  readonly locale: Locale;
  readonly base: Playbook;
  readonly work: OwnWork;
  readonly provider: ProviderRow;
  readonly playbooks: InstalledPlaybooks;
  /** YYYY-MM-DD, for days that the text names. */
  readonly today?: string;
  readonly basis?: PriceBasis;
  /** What is taken for granted beside what the text says. */
  readonly assumed?: (playbook: Playbook) => readonly Fact[];
}

export interface UnstoredDraft {
  readonly estimate: Estimate;
  /** By the provider's own price, of each line. */
  readonly areOwn: readonly boolean[];
  readonly partTitles: ReadonlyMap<string, string>;
  /** Null where a line has no price. */
  readonly totalMinor: number | null;
}

/** A request drafted the way every quote is, of which nothing is stored. */
export function draftUnstored(given: Unstored): UnstoredDraft {
  const { words, locale, base, work, provider, playbooks, today } = given;
  const playbook = playbookWithOwn(base, playbooks, work);
  const { sections, job_facts } = extractSections({ ...words, titlesIn: locale, playbook, today });
  const rules = rulesWithOwn(base, work);
  const drafted = estimateQuote({
    playbook,
    sections,
    jobFacts: [...(given.assumed?.(playbook) ?? []), ...job_facts],
    rules,
    serviceTypeId: work.serviceTypeId,
    currency: provider.currency,
    locale,
    taxRate: defaultRate(provider.taxRates),
    basis: given.basis ?? priceBasisOf(provider),
    urgency: words.text === '' ? null : readUrgency(words.text, words.locale),
  });
  const own = new Set(rules.map(({ id }) => id));
  const estimate = settledEstimate(drafted, { base, work, sections });
  return {
    estimate,
    areOwn: drafted.lines.map(({ pricing_rule_id: id }) => id !== null && own.has(id)),
    partTitles: new Map(sections.map(({ key, title }) => [key, title])),
    totalMinor: totalOf(estimate.lines, provider),
  };
}

function totalOf(lines: Estimate['lines'], { isTaxRegistered, pricesIncludeTax }: ProviderRow): number | null {
  if (lines.some(({ unit_price_minor }) => unit_price_minor === null)) return null;
  const summed = totalQuote({
    lines: lines.map((line, index) => ({
      id: String(index),
      quantity: line.quantity,
      unitPriceMinor: line.unit_price_minor,
      taxRate: line.tax_rate,
      isCounted: true,
    })),
    taxMode: taxModeOf({ chargesTax: isTaxRegistered, pricesIncludeTax }),
    discountPercent: 0,
  });
  return summed.ok ? summed.totals.totalMinor : null;
}
