import { formatMoney } from '../money.ts';
import { textOf, textsOf } from '../playbooks/texts-of.ts';
import type { JobStrategy } from '../pricing/strategy.ts';
import type { EstimatedLine } from './estimated-line.ts';
import type { Evidence } from './evidence.ts';
import { confidenceOf, type EvidenceInput, evidenceOf, starterEvidence } from './line-evidence.ts';
import type { JobCharge, RuledCharge, SetUpCharge } from './pricing/job-charges.ts';
import type { TopUp } from './pricing/minimum-charge.ts';
import type { EffectInput } from './pricing/price-effects.ts';
import type { PricedItem } from './pricing/price-item.ts';
import { engineText } from './texts/engine-text.ts';

/** What the lines of a draft are made by. */
export type Drafting = EffectInput & {
  /** Percent, for lines whose rule has none. */
  readonly taxRate: number;
  /** The customer's own words for a job that cannot wait; null or absent when it can. */
  readonly urgency?: string | null | undefined;
  readonly evidence: EvidenceInput;
};

export function draftingOf(input: Omit<Drafting, 'texts' | 'evidence'>): Drafting {
  const texts = textsOf(input.playbook, input.locale);
  const evidence: EvidenceInput = {
    texts,
    locale: input.locale,
    currency: input.currency,
    severalSections: input.sections.length > 1,
    kindRequirement: input.playbook.sections.requirement,
    jobFacts: input.jobFacts,
  };
  return { ...input, texts, evidence };
}

export function lineFrom(priced: PricedItem, input: Drafting): EstimatedLine {
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
    unit_cost_minor: price.from === 'rule' ? price.costMinor : null,
    pricing_rule_id: price.from === 'rule' ? price.rule.id : null,
    tax_rate: price.from === 'rule' ? (price.rule.taxRate ?? input.taxRate) : input.taxRate,
    confidence: confidenceOf(priced, input.playbook.sections.requirement),
    evidence: evidenceOf(priced, input.evidence),
  };
}

const minimumCharge: JobStrategy = 'minimum_charge';

export function topUpLine(topUp: TopUp, input: Drafting): EstimatedLine {
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
    playbook_line: minimumCharge,
    category: 'other',
    description: engineText(input.locale, lineKey ? 'line.rule_minimum' : 'line.minimum_charge', values),
    quantity: 1,
    unit: 'fixed',
    unit_label: '',
    unit_price_minor: topUp.amountMinor,
    unit_cost_minor: null,
    pricing_rule_id: rule?.id ?? null,
    tax_rate: rule?.taxRate ?? input.taxRate,
    confidence: 0.9,
    evidence: [{ kind: 'rule', ...(rule ? { id: rule.id } : {}), text, value: values.minimum }],
  };
}

/** A charge on the whole job as its own line, called by its rule's name. */
export function chargeLine(charge: JobCharge, input: Drafting): EstimatedLine {
  return charge.rule ? ruledLine(charge, input) : setUpLine(charge, input);
}

function setUpLine(charge: SetUpCharge, input: Drafting): EstimatedLine {
  const price = starterEvidence(charge.build, charge.unitLabel, input.evidence);
  return {
    section_key: null,
    playbook_line: charge.key,
    category: 'labour',
    description: engineText(input.locale, 'line.set_up'),
    quantity: charge.quantity,
    unit: charge.unit,
    unit_label: charge.unitLabel,
    unit_price_minor: charge.unitMinor,
    unit_cost_minor: charge.costMinor,
    pricing_rule_id: null,
    tax_rate: input.taxRate,
    confidence: 0.9,
    evidence: [price, { kind: 'formula', text: charge.trace }],
  };
}

function ruledLine(charge: RuledCharge, input: Drafting): EstimatedLine {
  const { rule, unitMinor } = charge;
  const words: Evidence[] = [];
  if (charge.key === 'urgency' && input.urgency) {
    const text = engineText(input.locale, 'evidence.urgency', { quote: input.urgency });
    words.push({ kind: 'request', text, value: input.urgency });
  }
  const price: Evidence =
    unitMinor === null
      ? { kind: 'assumption', text: engineText(input.locale, 'evidence.unpriced') }
      : chargePrice(charge, unitMinor, input);
  return {
    section_key: null,
    playbook_line: charge.key,
    category: rule.costCategory,
    description: rule.name,
    quantity: charge.quantity,
    unit: charge.unit,
    unit_label: charge.unitLabel,
    unit_price_minor: unitMinor,
    unit_cost_minor: charge.costMinor,
    pricing_rule_id: rule.id,
    tax_rate: rule.taxRate ?? input.taxRate,
    confidence: 0.9,
    evidence: [...words, price, { kind: 'formula', text: charge.trace }],
  };
}

function chargePrice({ rule }: RuledCharge, unitMinor: number, input: Drafting): Evidence {
  const rate = formatMoney(unitMinor, input.currency, input.locale);
  const text = engineText(input.locale, 'evidence.rule', { name: rule.name, rate });
  return { kind: 'rule', id: rule.id, text, label: rule.name, value: rate };
}
