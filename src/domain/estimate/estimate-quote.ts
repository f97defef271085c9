import type { Currency } from '../currency.ts';
import type { Locale } from '../locale.ts';
import { toQuantity } from '../measure/decimal.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import type { PricingRule } from '../pricing/rule.ts';
import { assumptionsOf } from './assumptions.ts';
import { chargeLine, type Drafting, draftingOf, lineFrom, topUpLine } from './draft-lines.ts';
import type { Estimate, EstimatedExtra } from './estimated-line.ts';
import type { Fact, Section } from './fact.ts';
import { jobChargesFor } from './pricing/job-charges.ts';
import { topUpsFor } from './pricing/minimum-charge.ts';
import { openEffects, spreadOf } from './pricing/price-effects.ts';
import { priceWork, sumNet } from './pricing/price-item.ts';
import { rangeOf } from './pricing/range.ts';
import { hoursOf } from './pricing/rule-quantity.ts';
import type { PriceBasis } from './pricing/starter-price.ts';
import { type Work, workOf } from './pricing/work-item.ts';

export interface EstimateInput {
  readonly playbook: Playbook;
  readonly sections: readonly Section[];
  readonly jobFacts: readonly Fact[];
  /** All of the provider's rules; inactive ones and those of other services are left out here. */
  readonly rules: readonly PricingRule[];
  /** The id that rules carry for this service type; null when the provider's catalogue has none. */
  readonly serviceTypeId: string | null;
  readonly currency: Currency;
  readonly locale: Locale;
  /** Percent, for lines whose rule has none. */
  readonly taxRate: number;
  /** Where the provider works, and an hour and a markup of their own, for what none of their rules prices. */
  readonly basis?: PriceBasis | undefined;
  /** The customer's own words for a job that cannot wait; null or absent when it can. */
  readonly urgency?: string | null | undefined;
}

function extrasFrom(work: Work, input: Drafting): EstimatedExtra[] {
  return input.playbook.extras.flatMap(({ key, when }) => {
    const items = work.items.filter((item) => item.line.extra === key);
    const lines = priceWork(items, input).map((item) => lineFrom(item, input));
    const texts = Object.hasOwn(input.texts.extras, key) ? input.texts.extras[key] : undefined;
    if (!lines.length || !work.holds(when, null)) return [];
    return [{ key, title: texts?.title ?? key, description: texts?.description ?? '', lines }];
  });
}

/** What one part that is only perhaps wanted adds: its own lines, without charges on the whole job. */
function optionalPart(section: Section, input: EstimateInput): Pick<Estimate, 'lines' | 'assumptions'> {
  const drafting = draftingOf({ ...input, sections: [section] });
  const work = workOf(drafting);
  const items = work.items.filter((item) => item.line.extra === undefined && item.section?.key === section.key);
  return {
    lines: priceWork(items, drafting).map((item) => lineFrom(item, drafting)),
    assumptions: assumptionsOf(work, drafting).filter(({ section_key }) => section_key === section.key),
  };
}

/**
 * Quantities from formulas over the facts, prices from the provider's rules first, then starter rates. Pure and total: with
 * odd facts it gives fewer lines, never an error. Sections come out in the order they went in, the whole job's lines last.
 */
export function estimateQuote(given: EstimateInput): Estimate {
  const input = { ...given, sections: given.sections.filter(({ is_optional }) => !is_optional) };
  const optional = given.sections.filter(({ is_optional }) => is_optional).map((one) => optionalPart(one, given));
  const drafting = draftingOf(input);
  const work = workOf(drafting);
  const priced = priceWork(
    work.items.filter((item) => item.line.extra === undefined),
    drafting,
  );
  const charges = jobChargesFor(priced, drafting);
  const topUps = topUpsFor(priced, charges, drafting);
  const places = [...input.sections.map((section) => section.key), null];
  const ordered = places.flatMap((key) => priced.filter(({ item }) => (item.section?.key ?? null) === key));
  const netMinor = sumNet(priced) + sumNet(charges) + topUps.reduce((sum, topUp) => sum + topUp.amountMinor, 0);
  const hours = priced.filter(({ item }) => item.line.category === 'labour').map(({ item }) => hoursOf(item));
  return {
    lines: [
      ...ordered.map((item) => lineFrom(item, drafting)),
      ...charges.map((charge) => chargeLine(charge, drafting)),
      ...topUps.map((topUp) => topUpLine(topUp, drafting)),
    ],
    optional_lines: optional.flatMap(({ lines }) => lines),
    assumptions: [...assumptionsOf(work, drafting), ...optional.flatMap(({ assumptions }) => assumptions)],
    extras: extrasFrom(work, drafting),
    range: rangeOf(netMinor, priced, spreadOf(openEffects(drafting))),
    hours: hours.reduce((sum, one) => (one ? toQuantity(one.plus(sum), 2) : sum), 0),
  };
}
