import type { Currency } from '../currency.ts';
import type { Locale } from '../locale.ts';
import { toQuantity } from '../measure/decimal.ts';
import { formatMoney } from '../money.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import { engineText, textOf, textsOf } from '../playbooks/texts/load-texts.ts';
import type { PricingRule } from '../pricing/rule.ts';
import { assumptionsOf } from './assumptions.ts';
import type { Estimate, EstimatedExtra, EstimatedLine } from './estimated-line.ts';
import type { Fact, Section } from './fact.ts';
import { confidenceOf, type EvidenceInput, evidenceOf } from './line-evidence.ts';
import { minimumChargeKey } from './pricing/choose-rule.ts';
import { sumNet, type TopUp, topUpsFor } from './pricing/minimum-charge.ts';
import { type EffectInput, openEffects, spreadOf } from './pricing/price-effects.ts';
import { type PricedItem, priceItem } from './pricing/price-item.ts';
import { rangeOf } from './pricing/range.ts';
import { hoursOf } from './pricing/rule-quantity.ts';
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
}

type Drafting = EffectInput & { readonly taxRate: number; readonly evidence: EvidenceInput };

function draftingOf(input: EstimateInput): Drafting {
  const texts = textsOf(input.playbook, input.locale);
  const evidence: EvidenceInput = {
    texts,
    locale: input.locale,
    currency: input.currency,
    severalSections: input.sections.length > 1,
    kindRequirement: input.playbook.sections.requirement,
  };
  return { ...input, texts, evidence };
}

function lineFrom(priced: PricedItem, input: Drafting): EstimatedLine {
  const { item, price } = priced;
  return {
    section_key: item.section?.key ?? null,
    playbook_line: item.line.key,
    category: item.line.category,
    description: textOf(input.texts.lines, item.line.key),
    quantity: priced.quantity,
    unit: priced.unit,
    unit_label: priced.unitLabel,
    unit_price_minor: price.from === 'nowhere' ? null : price.unitMinor,
    pricing_rule_id: price.from === 'rule' ? price.rule.id : null,
    tax_rate: price.from === 'rule' ? (price.rule.taxRate ?? input.taxRate) : input.taxRate,
    confidence: confidenceOf(priced, input.playbook.sections.requirement),
    evidence: evidenceOf(priced, input.evidence),
  };
}

function topUpLine(topUp: TopUp, input: Drafting): EstimatedLine {
  const { rule, lineKey } = topUp;
  const values = {
    minimum: formatMoney(topUp.minimumMinor, input.currency, input.locale),
    net: formatMoney(topUp.netMinor, input.currency, input.locale),
    name: rule?.name ?? '',
    line: lineKey ? textOf(input.texts.lines, lineKey) : '',
  };
  const text = engineText(input.locale, rule ? 'evidence.rule_minimum' : 'evidence.minimum', values);
  return {
    section_key: null,
    playbook_line: minimumChargeKey,
    category: 'other',
    description: engineText(input.locale, lineKey ? 'line.rule_minimum' : 'line.minimum_charge', values),
    quantity: 1,
    unit: 'fixed',
    unit_label: '',
    unit_price_minor: topUp.amountMinor,
    pricing_rule_id: rule?.id ?? null,
    tax_rate: rule?.taxRate ?? input.taxRate,
    confidence: 0.9,
    evidence: [{ kind: 'rule', ...(rule ? { id: rule.id } : {}), text, value: values.minimum }],
  };
}

function extrasFrom(work: Work, input: Drafting): EstimatedExtra[] {
  return input.playbook.extras.flatMap(({ key, when }) => {
    const lines = work.items
      .filter((item) => item.line.extra === key)
      .map((item) => lineFrom(priceItem(item, input), input));
    const texts = Object.hasOwn(input.texts.extras, key) ? input.texts.extras[key] : undefined;
    if (!lines.length || !work.holds(when, null)) return [];
    return [{ key, title: texts?.title ?? key, description: texts?.description ?? '', lines }];
  });
}

/**
 * Quantities from formulas over the facts, prices from the provider's rules first, then starter rates. Pure and total: with
 * odd facts it gives fewer lines, never an error. Sections come out in the order they went in, the whole job's lines last.
 */
export function estimateQuote(input: EstimateInput): Estimate {
  const drafting = draftingOf(input);
  const work = workOf(drafting);
  const priced = work.items.filter((item) => item.line.extra === undefined).map((item) => priceItem(item, drafting));
  const topUps = topUpsFor(priced, drafting);
  const places = [...input.sections.map((section) => section.key), null];
  const ordered = places.flatMap((key) => priced.filter(({ item }) => (item.section?.key ?? null) === key));
  const netMinor = sumNet(priced) + topUps.reduce((sum, topUp) => sum + topUp.amountMinor, 0);
  const hours = priced.filter(({ item }) => item.line.category === 'labour').map(({ item }) => hoursOf(item));
  return {
    lines: [...ordered.map((item) => lineFrom(item, drafting)), ...topUps.map((topUp) => topUpLine(topUp, drafting))],
    assumptions: assumptionsOf(work, drafting),
    extras: extrasFrom(work, drafting),
    range: rangeOf(netMinor, priced, spreadOf(openEffects(drafting))),
    hours: hours.reduce((sum, one) => (one ? toQuantity(one.plus(sum), 2) : sum), 0),
  };
}
